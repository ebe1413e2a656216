"""Means with their standard errors."""

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple


class Figure(NamedTuple):
    """An estimate and its standard error.

    >>> Figure(0.5, 0.1).is_certain, Figure(0.25, 0.1).is_certain
    (True, False)
    """

    mean: float
    error: float

    @property
    def is_certain(self) -> bool:
        """Whether it stands out even where many are looked at, of which some are odd by chance."""
        return abs(self.mean) > CERTAIN * self.error

    @property
    def tells_something(self) -> bool:
        """Whether its interval is narrow enough to be worth a look."""
        return CLEAR * self.error <= MOST_DOUBT

    def less(self, other: "Figure") -> "Figure":
        """The difference from another one that was estimated apart."""
        return Figure(self.mean - other.mean, math.hypot(self.error, other.error))


CLEAR: Final = 1.959963984540054
"""So many standard errors a 95% interval reaches."""
CERTAIN: Final = 3.0
"""So many standard errors away from nothing is hardly ever chance, even among many figures."""
MOST_DOUBT: Final = 2.0
"""A figure whose interval reaches further tells nothing: a game is one win."""
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


def difference_of(values: Sequence[float]) -> Figure:
    """The mean of differences between two parts of victories.

    A few that are all alike leave a doubt.

    >>> round(difference_of([1.0] * 5).error, 2)
    0.16
    """
    mean, error = mean_of(values)
    count = len(values)
    return Figure(mean, math.sqrt(error**2 + DOUBT / (count - 1) / count))


DOUBT: Final = 0.5


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
    """The sum over `of` things, by those of them that were looked at.

    Where all of these are alike, one among those not looked at may still differ.

    >>> scaled_sum([0.0] * 10, 100)
    Figure(mean=0.0, error=2.0)
    """
    mean, error = mean_of(sampled)
    return Figure(of * mean, of * (error or USUAL_CHANGE / len(sampled)))


USUAL_CHANGE: Final = 0.2
"""What a choice or a die that matters changes, about."""
