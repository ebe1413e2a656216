"""Things worth carrying out, each in a box of 100 by 100."""

from delvers.draw.ink import blob, both, cut, dot, line, oval, tail, twin
from delvers.draw.svg import group, tag
from delvers.draw.woodcuts.items import flask
from delvers.draw.woodcuts.tokens import skull


def ring(stone: str = "blood") -> str:
    """A ring with a stone."""
    return (
        tag("circle", cx=50, cy=64, r=28, class_="line", stroke_width=15)
        + tag("circle", cx=50, cy=64, r=28, class_="gold-line", stroke_width=9)
        + blob("50,40! 28,22! 36,6! 64,6! 72,22!", stone)
        + line("28,22 72,22", 2.4)
        + line("42,8 46,22 50,38", 2)
        + line("58,8 54,22 50,38", 2)
    )


def gem() -> str:
    """A stone as large as a fist."""
    return (
        blob("50,94! 6,42! 24,12! 76,12! 94,42!", "blood")
        + line("6,42 94,42", 3)
        + line("24,12 36,42 50,94 64,42 76,12", 2.6)
        + line("36,42 50,12 64,42", 2.6)
        + cut("16,40 26,20", 4, "paper")
    )


def crystal() -> str:
    """A crystal of power."""
    return (
        blob("50,2! 70,26! 64,92! 36,92! 30,26!", "sea")
        + blob("24,46! 36,60! 34,94! 16,94! 12,64!", "sea")
        + blob("76,52! 88,66! 86,94! 66,94! 66,66!", "sea")
        + line("30,26 50,38 70,26", 2.6)
        + line("50,38 50,92", 2.6)
        + cut("38,28 40,60", 3, "paper")
    )


def chalice() -> str:
    """A cup of gold."""
    return (
        twin("50,10! 84,10! 80,40 66,56 56,60 56,76 76,88 78,96! 50,96", "gold")
        + oval(50, 12, 34, 8, "ink")
        + oval(50, 12, 28, 5.4, "blood")
        + blob("50,28! 58,38! 50,48! 42,38!", "sea")
        + cut("24,24 30,42 42,52", 4, "paper")
    )


def staff() -> str:
    """A staff with a sun on it."""
    return tag(
        "g",
        line("50,30 50,104", 10)
        + line("50,30 50,104", 5, "wood-line")
        + "".join(
            tag("g", blob("46,-2! 50,-16! 54,-2!", "gold fine"), transform=f"rotate({a} 50 18)")
            for a in range(0, 360, 45)
        )
        + dot(50, 18, 16, "gold")
        + dot(50, 18, 7, "paper"),
        transform="rotate(28 50 60)",
    )


def amulet() -> str:
    """A jewel on a chain."""
    return (
        line("14,4 22,40 50,54 78,40 86,4", 5)
        + line("14,4 22,40 50,54 78,40 86,4", 2, "gold-line")
        + dot(50, 70, 24, "gold")
        + blob("50,54! 60,70! 50,86! 40,70!", "plum")
    )


def tome() -> str:
    """A book better left shut."""
    return (
        blob("14,10! 80,6! 88,86! 22,94!", "plum")
        + blob("22,94! 88,86! 90,94! 26,100!", "paper outlined")
        + blob("14,10! 24,9! 32,93! 22,94!", "ink")
        + group(skull(), at=(34, 26), scale=0.42)
    )


def lamp() -> str:
    """Somebody may live in it."""
    return (
        blob("22,60! 40,48 66,48 78,56 98,40! 92,66 70,80 62,84 66,94! 34,94! 38,84 24,76", "gold")
        + blob("40,48! 50,34 62,48!", "gold")
        + dot(51, 32, 5, "gold")
        + tag("path", d="M24 58A14 14 0 1 0 28 78", class_="line", stroke_width=7)
        + cut("90,36 96,22 88,12", 5, "sea-cut")
        + cut("84,34 82,22 88,6", 4, "sea-cut")
    )


def harp() -> str:
    """Strings that calm."""
    return (
        blob("20,96! 14,40 26,8 40,6! 30,40 34,96!", "wood")
        + blob("30,10! 60,20 84,8! 90,18 62,34 30,22!", "wood")
        + blob("80,14! 88,18! 44,96! 32,96!", "wood")
        + "".join(
            line(f"{x},{24 - x / 16} {x + 2},{y}", 1.8)
            for x, y in ((42, 88), (50, 78), (58, 64), (66, 50), (74, 34))
        )
    )


def carpet() -> str:
    """It flies."""
    return (
        blob("4,56! 34,36 66,62 96,40! 88,72 60,88 32,70 2,84!", "blood")
        + blob("14,62! 36,48 64,70 84,56! 78,70 58,78 36,64 12,74!", "gold")
        + cut("10,26 26,22", 3)
        + cut("34,16 54,12", 3)
        + cut("62,24 78,20", 3)
    )


def rope() -> str:
    """Fifty feet of it."""
    return (
        "".join(oval(50, y, 38, 15, "wood") + oval(50, y, 25, 7, "ink") for y in (74, 60, 46))
        + "".join(cut(f"{x},78 {x + 6},88", 3) for x in range(16, 80, 12))
        + tail("82,50 96,28 78,8", 13, "wood")
    )


def bottle() -> str:
    """Something small in a bottle."""
    return (
        flask(2)
        + dot(44, 72, 4.5, "ember fine")
        + dot(58, 72, 4.5, "ember fine")
        + cut("42,82 51,87 60,82", 3)
    )


def claws() -> str:
    """Claws of gold."""
    return "".join(tail(f"{x},94 {x - 10},50 {x + 8},6", 18, "gold") for x in (24, 50, 76))


def star() -> str:
    """It shines."""
    return blob(
        "50,2! 61,38! 98,38! 68,60! 80,96! 50,74! 20,96! 32,60! 2,38! 39,38!", "gold"
    ) + dot(50, 52, 11, "paper outlined")


def mirror() -> str:
    """Who is that?"""
    return (
        line("50,62 50,98", 13)
        + line("50,62 50,98", 7, "gold-line")
        + oval(50, 38, 34, 36, "gold")
        + oval(50, 38, 25, 27, "sea")
        + cut("36,44 44,24 56,18", 5, "paper")
    )


def robe() -> str:
    """Holy vestments."""
    return (
        twin("50,8! 62,4 92,28! 82,46! 72,38 80,98! 50,98", "bone")
        + blob("45,24! 55,24! 55,96! 45,96!", "gold")
        + both(cut("64,50 68,92", 3))
    )
