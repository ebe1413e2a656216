"""Looking for one mistake at a time: gaps in a table, an id that is not known, words for dice."""

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any, Final

from delvers.games.plungin.rules.books.dice_words import parts_of, span_of
from delvers.games.plungin.rules.books.dungeon import DiceTable, Row, Some, Tile
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.shapes import shape_from
from delvers.kernel.errors import BadContent, listed

MANY: Final = 12
"""Of more names than these only the most alike are told."""


def unknown(where: str, id: str, known: Iterable[str]) -> Iterator[str]:
    """A problem if an id does not exist."""
    if id not in (names := [*known]):
        near = get_close_matches(id, names) if len(names) > MANY else []
        hint = f"nearest: {listed(near)}" if near else f"known: {listed(sorted(names))}"
        yield f"{where}: {id!r} is not known; {hint}"


def dice_problems(where: str, words: str) -> Iterator[str]:
    """Words that are no dice."""
    if words:
        try:
            parts_of(words)
        except BadContent as problem:
            yield f"{where}: {problem}"


def group_problems(where: str, group: tuple[Some, ...], books: Books) -> Iterator[str]:
    """Monsters that do not exist, or no number of them."""
    if not group:
        yield f"{where}: there are no monsters in it"
    for some in group:
        yield from unknown(f"{where}.monster", some.monster, books.monsters)
        yield from dice_problems(f"{where}.count", some.count)


def problems_of_table(name: str, table: DiceTable[Any], modifier: int = 0) -> Iterator[str]:
    """Every total from the lowest to the highest must have exactly one row."""
    if not table.rows:
        yield f"{name}.rows: there are none"
        return
    if table.dice == "in order":
        low, high = 1, len(table.rows)
    else:
        try:
            low, high = span_of(table.dice)
        except BadContent as problem:
            yield f"{name}.dice: {problem}"
            return
    high += modifier
    for total in range(low, high + 1):
        rows = [number for number, row in enumerate(table.rows) if covers(row, total)]
        if not rows:
            yield f"{name}.rows: no row for {total}"
        elif len(rows) > 1:
            yield f"{name}.rows: rows {rows[0] + 1} and {rows[1] + 1} both hold {total}"
    for number, row in enumerate(table.rows):
        if row.low is not None and row.high is not None and row.low > row.high:
            yield f"{name}.rows[{number}]: low {row.low} is above high {row.high}"
        elif row.low is not None and row.low > high:
            yield f"{name}.rows[{number}]: {row.low} can never be rolled; the most is {high}"


def covers(row: Row, total: int) -> bool:
    """Whether a row holds a total."""
    return (row.low is None or total >= row.low) and (row.high is None or total <= row.high)


def door_count_problems(where: str, tile: Tile, doors: int) -> Iterator[str]:
    """More doors than a tile has places for, or none."""
    slots = [slot for slot in shape_from(tile, 0).slots if slot.kind == "D"]
    if not 1 <= doors <= len(slots):
        yield f"{where}.doors: {doors} doors, but {tile.id} has places for 1 to {len(slots)}"
