"""Dangers and places that cards tell of, each in a box of 100 by 100."""

from delvers.draw.ink import blob, both, cut, dot, line, oval, tail, twin
from delvers.draw.svg import group, tag
from delvers.draw.woodcuts.tokens import skull
from delvers.games.dungeonquest.common.pictures.art.hoard import dragon
from delvers.games.dungeonquest.common.pictures.art.monsters import MONSTERS


def dragon_head(*, is_awake: bool) -> str:
    """The part of the Dragonlord that one should keep an eye on."""
    return tag("svg", dragon(is_awake), viewBox="4 60 92 92", width=100, height=100)


def coffin() -> str:
    """A crypt."""
    return (
        twin("50,4! 70,4! 84,32! 68,98! 50,98", "stone")
        + twin("50,14! 64,14! 74,34! 62,90! 50,90", "dark stone")
        + blob(
            "45,26! 55,26! 55,38! 66,38! 66,47! 55,47! 55,76! 45,76! 45,47! 34,47! 34,38! 45,38!",
            "paper fine",
        )
    )


def beast() -> str:
    """It has more legs than you."""
    legs = "".join(both(line(f"56,{y} {80},{y - 12} {94},{y + 6}", 5)) for y in (34, 48, 62, 76))
    return (
        legs
        + tail("50,84 66,98 88,90 84,72", 12, "blood")
        + oval(50, 56, 20, 30, "blood")
        + "".join(cut(f"34,{y} 50,{y + 4} 66,{y}", 3) for y in (46, 58, 70))
        + dot(50, 24, 15, "blood")
        + both(dot(57, 22, 3.6, "glow fine") + blob("58,10! 74,2! 70,18!", "ember"))
    )


def bats() -> str:
    """Wings in the dark."""
    one = (
        both(blob("52,46! 66,24 98,22! 90,40 92,56! 80,50 74,62! 64,56 56,66!", "stone dark"))
        + oval(50, 52, 10, 15, "ink")
        + both(dot(54, 46, 2.4, "glow") + blob("52,40! 58,28! 59,42!", "ink"))
    )
    return group(one, at=(-4, -14), scale=0.72) + group(one, at=(36, 34), scale=0.62)


def shuffle() -> str:
    """Round and round."""
    arrow = tag("path", d="M18 54A32 32 0 0 1 70 25", class_="line", stroke_width=11) + blob(
        "62,8! 92,34! 56,42!", "ink"
    )
    return arrow + tag("g", arrow, transform="rotate(180 50 50)")


def nothing() -> str:
    """An empty room."""
    return (
        twin("50,2! 76,8 92,28 94,98! 50,98", "stone")
        + twin("50,16! 66,20 77,34 78,98! 50,98", "abyss")
        + line("24,98 40,60 50,84 64,54 76,98", 1.4, "stone-line")
    )


def explosion() -> str:
    """Stand back."""
    return blob(
        "50,0! 58,26! 82,8! 74,34! 100,36! 78,54! 96,78! 68,70! 66,100! 48,76! 26,96! 30,68!"
        " 0,72! 22,50! 4,26! 32,34! 30,6! 44,26!",
        "ember",
    ) + blob("50,24! 56,40! 74,40! 62,54! 70,72! 50,62! 32,74! 38,54! 24,42! 44,40!", "gold")


def wizard() -> str:
    """A curse."""
    return MONSTERS["sorcerer"]()


def rats() -> str:
    """Very many of them."""
    one = (
        tail("14,74 2,60 10,44", 5, "skin")
        + blob("14,76 22,54 48,46 74,52 94,70 88,78 50,84", "stone dark")
        + dot(66, 50, 8, "stone dark")
        + dot(80, 64, 2.4, "glow")
        + dot(93, 70, 2.6, "blood")
    )
    return (
        group(one, at=(4, -22), scale=0.8)
        + group(one, at=(-4, 6), scale=0.7)
        + group(one, at=(30, 24), scale=0.72)
    )


def hole() -> str:
    """Daylight above."""
    return (
        oval(50, 32, 44, 26, "stone")
        + oval(50, 32, 34, 18, "daylight outlined")
        + "".join(cut(f"{x},52 {x + d},96", 5, "glow") for x, d in ((34, -8), (50, 0), (66, 8)))
    )


def blade() -> str:
    """It swings."""
    return (
        line("50,-4 50,46", 9)
        + line("50,-2 50,46", 4, "wood-line")
        + blob("6,44! 30,52 70,52 94,44! 90,74 50,96 10,74", "steel")
        + cut("20,62 50,78 80,62", 4)
        + tail("70,80 72,90 70,98", 6, "blood-cut")
    )


def snake() -> str:
    """Poison."""
    path = "20,88 60,92 84,76 60,62 34,54 40,36 62,30"
    return (
        line(path, 19)
        + line(path, 13, "moss-line")
        + blob("56,42 60,18 80,12 96,24 88,38", "moss")
        + dot(80, 22, 3, "glow fine")
        + line("94,30 102,36 98,42", 2.4, "blood-line")
        + "".join(
            cut(f"{x},{y} {x + 7},{y + 2}", 3) for x, y in ((30, 88), (52, 91), (72, 86), (50, 60))
        )
    )


def gas() -> str:
    """Do not breathe."""
    return "".join(
        dot(x, y, r, "moss")
        for x, y, r in ((30, 66, 24), (68, 70, 24), (50, 44, 26), (24, 40, 15), (78, 42, 16))
    ) + group(skull(), at=(28, 30), scale=0.44)


def crossfire() -> str:
    """Bolts from both sides."""
    bolt = (
        line("6,50 84,50", 6)
        + blob("98,50! 80,38! 84,50! 80,62!", "steel")
        + blob("2,50! 10,40! 20,45! 20,55! 10,60!", "blood")
    )
    return tag("g", bolt, transform="rotate(24 50 50)") + tag(
        "g", bolt, transform="rotate(156 50 50)"
    )


def door_sign() -> str:
    """A door."""
    return (
        blob("14,98! 14,34 50,4 86,34 86,98!", "stone")
        + blob("25,98! 25,40 50,18 75,40 75,98!", "wood")
        + "".join(cut(f"{x},34 {x},96", 3) for x in (38, 50, 62))
        + blob("25,52! 75,52! 75,58! 25,58!", "ink")
        + blob("25,80! 75,80! 75,86! 25,86!", "ink")
        + dot(66, 69, 5, "gold")
    )
