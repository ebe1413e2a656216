"""The sequence of play (ROUND, AID)."""

import pytest

from delvers.games.plungin.rules.state.fixtures import Door, Hazard
from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.game import Game
from tests.games.plungin.rules.construction import opened
from tests.games.plungin.rules.scene import act, cited, hero, options, scene, shown, state_of, told

FOUR = ("brannoc_vale", "sable_wick", "sister_ivenne", "orrin_ashgrove")


def turns(game: Game) -> list[str]:
    """Whose turns there have been, in order."""
    return [one["who"] for one in told(game, "turn_began")]


def pass_turn(game: Game) -> None:
    """Whoever is asked passes."""
    seat = next(iter(game.pending))
    act(game, seat, "pass")


def test_a_copy_made_in_the_first_turn_of_a_round_is_in_the_same_round() -> None:
    game = scene(*FOUR, seats=1)
    act(game, 0, "act brannoc_vale")
    twin = game.copy()
    assert state_of(twin).round == state_of(game).round == 1
    assert twin.view(0) == game.view(0)


@pytest.mark.rule("DP-ROUND-03", "DP-ROUND-10", "DP-AID-17", "DP-AID-18")
def test_every_hero_has_a_turn_then_the_monsters_then_a_new_round_begins() -> None:
    game = scene(*FOUR, monsters=[("orc", (5, 5))])
    for _ in range(4):
        assert "monsters_turn" not in [event.kind for event in game.events]
        pass_turn(game)
    while "round_began" not in [event.kind for event in game.events][2:]:
        seat = next(iter(game.pending))
        act(game, seat, options(game, seat)[0])
    assert cited(game, "round_began") == ["DP-ROUND-03"] * 2
    kinds = [event.kind for event in game.events if event.kind in ("monsters_turn", "round_began")]
    assert kinds == ["round_began", "monsters_turn", "round_began"]
    assert turns(game)[:4] == [*FOUR]


@pytest.mark.rule("DP-ROUND-04", "DP-ROUND-13")
def test_turns_go_clockwise_from_the_same_first_player_in_every_round() -> None:
    game = scene(*FOUR)
    state_of(game).first = 2
    for _ in range(4):
        pass_turn(game)
    for _ in range(4):
        pass_turn(game)
    order = ["sister_ivenne", "orrin_ashgrove", "brannoc_vale", "sable_wick"]
    assert turns(game)[4:8] == order
    pass_turn(game)
    assert turns(game)[8:] == [order[0], order[1]]


@pytest.mark.rule("DP-ROUND-05")
def test_after_a_turn_the_same_players_other_hero_or_the_player_on_the_left_goes_on() -> None:
    game = scene(*FOUR, seats=2)
    assert options(game, 0) == ("act brannoc_vale", "act sister_ivenne")
    act(game, 0, "act sister_ivenne", "pass")
    assert options(game, 0) == ("act brannoc_vale", "pass on")
    assert game.pending[0].rule == "DP-ROUND-05"
    act(game, 0, "pass on")
    assert options(game, 1) == ("act sable_wick", "act orrin_ashgrove")
    act(game, 1, "act sable_wick", "pass", "act orrin_ashgrove", "pass")
    assert turns(game) == ["sister_ivenne", "sable_wick", "orrin_ashgrove", "brannoc_vale"]


@pytest.mark.rule("DP-ROUND-06", "DP-ROUND-14", "DP-AID-17")
def test_a_hero_has_up_to_two_actions_and_may_use_fewer() -> None:
    game = scene("brannoc_vale", "sable_wick", at=[(1, 1), (4, 4)])
    assert hero(game).actions == 2
    act(game, 0, "move", "east", "stop")
    assert hero(game).actions == 1
    act(game, 0, "pass")
    assert turns(game) == ["brannoc_vale", "sable_wick"]
    assert cited(game, "turn_began") == ["DP-ROUND-14"] * 2


@pytest.mark.rule("DP-ROUND-07")
def test_move_and_attack_can_be_used_only_once_in_a_turn() -> None:
    game = scene("brannoc_vale", at=[(1, 2)], monsters=[("orc", (2, 2))], dice=[1] * 9)
    assert {"move", "attack orc 10"} <= {*options(game, 0)}
    act(game, 0, "move", "west", "stop")
    assert "move" not in options(game, 0)
    game = scene("brannoc_vale", at=[(1, 2)], monsters=[("orc", (2, 2))], dice=[3] * 9)
    act(game, 0, "attack orc 10")
    assert "attack orc 10" not in options(game, 0)


@pytest.mark.rule("DP-ROUND-07")
def test_doors_may_be_opened_one_after_another() -> None:
    doors = {"north": Door(trap=""), "west": Door(trap="")}
    beyond = {"north": "room_6x6", "west": "room_6x6"}
    game = scene(at=[(2, 0)], doors=doors, beyond=beyond)
    act(game, 0, "open door 0", "move", "south", "south", "west", "west")
    assert "open door 1" in options(game, 0)


@pytest.mark.rule("DP-ROUND-01")
def test_the_goal_lies_behind_the_great_door() -> None:
    game = opened(1, 1, 1, 6, 1, 1, 4, 6, 4, door=Door(2, trap="", kind="great"))
    assert told(game, "unique_location") == [{"location": "eye_of_death"}]
    assert game.result is None


@pytest.mark.rule("DP-ROUND-14", "DP-AID-17")
def test_start_effects_come_before_the_actions_and_end_effects_after_them() -> None:
    game = scene("brannoc_vale", "sable_wick", conditions={0: {"bleeding": 0, "burning": 1}})
    assert len(told(game, "damaged")) == 1
    assert hero(game).life == 8
    assert "burning" in hero(game).conditions
    act(game, 0, "pass")
    assert len(told(game, "damaged")) == 2
    assert hero(game).life == 7
    assert "burning" not in hero(game).conditions


@pytest.mark.rule("DP-ROUND-11", "DP-ROUND-12", "DP-CONFLICT-14", "DP-MONSTER-17")
def test_the_latest_builder_handles_the_monsters() -> None:
    game = scene(
        "brannoc_vale",
        "sable_wick",
        at=[(5, 5), (2, 0)],
        doors={"north": Door(trap="")},
        dice=[1, 1],
    )
    assert shown(game)["builder"] == 0
    act(game, 0, "pass")
    act(game, 1, "open door 0")
    assert shown(game)["builder"] == 1


@pytest.mark.rule("DP-CONFLICT-15", "DP-ROUND-15")
def test_the_monster_nearest_to_a_hero_acts_first_then_by_order_of_placing() -> None:
    game = scene(
        at=[(0, 0)],
        monsters=[("goblin", (5, 5)), ("goblin", (2, 0)), ("goblin", (4, 4)), ("goblin", (0, 2))],
    )
    pass_turn(game)
    while len(told(game, "turn_began")) < 2 and game.pending:
        act(game, 0, options(game, 0)[-1])
    moved = [one["who"] for one in told(game, "monster_moved")]
    assert moved[:2] == ["goblin 11", "goblin 13"]
    assert moved.index("goblin 12") < moved.index("goblin 10")


@pytest.mark.rule("DP-ROUND-16", "DP-ROUND-17")
def test_what_goes_on_works_at_the_end_of_the_round_after_the_monsters() -> None:
    game = scene(at=[(0, 0)], monsters=[("orc", (5, 0))], dice=[])
    state = state_of(game)
    state.hazards.append(Hazard("choking_gas", [*state.ground], rounds=2, tile=0))
    before = len(state.hazards)
    pass_turn(game)
    while state_of(game).round == 1:
        act(game, 0, options(game, 0)[-1])
    kinds = [event.kind for event in game.events]
    assert kinds.index("monsters_turn") < len(kinds) - kinds[::-1].index("round_began")
    assert before == 1
    assert state_of(game).hazards[0].rounds == 1


@pytest.mark.rule("DP-ROUND-05", "DP-SETUP-17")
def test_only_where_it_was_agreed_may_heroes_act_in_any_order() -> None:
    free = scene(*FOUR, rules=Rules(free_hero_order=True))
    assert options(free, 0) == tuple(f"act {id}" for id in FOUR)
    assert "act sable_wick" not in options(scene(*FOUR), 0)
