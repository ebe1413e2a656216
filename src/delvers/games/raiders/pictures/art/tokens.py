"""Coins, wounds, chests, shields and the other small signs on cards."""

import functools

from delvers.draw.ink import blob, cut, dot, line, twin
from delvers.draw.svg import label, tag


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
