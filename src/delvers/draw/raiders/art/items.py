"""The four items."""

import functools
from collections.abc import Callable

from delvers.draw.ink import blob, both, cut, dot, line, oval, twin
from delvers.draw.svg import tag


@functools.cache
def torch() -> str:
    """A burning brand."""
    return (
        twin("50,60! 56,60! 53,97 50,98", "wood")
        + cut("50,66 51,90", 2)
        + both(cut("66,16 74,10 80,2", 2) + cut("72,32 82,28 92,26", 2))
        + blob("52,3! 58,16 70,26 70,42 60,54 50,56 40,54 30,42 32,28 40,18 44,26 50,14", "gold")
        + blob("51,24! 58,36 58,46 50,52 42,46 44,36", "blood")
        + blob("50,38! 54,46 50,50 46,46", "paper")
        + twin("50,52! 64,52! 58,64! 50,64", "stone")
        + cut("38,57 62,57", 2)
    )


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


def flask(amount: int) -> str:
    """A potion; a larger one fills the flask further."""
    level = 62 if amount == 1 else 50
    return (
        twin("50,30! 57,30! 57,44 74,66 78,84 66,95 50,96", "paper")
        + twin(f"50,{level}! 70,{level}! 76,80 66,92 50,93", "moss")
        + line("43,30 43,44 26,66 22,84 34,95 50,96 66,95 78,84 74,66 57,44 57,30", 3.5)
        + blob("40,20! 60,20! 60,31! 40,31!", "wood")
        + dot(42, 78, 4, "paper")
        + dot(56, 70, 3, "paper")
        + oval(60, 84, 2.4, 2.4, "paper")
        + cut("32,66 27,80 33,90", 3)
    )


ITEMS: dict[str, Callable[[], str]] = {
    "torch": torch,
    "crystal ball": crystal_ball,
    "key": key,
    "sword": sword,
}
