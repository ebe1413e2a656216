"""Dice in words: "2d6", "1d4+3", "2d6x10" or a plain number."""

import re
from functools import cache

from delvers.kernel.dice import Dice
from delvers.kernel.errors import BadContent

FORM = re.compile(r"(?:(\d+)d(\d+))?(?:\+?(\d+))?(?:x(\d+))?")


@cache
def parts_of(words: str) -> tuple[int, int, int, int]:
    """The number of dice, their faces, what is added, and by what it is multiplied."""
    found = FORM.fullmatch(words.replace(" ", ""))
    if found is None or not words:
        raise BadContent(f"{words!r} are no dice; allowed: 2d6, 1d4+3, 2d6x10, 5")
    count, faces, plus, times = found.groups()
    return int(count or 0), int(faces or 0), int(plus or 0), int(times or 1)


def roll_words(dice: Dice, words: str) -> int:
    """Roll dice given in words."""
    count, faces, plus, times = parts_of(words)
    return (sum(1 + dice.pick(faces) for _ in range(count)) + plus) * times


def span_of(words: str) -> tuple[int, int]:
    """The lowest and the highest total."""
    count, faces, plus, times = parts_of(words)
    return (count + plus) * times, (count * faces + plus) * times
