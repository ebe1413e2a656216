"""What a construction phase brings behind each kind of door (BUILD, LOCK, UNIQUE, TIME)."""

import pytest

from delvers.games.plungin.rules.board.grid import shape_of
from delvers.games.plungin.rules.board.laying import find_secret_passages, fits, slot_squares
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.explore.building import choose_fit
from delvers.games.plungin.rules.explore.doorways import ensure_great_door
from delvers.games.plungin.rules.state.fixtures import UNKNOWN, Door
from delvers.kernel.game import Game
from delvers.kernel.requests import Ask
from tests.games.plungin.rules.construction import (
    EMPTY,
    NORMAL,
    STRAIGHT,
    before_door,
    doors_of,
    great_door,
    lay,
    newest,
    opened,
    put_door,
    rolls,
)
from tests.games.plungin.rules.objects import at_door
from tests.games.plungin.rules.scene import act, cited, hero, options, scene, state_of, told

HARROW = "bell_under_harrow"


@pytest.mark.rule("DP-LOCK-02", "DP-DETECT-03")
@pytest.mark.parametrize("pack", BOX.packs)
def test_a_locked_door_is_as_hard_as_its_row_of_table_2_says(pack: str) -> None:
    rows = [row for row in BOX.packs[pack].doors.rows if row.kind == "locked"]
    assert len({row.difficulty for row in rows}) > 1
    for row in rows:
        door = doors_of(opened(STRAIGHT, row.low or 1, pack=pack))[-1]
        assert (door.kind, door.difficulty) == ("locked", row.difficulty)


@pytest.mark.rule("DP-LOCK-02", "DP-DETECT-02", "DP-CONFLICT-07")
@pytest.mark.parametrize("pack", BOX.packs)
def test_chests_are_as_hard_as_their_row_of_table_32_says_and_all_may_be_trapped(pack: str) -> None:
    book = BOX.packs[pack]
    rooms = next(row.low for row in book.locations.rows if row.tile == "room_6x6")
    rows = [row for row in book.encounters.rows if row.chests and not row.monsters]
    assert rows
    for row in rows:
        for lock in book.chests.rows:
            game = opened(
                rooms or 1, NORMAL, row.low or 1, lock.low or 1, pack=pack, then=("door north",)
            )
            chest = state_of(game).chests[0]
            assert (chest.difficulty, chest.trap) == (row.difficulty, UNKNOWN)
            assert chest.is_locked is lock.locked


@pytest.mark.rule("DP-BUILD-01", "DP-BUILD-07")
def test_a_door_that_was_locked_leads_to_what_table_1_says() -> None:
    game = opened(STRAIGHT, NORMAL, door=Door(1, trap="", kind="locked"))
    assert rolls(game)[0] == "locations"
    assert newest(game).tile == "corridor_straight"
    assert cited(game, "construction") == ["DP-BUILD-01"]


@pytest.mark.rule("DP-REVISIT-01")
def test_a_closed_door_between_known_tiles_builds_nothing() -> None:
    game = at_door(trap="", locked=False)
    before = len(state_of(game).tiles)
    act(game, 0, "open door 0")
    assert told(game, "construction") == []
    assert len(state_of(game).tiles) == before


@pytest.mark.rule("DP-MAP-06")
def test_a_door_that_leads_nowhere_is_closed_again_and_nothing_can_be_done_to_it() -> None:
    game = scene(at=[(2, 0)], doors={"north": Door(trap="")})
    state = state_of(game)
    state.doors[0].is_blind = True
    act(game, 0, "nothing")
    assert not [way for way in (*options(game, 0), *game.pending[0].refused) if "door 0" in way]
    act(game, 0, "move")
    assert "open door 0" not in options(game, 0)


@pytest.mark.rule("DP-MAP-06")
def test_a_door_behind_which_nothing_fits_is_found_closed() -> None:
    game = before_door(STRAIGHT)
    lay(game, "corridor_straight", (0, -9), turns=1)
    state_of(game).great_doors = 1
    act(game, 0, "open door 0")
    door = state_of(game).doors[0]
    assert (door.is_blind, door.is_open) == (True, False)


# -- unique locations ------------------------------------------------------------------------------


def behind_great_door(pack: str, uniques: int = 0, broken: bool = False) -> Game:
    """A hero has opened a Great Door."""
    game = before_door(door=Door(2, trap="", kind="great"), pack=pack)
    state_of(game).uniques = uniques
    if broken:
        state_of(game).doors[0].is_broken = True
    act(game, 0, "open door 0")
    while newest(game).location == "" or "pass" not in options(game, 0):
        act(game, 0, options(game, 0)[0])
    return game


@pytest.mark.rule("DP-UNIQUE-02")
def test_the_unique_locations_of_a_pack_come_in_the_order_of_its_table() -> None:
    order = [row.location for row in BOX.packs[HARROW].uniques.rows]
    assert len(order) == 2
    for number, location in enumerate(order):
        game = behind_great_door(HARROW, number)
        assert newest(game).location == location
        assert state_of(game).uniques == number + 1


@pytest.mark.rule("DP-UNIQUE-10")
def test_the_monsters_of_the_eye_are_unaware_without_a_roll() -> None:
    game = behind_great_door("tapping_in_the_wall")
    assert told(game, "attention") == [{"state": "unaware", "tile": 1}]
    assert "attention" not in rolls(game)


@pytest.mark.rule("DP-CONFLICT-26", "DP-UNIQUE-04")
def test_behind_a_great_door_that_was_broken_they_are_alert() -> None:
    game = behind_great_door("tapping_in_the_wall", broken=True)
    assert told(game, "attention")[0]["state"] == "alert"


@pytest.mark.rule("DP-UNIQUE-07")
@pytest.mark.parametrize("pack", BOX.packs)
def test_a_unique_location_is_entered_by_its_own_great_door(pack: str) -> None:
    game = before_door(door=Door(2, trap="", kind="great"), pack=pack)
    act(game, 0, "open door 0")
    laid = newest(game)
    (gate,) = [slot for slot in shape_of(BOX, laid.tile, laid.turns).slots if slot.kind == "G"]
    assert {*state_of(game).doors[0].beyond} == {*slot_squares(laid.corner, gate)}


@pytest.mark.rule("DP-UNIQUE-07")
def test_where_only_another_of_its_doors_would_fit_a_stair_leads_to_its_great_door() -> None:
    game = before_door(door=Door(2, trap="", kind="great"), pack=HARROW)
    lay(game, "room_6x6", (0, -12))
    act(game, 0, "open door 0")
    laid = newest(game)
    assert laid.location == "orc_moot"
    (gate,) = [slot for slot in shape_of(BOX, laid.tile, laid.turns).slots if slot.kind == "G"]
    assert {*state_of(game).doors[0].beyond} == {*slot_squares(laid.corner, gate)}


@pytest.mark.rule("DP-UNIQUE-04")
def test_the_chests_of_unique_locations_are_where_the_book_says_and_safe() -> None:
    game = behind_great_door("lamplighters_road")
    chests = state_of(game).chests
    assert [(one.is_locked, one.trap) for one in chests] == [(False, "")] * 2
    assert "encounters" not in rolls(game)


# -- walls -----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-CONFLICT-21", "DP-BUILD-18")
def test_the_whole_wall_of_the_smaller_tile_is_enough_for_a_passage() -> None:
    game = before_door()
    small = lay(game, "room_4x4", (6, 1))
    find_secret_passages(game._table, small, 1)
    (passage,) = [door for door in state_of(game).doors if door.kind == "secret"]
    assert {passage.of, passage.to} == {0, small}


@pytest.mark.rule("DP-BUILD-18")
def test_no_passage_leads_into_a_unique_location() -> None:
    game = before_door()
    lay(game, "eye_of_death", (6, -6))
    room = lay(game, "room_6x6", (6, 0))
    find_secret_passages(game._table, room, 1)
    assert {door.to for door in state_of(game).doors if door.kind == "secret"} == {0}


@pytest.mark.rule("DP-BUILD-17", "DP-BUILD-15")
def test_a_way_that_bars_a_great_door_is_refused_with_the_clause_that_keeps_its_place() -> None:
    game = before_door()
    room = lay(game, "room_4x4", (7, -5))
    put_door(game, room, "west", great_door())
    ways = fits(state_of(game), "room_6x6_ell", state_of(game).doors[0])
    ask = next(choose_fit(game._table, hero(game), "room_6x6_ell", ways, 1))
    assert isinstance(ask, Ask)
    assert len(ask.options) == 3
    assert [*ask.refused.values()] == ["DP-BUILD-17"]
    assert all(name.endswith("at 1,-6") for name in ask.refused)


# -- the great door that must come -----------------------------------------------------------------


@pytest.mark.rule("DP-CONFLICT-12")
def test_a_dungeon_with_a_great_door_needs_no_other() -> None:
    game = before_door(EMPTY, count=30)
    state_of(game).great_doors = 1
    act(game, 0, "open door 0")
    assert "pass" in options(game, 0)
    assert not [door for door in state_of(game).doors if door.kind == "great"]


@pytest.mark.rule("DP-CONFLICT-12")
def test_while_doors_are_left_no_wall_of_an_older_tile_gets_the_great_door() -> None:
    game = before_door(STRAIGHT, NORMAL, count=17)
    state_of(game).great_doors = 1
    act(game, 0, "open door 0")
    state_of(game).great_doors = 0
    assert newest(game).tile == "corridor_straight"
    assert [*ensure_great_door(game._table, hero(game))] == []
    assert not [door for door in state_of(game).doors if door.kind == "great"]
