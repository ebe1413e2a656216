"""Rolling on the tables of a pack (BUILD)."""

from typing import TypeVar

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.books.dice_words import roll_words
from delvers.games.plungin.rules.books.dungeon import DiceTable, Row
from delvers.games.plungin.rules.books.foes import LawRow
from delvers.games.plungin.rules.state.state import Dungeon
from delvers.kernel.events import REVEALED

R = TypeVar("R", bound=Row)


def row_for(rows: tuple[R, ...], total: int) -> R:
    """The row for a total; beyond the ends the outermost row holds."""
    for row in rows:
        if (row.low is None or total >= row.low) and (row.high is None or total <= row.high):
            return row
    return rows[0] if rows[0].low is not None and total < rows[0].low else rows[-1]


def roll_on(table: Dungeon, name: str, on: DiceTable[R], rule: str, modifier: int = 0) -> R:
    """Roll on a table."""
    number = roll_words(table.state.dice, on.dice)
    table.tell_to(REVEALED, events.table_rolled, rule, table=name, roll=number, modifier=modifier)
    return row_for(on.rows, number + modifier)


def row_for_law(rows: tuple[LawRow, ...], number: int) -> str:
    """What a special Law says for a number."""
    for row in rows:
        if (row.low is None or number >= row.low) and (row.high is None or number <= row.high):
            return row.act
    return rows[-1].act
