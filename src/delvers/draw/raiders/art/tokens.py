"""Coins, wounds, chests, shields and the other small signs on cards."""

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


def shield(mark: object) -> str:
    """The strength of a monster."""
    return (
        twin("50,6 70,14 92,12! 90,50 78,78 50,98", "steel")
        + line("14,18 30,19 50,13 70,19 86,18 83,50 72,73 50,89 28,73 17,50 14,18", 2)
        + label(mark, 50, 66, 50, bold=True)
    )


def broken_shield() -> str:
    """A boss that cannot be beaten."""
    return (
        twin("50,6 70,14 92,12! 90,50 78,78 50,98", "steel")
        + blob("56,4! 44,30! 58,46! 40,66! 52,98! 48,97! 34,66! 50,46! 36,30! 48,5!", "ink")
        + cut("22,24 78,76", 7, "ink")
        + cut("78,24 22,76", 7, "ink")
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


@functools.cache
def eye() -> str:
    """Seen by one's own torch."""
    return (
        blob("4,50! 26,26 50,18 74,26 96,50! 74,74 50,82 26,74", "paper outlined")
        + dot(50, 50, 22, "gold")
        + dot(50, 50, 11)
        + dot(56, 44, 4, "paper")
    )


@functools.cache
def map_card() -> str:
    """The map that its holder lays the first card with."""
    return (
        blob("8,22! 34,12! 64,22! 92,12! 92,80! 64,90! 34,80! 8,90!", "sheet")
        + line("34,12 34,80", 2)
        + line("64,22 64,90", 2)
        + tag(
            "path",
            d="M18 74C28 58 44 74 48 54S70 52 74 34",
            class_="line blood-line",
            stroke_width=4,
            stroke_dasharray="6 5",
        )
        + cut("68,26 82,42", 5, "blood-cut")
        + cut("82,26 68,42", 5, "blood-cut")
        + dot(18, 74, 5)
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
