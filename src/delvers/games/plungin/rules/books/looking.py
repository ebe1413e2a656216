"""Looking for one mistake at a time: gaps in a table, an id that is not known, words for dice."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from delvers.games.plungin.rules.books.dice_words import parts_of, span_of
from delvers.games.plungin.rules.books.dungeon import DiceTable, Row, Some, Tile
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.shapes import shape_or_none
from delvers.games.plungin.rules.books.sizes import MOST_MONSTERS
from delvers.kernel.errors import BadContent, unknown_name

MOST_TOTALS: Final = 1000
"""A table has no more results than these."""


def unknown(where: str, id: str, known: Iterable[str]) -> Iterator[str]:
    """A problem if an id does not exist."""
    if id not in (names := [*known]):
        yield f"{where}: {unknown_name(id, sorted(names))}"


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
        yield from count_problems(f"{where}.count", some.count)


def count_problems(where: str, words: str) -> Iterator[str]:
    """Words that are no number of monsters, or of too many."""
    try:
        _least, most = span_of(words)
    except BadContent as problem:
        yield f"{where}: {problem}"
        return
    if most > MOST_MONSTERS:
        yield f"{where}: {words!r} may be {most}, more than the {MOST_MONSTERS} that are allowed"


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
    if high - low > MOST_TOTALS:
        yield f"{name}.dice: {high - low} different totals; at most {MOST_TOTALS} are allowed"
        return
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
    shape = shape_or_none(tile)
    if shape is None:
        return  # what is wrong with the drawing is told with the tile
    slots = [slot for slot in shape.slots if slot.kind == "D"]
    if not 1 <= doors <= len(slots):
        yield f"{where}.doors: {doors} doors, but {tile.id} has places for 1 to {len(slots)}"
