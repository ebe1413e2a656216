"""Secret doors that a sharp eye finds in corridors (BUILD)."""

import pytest

from delvers.games.plungin.rules.squares import place_of, square_at
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.kernel.game import Game
from tests.games.plungin.rules.construction import lay, newest
from tests.games.plungin.rules.scene import act, options, place, scene, shown, state_of, told

pytestmark = pytest.mark.rule("DP-BUILD-43")
SECRET = 10
"""The roll on table 3.1 of The Bell under Harrow."""
STRAIGHT, LONG, CORNER, CROSSING = 1, 4, 5, 8


def found(location: int, *dice: int) -> Game:
    """A hero has opened a door and stepped into the corridor behind it."""
    doors = {"north": Door(trap="")}
    rolled = [location, *[1] * (3 if location == CROSSING else 1), SECRET, *dice]
    none: dict[int, list[str]] = {0: []}
    game = scene(at=[(2, 0)], doors=doors, pack="bell_under_harrow", dice=rolled, abilities=none)
    act(game, 0, "open door 0")
    while "move" not in options(game, 0):
        act(game, 0, options(game, 0)[0])
    act(game, 0, "move", "north")
    return game


def test_the_player_chooses_the_side_of_the_corridor_in_which_the_door_is() -> None:
    game = found(STRAIGHT, 5, 5)
    assert told(game, "random_event")[0]["event"] == "ev_secret_door"
    assert options(game, 0) == ("door east", "door west")
    assert game.pending[0].rule == "DP-ENTRY-EVENT-EV-SECRET-DOOR"
    act(game, 0, "door west")
    door = state_of(game).doors[-1]
    assert [place_of(square) for square in door.squares] == [(0, -4), (0, -3)]
    assert (door.kind, door.is_locked, door.is_open, door.trap, door.to) == (
        "normal",
        False,
        False,
        "",
        -1,
    )
    assert state_of(game).party.exp == 10


def test_a_way_leads_through_the_rock_to_the_door_and_beyond_is_what_nobody_has_seen() -> None:
    game = found(STRAIGHT, 5, 5)
    act(game, 0, "door west")
    way = {(0, -4), (0, -3), (1, -4), (1, -3)}
    assert {place_of(square) for square in shown(game)["cleared"]} == way
    act(game, 0, "north", "north", "west")
    act(game, 0, "pass")
    act(game, 0, "move", "west")
    assert place(game) == (0, -3)
    tiles = len(state_of(game).tiles)
    act(game, 0, "open door 2")
    while len(state_of(game).tiles) == tiles:
        act(game, 0, options(game, 0)[0])
    assert newest(game).corner % 2048 < square_at(0, 0) % 2048


def test_who_sees_nothing_finds_no_door_and_no_way() -> None:
    game = found(STRAIGHT, 2, 2)
    assert "door west" not in options(game, 0)
    assert len(told(game, "door_placed")) == 1
    assert shown(game)["cleared"] == []
    assert state_of(game).party.exp == 0


@pytest.mark.parametrize(
    ("location", "walls"), [(LONG, {"door east", "door west"}), (CROSSING, set())]
)
def test_only_sides_where_a_corridor_does_not_end_can_hide_a_door(
    location: int, walls: set[str]
) -> None:
    asked = {one for one in options(found(location, 5, 5), 0) if one.startswith("door")}
    assert asked == walls


def test_a_side_against_another_tile_hides_no_door() -> None:
    doors = {"north": Door(trap="")}
    dice = [STRAIGHT, 1, SECRET, 5, 5]
    game = scene(at=[(2, 0)], doors=doors, pack="bell_under_harrow", dice=dice, abilities={0: []})
    lay(game, "room_6x6_jagged", (-6, -6))
    act(game, 0, "open door 0", "move", "north")
    door = state_of(game).doors[-1]
    assert place_of(door.squares[0]) == (5, -4)
