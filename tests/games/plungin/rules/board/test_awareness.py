"""How far the noise of a blow is heard, and how rooms are left and found again (BREAK, REVISIT)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.board.awareness import aware_of
from delvers.games.plungin.rules.board.hazards import add_hazard
from delvers.games.plungin.rules.board.laying import join
from delvers.games.plungin.rules.board.map import beyond
from delvers.games.plungin.rules.board.placing import put_monster
from delvers.games.plungin.rules.explore.adventure import (
    is_deserted,
    leave_dungeon,
    next_stage,
    refill,
)
from delvers.games.plungin.rules.fight.life import kill
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.state.flow import AdventureEnds
from delvers.games.plungin.rules.state.state import State
from delvers.kernel.game import Game
from delvers.kernel.requests import Rule
from tests.games.plungin.rules.construction import lay, put_door, rolls
from tests.games.plungin.rules.objects import GEM, at_chest
from tests.games.plungin.rules.scene import act, cited, hero, monster, scene, shown, state_of, told


def row_of_rooms(count: int, at: int, **more: Any) -> Game:
    """Rooms joined by open doors, a locked chest in the first and an orc in one of them."""
    game = at_chest("brannoc_vale", locked=True, difficulty=3, **{"trap": "", **more})
    for number in range(count):
        x = 6 * (number + 1)
        lay(game, "room_6x6", (x, 0))
        door = put_door(game, number, "east", Door(trap="", is_open=True))
        join(state_of(game), door, number + 1, (square_at(x, 2), square_at(x, 3)))
    put_monster(game._table, "orc", square_at(6 * at + 5, 5)).is_met = True
    return game


def carry_out(rule: Rule[None]) -> None:
    """Go through with a rule; every question is answered with its first option."""
    answer: Any = None
    try:
        while True:
            ask: Any = rule.send(answer)
            answer = (ask.seat, ask.options[0])
    except StopIteration:
        return


def knows(state: State) -> bool:
    """Whether the monster knows of a hero."""
    return bool(aware_of(state, state.monsters[0]))


@pytest.mark.rule("DP-BREAK-03", "DP-CONFLICT-09")
@pytest.mark.parametrize(
    ("away", "before", "after"),
    [(2, True, True), (3, False, True), (4, False, True), (5, False, False)],
)
def test_a_blow_is_noticed_four_tiles_away_instead_of_two(
    away: int, before: bool, after: bool
) -> None:
    game = row_of_rooms(5, away, dice=[3] * 9)
    assert knows(state_of(game)) is before
    act(game, 0, "break chest 0")
    assert knows(state_of(game)) is after


@pytest.mark.rule("DP-BREAK-01", "DP-ATTN-05")
def test_a_blow_wakes_sleepers_two_tiles_away() -> None:
    game = row_of_rooms(3, 2, dice=[3] * 9)
    monster(game).state = "sleeping"
    act(game, 0, "break chest 0")
    assert monster(game).state == "surprised"


@pytest.mark.rule("DP-BREAK-10")
@pytest.mark.parametrize(("first", "found"), [(1, 0), (3, 1)])
def test_a_fumbled_blow_destroys_what_another_would_have_found(first: int, found: int) -> None:
    blows = [first, 3, 3, 3, 3, 3, *[6] * 6, GEM]
    game = at_chest("brannoc_vale", locked=True, difficulty=1, trap="", dice=blows)
    act(game, 0, "break chest 0", "pass", "break chest 0")
    assert state_of(game).chests[0].is_open
    assert len(told(game, "valuable_found")) == found


@pytest.mark.rule("DP-CONFLICT-75")
def test_strength_that_was_lent_is_used_with_the_blow() -> None:
    game = at_chest("brannoc_vale", "hroka_stonetooth", locked=True, difficulty=9, trap="")
    act(game, 0, "help break chest 0", "pass")
    act(game, 1, "break chest 0")
    assert state_of(game).chests[0].helpers == ()


# -- rooms left and found again --------------------------------------------------------------------


@pytest.mark.rule("DP-REVISIT-03", "DP-REVISIT-04")
@pytest.mark.parametrize(
    ("tile", "cleared", "deserted"),
    [
        ("room_6x6", True, True),
        ("room_6x6", False, False),
        ("corridor_straight", True, False),
        ("healing_fountain", True, True),
        ("armoury", True, True),
        ("eye_of_death", True, False),
    ],
)
def test_monsters_move_only_into_rooms_that_were_cleared(
    tile: str, cleared: bool, deserted: bool
) -> None:
    game = scene(tile=tile)
    state_of(game).tiles[0].was_cleared = cleared
    assert not is_deserted(state_of(game), 0)
    state_of(game).tiles[0].was_entered = True
    assert is_deserted(state_of(game), 0) is deserted
    put_monster(game._table, "orc", square_at(3, 5))
    assert not is_deserted(state_of(game), 0)


@pytest.mark.rule("DP-EXITDUN-07")
def test_after_a_return_an_armoury_has_monsters_again() -> None:
    game = scene(at=[(2, 3)], tile="armoury", location="armoury")
    carry_out(refill(game._table, hero(game), 0))
    assert rolls(game)[:1] == ["monsters"]
    assert state_of(game).monsters


@pytest.mark.rule("DP-EXITDUN-02")
def test_leaving_is_told_with_its_clause() -> None:
    game = scene(at=[(2, 5)], tile="entrance")
    with pytest.raises(AdventureEnds):
        next(leave_dungeon(game._table, hero(game)))
    assert cited(game, "left_dungeon") == ["DP-EXITDUN-02"]


@pytest.mark.rule("DP-TIME-01")
def test_a_new_stage_has_a_counter_of_its_own() -> None:
    game = scene(pack="bell_under_harrow")
    state_of(game).count = 9
    next_stage(game._table)
    assert (state_of(game).count, state_of(game).chapter) == (0, 1)
    assert shown(game)["marker"] == {"number": 5, "pink": False}
    assert cited(game, "stage_began") == ["DP-TIME-01"]


@pytest.mark.rule("DP-UNIQUE-11")
def test_who_defeats_the_demon_has_the_staff_and_has_done_a_task() -> None:
    more: dict[str, Any] = {"tile": "eye_of_death", "location": "eye_of_death", "carried": {0: []}}
    game = scene(at=[(0, 0)], monsters=[("demon", (2, 2)), ("gremlin", (5, 5))], **more)
    rule = kill(game._table, monster(game))
    for _ in rule:
        pass
    assert "task_recover_staff" in state_of(game).party.tasks
    assert state_of(game).party.quest == ["sacred_staff"]
    assert cited(game, "quest_object") == ["DP-UNIQUE-11"]


@pytest.mark.rule("DP-UNIQUE-12")
def test_the_adventure_goes_on_while_one_of_its_monsters_lives_elsewhere() -> None:
    more: dict[str, Any] = {"tile": "eye_of_death", "location": "eye_of_death"}
    game = scene(at=[(0, 0)], monsters=[("gremlin", (2, 2)), ("gremlin", (5, 5))], **more)
    lay(game, "room_6x6", (6, 0))
    strayed = monster(game, 11)
    state_of(game).who.pop(strayed.at)
    strayed.at = square_at(8, 3)
    for _ in kill(game._table, monster(game)):
        pass
    assert not state_of(game).won
    with pytest.raises(AdventureEnds):
        for _ in kill(game._table, strayed):
            pass
    assert state_of(game).won


# -- what the map shows ----------------------------------------------------------------------------


@pytest.mark.rule("DP-MAP-04", "DP-MAP-07")
def test_the_map_shows_traps_still_active_and_chests_not_opened() -> None:
    game = at_chest("brannoc_vale", trap="spear_trap", locked=True, aware=True)
    add_hazard(game._table, "pit_trap", [square_at(4, 4)], 0)
    assert [one["kind"] for one in shown(game)["hazards"]] == ["pit_trap"]
    assert [one["trap"] for one in shown(game)["chests"]] == ["spear_trap"]


@pytest.mark.rule("DP-DOOR-03", "DP-CONFLICT-36")
@pytest.mark.parametrize("is_open", [True, False])
def test_only_an_open_door_lets_anybody_through(is_open: bool) -> None:
    door = Door(trap="", is_open=is_open)
    game = scene(at=[(2, 0)], doors={"north": door}, beyond={"north": "room_6x6"})
    there = beyond(state_of(game), square_at(2, 0), 0)
    assert there == (square_at(2, -1) if is_open else None)
