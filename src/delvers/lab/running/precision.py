"""When a cell has been played often enough: the asked precision is reached."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from scipy import stats
from statsmodels.stats.proportion import proportion_confint

LEAST_GAMES: Final = 100
"""Before so many games nobody stops: early intervals cannot be trusted."""
RATES: Final = ("survived", "victory")


@dataclass(slots=True)
class Sums:
    """Count, sum and sum of squares of a number per game."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, numbers: "np.ndarray[Any, Any]") -> None:
        """Count the numbers of more games."""
        self.count += len(numbers)
        self.total += float(numbers.sum())
        self.squares += float((numbers**2).sum())

    def reach(self, is_rate: bool) -> float:
        """How far the 95% interval of the mean reaches to either side."""
        if self.count < 2:
            return math.inf
        mean = self.total / self.count
        variance = max(0.0, self.squares - self.count * mean * mean) / (self.count - 1)
        if variance < 1e-12 and is_rate:
            low, high = proportion_confint(round(self.total), self.count, method="wilson")
            return float(high - low) / 2
        deviation = math.sqrt(variance / self.count)
        return float(stats.t.ppf(0.975, self.count - 1)) * deviation


@dataclass(slots=True)
class Watch:
    """What is known of one cell so far, by column and, for victories, by seat.

    Heroes of one game share its luck, so a game counts once, with their mean. The mean of all
    victories of a game is always the same unless everybody wins together: there each seat counts.
    """

    asked: Mapping[str, float]
    is_party: bool
    sums: dict[str, Sums] = field(default_factory=dict)

    def note(self, rows: pa.Table) -> None:
        """Count the games of a chunk."""
        for column in self.asked:
            if column == "victory" and not self.is_party:
                for seat in range(rows["seats"][0].as_py()):
                    of_seat = rows.filter(pc.equal(rows["seat"], seat))
                    self._add(f"{column} {seat}", of_seat, column)
            else:
                self._add(column, rows, column)

    def _add(self, key: str, rows: pa.Table, column: str) -> None:
        numbers = rows.select(["number"]).append_column("value", rows[column].cast(pa.float64()))
        means = numbers.group_by("number").aggregate([("value", "mean")])["value_mean"]
        self.sums.setdefault(key, Sums()).add(means.drop_null().to_numpy())

    def is_enough(self, games: int) -> bool:
        """Whether everything that was asked is known well enough."""
        if not self.asked or games < LEAST_GAMES:
            return False
        return all(
            sums.reach(key.split()[0] in RATES) <= self.asked[key.split()[0]]
            for key, sums in self.sums.items()
        )
