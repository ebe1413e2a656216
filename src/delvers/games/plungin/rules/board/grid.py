"""Tiles as they lie on squares."""

from typing import Final

from delvers.games.plungin.rules.books.keeping import kept
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.shapes import Shape, shape_from
from delvers.games.plungin.rules.squares import WIDE

NORTH, EAST, SOUTH, WEST = range(4)
STEPS: Final = (-WIDE, 1, WIDE, -1)
DIAGONALS: Final = (-WIDE - 1, -WIDE + 1, WIDE - 1, WIDE + 1)
RUBBLE: Final = "r"
CHASM: Final = "c"
WATER: Final = "~"
EDGE: Final = 1000
"""How far from the entrance a tile may lie, in columns and rows."""
OPAQUE: Final = frozenset("#P")
"""What blocks the line of sight."""


def distance(one: int, other: int) -> int:
    """Columns plus rows between two squares."""
    return abs(one % WIDE - other % WIDE) + abs(one // WIDE - other // WIDE)


def opposite(direction: int) -> int:
    """The direction that looks back."""
    return (direction + 2) % 4


@kept
def least_turned(books: Books, tile: str, turns: int) -> bool:
    """Whether a tile turned less does not already lie in just this way."""
    this = shape_of(books, tile, turns)
    return not any(
        other.marks == this.marks and {*other.slots} == {*this.slots}
        for other in (shape_of(books, tile, fewer) for fewer in range(turns))
    )


@kept
def shape_of(books: Books, tile: str, turns: int) -> Shape:
    """How a tile lies after so many quarter turns clockwise."""
    return shape_from(books.tiles[tile], turns)


@kept
def inner_steps(books: Books, tile: str, turns: int) -> dict[int, tuple[int, ...]]:
    """For every square of a tile, counted from its corner, the steps that stay on the tile.

    There is one for each direction, 0 for one that would leave the tile.
    """
    shape = shape_of(books, tile, turns)
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
