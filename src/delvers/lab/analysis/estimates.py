"""Estimates with 95% intervals. The statistics are those of statsmodels.

Heroes of one game share its luck. So a mean over everybody at the table is a mean over games, each
counted once; a mean of one seat or one hero has at most one number from each game anyway.
"""

import math
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from statsmodels.stats.multitest import multipletests
from statsmodels.stats.proportion import proportion_confint
from statsmodels.stats.weightstats import CompareMeans, DescrStatsW

Numbers: TypeAlias = "np.ndarray[Any, np.dtype[np.float64]]"
ALMOST_NOTHING = 1e-15
"""Deviations below this come from rounding."""
CELL = 1 << 32
"""Keys of games are cell times this plus number."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, its 95% interval, and from how many numbers it comes."""

    mean: float
    low: float
    high: float
    count: int


class PerGame(NamedTuple):
    """One number for each game, by the game's key."""

    keys: "np.ndarray[Any, np.dtype[np.int64]]"
    numbers: Numbers


@dataclass(frozen=True, slots=True)
class Difference:
    """How much two means differ, and whether that can be luck.

    `chance` is the p-value corrected for all that was compared. `is_paired` says that both played
    the same games, number by number.
    """

    first: float
    second: float
    amount: float
    low: float
    high: float
    raw_chance: float
    chance: float
    games: int
    is_paired: bool

    @property
    def is_real(self) -> bool:
        """Whether luck is an unlikely explanation, after the correction."""
        return self.chance < 0.05


def rate(successes: float, count: int) -> Estimate:
    """A rate with Wilson's interval."""
    if not count:
        return Estimate(math.nan, 0.0, 1.0, 0)
    low, high = proportion_confint(successes, count, method="wilson")
    return Estimate(successes / count, float(low), float(high), count)


def mean(numbers: Numbers, *, is_rate: bool = False) -> Estimate:
    """A mean with Student's interval; of a rate that is all or nothing in a game, with Wilson's."""
    count = len(numbers)
    if is_rate and count and np.isin(numbers, (0.0, 1.0)).all():
        return rate(float(numbers.sum()), count)
    if count < 2 or float(numbers.std()) < ALMOST_NOTHING:
        middle = float(numbers.mean()) if count else math.nan
        return Estimate(middle, middle, middle, count)
    described = DescrStatsW(numbers)
    low, high = described.tconfint_mean()
    return Estimate(float(described.mean), float(low), float(high), count)


def per_game(rows: pa.Table, column: str) -> PerGame:
    """The mean of a column in each game that has it."""
    key = pc.add(pc.multiply(rows["cell"].cast(pa.int64()), CELL), rows["number"])
    table = pa.table({"key": key, "value": rows[column].cast(pa.float64())}).drop_null()
    means = table.group_by("key").aggregate([("value", "mean")]).sort_by("key")
    return PerGame(means["key"].to_numpy(), means["value_mean"].to_numpy())


def difference(first: PerGame, second: PerGame, *, same_dice: bool) -> Difference | None:
    """How much the second differs from the first; by pairs of games where both were played."""
    shared, here, there = np.intersect1d(first.keys, second.keys, return_indices=True)
    fewer = min(len(first.keys), len(second.keys))
    if fewer < 2:
        return None
    if same_dice and len(shared) >= 0.95 * fewer:
        return paired(first.numbers[here], second.numbers[there])
    return unpaired(first.numbers, second.numbers)


def paired(first: Numbers, second: Numbers) -> Difference:
    """Student's test on the differences game by game."""
    change = second - first
    amount = float(change.mean())
    low = high = amount
    chance = 1.0 if abs(amount) < ALMOST_NOTHING else 0.0
    if float(change.std()) > ALMOST_NOTHING:
        described = DescrStatsW(change)
        low, high = described.tconfint_mean()
        chance = float(described.ttest_mean(0)[1])
    means = float(first.mean()), float(second.mean())
    return Difference(*means, amount, float(low), float(high), chance, chance, len(change), True)


def unpaired(first: Numbers, second: Numbers) -> Difference:
    """Welch's test on two samples."""
    means = float(first.mean()), float(second.mean())
    amount = means[1] - means[0]
    low = high = amount
    chance = 1.0 if abs(amount) < ALMOST_NOTHING else 0.0
    if float(first.std()) + float(second.std()) > ALMOST_NOTHING:
        compared = CompareMeans(DescrStatsW(second), DescrStatsW(first))
        low, high = compared.tconfint_diff(usevar="unequal")
        chance = float(compared.ttest_ind(usevar="unequal")[1])
    games = min(len(first), len(second))
    return Difference(*means, amount, float(low), float(high), chance, chance, games, False)


def corrected(chances: list[float]) -> list[float]:
    """The p-values after Holm's correction for many comparisons."""
    if not chances:
        return []
    return [float(chance) for chance in multipletests(chances, method="holm")[1]]
