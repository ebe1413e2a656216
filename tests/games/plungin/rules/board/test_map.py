"""The entrance, the map, and dungeons of any size (EXPLORE, MAP)."""

from collections.abc import Iterator
from typing import Any

import pytest

from delvers.games.plungin.rules import SPEC
from delvers.games.plungin.rules.board.grid import opposite
from delvers.games.plungin.rules.board.map import beyond, neighbours
from delvers.games.plungin.rules.explore.building import place_entrance
from delvers.games.plungin.rules.squares import DIRECTIONS, place_of, square_at
from delvers.games.plungin.rules.state.figures import NOWHERE
from delvers.games.plungin.rules.state.fixtures import Chest, Door, LaidTile
from delvers.kernel.game import Game
from tests.games.plungin.rules.construction import (
    EMPTY,
    NORMAL,
    ROOM,
    STRAIGHT,
    lay,
    opened,
    put_door,
)
from tests.games.plungin.rules.scene import act, options, place, scene, shown, state_of, told

NOTHING_TO_TEST: dict[str, str] = {
    "DP-MAP-03": "the printed sheet has so many cells; ours has no edge",
}


def entered() -> Game:
    """A game at its first round, on the entrance tile."""
    game = Game(SPEC, 1, SPEC.check_options({"heroes": "sable_wick"}), seed=1)
    act(game, 0, "square 0,2")
    return game


@pytest.mark.rule("DP-EXPLORE-01", "DP-EXPLORE-02", "DP-MAP-02")
def test_heroes_begin_on_the_entrance_tile_for_which_no_table_is_rolled() -> None:
    game = entered()
    assert [tile["tile"] for tile in shown(game)["tiles"]] == ["entrance"]
    assert shown(game)["tiles"][0]["at"] == square_at(0, 0)
    assert told(game, "table_rolled") == []
    assert shown(game)["count"] == 0


@pytest.mark.rule(
    "DP-EXITDUN-01", "DP-EXPLORE-03", "DP-EXPLORE-04", "DP-EXPLORE-07", "DP-EXPLORE-08"
)
def test_the_entrance_has_three_unlocked_doors_without_traps_and_the_exit() -> None:
    doors = state_of(entered()).doors
    ways = {DIRECTIONS[door.direction]: door for door in doors}
    assert ways["south"].is_exit
    for side in ("north", "east", "west"):
        door = ways[side]
        assert (door.kind, door.is_locked, door.trap) == ("normal", False, "")
        assert not door.is_open
        assert not door.is_exit


@pytest.mark.rule("DP-EXPLORE-05")
def test_the_entrance_has_neither_chests_nor_monsters() -> None:
    game = entered()
    assert shown(game)["chests"] == []
    assert shown(game)["monsters"] == []


@pytest.mark.rule("DP-EXPLORE-06")
def test_only_the_door_that_is_opened_is_revealed() -> None:
    game = entered()
    doors = state_of(game).doors
    west = next(n for n, door in enumerate(doors) if DIRECTIONS[door.direction] == "west")
    act(game, 0, f"open door {west}")
    while game.pending[0].prompt != "act":
        act(game, 0, options(game, 0)[0])
    assert doors[west].to == 1
    others = [n for n in range(4) if n != west and not doors[n].is_exit]
    assert [doors[n].to for n in others] == [NOWHERE, NOWHERE]


@pytest.mark.rule("DP-EXPLORE-10", "DP-EXPLORE-09")
def test_the_dungeon_level_sets_the_lock_of_a_secret_passage() -> None:
    locks = {}
    for pack, roll in (("tapping_in_the_wall", 11), ("lamplighters_road", 8)):
        game = scene(
            at=[(2, 0)], doors={"north": Door(trap="")}, pack=pack, dice=[roll, NORMAL, EMPTY]
        )
        lay(game, "room_6x6", (6, -6))
        act(game, 0, "open door 0", "door north")
        locks[pack] = state_of(game).doors[-1].difficulty
    assert locks == {"tapping_in_the_wall": 1, "lamplighters_road": 2}


@pytest.mark.rule("DP-MAP-01", "DP-MAP-10")
def test_the_map_shows_each_new_tile_and_where_it_lies_to_everybody() -> None:
    game = opened(STRAIGHT, NORMAL)
    for seat in (0, None):
        assert shown(game, seat)["tiles"][1] == {
            "tile": "corridor_straight",
            "at": square_at(0, -6),
            "turns": 0,
            "location": "",
        }


@pytest.mark.rule("DP-MAP-04")
def test_the_map_shows_special_places_closed_chests_and_monsters_left_behind() -> None:
    game = scene(
        tile="library",
        location="library",
        monsters=[("orc", (5, 2))],
        chests=[Chest(2, True, at=square_at(3, 3), trap="?")],
    )
    map = shown(game)
    assert map["tiles"][0]["location"] == "library"
    assert (map["chests"][0]["open"], map["chests"][0]["at"]) == (False, square_at(3, 3))
    assert map["monsters"][0]["id"] == "orc"


@pytest.mark.rule("DP-MAP-05", "DP-MAP-08")
def test_the_map_shows_the_trap_of_a_door_only_when_it_was_found() -> None:
    door = Door(1, True, trap="dart_volley", kind="locked")
    game = scene(at=[(2, 0)], doors={"north": door}, dice=[5, 5])
    assert shown(game)["doors"][0]["trap"] is None
    act(game, 0, "detect door 0")
    assert shown(game)["doors"][0]["trap"] == "dart_volley"


@pytest.mark.rule("DP-MAP-06")
def test_the_map_marks_a_door_that_leads_nowhere() -> None:
    game = scene(at=[(2, 0)], doors={"north": Door(trap="")}, dice=[STRAIGHT])
    state_of(game).ground[square_at(0, -3)] = 0
    act(game, 0, "open door 0")
    assert shown(game)["doors"][0]["blind"]
    assert "open door 0" not in options(game, 0)


@pytest.mark.rule("DP-MAP-09")
def test_the_map_is_kept_when_a_game_is_saved_and_taken_up_again() -> None:
    state = state_of(opened(ROOM, NORMAL, EMPTY, then=("door west",)))
    again = state.copy()
    assert (again.tiles, again.doors, again.gates) == (state.tiles, state.doors, state.gates)
    again.tiles[1].doors.append(99)
    assert 99 not in state.tiles[1].doors


# -- the grid --------------------------------------------------------------------------------------


def test_doors_join_their_squares_and_walls_do_not() -> None:
    game = scene(at=[(2, 0)], beyond={"north": "room_6x6", "east": "corridor_straight"})
    state = state_of(game)
    for door in state.doors:
        for near, far in zip(door.squares, door.beyond, strict=True):
            assert beyond(state, near, door.direction) == far
            assert beyond(state, far, opposite(door.direction)) == near
    assert beyond(state, square_at(1, 0), 0) is None
    assert beyond(state, square_at(0, 0), 3) is None


class Unwalked(list[Any]):
    """A list that nobody may go through from end to end."""

    def __iter__(self) -> Iterator[Any]:
        raise AssertionError("somebody looked at every piece of the dungeon")


class Unread(dict[int, Any]):
    """A mapping that nobody may go through from end to end."""

    def __iter__(self) -> Iterator[int]:
        raise AssertionError("somebody looked at every square of the dungeon")

    items = values = keys = __iter__  # type: ignore[assignment]


@pytest.mark.parametrize("tiles", [10, 100])
def test_a_hero_chooses_without_a_look_at_the_whole_dungeon(tiles: int) -> None:
    game = scene("sable_wick", "orrin_ashgrove", at=[(2, 2), (4, 4)], monsters=[("orc", (3, 2))])
    for number in range(tiles):
        far = lay(game, "room_6x6", (6 * (number % 10 + 2), 6 * (number // 10 + 2)))
        put_door(game, far, "north", Door(trap=""))
    state = state_of(game)
    state.tiles, state.doors = Unwalked(state.tiles), Unwalked(state.doors)
    state.ground, state.terrain = Unread(state.ground), Unread(state.terrain)
    state.gates = Unread(state.gates)
    act(game, 0, "move", "west", "south", "stop")
    assert place(game) == (1, 3)
    assert isinstance(state.tiles[0], LaidTile)
    act(game, 0, "pass")
    assert "move" in options(game, 1)


def test_every_square_of_a_big_dungeon_has_at_most_four_neighbours_that_lead_back() -> None:
    game = scene(at=[(2, 2)], beyond={"north": "corridor_x", "east": "room_8x8"})
    state = state_of(game)
    for square in state.ground:
        for there in neighbours(state, square):
            assert square in [*neighbours(state, there)]
            gap = [abs(a - b) for a, b in zip(place_of(square), place_of(there), strict=True)]
            assert sum(gap) == 1


def test_the_entrance_lies_once() -> None:
    game = scene(tile="entrance")
    state = state_of(game)
    state.tiles.clear()
    state.doors.clear()
    place_entrance(game._table)
    assert len(state.doors) == 4
