"""Walls that tiles share: doors that meet, blind doors, secret passages (BUILD)."""

import pytest

from delvers.games.plungin.rules.board.grid import EAST, WEST
from delvers.games.plungin.rules.board.map import beyond
from delvers.games.plungin.rules.squares import place_of, square_at
from delvers.games.plungin.rules.state.figures import NOWHERE
from delvers.games.plungin.rules.state.fixtures import Door
from tests.games.plungin.rules.construction import (
    CROSSING,
    EMPTY,
    NORMAL,
    ROOM,
    STRAIGHT,
    before_door,
    doors_of,
    great_door,
    lay,
    newest,
    put_door,
    rolls,
)
from tests.games.plungin.rules.scene import (
    act,
    cited,
    place,
    scene,
    state_of,
    told,
)


@pytest.mark.rule("DP-CONFLICT-20", "DP-CONFLICT-19")
def test_a_door_that_meets_an_older_door_is_one_with_it_and_is_not_rolled() -> None:
    game = before_door(CROSSING, NORMAL, NORMAL)
    room = lay(game, "room_6x6", (-6, -6))
    put_door(game, room, "east", Door(3, True, trap="?", kind="locked"))
    act(game, 0, "open door 0")
    state = state_of(game)
    assert rolls(game).count("doors") == 2
    assert (state.doors[1].of, state.doors[1].to) == (room, 2)
    assert (state.doors[1].kind, state.doors[1].difficulty) == ("locked", 3)
    assert 1 in state.tiles[2].doors
    assert cited(game, "doors_meet") == ["DP-CONFLICT-20"]


@pytest.mark.rule("DP-CONFLICT-20")
def test_one_walks_straight_through_two_doors_that_are_one() -> None:
    game = before_door(CROSSING, NORMAL, NORMAL)
    room = lay(game, "room_6x6", (-6, -6))
    put_door(game, room, "east", Door(trap=""))
    act(game, 0, "open door 0")
    state = state_of(game)
    assert beyond(state, square_at(0, -4), WEST) is None
    state.doors[1].is_open = True
    assert beyond(state, square_at(0, -4), WEST) == square_at(-1, -4)
    assert beyond(state, square_at(-1, -3), EAST) == square_at(0, -3)


@pytest.mark.rule("DP-BUILD-35", "DP-CONFLICT-20")
def test_a_door_never_opens_into_the_back_of_a_great_door() -> None:
    game = before_door(CROSSING, NORMAL, NORMAL, NORMAL)
    room = lay(game, "room_6x6", (-6, -6))
    put_door(game, room, "east", great_door())
    state_of(game).great_doors = 1
    act(game, 0, "open door 0")
    state = state_of(game)
    assert state.doors[1].to == NOWHERE
    assert not state.doors[1].is_blind
    blind = [door for door in doors_of(game) if door.is_blind]
    assert [place_of(door.squares[0]) for door in blind] == [(0, -4)]


@pytest.mark.rule("DP-MAP-06", "DP-BUILD-21")
def test_an_older_door_that_the_wall_of_a_new_room_bars_leads_nowhere() -> None:
    game = before_door(ROOM, NORMAL, EMPTY)
    room = lay(game, "room_6x6", (-6, -6))
    put_door(game, room, "east", Door(trap=""))
    act(game, 0, "open door 0", "door north")
    assert state_of(game).doors[1].is_blind
    assert len(doors_of(game)) == 2
    assert told(game, "leads_nowhere") == [{"door": 1}]


@pytest.mark.rule("DP-BUILD-15")
def test_a_new_door_before_the_floor_of_an_older_tile_leads_into_it() -> None:
    game = before_door(STRAIGHT, NORMAL)
    room = lay(game, "room_6x6", (0, -12))
    act(game, 0, "open door 0")
    assert [door.to for door in doors_of(game)[1:]] == [room]
    assert not doors_of(game)[1].is_open


# -- secret passages -------------------------------------------------------------------------------


@pytest.mark.rule("DP-BUILD-18", "DP-BUILD-19", "DP-CONFLICT-21", "DP-LOCK-03", "DP-CONFLICT-22")
@pytest.mark.parametrize(
    ("pack", "difficulty"),
    [("tapping_in_the_wall", 1), ("bell_under_harrow", 1), ("lamplighters_road", 2)],
)
def test_a_shared_wall_hides_a_locked_passage_in_its_middle(pack: str, difficulty: int) -> None:
    roll = {"tapping_in_the_wall": 11, "bell_under_harrow": 11, "lamplighters_road": 8}[pack]
    game = before_door(roll, NORMAL, EMPTY, pack=pack)
    room = lay(game, "room_6x6", (6, -6))
    act(game, 0, "open door 0", "door north")
    passage = state_of(game).doors[-1]
    assert (passage.kind, passage.is_locked, passage.trap) == ("secret", True, "")
    assert passage.difficulty == difficulty
    assert [place_of(square) for square in passage.squares] == [(5, -4), (5, -3)]
    assert [place_of(square) for square in passage.beyond] == [(6, -4), (6, -3)]
    assert passage.to == room
    assert rolls(game).count("doors") == 1
    assert cited(game, "secret_passage") == ["DP-BUILD-18"]


@pytest.mark.rule("DP-CONFLICT-22")
def test_half_of_level_three_is_two() -> None:
    game = before_door(11, NORMAL, EMPTY, pack="bell_under_harrow", chapter=1)
    state_of(game).tiles[0].stage = 1
    lay(game, "room_6x6", (6, -6))
    act(game, 0, "open door 0", "door north")
    assert state_of(game).doors[-1].difficulty == 2


@pytest.mark.rule("DP-CONFLICT-21")
@pytest.mark.parametrize("which", ["new", "old", "corner", "unique"])
def test_no_passage_where_a_door_is_in_the_wall_or_one_square_touches(
    which: str,
) -> None:
    game = before_door(ROOM, NORMAL, EMPTY)
    at = (6, -11) if which == "corner" else (6, -6)
    room = lay(game, "eye_of_death" if which == "unique" else "room_6x6", at)
    if which == "old":
        put_door(game, room, "west", Door(trap=""))
    act(game, 0, "open door 0", "door east" if which == "new" else "door north")
    assert told(game, "secret_passage") == []
    assert newest(game).tile == "room_6x6"


@pytest.mark.rule("DP-CONFLICT-21", "DP-BUILD-18")
@pytest.mark.parametrize(
    ("row", "squares"),
    [(-9, [(5, -6), (5, -5)]), (-10, [(5, -6), (5, -5)]), (-2, [(5, -2), (5, -1)])],
)
def test_a_wall_that_touches_in_part_hides_a_passage_in_the_middle_of_that_part(
    row: int, squares: list[tuple[int, int]]
) -> None:
    game = before_door(ROOM, NORMAL, EMPTY)
    room = lay(game, "room_6x6", (6, row))
    act(game, 0, "open door 0", "door north")
    passage = state_of(game).doors[-1]
    assert (passage.kind, passage.to) == ("secret", room)
    assert [place_of(square) for square in passage.squares] == squares


@pytest.mark.rule("DP-CONFLICT-21", "DP-BUILD-18")
def test_a_passage_leads_past_pillars_and_rock() -> None:
    game = before_door(ROOM, NORMAL, EMPTY)
    room = lay(game, "room_6x6", (6, -6))
    state_of(game).terrain[square_at(6, -3)] = "P"
    act(game, 0, "open door 0", "door north")
    passage = state_of(game).doors[-1]
    assert passage.to == room
    assert [place_of(square) for square in passage.squares] == [(5, -5), (5, -4)]


@pytest.mark.rule("DP-CONFLICT-21")
def test_two_older_tiles_give_two_passages() -> None:
    game = before_door(ROOM, NORMAL, EMPTY)
    for column in (-6, 6):
        lay(game, "room_6x6", (column, -6))
    act(game, 0, "open door 0", "door north")
    assert len(told(game, "secret_passage")) == 2


@pytest.mark.rule("DP-BUILD-31", "DP-ROUND-08")
def test_doors_of_the_hall_of_the_winch_lead_on_but_older_ones_only_to_dead_ends() -> None:
    for location, is_open_end in (("orc_moot", True), ("", False)):
        game = scene(
            at=[(2, 0)],
            doors={"north": Door(trap="")},
            location=location,
            pack="bell_under_harrow",
            dice=[1, NORMAL],
        )
        state_of(game).chapter = 1
        state_of(game).great_doors = 2
        act(game, 0, "open door 0")
        assert ("locations" in rolls(game)) is is_open_end
        assert place(game) == (2, 0)


@pytest.mark.rule("DP-BUILD-35", "DP-CONFLICT-12")
@pytest.mark.parametrize("turns", [0, 1])
def test_a_great_door_before_an_older_tile_still_leads_to_its_own_location(turns: int) -> None:
    game = before_door(STRAIGHT, 6, count=12)
    lay(game, "corridor_straight", (0, -12), turns)
    act(game, 0, "open door 0")
    great = doors_of(game)[-1]
    assert (great.kind, great.to, great.is_blind) == ("great", NOWHERE, False)
