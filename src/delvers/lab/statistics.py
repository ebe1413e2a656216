"""Means, deviations and confidence intervals, from counts of how often each number came up."""

import math
from collections.abc import Mapping
from typing import Final, NamedTuple

NORMAL_95: Final = 1.959963984540054
"""How many standard deviations around the mean hold 95 in 100."""


class Interval(NamedTuple):
    """From low to high."""

    low: float
    high: float


def total(counts: Mapping[int, int]) -> int:
    """How many numbers there are."""
    return sum(counts.values())


def mean(counts: Mapping[int, int]) -> float:
    """The average; 0 of nothing."""
    number = total(counts)
    return sum(value * count for value, count in counts.items()) / number if number else 0.0


def standard_deviation(counts: Mapping[int, int]) -> float:
    """The standard deviation of a sample; 0 of fewer than two numbers."""
    number = total(counts)
    if number < 2:
        return 0.0
    middle = mean(counts)
    squares = sum(count * (value - middle) ** 2 for value, count in counts.items())
    return math.sqrt(squares / (number - 1))


def wilson(successes: float, trials: int, z: float = NORMAL_95) -> Interval:
    """Wilson's interval for a rate: sound for small samples and for rates near 0 and 1."""
    if not trials:
        return Interval(0.0, 1.0)
    rate, shrink = successes / trials, 1 + z * z / trials
    middle = (rate + z * z / (2 * trials)) / shrink
    reach = z / shrink * math.sqrt(rate * (1 - rate) / trials + (z / (2 * trials)) ** 2)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))
