"""The board of Dragonfire Dungeon: 13 by 10 spaces, four towers, a treasure chamber in the middle.

A space is a number, counted row by row from the north-west corner. The treasure chamber covers two
squares but is one space, named by its northern square. A direction is a number from 0 (north)
clockwise to 3 (west).
"""

from typing import Final, NamedTuple

COLUMNS: Final = 13
ROWS: Final = 10
NORTH, EAST, SOUTH, WEST = range(4)
DIRECTIONS: Final = ("north", "east", "south", "west")
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


def space_at(x: int, y: int) -> int:
    """The space in column x and row y, both counted from 0."""
    return y * COLUMNS + x


TOWERS: Final = (space_at(0, 0), space_at(12, 0), space_at(0, 9), space_at(12, 9))
TREASURE: Final = space_at(6, 4)
TREASURE_SOUTH: Final = space_at(6, 5)


class Step(NamedTuple):
    """A step as options name it: its direction and, out of the treasure chamber, where it leads."""

    direction: int
    to: int | None = None


def opposite(direction: int) -> int:
    """The direction that looks back."""
    return (direction + 2) % 4


def square_beyond(square: int, direction: int) -> int | None:
    """The next square in a direction, or None at the outer wall."""
    x, y = square % COLUMNS + STEPS[direction][0], square // COLUMNS + STEPS[direction][1]
    return space_at(x, y) if 0 <= x < COLUMNS and 0 <= y < ROWS else None


def as_space(square: int) -> int:
    """The space that a square belongs to."""
    return TREASURE if square == TREASURE_SOUTH else square


def label(space: int) -> str:
    """The name of a space for people: a letter for the column and a number for the row."""
    return f"{'abcdefghijklm'[space % COLUMNS]}{space // COLUMNS + 1}"


SPACE_OF: Final = {label(space): space for space in range(COLUMNS * ROWS)}


def squares_to_wall(square: int, direction: int) -> int:
    """How many squares one can go in a direction before the outer wall."""
    count = 0
    while (beyond := square_beyond(square, direction)) is not None:
        square, count = beyond, count + 1
    return count


def square_ahead(square: int, direction: int, count: int) -> int:
    """The square so many steps ahead, or the last one before the outer wall."""
    for _ in range(min(count, squares_to_wall(square, direction))):
        beyond = square_beyond(square, direction)
        assert beyond is not None
        square = beyond
    return square
