"""The columns of results: one row for each seat of each game."""

from typing import Final, NamedTuple

import pyarrow as pa


class Column(NamedTuple):
    """A column, what it holds and what that means."""

    name: str
    type: pa.DataType
    about: str


COLUMNS: Final = (
    Column("cell", pa.int32(), "the cell of the grid, counted from 0"),
    Column("game", pa.string(), "the game"),
    Column("number", pa.int64(), "the number of the game in its cell, from 0"),
    Column("seed", pa.uint64(), "the seed of the game; the same number has the same in all cells"),
    Column("seats", pa.int16(), "how many seats the game has"),
    Column("bots", pa.string(), "the line-up, from which bots move on one seat in every game"),
    Column("content", pa.string(), "content of one's own, or none"),
    Column("named", pa.string(), "the heroes that the grid names, or none"),
    Column("choices", pa.int32(), "how many choices the game had"),
    Column("seat", pa.int16(), "the seat, from 0"),
    Column("of_seat", pa.int16(), "0, or 1, 2 … for further heroes of the same seat"),
    Column("bot", pa.string(), "the bot in this seat"),
    Column("hero", pa.string(), "the hero or character"),
    Column("victory", pa.float64(), "1 for a victory, a share of it if it is shared, else 0"),
    Column("rank", pa.int16(), "1 for the best; tied seats have the same"),
    Column("score", pa.int64(), "what the game counts at its end"),
    Column("survived", pa.bool_(), "whether the hero lives or came out; empty if nobody can die"),
    Column("cause", pa.string(), "what the hero died of, the last time"),
    Column("place", pa.string(), "where he died, if the game tells"),
    Column("deaths", pa.int16(), "how often he died; some come back"),
    Column("gold", pa.int64(), "the gold of a hero who survived"),
    Column("turns", pa.int32(), "how many turns he had, if the game tells"),
    Column("replaced", pa.bool_(), "whether another hero came in his place before the end"),
)
"""What every game has. Further columns follow by the names below."""

FURTHER: Final = {
    "option.": "an option of the game, as text",
    "sweep.": "a number of the content that the sweep replaces",
    "label.": "by what the game tells parties apart",
    "figure.": "a number that the game counts by seat",
}
"""How the names of further columns begin."""

MEASURES: Final = ("survived", "victory", "gold", "turns", "choices", "score", "deaths", "rank")
"""The columns that have a mean worth knowing, besides the figures; the first of them first."""


def schema_of(names: list[str]) -> pa.Schema:
    """The types of these columns."""
    known = {column.name: column.type for column in COLUMNS}
    return pa.schema([(name, known.get(name) or type_of_further(name)) for name in names])


def type_of_further(name: str) -> pa.DataType:
    """Figures and swept numbers are whole numbers, everything else is text."""
    return pa.int64() if name.startswith(("figure.", "sweep.")) else pa.string()
