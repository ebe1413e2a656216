"""Means with their standard errors."""

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple


class Figure(NamedTuple):
    """An estimate and its standard error.

    >>> Figure(0.5, 0.1).is_clear, Figure(0.1, 0.1).is_clear
    (True, False)
    """

    mean: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether it differs from nothing by more than chance, at 95%."""
        return abs(self.mean) > CLEAR * self.error

    def less(self, other: "Figure") -> "Figure":
        """The difference from another one that was estimated apart."""
        return Figure(self.mean - other.mean, math.hypot(self.error, other.error))


CLEAR: Final = 1.959963984540054
"""How many standard errors away from nothing cannot be chance, at 95%."""
NOTHING: Final = Figure(0.0, 0.0)
UNKNOWN: Final = Figure(0.0, math.inf)
"""What could not be estimated."""


def mean_of(values: Sequence[float]) -> Figure:
    """The mean of at least two values.

    >>> mean_of([1.0, 2.0, 3.0]).mean
    2.0
    """
    count = len(values)
    mean = math.fsum(values) / count
    spread = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    return Figure(mean, math.sqrt(spread / count))


def chance_of(values: Sequence[float]) -> Figure:
    """The mean of parts of victories; its error stays above nothing, however often one wins.

    >>> chance = chance_of([1.0] * 8)
    >>> chance.mean, round(chance.error, 2)
    (1.0, 0.09)
    """
    count = len(values)
    total = math.fsum(values)
    about = (total + 1) / (count + 2)
    return Figure(total / count, math.sqrt(about * (1 - about) / (count + 3)))


def sum_of(figures: Iterable[Figure]) -> Figure:
    """The sum of what was estimated apart."""
    all_of = [*figures]
    total = math.fsum(one.mean for one in all_of)
    return Figure(total, math.hypot(*(one.error for one in all_of)))


def scaled_sum(sampled: Sequence[float], of: int) -> Figure:
    """The sum over `of` things, by those of them that were looked at."""
    mean = mean_of(sampled)
    return Figure(of * mean.mean, of * mean.error)
