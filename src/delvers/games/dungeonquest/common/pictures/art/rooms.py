"""What chambers hold: pits, rifts, webs, stairs. Drawn as if one entered from the south."""

import functools
import math

from delvers.draw.ink import blob, cut, dot, line, oval, tail
from delvers.draw.svg import tag


@functools.cache
def chasm() -> str:
    """A rift from the north-west to the south-east corner."""
    return (
        blob(
            "2,2! 24,12! 30,24! 44,29! 48,41! 62,46! 67,60! 82,66! 86,80! 98,98!"
            " 78,90! 72,78! 58,73! 52,60! 38,55! 34,42! 20,36! 14,22!",
            "stone",
        )
        + blob(
            "5,5! 22,17! 28,29! 42,34! 46,45! 60,51! 65,64! 79,70! 84,83! 95,95!"
            " 77,85! 70,74! 57,69! 51,56! 39,51! 35,39! 22,33! 16,20!"
        )
        + "".join(cut(f"{x},{y} {x - 2},{y + 7}", 2, "stone-cut") for x, y in LEDGES)
        + cut("30,36 36,44 46,50", 1.6, "blood-cut")
        + cut("56,60 64,68 74,76", 1.6, "blood-cut")
    )


LEDGES = ((20, 17), (26, 24), (34, 31), (41, 35), (45, 42), (54, 49), (60, 54), (68, 66), (76, 71))


@functools.cache
def bottomless_pit() -> str:
    """A hole without an end, with a ledge around it."""
    rings = "".join(
        tag(
            "path",
            d=f"M{50 - r} {50 + r / 8:.1f}A{r} {r * 0.92:.1f} 0 0 0 {50 + r} {50 + r / 8:.1f}",
            class_="stone-line",
            stroke_width=w,
        )
        for r, w in ((24, 1.6), (19, 1.2), (14, 0.9), (9, 0.6))
    )
    stones = "".join(
        tag("g", cut("50,19 50,25", 2.2), transform=f"rotate({angle} 50 50)")
        for angle in range(0, 360, 20)
    )
    return oval(50, 50, 33, 32, "stone") + stones + oval(50, 50, 27, 26, "abyss") + rings


@functools.cache
def bridge() -> str:
    """Planks and ropes over a gorge from wall to wall."""
    gorge = (
        "8,27! 24,30! 34,25! 50,29! 66,26! 78,31! 92,27! 92,73! 76,70! 64,75! 50,71! 34,74! 22,69!"
        " 8,74!"
    )
    planks = "".join(
        blob(f"40,{y}! 60,{y + 1}! 60,{y + 6}! 40,{y + 5.5}!", "wood thin")
        + cut(f"43,{y + 3} 57,{y + 3.4}", 1)
        for y in range(22, 76, 7)
    )
    cliffs = "".join(cut(f"{x},30 {x - 1},40", 2, "stone-cut") for x in (14, 21, 28, 70, 78, 86))
    return (
        blob(gorge, "abyss")
        + cliffs
        + cut("10,56 22,60 34,57", 1.5, "sea-cut")
        + cut("66,60 78,56 90,59", 1.5, "sea-cut")
        + cut("14,64 24,66", 1.2, "sea-cut")
        + planks
        + line("38,20 36.5,50 38,80", 3)
        + line("62,20 63.5,50 62,80", 3)
        + line("38,20 36.5,50 38,80", 1.4, "gold-line")
        + line("62,20 63.5,50 62,80", 1.4, "gold-line")
        + "".join(dot(x, y, 3, "wood") for x in (38, 62) for y in (20, 80))
    )


@functools.cache
def spider_web() -> str:
    """A web across the way in, and who spun it."""
    circle = [(math.cos(a), math.sin(a)) for a in map(math.radians, range(8, 368, 36))]
    spokes = "".join(
        f"M50 68L{50 + 37 * x:.1f} {68 + (24 if y > 0 else 30) * y:.1f}" for x, y in circle
    )
    rings = "".join(
        "M" + "L".join(f"{50 + r * 1.2 * x:.1f} {68 + r * 0.9 * y:.1f}" for x, y in circle) + "Z"
        for r in (7, 13, 19, 25)
    )
    legs = "".join(
        line(f"58,58 {58 + dx},{58 + dy} {58 + dx * 1.5},{58 + dy + 5}", 1.3)
        for dx, dy in ((8, -5), (9, -1), (9, 3), (6, 7), (-8, -5), (-9, -1), (-9, 3), (-6, 7))
    )
    return (
        tag("path", d=spokes + rings, class_="web-shade")
        + tag("path", d=spokes + rings, class_="web")
        + legs
        + oval(58, 61, 5, 6, "ink")
        + dot(58, 54, 3.2)
        + cut("55.5,60 58,58 60.5,60", 1.4, "blood-cut")
        + cut("55.5,64 58,62 60.5,64", 1.4, "blood-cut")
    )


@functools.cache
def cave_in() -> str:
    """The ceiling lies across the way."""
    stones = (
        "10,62! 18,54 28,58 30,68 20,74 11,72",
        "70,60! 80,55 90,60 90,72 78,75 69,70",
        "26,66! 34,52 46,54 50,66 40,76 28,75",
        "46,64! 56,51 68,56 72,68 62,76 50,75",
        "16,73! 26,69 36,74 34,83 22,85",
        "36,75! 46,70 56,75 54,85 42,86",
        "57,76! 68,71 80,75 76,84 64,86",
    )
    shades = (
        "13,69 20,72 27,68",
        "72,68 80,73 88,69",
        "30,70 38,74 47,68",
        "52,70 60,74 69,67",
        "20,80 27,83 33,79",
        "41,81 48,84 53,79",
        "62,81 70,83 76,79",
    )
    return (
        blob("8,58! 24,50 50,46 76,50 92,58! 92,84 70,90 50,88 30,90 8,84!", "shade")
        + "".join(
            blob(stone, "stone thin") + cut(shade, 3)
            for stone, shade in zip(stones, shades, strict=True)
        )
        + dot(22, 47, 2, "stone thin")
        + dot(60, 44, 2.6, "stone thin")
        + dot(38, 46, 1.6, "stone thin")
        + dot(82, 48, 1.6, "stone thin")
    )


@functools.cache
def trap() -> str:
    """Spikes in the floor, and what is left of the last visitor."""
    spikes = "".join(
        blob(f"{x - 4},{y}! {x},{y - 13}! {x + 4},{y}!", "steel thin")
        + blob(f"{x + 0.5},{y - 12}! {x + 4},{y}! {x + 1},{y}!")
        for y in (45, 57, 69)
        for x in ((34, 45, 56, 67) if y != 57 else (39.5, 50.5, 61.5))
    )
    return (
        blob("27,30! 73,30! 74,72! 26,72!", "stone dark")
        + blob("29,32! 71,32! 72,70! 28,70!", "abyss")
        + spikes
        + blob("40,36! 44,34 47,39 44,46 41,43", "blood-cut")
        + tail("56,48 58,54 57,62", 4, "blood-cut")
    )


@functools.cache
def rotating_room() -> str:
    """A round floor with the arrows of its turning."""
    arrow = tag("path", d="M28 50A22 22 0 0 1 64 33.5", class_="blood-line", stroke_width=5) + blob(
        "60,24! 75,38! 56,41!", "blood-cut"
    )
    return (
        tag("circle", cx=50, cy=50, r=34, class_="joint", stroke_width=1.4)
        + tag("circle", cx=50, cy=50, r=14, class_="joint", stroke_width=1.4)
        + dot(50, 50, 5, "stone thin")
        + arrow
        + tag("g", arrow, transform="rotate(180 50 50)")
    )


@functools.cache
def darkness() -> str:
    """Nothing to be seen but what sees you."""
    eyes = "".join(
        oval(x - 4, y, 2.6, 1.7, "glow", 14)
        + oval(x + 4, y, 2.6, 1.7, "glow", -14)
        + oval(x - 4, y, 0.8, 1.6)
        + oval(x + 4, y, 0.8, 1.6)
        for x, y in ((50, 44), (37, 60), (62, 62))
    )
    wisps = "".join(
        cut(path, 1.8, "smoke")
        for path in (
            "24,30 36,26 44,32",
            "58,28 68,24 78,30",
            "26,74 36,70 44,76",
            "60,76 70,71 78,75",
            "22,48 28,44 34,48",
            "68,46 74,42 80,46",
        )
    )
    return wisps + eyes
