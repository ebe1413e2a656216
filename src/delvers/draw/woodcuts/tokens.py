"""Coins, wounds, a chest, a heart and a skull: small signs that games share."""

import functools

from delvers.draw.ink import blob, both, cut, dot, line, oval, twin
from delvers.draw.svg import group, label, tag


@functools.cache
def coin(mark: object = "") -> str:
    """A gold piece, with a number if one is given."""
    return (
        dot(50, 53, 44, "ink")
        + dot(50, 50, 43, "gold")
        + tag("circle", cx=50, cy=50, r=34, class_="line", stroke_width=2.5, stroke_dasharray="5 3")
        + cut("16,40 26,22 42,14", 5, "paper")
        + (number(mark, 50, 52, "ink") if mark != "" else crown())
    )


def number(mark: object, middle: float, size: float, fill: str) -> str:
    """A number on a token; one with a sign is written smaller."""
    fitting = size if len(str(mark)) == 1 else size * 0.86
    return label(mark, 50, middle + fitting * 0.35, fitting, fill=fill, bold=True)


def crown() -> str:
    """The stamp on a coin."""
    return blob("30,64! 28,40! 40,50! 50,34! 60,50! 72,40! 70,64!", "ink")


@functools.cache
def drop(mark: object = "") -> str:
    """A wound: a drop of blood, with a number if one is given."""
    return (
        blob("50,2! 64,28 82,52 80,78 50,97 20,78 18,52 36,28", "blood")
        + cut("30,58 30,76 44,86", 5, "paper")
        + (number(mark, 61, 46, "paper") if mark != "" else "")
    )


def chest(coins: int) -> str:
    """An open chest with so many coins on top."""
    places = {1: (50,), 2: (38, 62), 3: (28, 50, 72), 4: (24, 42, 58, 76)}[min(coins, 4)]
    heap = "".join(
        group(coin(), at=(x - 11, 27 + 3 * (i % 2)), scale=0.22) for i, x in enumerate(places)
    )
    return (
        blob("8,44! 14,16 30,8 70,8 86,16 92,44!", "wood")
        + blob("16,44! 20,22 32,16 68,16 80,22 84,44!", "ink")
        + "".join(cut(f"{x},18 {x - 1},34", 2, "wood-cut") for x in (30, 40, 50, 60, 70))
        + heap
        + blob("10,50! 90,50! 86,92! 14,92!", "wood")
        + blob("6,44! 94,44! 94,53! 6,53!", "gold")
        + both(blob("18,53! 28,53! 29,92! 20,92!", "gold") + cut("33,62 44,61", 2))
        + both(cut("34,74 48,73", 2) + cut("33,84 46,83", 2))
        + blob("41,50! 59,50! 57,70 50,74 43,70", "gold")
        + dot(50, 58, 3.4)
        + blob("48,58! 52,58! 53,67! 47,67!")
    )


def heart() -> str:
    """Life that comes back."""
    return blob("50,30! 62,14 82,14 90,32 80,56 50,88! 20,56 10,32 18,14 38,14", "blood")


@functools.cache
def skull() -> str:
    """Eliminated."""
    return (
        twin("50,8 74,12 88,36 80,60 68,68 66,88 50,92", "paper outlined")
        + both(oval(66, 46, 10, 11) + line("58,76 58,88", 3))
        + blob("50,56! 55,66! 45,66!")
    )
