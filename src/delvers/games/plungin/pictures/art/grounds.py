"""What lies on single squares of 40: chests, things, rubble, chasms, traps in play, flames."""

import functools
from collections.abc import Callable
from typing import Final

from delvers.draw.ink import blob, cut, dot, line, oval, tail
from delvers.draw.svg import group, tag
from delvers.games.plungin.pictures.art.blocks import box
from delvers.games.plungin.pictures.art.doors import trap_sign
from delvers.games.plungin.pictures.art.furniture import rocks
from delvers.games.plungin.pictures.art.halls import cage


def chest(is_open: bool, is_locked: bool) -> str:
    """A chest, its lid up or down."""
    if is_open:
        return (
            oval(21, 33, 17, 5, "shade")
            + blob("6,17! 8,6 14,3! 26,3 32,6 34,17!", "wood dark thin")
            + box(5, 16, 30, 18, "wood thin")
            + box(8, 17, 24, 6, "abyss", 1)
            + box(5, 24, 30, 4, "gold hair", 0)
            + box(17, 23, 6, 7, "gold hair", 1)
        )
    return (
        oval(21, 34, 17, 5, "shade")
        + box(5, 18, 30, 17, "wood thin")
        + blob("4,19! 5,10 12,6 28,6 35,10 36,19!", "wood thin")
        + line("5,19 35,19", 2.4)
        + "".join(box(x, 7, 4, 28, "gold hair", 0) for x in (9, 27))
        + box(16, 15, 8, 9, "steel hair" if is_locked else "gold hair", 1.5)
        + (dot(20, 18.6, 1.6) + line("20,19 20,22", 1.5) if is_locked else "")
    )


def barred_chest(is_open: bool) -> str:
    """A cage, shut or empty."""
    return group(cage(1, 1), class_="passed" if is_open else None)


def bundle() -> str:
    """Things that somebody has dropped."""
    return (
        oval(20, 33, 13, 4, "shade")
        + blob("10,33! 8,22 16,15 24,15 32,22 30,33!", "wood thin")
        + blob("15,15! 13,8! 20,11! 27,8! 25,15!", "wood thin")
        + line("14,16 26,16", 2.4, "gold-line")
        + tail("27,24 35,16 38,8", 3.4, "steel hair")
    )


def chasm() -> str:
    """The floor is gone."""
    return (
        blob("1,6! 9,1 22,4 34,0 39,9! 37,20 40,32 33,39! 20,36 8,40 1,33! 4,20", "stone dark thin")
        + blob("6,9! 14,5 26,8 34,6! 33,20 35,32! 21,31 8,35! 9,20", "abyss")
        + cut("9,12 12,19 10,25", 1.6, "stone-cut")
        + cut("31,12 28,18 31,26", 1.6, "stone-cut")
    )


def pit() -> str:
    """A hole with stakes."""
    stakes = "".join(blob(f"{x},31! {x + 3},15! {x + 6},31!", "bone hair") for x in (9, 17, 25))
    return box(3, 3, 34, 34, "stone dark thin", 3) + box(6, 6, 28, 28, "abyss", 2) + stakes


def flames() -> str:
    """Fire on the floor."""
    return (
        tag("rect", width=40, height=40, class_="heat")
        + blob("13,4! 20,14 24,26 18,36 8,36 3,27 6,16 10,19", "ember thin")
        + blob("28,8! 34,17 37,28 32,36 23,36 21,28 24,19", "ember thin")
        + blob("13,20! 17,29 12,35 8,29", "gold hair")
        + blob("29,21! 33,30 28,35 25,29", "gold hair")
    )


def gas() -> str:
    """A green cloud."""
    return "".join(
        dot(x, y, r, "fume") for x, y, r in ((12, 14, 10), (27, 12, 10), (14, 28, 10), (29, 28, 10))
    ) + "".join(cut(path, 1.8) for path in ("8,16 13,12 18,16", "22,27 27,23 33,27"))


def smoke() -> str:
    """Nothing can be seen through it."""
    return "".join(
        dot(x, y, r, "murk") for x, y, r in ((12, 13, 12), (28, 14, 12), (13, 28, 12), (28, 28, 12))
    ) + "".join(cut(path, 1.8, "paper") for path in ("7,14 12,9 18,13", "23,29 29,24 34,29"))


def blade() -> str:
    """A round blade that saws along."""
    teeth = "".join(
        tag("path", d="M20 1L25 9H15Z", class_="steel hair", transform=f"rotate({turn} 20 20)")
        for turn in range(0, 360, 40)
    )
    return teeth + dot(20, 20, 13, "steel thin") + dot(20, 20, 5, "blood hair") + dot(20, 20, 1.6)


def spears() -> str:
    """Points out of the floor."""
    return "".join(
        line(f"{x},36 {x},14", 2.6) + blob(f"{x},3! {x + 4},13! {x},17! {x - 4},13!", "steel hair")
        for x in (9, 20, 31)
    )


def web() -> str:
    """Threads from wall to wall."""
    spokes = "".join(
        f"M20 20L{x} {y}"
        for x, y in ((0, 0), (20, -1), (40, 0), (41, 20), (40, 40), (20, 41), (0, 40), (-1, 20))
    )
    rings = "".join(
        f"M{20 - r} {20 - r}Q20 {22 - r} {20 + r} {20 - r}Q{18 + r} 20 {20 + r} {20 + r}"
        f"Q20 {18 + r} {20 - r} {20 + r}Q{22 - r} 20 {20 - r} {20 - r}"
        for r in (7, 14)
    )
    return tag("path", d=spokes + rings, class_="threads")


def net() -> str:
    """Knotted ropes."""
    one = "M0 10L30 40M10 0L40 30M0 25L15 40M25 0L40 15"
    other = "M40 10L10 40M30 0L0 30M40 25L25 40M15 0L0 15"
    return tag("path", d=one + other, class_="ropes")


def caltrops() -> str:
    """Small spikes."""
    return "".join(
        line(f"{x - 5},{y + 4} {x},{y} {x + 5},{y + 4}", 2) + line(f"{x},{y} {x},{y - 6}", 2)
        for x, y in ((11, 12), (29, 14), (19, 25), (9, 33), (31, 32))
    )


def oil() -> str:
    """A black puddle."""
    return blob("5,22 10,10 24,6 35,14 36,28 24,36 10,33", "night thin") + cut(
        "12,17 19,12 27,13", 2.4, "sea-cut"
    )


def sanctuary() -> str:
    """Ground that is at peace."""
    return (
        tag("rect", width=40, height=40, class_="holy")
        + line("20,12 20,28", 2.4, "gold-line")
        + line("12,20 28,20", 2.4, "gold-line")
    )


def frost() -> str:
    """Ice on the stones."""
    arms = "".join(
        tag(
            "path",
            d="M20 20V4M20 9l-5 -4M20 9l5 -4",
            class_="sea-line",
            stroke_width=2.4,
            transform=f"rotate({turn} 20 20)",
        )
        for turn in range(0, 360, 60)
    )
    return tag("rect", width=40, height=40, class_="cold") + arms


def danger() -> str:
    """A trap of some other kind."""
    return group(trap_sign(), at=(20, 20))


GROUNDS: Final[dict[str, Callable[[], str]]] = {
    "r": lambda: rocks(1, 1),
    "c": chasm,
    "o": pit,
    "rockfall": lambda: rocks(1, 1),
    "growing_chasm": chasm,
    "pit_trap": pit,
    "spear_trap": spears,
    "buzzing_blade": blade,
    "choking_gas": gas,
    "memory_mist": gas,
    "falling_net": net,
    "frost_glyph": frost,
    "wall_of_flame": flames,
    "burning_oil": flames,
    "fireball_trap": flames,
    "oil": oil,
    "smoke": smoke,
    "caltrops": caltrops,
    "sanctuary": sanctuary,
    "web": web,
}
"""By the mark of the terrain or the kind of the hazard."""


@functools.cache
def ground(kind: str) -> str:
    """What a mark or hazard looks like on one square."""
    return GROUNDS.get(kind, danger)()
