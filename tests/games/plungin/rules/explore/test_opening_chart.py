"""The chart of opening doors and chests (AID)."""

import pytest

from delvers.games.plungin.rules.state.fixtures import UNKNOWN, Door
from tests.games.plungin.rules.construction import STRAIGHT, before_door, rolls
from tests.games.plungin.rules.scene import act, state_of, told


@pytest.mark.rule("DP-AID-10", "DP-AID-11", "DP-AID-13")
def test_a_search_with_wit_comes_first_and_then_the_trap_table() -> None:
    game = before_door(5, 5, 4, door=Door(1, True, trap=UNKNOWN, kind="locked"))
    act(game, 0, "detect door 0")
    kinds = [event.kind for event in game.events]
    assert kinds.index("rolled") < kinds.index("table_rolled")
    assert rolls(game) == ["door_traps"]
    door = state_of(game).doors[0]
    assert (door.trap, door.is_aware) == ("dart_volley", True)
    assert told(game, "trap_sprung") == []


@pytest.mark.rule("DP-AID-15")
def test_a_trap_that_was_disarmed_is_no_more() -> None:
    door = Door(1, False, trap="dart_volley", is_aware=True, kind="locked")
    game = before_door(5, 5, STRAIGHT, 1, door=door)
    act(game, 0, "disarm door 0", "open door 0")
    assert [one["trap"] for one in told(game, "disarmed")] == ["dart_volley"]
    assert told(game, "trap_sprung") == []
    assert state_of(game).doors[0].is_open


@pytest.mark.rule("DP-AID-16", "DP-AID-11")
def test_where_there_is_no_trap_the_door_simply_opens() -> None:
    game = before_door(1, STRAIGHT, 1, door=Door(1, False, trap=UNKNOWN, kind="locked"))
    act(game, 0, "open door 0")
    assert rolls(game) == ["door_traps", "locations", "doors"]
    assert told(game, "trap_sprung") == []
    assert state_of(game).doors[0].is_open
