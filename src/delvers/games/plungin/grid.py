"""Squares as numbers, and tiles as they lie on them.

A square is one number, so that neighbours are found by adding: the columns of a row follow each
other, and a row is WIDE numbers long. Directions count from 0 (north) clockwise to 3 (west).
"""

from dataclasses import dataclass
from typing import Final, Literal

from delvers.games.plungin.books.changing import of_books
from delvers.games.plungin.books.dungeon import Tile
from delvers.games.plungin.books.library import BOOKS

WIDE: Final = 2048
MIDDLE: Final = 1024
NORTH, EAST, SOUTH, WEST = range(4)
DIRECTIONS: Final = ("north", "east", "south", "west")
STEPS: Final = (-WIDE, 1, WIDE, -1)
DIAGONALS: Final = (-WIDE - 1, -WIDE + 1, WIDE - 1, WIDE + 1)
ROCK: Final = "#"
RUBBLE: Final = "r"
CHASM: Final = "c"
WATER: Final = "~"
BLOCKING: Final = frozenset("#POSBTAWHCKrc")
"""What cannot be entered: rock, pillars, objects, rockfall and chasm."""
EDGE: Final = 1000
"""How far from the entrance a tile may lie, in columns and rows."""
OPAQUE: Final = frozenset("#P")
"""What blocks the line of sight."""


def square_at(x: int, y: int) -> int:
    """The square in column x and row y; both may be negative."""
    return (y + MIDDLE) * WIDE + x + MIDDLE


def place_of(square: int) -> tuple[int, int]:
    """The column and row of a square."""
    return square % WIDE - MIDDLE, square // WIDE - MIDDLE


def distance(one: int, other: int) -> int:
    """Columns plus rows between two squares."""
    return abs(one % WIDE - other % WIDE) + abs(one // WIDE - other // WIDE)


def opposite(direction: int) -> int:
    """The direction that looks back."""
    return (direction + 2) % 4


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a door: the side it is on, and the two squares in front of it."""

    side: int
    kind: Literal["D", "G", "X"]
    squares: tuple[tuple[int, int], tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Shape:
    """A tile as it lies after some quarter turns; squares count from its north-west corner.

    `drawn` maps the places of the drawing, counted from (1, 1), to squares of the turned tile.
    """

    width: int
    height: int
    marks: dict[tuple[int, int], str]
    slots: tuple[Slot, ...]
    drawn: dict[tuple[int, int], tuple[int, int]]


@of_books
def least_turned(tile: str, turns: int) -> bool:
    """Whether a tile turned less does not already lie in just this way."""
    this = shape_of(tile, turns)
    return not any(
        other.marks == this.marks and {*other.slots} == {*this.slots}
        for other in (shape_of(tile, fewer) for fewer in range(turns))
    )


def _turned(x: int, y: int, width: int, height: int, turns: int) -> tuple[int, int]:
    for _ in range(turns):
        x, y, width, height = height - 1 - y, x, height, width
    return x, y


@of_books
def shape_of(tile: str, turns: int) -> Shape:
    """How a tile lies after so many quarter turns clockwise."""
    return shape_from(BOOKS.tiles[tile], turns)


@of_books
def inner_steps(tile: str, turns: int) -> dict[int, tuple[int, ...]]:
    """For every square of a tile, counted from its corner, the steps that stay on the tile.

    There is one for each direction, 0 for one that would leave the tile.
    """
    shape = shape_of(tile, turns)
    wide, high = shape.width - 1, shape.height - 1
    north, east, south, west = STEPS
    return {
        y * WIDE + x: (
            north if y > 0 else 0,
            east if x < wide else 0,
            south if y < high else 0,
            west if x > 0 else 0,
        )
        for x, y in shape.marks
    }


def shape_from(tile: Tile, turns: int) -> Shape:
    """Read the drawing of a tile and turn it."""
    rows = tile.drawing.strip("\n").split("\n")
    width, height = len(rows[0]) - 2, len(rows) - 2
    marks, drawn = {}, {}
    for y in range(height):
        for x in range(width):
            place = _turned(x, y, width, height, turns)
            drawn[x + 1, y + 1] = place
            marks[place] = rows[y + 1][x + 1]
    slots = tuple(_turned_slot(slot, width, height, turns) for slot in _slots(rows))
    turned_size = (height, width) if turns % 2 else (width, height)
    return Shape(*turned_size, marks, slots, drawn)


def _slots(rows: list[str]) -> list[Slot]:
    width, height = len(rows[0]) - 2, len(rows) - 2
    sides = (
        [(rows[0][x + 1], (x, 0)) for x in range(width)],
        [(rows[y + 1][width + 1], (width - 1, y)) for y in range(height)],
        [(rows[height + 1][x + 1], (x, height - 1)) for x in range(width)],
        [(rows[y + 1][0], (0, y)) for y in range(height)],
    )
    found = []
    for side, border in enumerate(sides):
        marked = [(mark, place) for mark, place in border if mark in "DGX"]
        for (mark, one), (_, two) in zip(marked[::2], marked[1::2], strict=True):
            kind: Literal["D", "G", "X"] = "G" if mark == "G" else "X" if mark == "X" else "D"
            found.append(Slot(side, kind, (one, two)))
    return found


def _turned_slot(slot: Slot, width: int, height: int, turns: int) -> Slot:
    one, two = sorted(_turned(x, y, width, height, turns) for x, y in slot.squares)
    return Slot((slot.side + turns) % 4, slot.kind, (one, two))
