"""The doors of a new tile: where they are and of what kind (BUILD)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.board.grid import shape_of
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.state.fixtures import UNKNOWN, Door
from tests.games.plungin.rules.construction import (
    EMPTY,
    LOCKED,
    NORMAL,
    ROOM_OF_THREE,
    STRAIGHT,
    before_door,
    doors_of,
    great_door,
    opened,
    rolls,
    sides_of,
)
from tests.games.plungin.rules.scene import (
    act,
    options,
    shown,
    state_of,
    told,
)


@pytest.mark.rule("DP-BUILD-29", "DP-BUILD-21")
def test_the_builder_decides_which_walls_of_a_room_carry_its_doors() -> None:
    game = opened(ROOM_OF_THREE, NORMAL, NORMAL, EMPTY)
    assert game.pending[0].rule == "DP-BUILD-29"
    assert options(game, 0) == ("door north", "door east", "door west")
    act(game, 0, "door east")
    assert options(game, 0) == ("door north", "door west")
    act(game, 0, "door west")
    assert sides_of(game) == {"south", "east", "west"}


@pytest.mark.rule("DP-BUILD-27")
@pytest.mark.parametrize("tile", [tile for tile in BOX.tiles if tile != "room_6x6_ell"])
@pytest.mark.parametrize("turns", [0, 1, 2])
def test_doors_are_in_the_middle_of_a_wall_two_squares_wide_before_floor(
    tile: str, turns: int
) -> None:
    shape = shape_of(BOX, tile, turns)
    for slot in shape.slots:
        (x1, y1), (x2, y2) = slot.squares
        assert abs(x1 - x2) + abs(y1 - y2) == 1
        if slot.side in (0, 2):
            assert x1 + x2 == shape.width - 1
            assert y1 == (0 if slot.side == 0 else shape.height - 1)
        else:
            assert y1 + y2 == shape.height - 1
            assert x1 == (0 if slot.side == 3 else shape.width - 1)
        assert all(shape.marks[square] not in "#P" for square in slot.squares)


@pytest.mark.rule("DP-BUILD-30", "DP-BUILD-31", "DP-AID-03")
@pytest.mark.parametrize(
    ("face", "count", "kind", "difficulty"),
    [
        (3, 0, "normal", 0),
        (4, 0, "locked", 1),
        (6, 0, "locked", 2),
        (3, 13, "locked", 1),
        (5, 13, "great", 2),
    ],
)
def test_table_2_and_the_counter_decide_the_kind_of_a_door(
    face: int, count: int, kind: str, difficulty: int
) -> None:
    game = opened(STRAIGHT, face, count=count)
    door = doors_of(game)[-1]
    assert (door.kind, door.difficulty) == (kind, difficulty)
    assert told(game, "door_placed") == [{"door": 1, "kind": kind}]


@pytest.mark.rule("DP-BUILD-32")
def test_a_normal_door_is_closed_but_neither_locked_nor_trapped() -> None:
    door = doors_of(opened(STRAIGHT, NORMAL))[-1]
    assert (door.is_open, door.is_locked, door.trap) == (False, False, "")


@pytest.mark.rule("DP-BUILD-33")
def test_a_locked_door_may_be_trapped_and_nobody_knows_yet() -> None:
    game = opened(STRAIGHT, LOCKED)
    door = doors_of(game)[-1]
    assert (door.is_open, door.is_locked, door.trap) == (False, True, UNKNOWN)
    assert shown(game)["doors"][1]["trap"] is None
    assert "door_traps" not in rolls(game)


@pytest.mark.rule("DP-BUILD-34")
def test_a_locked_door_can_be_broken_down() -> None:
    game = before_door(5, 5, 5, 5, 5, 5, door=Door(1, True, trap=""))
    assert "break door 0" in options(game, 0)
    assert "open door 0" not in options(game, 0)


@pytest.mark.rule("DP-BUILD-36", "DP-BUILD-37", "DP-CONFLICT-23")
@pytest.mark.parametrize(
    ("pack", "chapter", "trap", "difficulty"),
    [
        ("tapping_in_the_wall", 0, "swinging_axe", 2),
        ("bell_under_harrow", 0, "rockfall", 2),
        ("bell_under_harrow", 1, "frost_glyph", 2),
        ("lamplighters_road", 0, "explosive_rune", 3),
    ],
)
def test_a_great_door_is_locked_and_has_the_trap_that_the_pack_names(
    pack: str, chapter: int, trap: str, difficulty: int
) -> None:
    stage = BOX.packs[pack].stages[chapter]
    game = before_door(STRAIGHT, 8, pack=pack, count=stage.n + 2, chapter=chapter)
    state_of(game).tiles[0].stage = chapter
    act(game, 0, "open door 0")
    door = doors_of(game)[-1]
    assert (door.kind, door.is_locked, door.trap) == ("great", True, trap)
    assert door.difficulty == difficulty


@pytest.mark.rule("DP-BUILD-37", "DP-CONFLICT-23")
def test_a_great_door_without_a_named_trap_rolls_until_a_trap_comes_up() -> None:
    door = Door(2, True, trap=UNKNOWN, kind="great")
    game = before_door(5, 5, 1, 2, 3, 6, door=door)
    act(game, 0, "detect door 0")
    assert state_of(game).doors[0].trap == "poisoned_needle"
    assert rolls(game) == ["door_traps"] * 4


@pytest.mark.rule("DP-BUILD-39", "DP-LOCK-04")
def test_an_ordinary_key_does_not_open_a_great_door() -> None:
    game = before_door(door=great_door(), carried={0: ["key"]})
    assert "unlock door 0" not in options(game, 0)
    game = before_door(door=great_door(), carried={0: ["great_key"]})
    assert "unlock door 0" in options(game, 0)


@pytest.mark.rule("DP-BUILD-40", "DP-LOCK-04")
def test_the_lock_of_a_great_door_cannot_be_picked() -> None:
    game = before_door(door=great_door(), heroes=("sable_wick",))
    assert "pick door 0" not in options(game, 0)


@pytest.mark.rule("DP-BUILD-41", "DP-LOCK-04")
def test_a_great_door_can_be_broken_open() -> None:
    game = before_door(door=great_door())
    assert "break door 0" in options(game, 0)


@pytest.mark.rule("DP-BUILD-38")
@pytest.mark.parametrize("spell", ["burst_lock", "whisper_lock"])
def test_magic_that_opens_locks_does_nothing_to_a_great_door(spell: str) -> None:
    magic: dict[str, Any] = {"heroes": ("orrin_ashgrove",), "prepared": {0: [spell]}}
    game = before_door(door=Door(2, True, trap="", kind="locked"), **magic)
    assert f"cast {spell}" in options(game, 0)
    game = before_door(door=great_door(), **magic)
    assert f"cast {spell}" not in options(game, 0)
