"""The treasure chamber, two spaces high: the Dragonlord asleep on his gold."""

import functools

from delvers.draw.ink import blob, cut, dot, line, oval, tail
from delvers.draw.svg import group, tag
from delvers.kernel.dice import Dice

WALLS = (
    "10,10! 34,10! 34,-6! 66,-6! 66,10! 90,10! 90,34! 106,34! 106,66! 90,66! 90,134! 106,134!"
    " 106,166! 90,166! 90,190! 66,190! 66,206! 34,206! 34,190! 10,190! 10,166! -6,166! -6,134!"
    " 10,134! 10,66! -6,66! -6,34! 10,34!"
)


@functools.cache
def treasure_chamber() -> str:
    """Floor, gold, chests and pillars; the dragon comes on top."""
    return (
        blob(WALLS, "floor hall")
        + tag("path", d=_tiles(), class_="joint")
        + _pillars()
        + blob(
            "20,52 32,36 52,30 72,35 84,56 87,100 84,142 72,164 50,170 28,165 16,142 13,96", "gold"
        )
        + _coins()
    )


def _tiles() -> str:
    down = "".join(f"M{x} 13V187" for x in range(22, 90, 14))
    return down + "".join(f"M13 {y}H87" for y in range(22, 190, 14))


def _pillars() -> str:
    return "".join(
        dot(x + 1, y + 1.5, 6.4, "shade") + dot(x, y, 6, "stone fine") + dot(x, y, 3, "stone thin")
        for x in (18, 82)
        for y in (19, 181)
    )


def _coins() -> str:
    """Gold pieces all over the heap, in rows that overlap."""
    dice = Dice(21)
    drawn = ""
    for row in range(14):
        y = 36 + row * 10
        half = 33 if 3 < row < 11 else 24 if 0 < row < 13 else 14
        for step in range(-half, half, 11):
            x = 50 + step + dice.pick(7)
            drawn += oval(x, y + dice.pick(6), 5, 3.4, "gold thin", dice.pick(50) - 25)
    gems = (
        (26, 60, "blood"),
        (76, 78, "sea"),
        (24, 142, "plum"),
        (72, 160, "moss"),
        (46, 34, "sea"),
    )
    for x, y, tint in gems:
        drawn += blob(f"{x},{y - 5}! {x + 5},{y}! {x},{y + 5}! {x - 5},{y}!", f"{tint} thin")
    return drawn


@functools.cache
def dragon(is_awake: bool = False) -> str:
    """Curled up, one wing over the gold; awake he looks at you."""
    return group(_dragon(is_awake), at=(11, 22), scale=0.78)


def _dragon(is_awake: bool) -> str:
    body = "68,124 66,152 46,164 26,150 20,118 22,82 36,54 58,46 76,60 78,80 66,94"
    spines = (
        (75, 138, 12),
        (66, 160, 52),
        (46, 172, 92),
        (25, 160, 132),
        (13, 136, 160),
        (9, 110, 176),
        (12, 84, 195),
        (22, 60, 220),
        (38, 42, 245),
        (58, 36, 275),
        (76, 48, 312),
    )
    return (
        "".join(
            tag(
                "g",
                blob("-2,-5! 9,0! -2,5!", "ember thin"),
                transform=f"translate({x} {y}) rotate({a})",
            )
            for x, y, a in spines
        )
        + tail(body, 33, "scales")
        + _belly()
        + blob("62,92! 74,86! 70,98!", "ember fine")
        + _wing()
        + _head(is_awake)
    )


def _belly() -> str:
    """Scales along the body."""
    return "".join(
        cut(path, 2.4)
        for path in (
            "58,146 66,148 72,144",
            "44,152 48,160 54,164",
            "30,142 28,150 34,158",
            "24,128 16,130 12,138",
            "24,110 16,110 10,116",
            "26,92 18,90 13,94",
            "32,76 26,70 20,70",
            "44,64 40,56 36,52",
            "58,58 58,50 56,45",
            "70,66 74,60 74,54",
        )
    )


def _wing() -> str:
    return (
        blob(
            "64,138! 50,120 34,112 14,112! 22,124 18,136! 30,136 32,150! 42,142 50,156! 56,146",
            "ember",
        )
        + cut("62,137 44,122 17,113", 3.4)
        + cut("60,140 44,130 21,135", 2.6)
        + cut("60,142 48,138 34,148", 2.6)
    )


def _head(is_awake: bool) -> str:
    eye = (
        blob("46,101! 52,96 57,100! 52,105", "glow fine") + oval(52, 100.6, 1.3, 4.2)
        if is_awake
        else cut("45,100 51,104 58,100", 3)
    )
    breath = (
        blob("20,110! 8,100 -2,104! 4,112 -6,118! 6,122 4,132! 16,126 24,118", "gold fine")
        + blob("20,113! 10,110 4,116 12,121 22,118", "blood-cut")
        if is_awake
        else cut("18,100 12,94 15,88", 2.6, "breath") + cut("13,97 8,90 12,82", 2.2, "breath")
    )
    return (
        line("68,126 76,112 66,100", 22)
        + line("68,126 76,112 66,100", 17, "scales-line")
        + tail("62,92 76,82 88,80", 9, "bone")
        + tail("66,100 80,94 90,98", 8, "bone")
        + blob("68,98 62,88 52,88 40,94 26,99 18,106 18,116 30,120 46,120 60,118 68,110", "scales")
        + cut("20,112 34,113 48,110", 2.6)
        + oval(22, 104, 2.2, 1.5, "ink", -20)
        + blob("30,118! 33,124! 36,119!", "paper thin")
        + blob("42,119! 45,125! 48,119!", "paper thin")
        + eye
        + cut("42,95 50,91 60,95", 3)
        + cut("62,104 60,110 64,114", 2)
        + breath
        + dot(66, 106, 1.4)
    )


@functools.cache
def tower() -> str:
    """A round tower at a corner, with passages to the east and to the south."""
    merlons = "".join(
        tag("g", blob("44,1! 56,1! 55,10! 45,10!", "stone thin"), transform=f"rotate({a} 50 50)")
        for a in range(0, 360, 30)
    )
    treads = "".join(
        tag("g", line("50,38 50,26", 1.8), transform=f"rotate({a} 50 50)")
        for a in range(0, 360, 24)
    )
    return (
        dot(50, 50, 47, "shade")
        + dot(50, 50, 45, "stone")
        + merlons
        + blob("60,34! 106,34! 106,66! 66,66! 66,106! 34,106! 34,60! 50,36!", "floor")
        + tag("circle", cx=50, cy=50, r=33, class_="floor")
        + blob("62,36! 104,36! 104,64! 64,64! 64,104! 36,104! 36,62! 50,40!", "floor-bare")
        + tag("circle", cx=50, cy=50, r=25, class_="joint")
        + treads
        + dot(50, 50, 11, "stone fine")
        + group(_gate(), at=(0, 0))
    )


def _gate() -> str:
    """The way out into the daylight, in the outer wall."""
    return tag(
        "g",
        blob("36,20! 36,2 50,-9 64,2 64,20!", "wood")
        + blob("40,20! 40,4 50,-4 60,4 60,20!", "daylight fine")
        + "".join(cut(path, 2, "paper") for path in ("50,16 50,2", "46,16 43,4", "54,16 57,4")),
        transform="rotate(-45 50 50)",
    )
