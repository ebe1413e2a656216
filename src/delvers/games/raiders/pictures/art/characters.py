"""The five characters."""

import functools
from collections.abc import Callable

from delvers.draw.ink import blob, both, cut, dot, line, oval, tail, twin
from delvers.draw.svg import tag
from delvers.draw.woodcuts.people import knight


def features(skin: str = "skin") -> str:
    """The face that all five start from."""
    return (
        twin("50,28! 66,30 70,44 67,60 60,72 50,78", skin)
        + both(dot(60, 50, 2.8) + cut("54,44 60,41 67,44", 3))
        + line("49,50 47,59 50,62 54,60", 2)
    )


@functools.cache
def explorer() -> str:
    """A wide hat and a scarf."""
    return (
        twin("50,74! 66,76 90,86 94,100! 50,100", "wood")
        + both(cut("62,84 64,100", 3) + cut("78,86 84,94", 2.5))
        + features()
        + cut("42,68 50,70 59,66", 2.5)
        + both(cut("66,56 66,64 60,71", 2))
        + twin("50,72! 62,70 68,78 58,86 50,88", "blood")
        + tail("58,82 66,90 64,100", 9, "blood")
        + blob("2,38! 22,32 50,28 78,32 98,38! 80,44 50,41 20,44", "wood")
        + blob("28,33! 30,12 42,6 50,11 58,6 70,12 72,33! 50,30", "wood")
        + blob("28,33! 29,25! 50,22 71,25! 72,33! 50,30", "ink")
        + cut("50,12 50,20", 2)
        + tail("68,28 82,16 84,2", 8, "moss")
    )


@functools.cache
def thief() -> str:
    """A hood, a mask, a grin."""
    return (
        twin("50,66! 70,70 90,82 96,100! 50,100", "moss")
        + twin("50,4! 66,10 78,28 80,54 72,76 50,88", "moss")
        + twin("50,18 63,22 71,40 68,60 60,74 50,80", "ink")
        + twin("50,28! 61,30 66,44 64,60 58,70 50,75", "skin")
        + blob("33,43! 50,46 67,43! 67,55 56,58 50,53 44,58 33,55", "ink")
        + both(oval(59, 50.5, 5, 3, "paper") + dot(60, 50.5, 2.1))
        + cut("42,66 50,69 59,63", 2.8)
        + tail("50,6 60,0 72,2", 7, "moss")
        + both(cut("74,30 76,48 72,66", 3.5) + cut("68,80 80,88 86,99", 3))
        + cut("30,20 36,12 44,8", 2.5, "paper")
        + dot(50, 86, 4, "gold")
        + line("51,55 49,61 53,62", 1.8)
    )


@functools.cache
def warrior() -> str:
    """Braids, beard, and a helmet with horns."""
    return (
        twin("50,74! 66,74 92,84 98,100! 50,100", "wood")
        + "".join(tail(f"{x},80 {x - 3},90 {x},98", 6) for x in (14, 24, 76, 86))
        + both(blob("66,24! 82,26 90,14 90,2! 99,14 96,32 80,40 68,38!", "bone"))
        + both(cut("78,28 82,36", 2))
        + features()
        + twin("50,64! 56,60 66,54 71,50! 72,70 62,90 50,98", "gold")
        + "".join(
            cut(f"{x},68 {x + d},80 {50 + d},92", 2.5)
            for x, d in ((38, 2), (45, 1), (55, -1), (62, -2))
        )
        + blob("42,68! 50,65 58,68! 50,72", "ink")
        + both(tail("71,48 78,64 74,84", 8, "gold"))
        + twin("50,8 66,12 74,28 74,42! 50,38", "steel")
        + blob("46,8! 54,8! 54,54! 50,58! 46,54!", "steel")
        + both(cut("62,16 67,32", 2.5) + dot(68, 37, 2) + dot(58, 35, 2))
    )


@functools.cache
def sorcerer() -> str:
    """A pointed hat and a very long beard."""
    star = "44,20! 46,25! 51,25! 47,28! 49,33! 44,30! 39,33! 41,28! 37,25! 42,25!"
    return (
        twin("50,74! 66,76 90,86 94,100! 50,100", "sea")
        + features()
        + twin("50,66! 58,60 68,56! 72,72 66,90 50,100", "paper outlined")
        + "".join(
            cut(f"{x},70 {x + d},84 {50 + d},96", 2)
            for x, d in ((36, 3), (44, 1), (56, -1), (64, -3))
        )
        + tail("50,64 40,64 28,72", 7, "paper outlined")
        + tail("50,64 60,64 72,72", 7, "paper outlined")
        + both(tail("54,44 62,40 72,42", 5, "paper outlined"))
        + blob("60,-2! 52,8 64,20 72,38! 50,42 28,38! 34,20 46,6", "sea")
        + tag("path", d="M12 40C30 32 70 32 88 40C70 48 30 48 12 40Z", class_="sea")
        + blob(star, "gold")
        + dot(60, 30, 2.2, "paper")
        + cut("58,14 64,26 68,34", 3)
    )


CHARACTERS: dict[str, Callable[[], str]] = {
    "explorer": explorer,
    "knight": knight,
    "thief": thief,
    "warrior": warrior,
    "sorcerer": sorcerer,
}
