"""Squares as numbers.

A square is one number, so that neighbours are found by adding: the columns of a row follow each
other, and a row is WIDE numbers long. Directions count from 0 (north) clockwise to 3 (west).
"""

from typing import Final

WIDE: Final = 2048
MIDDLE: Final = 1024
DIRECTIONS: Final = ("north", "east", "south", "west")


def square_at(x: int, y: int) -> int:
    """The square in column x and row y; both may be negative."""
    return (y + MIDDLE) * WIDE + x + MIDDLE


def place_of(square: int) -> tuple[int, int]:
    """The column and row of a square."""
    return square % WIDE - MIDDLE, square // WIDE - MIDDLE


def square_name(square: int) -> str:
    """A square in an option: its column and row."""
    x, y = place_of(square)
    return f"{x},{y}"


def square_named(name: str) -> int | None:
    """The square of a name; None if it is no name of a square."""
    column, comma, row = name.partition(",")
    if not comma or not is_whole(column) or not is_whole(row):
        return None
    return square_at(int(column), int(row))


def is_whole(word: str) -> bool:
    """Whether a word is a whole number as numbers are written."""
    digits = word.removeprefix("-")
    return digits.isdecimal() and str(int(word)) == word
