"""How likely tests and sunsets are."""

import functools
import math
from typing import Final

from delvers.games.dungeonquest.common.rules.sun import danger

DICE: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""In how many of 36 ways two dice show each sum."""


@functools.cache
def passing(value: int) -> float:
    """The chance that two dice do not exceed a value."""
    return sum(DICE[: max(0, min(value, 12)) + 1]) / 36


@functools.cache
def tries_until_passed(value: int) -> float:
    """How many tests it takes on average, each failure making the next one easier."""
    tries, still_failing = 0.0, 1.0
    while still_failing > 0.001:
        tries += still_failing
        still_failing *= 1 - passing(value)
        value += 1
    return tries


@functools.cache
def excess(value: int) -> float:
    """By how much two dice exceed a value, on average."""
    return sum(ways * max(0, total - value) for total, ways in enumerate(DICE)) / 36


@functools.cache
def open_doors(daylight: int, turns: int) -> float:
    """The chance that the dungeon is still open after so many more rounds."""
    chance = 1.0
    for _ in range(turns):
        daylight = max(0, daylight - 1)
        chance *= 1 - danger(0, daylight) / 6
    return chance


@functools.lru_cache(1 << 14)
def in_time(daylight: int, tenths: int) -> float:
    """The same for an estimate of turns (in tenths), which may turn out well or badly."""
    guesses = (0.08 * tenths, 0.11 * tenths, 0.15 * tenths)
    return sum(open_doors(daylight, math.ceil(guess)) for guess in guesses) / len(guesses)


@functools.lru_cache(1 << 14)
def alive(tenths: int, life: int) -> float:
    """The chance to bear wounds of which so many (in tenths) are to be expected."""
    if life <= 0:
        return 0.0
    return math.exp(-0.7 * (tenths / 10 / life) ** 1.5)
