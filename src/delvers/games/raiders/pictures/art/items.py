"""The four items."""

import functools
from collections.abc import Callable

from delvers.draw.ink import blob, cut, dot, twin
from delvers.draw.svg import tag
from delvers.draw.woodcuts.items import torch


@functools.cache
def crystal_ball() -> str:
    """A ball of glass with a star in its depth."""
    star = "50,24! 53,36! 65,39! 54,43! 50,58! 46,43! 35,39! 47,36!"
    return (
        twin("50,70! 70,70! 64,80 80,94! 50,94", "wood")
        + cut("28,89 72,89", 2)
        + dot(50, 42, 34, "sea")
        + cut("24,52 30,66 46,73", 5)
        + cut("28,50 36,64 50,68", 2)
        + cut("30,30 36,20 48,14", 4, "paper")
        + blob(star, "paper")
        + dot(66, 56, 2, "paper")
        + dot(37, 55, 1.5, "paper")
    )


@functools.cache
def key() -> str:
    """A heavy old key."""
    drawn = (
        blob("46,38! 54,38! 54,96! 46,96!", "gold")
        + blob("54,74! 70,74! 70,80! 62,80! 62,86! 72,86! 72,94! 54,94!", "gold")
        + tag("path", d="M50 2a20 20 0 1 0 .1 0M50 13a9 9 0 1 1 -.1 0", class_="gold hollow")
        + blob("42,40! 58,40! 56,47! 44,47!", "gold")
        + cut("36,30 38,14 48,7", 2)
        + cut("50,50 50,92", 2)
    )
    return tag("g", drawn, transform="rotate(38 50 50)")


@functools.cache
def sword() -> str:
    """A broad blade."""
    drawn = (
        blob("50,0! 58,12! 56,66! 44,66! 42,12!", "steel")
        + cut("50,10 50,62", 3)
        + hatch_edge()
        + blob("26,62! 32,66 68,66 74,62! 72,74 28,74", "gold")
        + blob("45,74! 55,74! 54,90! 46,90!", "wood")
        + cut("45,79 55,77", 2)
        + cut("45,85 55,83", 2)
        + dot(50, 94, 6, "gold")
    )
    return tag("g", drawn, transform="rotate(32 50 50)")


def hatch_edge() -> str:
    """The shaded edge of the blade."""
    return "".join(cut(f"51,{y} 56,{y - 3}", 1.6) for y in range(18, 64, 6))


ITEMS: dict[str, Callable[[], str]] = {
    "torch": torch,
    "crystal ball": crystal_ball,
    "key": key,
    "sword": sword,
}
