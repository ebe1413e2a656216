"""Dice in words: "2d6", "1d4+3", "2d6x10" or a plain number."""

import re
from functools import cache
from typing import Final

from delvers.kernel.dice import Dice
from delvers.kernel.errors import BadContent

FORM = re.compile(r"(?:(\d+)d(\d+))?(?:\+?(\d+))?(?:x(\d+))?", re.ASCII)
DIGITS: Final = 9
MOST: Final = (20, 100, 10_000, 1000)
"""The most dice, faces, what is added, and times: more would take for ever to roll."""


@cache
def parts_of(words: str) -> tuple[int, int, int, int]:
    """The number of dice, their faces, what is added, and by what it is multiplied."""
    found = FORM.fullmatch(words.replace(" ", ""))
    if found is None or not words:
        raise BadContent(f"{words!r} are no dice; allowed: 2d6, 1d4+3, 2d6x10, 5")
    count, faces, plus, times = (int((digits or "0")[:DIGITS]) for digits in found.groups())
    parts = (count, faces, plus, times if found[4] else 1)
    if any(part > most for part, most in zip(parts, MOST, strict=True)):
        most = f"{MOST[0]}d{MOST[1]}+{MOST[2]}x{MOST[3]}"
        raise BadContent(f"{words[:40]!r} are too many dice or too large; the most is {most}")
    return parts


def roll_words(dice: Dice, words: str) -> int:
    """Roll dice given in words."""
    count, faces, plus, times = parts_of(words)
    return (sum(1 + dice.pick(faces) for _ in range(count)) + plus) * times


def span_of(words: str) -> tuple[int, int]:
    """The lowest and the highest total."""
    count, faces, plus, times = parts_of(words)
    return (count + plus) * times, (count * faces + plus) * times
