"""Doors, bars and torches in the walls, and the marker of a way down."""

import functools

from delvers.draw.ink import blob, cut, dot, line, oval


@functools.cache
def entrance_marker() -> str:
    """A hole in the floor that somebody found."""
    return (
        dot(50, 50, 46, "paper outlined")
        + oval(50, 54, 34, 30, "abyss")
        + line("38,22 38,78", 5)
        + line("62,22 62,78", 5)
        + line("38,22 38,78", 2.4, "wood-line")
        + line("62,22 62,78", 2.4, "wood-line")
        + "".join(line(f"38,{y} 62,{y}", 3.4, "wood-line") for y in (32, 44, 56, 68))
    )


@functools.cache
def door() -> str:
    """A wooden door in the northern passage."""
    return (
        blob("30,3! 37,3! 37,16! 30,16!", "stone thin")
        + blob("63,3! 70,3! 70,16! 63,16!", "stone thin")
        + blob("35,4! 65,4! 65,14! 35,14!", "wood fine")
        + "".join(cut(f"{x},4.5 {x},13.5", 1.2) for x in (41, 47, 53, 59))
        + blob("36,5.5! 64,5.5! 64,7.4! 36,7.4!", "ink")
        + blob("36,10.6! 64,10.6! 64,12.5! 36,12.5!", "ink")
        + dot(50, 9, 2.2, "gold thin")
    )


@functools.cache
def portcullis() -> str:
    """Iron bars in the northern passage."""
    bars = "".join(
        line(f"{x},0 {x},15", 3.4)
        + line(f"{x},1 {x},15", 1.7, "steel-line")
        + blob(f"{x - 1.8},14! {x + 1.8},14! {x},20!", "ink")
        for x in (37, 43.5, 50, 56.5, 63)
    )
    return (
        blob("29,2! 36,2! 36,15! 29,15!", "stone thin")
        + blob("64,2! 71,2! 71,15! 64,15!", "stone thin")
        + bars
        + line("35,5 65,5", 3.2)
        + line("35,11 65,11", 3.2)
        + line("36,5 64,5", 1.4, "steel-line")
        + line("36,11 64,11", 1.4, "steel-line")
    )


@functools.cache
def wall_torch() -> str:
    """Light enough to search by."""
    return (
        dot(24, 24, 9, "shine")
        + line("24,26 24,33", 3.6)
        + line("24,26 24,33", 1.6, "wood-line")
        + blob("24,13! 28,19 28.5,24 24,27.5 19.5,24 20,19", "gold thin")
        + blob("24,19! 26,23 24,26 22,23", "blood-cut")
    )
