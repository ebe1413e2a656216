"""Doors and chests: opening them (DOOR)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.explore.building import place_entrance
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Chest
from delvers.games.plungin.rules.state.state import Rules, State
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from delvers.kernel.table import Table
from tests.games.plungin.rules.objects import GEM, at_chest, at_door, chest_of, door_of, rolls_of
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    refused,
    scene,
    shown,
    state_of,
    told,
)


def plain_door(*heroes: str, **more: Any) -> Game:
    """Heroes before a door without lock or trap."""
    return at_door(*heroes, locked=False, trap="", difficulty=0, kind="normal", **more)


@pytest.mark.rule("DP-DOOR-01", "DP-CONFLICT-36")
def test_a_closed_door_bars_the_way_and_an_open_one_does_not() -> None:
    game = plain_door()
    assert door_of(game)["open"] is False
    act(game, 0, "move")
    assert "north" not in options(game, 0)
    act(game, 0, "open door 0", "north")
    assert place(game) == (2, -1)


@pytest.mark.rule("DP-DOOR-02", "DP-CONFLICT-34")
def test_opening_a_door_costs_no_action_and_a_move_goes_on_after_it() -> None:
    game = plain_door()
    act(game, 0, "move", "open door 0")
    assert hero(game).actions == 1
    assert cited(game, "door_opened") == ["DP-DOOR-02"]
    act(game, 0, "north", "north", "north", "north")
    assert place(game) == (2, -4)


@pytest.mark.rule("DP-CONFLICT-34", "DP-CONFLICT-35")
def test_doors_and_chests_are_opened_even_when_no_action_is_left() -> None:
    game = plain_door()
    act(game, 0, "nothing", "nothing")
    assert options(game, 0) == ("open door 0", "pass")
    chest = at_chest(trap="", dice=[GEM])
    act(chest, 0, "nothing", "nothing", "open chest 0")
    assert chest_of(chest)["open"]


@pytest.mark.rule("DP-CONFLICT-34")
def test_only_a_hero_on_a_square_before_a_door_opens_it() -> None:
    game = plain_door(at=[(2, 1)])
    assert "open door 0" not in options(game, 0)


@pytest.mark.rule("DP-DOOR-03")
def test_an_opened_door_stays_open_for_everybody() -> None:
    game = plain_door("sable_wick", "brannoc_vale")
    act(game, 0, "open door 0", "pass")
    act(game, 1, "move", "north")
    assert place(game, 1) == (3, -1)


@pytest.mark.rule("DP-DOOR-04")
def test_nobody_closes_a_door_with_bare_hands() -> None:
    game = plain_door()
    act(game, 0, "open door 0")
    assert not [one for one in options(game, 0) if "door 0" in one]


@pytest.mark.rule("DP-DOOR-05", "DP-DOOR-06")
def test_everybody_sees_which_doors_and_chests_are_locked() -> None:
    assert door_of(at_door(locked=True))["locked"]
    assert not door_of(plain_door())["locked"]
    assert chest_of(at_chest(locked=True))["locked"]
    assert not chest_of(at_chest(locked=False))["locked"]


@pytest.mark.rule("DP-DOOR-07")
def test_what_is_locked_cannot_be_opened_until_an_action_has_unlocked_it() -> None:
    for game, name in ((at_door(), "door 0"), (at_chest(locked=True), "chest 0")):
        assert refused(game, 0)[f"open {name}"] == "DP-DOOR-07"
        assert f"open {name}" not in options(game, 0)
    game = at_door()
    act(game, 0, "move")
    assert "open door 0" not in options(game, 0)
    game = at_chest(locked=True, trap="", dice=[6, 6, 6, 6])
    act(game, 0, "pick chest 0")
    assert hero(game).actions == 1
    assert "open chest 0" in options(game, 0)


@pytest.mark.rule("DP-DOOR-08", "DP-TRAP-04", "DP-DETECT-08", "DP-CONFLICT-07")
def test_opening_an_unlocked_door_that_may_be_trapped_rolls_the_door_trap_table() -> None:
    game = at_door(locked=False, dice=[6, 5, 1, 1])
    act(game, 0, "open door 0")
    assert rolls_of(game, "door_traps") == 1
    assert told(game, "trap_sprung") == [{"who": "sable_wick", "trap": "poisoned_needle"}]
    assert door_of(game)["open"]


@pytest.mark.rule("DP-BUILD-32", "DP-CONFLICT-07")
def test_normal_doors_and_the_doors_of_the_entrance_never_roll_for_traps() -> None:
    game = plain_door()
    assert refused(game, 0)["detect door 0"] == "DP-BUILD-32"
    act(game, 0, "open door 0")
    assert rolls_of(game, "door_traps") == 0
    state = State(Dice(1), Rules(), 1, [], "tapping_in_the_wall")
    place_entrance(Table(state, None))
    assert [door.trap for door in state.doors] == [""] * len(state.doors)


@pytest.mark.rule("DP-CONFLICT-07")
@pytest.mark.parametrize("locked", [True, False])
def test_every_chest_rolls_for_a_trap_locked_or_not(locked: bool) -> None:
    game = at_chest(locked=locked, dice=[1])
    act(game, 0, "pick chest 0" if locked else "open chest 0")
    assert rolls_of(game, "chest_traps") == 1


@pytest.mark.rule("DP-DOOR-09", "DP-DETECT-04")
def test_detecting_rolls_the_table_before_opening_without_setting_the_trap_off() -> None:
    game = at_door(difficulty=1, dice=[6, 3, 3, 6])
    act(game, 0, "detect door 0")
    told_of = {"who": "sable_wick", "trap": "poisoned_needle", "what": "door 0"}
    assert told(game, "trap_found") == [told_of]
    assert not told(game, "trap_sprung")
    assert door_of(game)["trap"] == "poisoned_needle"


@pytest.mark.rule("DP-DOOR-10", "DP-DOOR-11", "DP-DISARM-04", "DP-EX-37")
def test_a_chest_is_searched_disarmed_picked_and_opened_unharmed() -> None:
    game = at_chest(locked=True, dice=[6, 3, 3, 7, 1, 5, 5, 3, 6, 3, 3, 3, GEM])
    act(game, 0, "detect chest 0", "disarm chest 0")
    assert options(game, 0) == () or "open chest 0" not in options(game, 0)
    while "pick chest 0" not in options(game, 0):
        act(game, 0, options(game, 0)[-1])
    act(game, 0, "pick chest 0", "open chest 0")
    assert chest_of(game)["open"]
    assert not told(game, "trap_sprung")
    assert hero(game).life == 7


@pytest.mark.rule("DP-DOOR-12", "DP-CONFLICT-35")
def test_an_unlocked_chest_is_opened_at_no_cost_by_an_adjacent_hero_only() -> None:
    game = at_chest(trap="", dice=[GEM])
    act(game, 0, "open chest 0")
    assert hero(game).actions == 2
    far = at_chest(trap="", at=[(0, 3)])
    assert "open chest 0" not in options(far, 0)
    diagonal = at_chest(trap="", at=[(1, 2)])
    assert "open chest 0" not in options(diagonal, 0)


@pytest.mark.rule("DP-DOOR-13")
def test_opening_a_door_onto_an_unrevealed_area_starts_a_construction_phase() -> None:
    game = plain_door(beyond="")
    act(game, 0, "open door 0")
    assert told(game, "construction")[0]["phase"] == 1
    known = plain_door()
    act(known, 0, "open door 0")
    assert not told(known, "construction")


@pytest.mark.rule("DP-LOCK-02")
def test_difficulties_of_locks_come_from_the_tables_of_the_pack() -> None:
    for pack in BOX.packs.values():
        assert all(row.difficulty >= 1 for row in pack.doors.rows if row.kind == "locked")
        assert all(row.difficulty >= 1 for row in pack.encounters.rows if row.chests)


@pytest.mark.rule("DP-DETECT-01", "DP-DOOR-11", "DP-CONFLICT-31", "DP-ACTION-27")
def test_one_detection_examines_one_chest_only() -> None:
    chests = [Chest(1, at=square_at(x, 2), trap="poisoned_needle") for x in (1, 3)]
    game = scene("sable_wick", at=[(2, 2)], chests=chests, dice=[6, 6, 6, 6])
    act(game, 0, "detect chest 0")
    assert [one["trap"] for one in shown(game)["chests"]] == ["poisoned_needle", None]
    assert refused(game, 0)["detect chest 1"] == "DP-CONFLICT-32"
    assert not state_of(game).chests[1].is_aware
