"""The floors of chambers: their shape between the walls, cut into the rock, with all ways out.

A space is a box of 100 by 100. Passages are 32 wide and meet those of the neighbours at the edge.
"""

import functools
import math
from collections.abc import Iterator
from typing import Final

from delvers.draw.ink import Point, curve
from delvers.draw.svg import short, tag
from delvers.kernel.dice import Dice

LEFT: Final = 34
RIGHT: Final = 66
BEYOND: Final = -6
"""Passages run on beyond the edge, where the picture of the space is cut off."""
INSET: Final = {"square": 13, "cut": 13, "round": 13, "corridor": LEFT}

Corner = tuple[float, float, bool]


@functools.cache
def floor(sides: tuple[str, ...], shape: str, fill: str = "floor") -> str:
    """The floor with its wall line; `shape` is one of INSET."""
    points: list[Point] = []
    sharp: list[bool] = []
    for side in range(4):
        for x, y, is_sharp in _edge(sides[side] != "wall", shape, seed=side + len(sides[side])):
            points.append(turned(x, y, side))
            sharp.append(is_sharp)
    return tag("path", d=curve(points, sharp, closed=True), class_=fill)


def turned(x: float, y: float, quarters: int) -> Point:
    """A point of a space, turned clockwise about the middle."""
    for _ in range(quarters % 4):
        x, y = 100 - y, x
    return (x, y)


def _edge(is_open: bool, shape: str, seed: int) -> Iterator[Corner]:
    """The northern edge from left to right, without the last corner."""
    inset = INSET[shape]
    yield from _corner(shape, inset)
    if is_open:
        near = inset + 1 if shape != "round" else 15.6
        if shape != "corridor":
            yield (LEFT, near, True)
        yield (LEFT, BEYOND, True)
        yield (RIGHT, BEYOND, True)
        if shape != "corridor":
            yield (RIGHT, near, True)
    elif shape != "corridor":
        dice = Dice(seed)
        for x in (38, 62):
            yield (x, inset + (dice.pick(16) - 8) / 10, False)


def _corner(shape: str, inset: float) -> Iterator[Corner]:
    if shape == "cut":
        yield (inset, inset + 15, True)
        yield (inset + 15, inset, True)
    elif shape == "round":
        for angle in (209, 225, 241):
            x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            yield (50 + 38 * x, 50 + 38 * y, False)
    else:
        yield (inset, inset, True)


@functools.cache
def flagstones() -> str:
    """The joints between the stones of a chamber's floor."""
    dice = Dice(5)
    parts = []
    for row, y in enumerate((30, 46, 62, 77)):
        parts.append(f"M17 {y + _shift(dice)}L50 {y + _shift(dice)}L83 {y + _shift(dice)}")
        for x in range(26 + row % 2 * 9, 84, 19):
            parts.append(f"M{x + _shift(dice)} {y - 14}L{x + _shift(dice)} {y - 2}")
    return tag("path", d="".join(parts), class_="joint")


@functools.cache
def paving(sides: tuple[str, ...]) -> str:
    """The joints across a corridor's floor."""
    parts = []
    for side in range(4):
        if sides[side] != "wall":
            for y in (4, 14, 24):
                ax, ay = turned(37, y, side)
                bx, by = turned(63, y + 1, side)
                parts.append(f"M{short(ax)} {short(ay)}L{short(bx)} {short(by)}")
    return tag("path", d="".join(parts) + "M40 40L60 60M60 40L40 60", class_="joint")


def _shift(dice: Dice) -> int:
    return dice.pick(5) - 2


@functools.cache
def rock() -> str:
    """The rock between the chambers: bundles of cuts, each leaning another way."""
    dice = Dice(11)
    parts = []
    for row in range(8):
        for column in range(8):
            x = column * 13 + dice.pick(7) - 2
            y = row * 13 + dice.pick(7) - 2
            parts.append(_bundle(x, y, dice.pick(8) * math.pi / 8, 4))
    return tag("rect", width=100, height=100, class_="rock") + tag(
        "path", d="".join(parts), class_="hatching"
    )


def _bundle(x: float, y: float, angle: float, count: int) -> str:
    dx, dy = math.cos(angle), math.sin(angle)
    lines = ""
    for i in range(count):
        ax, ay = x - dy * i * 3, y + dx * i * 3
        lines += f"M{ax:.0f} {ay:.0f}l{dx * 10:.0f} {dy * 10:.0f}"
    return lines


RUNES: Final = (
    "",
    "M40 32V68M40 34L58 44L40 54",
    "",
    "M50 30V70M50 40L36 30M50 40L64 30M50 56L38 66",
    "M38 66V34L60 66V34",
)


@functools.cache
def slab(number: int) -> str:
    """An unexplored space: a closed block of stone, some with an old sign on it."""
    dice = Dice(number + 40)
    chips = "".join(
        f"M{8 + dice.pick(80)} {8 + dice.pick(80)}l{dice.pick(9) - 4} {2 + dice.pick(5)}"
        for _ in range(9)
    )
    shadow = "".join(f"M94 {94 - k}L{94 - k} 94" for k in (7, 13, 19, 25))
    x, y = 30 + dice.pick(40), 30 + dice.pick(40)
    crack = f"M{x} 3l{dice.pick(9) - 4} 14l{dice.pick(11) - 5} 9M97 {y}l-12 {dice.pick(9) - 4}"
    return (
        tag("rect", width=100, height=100, class_="gap")
        + tag("path", d="M4 3L97 2L98 97L3 98Z", class_="slab")
        + tag("path", d="M4 96L6 6L96 4", class_="slab-light")
        + tag("path", d="M5 96L97 95L96 5", class_="slab-dark")
        + tag("path", d=chips + crack + shadow, class_="slab-chip")
        + (tag("path", d=RUNES[number], class_="slab-rune") if RUNES[number] else "")
    )
