"""The order of a round, who handles the monsters, and what works at its end (ROUND, ACTION)."""

import pytest

from delvers.games.plungin.rules.heroes.heroes import rules_from
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED, Duration
from delvers.games.plungin.rules.state.fixtures import Door, Hazard
from delvers.games.plungin.rules.state.state import Rules
from delvers.games.plungin.rules.turn.options import OPTIONS
from delvers.games.plungin.rules.turn.play import count, tell_outcome
from delvers.kernel.game import Game
from tests.games.plungin.rules.fights import face_off, pools
from tests.games.plungin.rules.objects import at_door
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    monster,
    options,
    place,
    scene,
    shown,
    state_of,
    told,
)


def kinds(game: Game) -> list[str]:
    """The kinds of all events, in order."""
    return [event.kind for event in game.events]


@pytest.mark.rule("DP-ROUND-02")
@pytest.mark.parametrize("won", [True, False])
def test_all_players_win_or_lose_together(won: bool) -> None:
    game = scene("brannoc_vale", "sable_wick", "tollo_finch")
    state = state_of(game)
    state.won, state.lost = won, not won
    assert count(state).winners == ((0, 1, 2) if won else ())
    assert count(state).why == "DP-ROUND-02"
    tell_outcome(game._table)
    assert cited(game, "adventure_won") == (["DP-ROUND-02"] if won else [])


@pytest.mark.rule("DP-ROUND-11", "DP-ROUND-12", "DP-CONFLICT-14")
@pytest.mark.parametrize("handler", [0, 1])
def test_the_player_who_built_last_chooses_for_the_monsters(handler: int) -> None:
    game = scene(
        "brannoc_vale",
        "sable_wick",
        at=[(1, 2), (3, 2)],
        monsters=[("orc", (2, 2))],
        abilities={0: [], 1: []},
    )
    state_of(game).builder = handler
    act(game, 0, "pass")
    act(game, 1, "pass")
    assert list(game.pending) == [handler]
    assert options(game, handler) == ("target brannoc_vale 0", "target sable_wick 1")
    act(game, handler, "target sable_wick 1")
    assert [roll.get("other") for roll in told(game, "rolled")][:1] == ["sable_wick"]


@pytest.mark.rule("DP-ROUND-12", "DP-CONFLICT-14")
@pytest.mark.parametrize(
    ("handler", "first", "round", "seat"),
    [
        ("builder", 0, 1, 2),
        ("first_player", 0, 1, 0),
        ("first_player", 1, 2, 1),
        ("in_turn", 0, 1, 0),
        ("in_turn", 0, 2, 1),
        ("in_turn", 0, 3, 2),
        ("in_turn", 0, 4, 0),
        ("in_turn", 2, 2, 0),
    ],
)
def test_the_group_agrees_on_who_handles_the_monsters(
    handler: str, first: int, round: int, seat: int
) -> None:
    names = ("brannoc_vale", "sable_wick", "sister_ivenne")
    game = scene(
        *names,
        at=[(1, 2), (3, 2), (5, 5)],
        monsters=[("orc", (2, 2))],
        abilities={0: [], 1: [], 2: []},
        rules=Rules(monster_handler=handler),
    )
    state_of(game).builder, state_of(game).first, state_of(game).round = 2, first, round
    for _ in names:
        waiting = game.waiting[0]
        act(game, waiting, "pass")
    assert list(game.pending) == [seat]
    assert options(game, seat) == ("target brannoc_vale 0", "target sable_wick 1")
    assert shown(game)["handler"] == seat
    assert told(game, "monsters_turn") == [{"seat": seat}]


@pytest.mark.rule("DP-ROUND-12")
def test_the_option_names_three_ways_to_handle_the_monsters() -> None:
    option = next(one for one in OPTIONS if one.name == "monster_handler")
    assert option.default == "builder"
    assert option.allowed == ("builder", "first_player", "in_turn")
    assert rules_from({"monster_handler": "in_turn"}).monster_handler == "in_turn"


@pytest.mark.rule("DP-ROUND-12", "DP-CONFLICT-14", "DP-MONSTER-17")
def test_who_opens_a_door_becomes_the_builder_and_stays_it() -> None:
    doors = {"north": Door(trap="")}
    game = scene("brannoc_vale", "sable_wick", at=[(5, 5), (2, 0)], doors=doors, dice=[1, 1])
    act(game, 0, "pass")
    act(game, 1, "open door 0")
    assert state_of(game).builder == 1


@pytest.mark.rule("DP-ROUND-15")
def test_a_monster_suffers_first_then_acts_then_its_conditions_end() -> None:
    game = face_off()
    monster(game).conditions.update({"bleeding": UNTIL_ENDED, "slowed": Duration.own_turns(1)})
    act(game, 0, "pass")
    after = kinds(game)
    assert after.index("damaged") < after.index("rolled") < after.index("condition_ended")
    assert monster(game).life == 5
    assert {*monster(game).conditions} == {"bleeding"}


@pytest.mark.rule("DP-ROUND-15", "DP-ACTION-01")
def test_a_monster_has_two_actions_of_which_a_stun_takes_one() -> None:
    game = face_off()
    monster(game).conditions["stunned"] = UNTIL_ENDED
    act(game, 0, "pass")
    assert pools(game, "orc 10 attack") == [6]
    both = face_off()
    monster(both).conditions.update({"stunned": UNTIL_ENDED, "trapped": UNTIL_ENDED})
    act(both, 0, "pass")
    assert pools(both, "orc 10 attack") == []


@pytest.mark.rule("DP-ROUND-16")
def test_the_lantern_burns_down_after_the_monsters_turn() -> None:
    game = scene(at=[(0, 0)], monsters=[("orc", (5, 5))], pack="lamplighters_road")
    state_of(game).oil = 5
    act(game, 0, "pass")
    assert state_of(game).oil == 4
    assert cited(game, "oil") == ["DP-ROUND-16"]
    assert kinds(game).index("monsters_turn") < kinds(game).index("oil")
    quiet = scene(at=[(0, 0)], pack="lamplighters_road")
    state_of(quiet).oil = 5
    act(quiet, 0, "pass")
    assert told(quiet, "oil") == []


@pytest.mark.rule("DP-ROUND-17", "DP-TRAP-16")
def test_gas_works_at_the_very_end_of_the_round() -> None:
    game = face_off(at=[(1, 2)])
    state_of(game).hazards.append(Hazard("choking_gas", [square_at(1, 2)], rounds=2, tile=0))
    act(game, 0, "pass")
    after = kinds(game)
    first = len(after) - after[::-1].index("monsters_turn")
    assert "caught" not in after[:first]
    attacked = after.index("rolled")
    assert attacked < after.index("caught") < len(after) - after[::-1].index("round_began")
    assert hero(game).life == 8


@pytest.mark.rule("DP-ACTION-06")
def test_a_move_is_told_with_its_clause_when_it_is_over() -> None:
    game = scene(at=[(0, 0)])
    act(game, 0, "move", "east", "south")
    assert told(game, "hero_moved") == []
    act(game, 0, "stop")
    assert cited(game, "hero_moved") == ["DP-ACTION-06"]
    assert place(game) == (1, 1)


@pytest.mark.rule("DP-CHECK-12", "DP-CHECK-14", "DP-CHECK-15")
@pytest.mark.parametrize(
    ("faces", "locked", "ruined"),
    [
        ((6, 1, 1, 3), False, True),
        ((6, 1, 3, 3), False, False),
        ((3, 3, 3, 3), True, False),
        ((1, 3, 3, 3), True, True),
    ],
)
def test_success_and_fumble_are_two_things(
    faces: tuple[int, ...], locked: bool, ruined: bool
) -> None:
    game = at_door(trap="", difficulty=1, dice=[*faces])
    act(game, 0, "pick door 0")
    door = state_of(game).doors[0]
    assert (door.is_locked, door.is_ruined) == (locked, ruined)
