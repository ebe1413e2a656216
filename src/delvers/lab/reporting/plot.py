"""What a plot is: a drawing, the numbers behind it, and how it is made again."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeAlias

import pyarrow as pa

from delvers.lab.analysis.results import Results, only, values_of
from delvers.lab.facts import Facts, facts_of
from delvers.text import Words

Row: TypeAlias = tuple[str, ...]


@dataclass(frozen=True)
class Study:
    """The results of one game of an experiment, and the words for them."""

    results: Results
    game: str
    words: Words

    @property
    def facts(self) -> Facts:
        """What the lab knows of the game."""
        return facts_of(self.game)

    def rows(self, *columns: str) -> pa.Table:
        """These columns of the rows of this game."""
        table = self.results.rows([*columns, "cell", "number", "game"])
        return table if len(self.games) == 1 else only(table, "game", self.game)

    @cached_property
    def games(self) -> list[str]:
        """All games of the experiment."""
        return games_in(self.results)

    @cached_property
    def cells(self) -> dict[int, dict[str, str]]:
        """The cells of this game, with the values of their axes."""
        first = self.results.state["experiment"]["game"]
        return {
            number: {axis: value for axis, value in cell.items() if axis != "game"}
            for number, cell in enumerate(self.results.cells)
            if cell.get("game", first) == self.game
        }

    @cached_property
    def axes(self) -> list[str]:
        """What is varied and has more than one value."""
        found = dict.fromkeys(axis for cell in self.cells.values() for axis in cell)
        return [axis for axis in found if len({cell[axis] for cell in self.cells.values()}) > 1]

    @property
    def is_one_by_one(self) -> bool:
        """Whether one thing is changed at a time, against the first value of every axis."""
        return bool(self.results.state["experiment"]["design"] == "one")

    def has(self, column: str) -> bool:
        """Whether there is anything in a column."""
        if column not in self.results.names:
            return False
        rows = self.rows(column)
        return bool(rows[column].null_count < len(rows))

    @cached_property
    def measure(self) -> str:
        """What the experiment is mostly about: survival, or victory of a party."""
        return "victory" if self.facts.is_party or not self.has("survived") else "survived"


def games_in(results: Results) -> list[str]:
    """The games of an experiment, in the order of its grid."""
    first = results.state["experiment"]["game"]
    found = dict.fromkeys(cell.get("game", first) for cell in results.cells)
    there = values_of(results.rows(["game"]), "game")
    return [game for game in found if game in there]


@dataclass(frozen=True)
class Plot:
    """A drawing with its numbers; `draw` gets a figure of this height in inches."""

    name: str
    title: str
    about: str
    headings: Row
    rows: Sequence[Row]
    draw: Callable[[Any], None]
    height: float = 3.2


LINE: Final = 0.34
"""The height of a line of a plot in inches."""


def height_of(lines: int, least: float = 1.6) -> float:
    """How high a plot with so many lines is."""
    return max(least, 1.1 + LINE * lines)
