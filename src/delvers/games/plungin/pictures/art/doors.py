"""Doors, drawn along a wall from 0 to 80; what lies beyond is above the line."""

import functools
from typing import Final

from delvers.draw.ink import blob, cut, dot, line
from delvers.draw.svg import label, tag
from delvers.games.plungin.pictures.art.blocks import box

LONG: Final = 80


def _posts(high: float = 9, fill: str = "stone") -> str:
    """The stones at both ends of a doorway."""
    return "".join(box(x, -high, 9, 2 * high, f"{fill} thin") for x in (-3, LONG - 6))


def _gap() -> str:
    """The doorway itself: floor instead of wall."""
    return box(4, -5, LONG - 8, 10, "ground", 0)


@functools.cache
def closed() -> str:
    """A door of planks with iron bands."""
    planks = "".join(line(f"{x},-6 {x},6", 1) for x in (15, 27, 40, 53, 65))
    bands = "".join(box(x, -7, 5, 14, "steel dark hair", 1) for x in (18, 57))
    return _posts() + box(5, -6.5, LONG - 10, 13, "wood thin") + planks + bands


@functools.cache
def open_door() -> str:
    """Two leaves swung aside."""
    leaf = box(0, -2.5, 28, 5, "wood thin") + box(7, -3, 4, 6, "steel dark hair", 0.5)
    return (
        _gap()
        + tag("g", leaf, transform="translate(6 -2) rotate(-68)")
        + tag("g", leaf, transform=f"translate({LONG - 6} -2) rotate(-112)")
        + _posts()
    )


@functools.cache
def great(is_open: bool) -> str:
    """A Great Door: higher, with golden studs and pillars at its sides."""
    pillars = "".join(
        dot(x, 0, 12, "stone thin") + dot(x, 0, 7, "gold thin") for x in (-3, LONG + 3)
    )
    if is_open:
        leaf = box(0, -4, 30, 8, "blood thin") + dot(15, 0, 2.4, "gold hair")
        leaves = tag("g", leaf, transform="translate(7 -3) rotate(-72)") + tag(
            "g", leaf, transform=f"translate({LONG - 7} -3) rotate(-108)"
        )
        return _gap() + leaves + pillars
    studs = "".join(dot(x, y, 2, "gold hair") for x in (15, 26, 54, 65) for y in (-6, 6))
    return (
        box(4, -12, LONG - 8, 24, "blood thin")
        + line("40,-12 40,12", 2.4)
        + line("8,0 72,0", 3.4, "gold-line")
        + studs
        + pillars
    )


@functools.cache
def ruined(is_open: bool) -> str:
    """Splinters of what was a door, or a lock that nobody will open again."""
    if not is_open:
        return closed() + line("33,-7 47,7", 3, "blood-line") + line("47,-7 33,7", 3, "blood-line")
    splinters = (
        blob("6,-5! 24,-6! 17,-1! 26,2! 14,2! 18,6! 6,5!", "wood thin")
        + blob("74,-5! 58,-6! 64,0! 55,4! 66,3! 74,6!", "wood thin")
        + blob("32,-14! 44,-11! 41,-8!", "wood hair")
        + blob("47,9! 54,13! 42,14!", "wood hair")
    )
    return _gap() + splinters + _posts()


@functools.cache
def blind() -> str:
    """A door with nothing behind it but bricks."""
    bricks = "".join(
        box(7 + i * 11 + (row % 2) * 5, -7 + row * 5, 10, 4.4, "stone dark hair", 0.5)
        for row in range(3)
        for i in range(6)
    )
    return _posts() + box(5, -8, LONG - 10, 16, "stone thin") + bricks


@functools.cache
def secret(is_open: bool) -> str:
    """A piece of wall that turns."""
    wall = box(5, -6, LONG - 10, 12, "stone thin")
    joints = "".join(line(f"{x},-6 {x},6", 1.2) for x in (20, 38, 58)) + line("5,0 75,0", 1.2)
    if is_open:
        slab = box(-20, -4, 40, 8, "stone thin") + line("-18,0 18,0", 1.2)
        return _gap() + tag("g", slab, transform="translate(40 0) rotate(-64)") + _posts()
    return wall + joints + box(5, -6, LONG - 10, 12, "hinted", 2)


@functools.cache
def way_out() -> str:
    """Steps up into the daylight."""
    steps = "".join(
        box(6 + i * 3, -10 - i * 8, LONG - 12 - i * 6, 8, f"day-{i} thin", 0) for i in range(4)
    )
    arrow = blob("40,-36! 52,-20! 44,-20! 44,-8! 36,-8! 36,-20! 28,-20!", "moss thin")
    return _gap() + steps + arrow + _posts()


def padlock(difficulty: int) -> str:
    """A lock with its Difficulty, upright around 0, 0."""
    return (
        tag("path", d="M-6 -3V-8A6 6 0 0 1 6 -8V-3", class_="line", stroke_width=3.4)
        + tag("path", d="M-6 -3V-8A6 6 0 0 1 6 -8V-3", class_="steel-line", stroke_width=1.6)
        + box(-9, -4, 18, 15, "gold thin", 3)
        + label(difficulty or "", 0, 8.4, 13, bold=True)
    )


def glow() -> str:
    """Light from where nobody has been."""
    return tag("path", d="M4 -6Q40 -66 76 -6Z", class_="unknown outer") + tag(
        "path", d="M14 -6Q40 -46 66 -6Z", class_="unknown"
    )


def trap_sign() -> str:
    """The sign of a trap that is known, around 0, 0."""
    return (
        blob("0,-10! 10,8! -10,8!", "gold thin")
        + line("0,-4 0,2", 2.6)
        + dot(0, 5.4, 1.5)
        + cut("-6,11 6,11", 1)
    )
