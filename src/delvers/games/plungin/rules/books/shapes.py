"""The drawing of a tile, read and turned."""

from dataclasses import dataclass
from typing import Final, Literal

from delvers.games.plungin.rules.books.dungeon import Tile

ROCK: Final = "#"


BLOCKING: Final = frozenset("#POSBTAWHCKrc")
"""What cannot be entered: rock, pillars, objects, rockfall and chasm."""


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


def _turned(x: int, y: int, width: int, height: int, turns: int) -> tuple[int, int]:
    for _ in range(turns):
        x, y, width, height = height - 1 - y, x, height, width
    return x, y


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


def shape_or_none(tile: Tile) -> Shape | None:
    """The same, or None if the drawing makes no tile."""
    try:
        return shape_from(tile, 0)
    except (ValueError, IndexError):
        return None


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
        for (mark, one), (other, two) in zip(marked[::2], marked[1::2], strict=True):
            if mark != other or abs(one[0] - two[0]) + abs(one[1] - two[1]) != 1:
                raise ValueError("a door must be two squares wide")
            kind: Literal["D", "G", "X"] = "G" if mark == "G" else "X" if mark == "X" else "D"
            found.append(Slot(side, kind, (one, two)))
    return found


def _turned_slot(slot: Slot, width: int, height: int, turns: int) -> Slot:
    one, two = sorted(_turned(x, y, width, height, turns) for x, y in slot.squares)
    return Slot((slot.side + turns) % 4, slot.kind, (one, two))
