"""Stairs, dice and coins: things of the dungeon that games share."""

import functools
from collections.abc import Callable
from typing import Final

from delvers.draw.ink import blob, cut, dot
from delvers.draw.svg import group, tag
from delvers.draw.woodcuts.tokens import coin


def larger(drawn: str) -> str:
    """What fills only the middle of a chamber, as large as a card allows."""
    return group(drawn, at=(-45, -50), scale=1.9)


@functools.cache
def stairs() -> str:
    """Stairs into the catacombs."""
    steps = "".join(
        tag(
            "rect",
            x=32 + i * 1.8,
            y=34 + i * 6,
            width=36 - i * 3.6,
            height=6,
            class_=f"step-{i}",
        )
        for i in range(6)
    )
    return (
        blob("27,28! 73,28! 73,75! 27,75!", "stone")
        + blob("32,33! 68,33! 68,71! 32,71!", "abyss")
        + steps
        + cut("29,30 29,73", 2)
        + cut("71,30 71,73", 2)
        + "".join(cut(f"{x},29 {x},32", 1.6) for x in (38, 50, 62))
    )


@functools.cache
def die(number: int) -> str:
    """A die with this number up."""
    pips = {
        1: ((50, 50),),
        2: ((28, 28), (72, 72)),
        3: ((26, 26), (50, 50), (74, 74)),
        4: ((28, 28), (72, 28), (28, 72), (72, 72)),
        5: ((26, 26), (74, 26), (50, 50), (26, 74), (74, 74)),
        6: ((28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)),
    }[number]
    return tag("rect", x=6, y=6, width=88, height=88, rx=16, class_="bone") + "".join(
        dot(x, y, 8.5) for x, y in pips
    )


def coins() -> str:
    """A few gold pieces."""
    return (
        group(coin(), at=(4, 40), scale=0.5)
        + group(coin(), at=(46, 44), scale=0.5)
        + group(coin(), at=(26, 6), scale=0.5)
    )


THINGS: Final[dict[str, Callable[[], str]]] = {
    "stairs": lambda: larger(stairs()),
    "die": lambda: die(5),
    "coins": coins,
}
"""What pages of games in a dungeon show beside their words."""
