"""Beasts of the dungeon, each in a box of 100 by 100."""

from delvers.draw.ink import blob, both, cut, dot, line, oval, tail, twin
from delvers.draw.svg import group, tag
from delvers.draw.woodcuts.bosses import wolf
from delvers.draw.woodcuts.monsters import dragon


def recoloured(drawn: str, **inks: str) -> str:
    """The same drawing with other inks."""
    for old, new in inks.items():
        drawn = drawn.replace(f'class="{old}"', f'class="{new}"')
    return drawn


def giant_rat() -> str:
    """Whiskers, teeth and a bare tail."""
    return (
        line("80,78 98,70 96,48 84,44", 7)
        + line("80,78 98,70 96,48 84,44", 3.2, "skin-line")
        + blob("24,60 34,40 56,32 78,40 88,62 84,84 66,92 36,92 22,80", "stone dark")
        + blob("48,34! 50,14 66,12 70,30! 60,40", "stone dark")
        + blob("53,32! 55,20 63,19 65,30!", "blush")
        + blob("4,68! 14,52 32,40 50,42 56,58 48,76 28,80 10,76", "stone dark")
        + dot(30, 55, 4.6, "gold fine")
        + dot(29, 55, 2)
        + dot(5, 69, 4.4, "blush")
        + blob("14,77! 17,88! 20,77! 23,87! 26,77!", "paper thin")
        + "".join(cut(f"12,{y} -2,{y + d}", 1.6) for y, d in ((64, -6), (70, 2), (74, 8)))
        + "".join(cut(f"{x},{y} {x + 9},{y + 6}", 2.4) for x, y in ((60, 50), (68, 60), (58, 70)))
        + both(blob("60,92! 66,86 76,92! 70,98 62,98", "stone dark fine"))
    )


def cave_bat() -> str:
    """Two wide wings and small teeth."""
    return (
        both(
            blob(
                "54,46! 62,24 78,16 100,24! 96,40 99,58! 88,54 80,66! 72,58 64,72! 58,64",
                "plum dark",
            )
            + cut("60,46 76,30 96,27", 2.4)
            + cut("62,50 76,44 86,52", 2)
        )
        + twin("50,36! 60,38 66,52 62,70 50,80", "stone dark")
        + both(blob("54,40! 60,20! 66,44!", "stone dark"))
        + both(dot(56.5, 50, 4, "gold fine") + dot(56.5, 50, 1.8))
        + blob("43,60! 57,60! 54,67 46,67", "ink")
        + blob("45,60! 47,67! 49,60! 51,60! 53,67! 55,60!", "paper")
    )


def grey_wolf() -> str:
    """A wolf's head."""
    return wolf("stone")


def fire_hound() -> str:
    """A wolf of embers with a mane of flames."""
    mane = "".join(
        tail(f"{x},{y} {x + dx},{y + dy} {x + 2 * dx},{y + 2 * dy}", 16, "ember")
        for x, y, dx, dy in (
            (20, 40, -9, -10),
            (34, 24, -5, -13),
            (50, 18, 0, -14),
            (66, 24, 5, -13),
            (80, 40, 9, -10),
            (18, 62, -10, 2),
            (82, 62, 10, 2),
        )
    )
    return mane + group(wolf("blood"), at=(8, 12), scale=0.86)


def werewolf() -> str:
    """A wolf's head on a man's shoulders, claws raised."""
    claws = both(
        blob("78,100! 80,72 90,62 98,70 98,100!", "wood")
        + "".join(blob(f"{x},66! {x + 2},52! {x + 5},66!", "bone thin") for x in (80, 87, 94))
    )
    body = twin("50,70! 72,68 94,84 98,100! 50,100", "wood")
    return body + group(wolf("wood"), at=(10, -4), scale=0.8) + claws


def spider(body: str = "ink", mark: str = "blood-cut") -> str:
    """Eight legs around a fat body, seen from above."""
    legs = "".join(
        both(
            line(
                f"56,{y} {74 + r},{y + bend} {88 + r},{y + bend * 2.2} {90 + r},{y + bend * 3}", 4.6
            )
        )
        for y, bend, r in ((44, -9, 0), (50, -2, 6), (56, 5, 6), (62, 10, 0))
    )
    return (
        legs
        + oval(50, 68, 24, 25, f"{body} outlined")
        + blob("50,54! 57,66 52,74! 60,84 50,90 40,84 48,74! 43,66", mark)
        + oval(50, 38, 15, 14, f"{body} outlined")
        + both(
            dot(54, 32, 3, "gold-cut") + dot(60, 36, 2.2, "gold-cut") + dot(53, 39, 2, "gold-cut")
        )
        + both(tail("53,26 58,18 54,10", 6, body))
    )


def giant_spider() -> str:
    """A spider as large as a dog."""
    return spider()


def spiderling() -> str:
    """A small spider."""
    return group(spider("plum", "paper"), at=(17, 20), scale=0.66)


def webmother() -> str:
    """The mother of spiders in her web."""
    threads = "".join(
        line(f"50,52 {x},{y}", 1.6)
        for x, y in (
            (104, 52),
            (88, 90),
            (50, 106),
            (12, 90),
            (-4, 52),
            (12, 14),
            (50, -2),
            (88, 14),
        )
    )
    rings = "".join(
        tag("circle", cx=50, cy=52, r=r, class_="line", stroke_width=1.4) for r in (30, 46)
    )
    crown = blob("38,22! 36,6! 44,14! 50,2! 56,14! 64,6! 62,22!", "gold fine")
    return threads + rings + spider("plum", "bone") + crown


def mire_crawler() -> str:
    """A worm that is all mouth."""
    teeth = "".join(
        tag(
            "path",
            d="M50 22L55 33L45 33Z",
            class_="paper thin",
            transform=f"rotate({turn} 50 42)",
        )
        for turn in range(0, 360, 40)
    )
    return (
        blob("18,100! 14,70 18,40 34,18 50,12 66,18 82,40 86,70 82,100!", "moss")
        + "".join(
            cut(f"{20 - i},{74 + i * 9} 50,{82 + i * 9} {80 + i},{74 + i * 9}", 3) for i in range(3)
        )
        + dot(50, 42, 24, "blood")
        + dot(50, 42, 17, "ink")
        + teeth
        + both(tail("72,24 84,14 94,18", 7, "moss") + dot(94, 17, 3.4, "gold fine"))
    )


def wyvern() -> str:
    """A dragon's head before one raised wing."""
    wing = (
        blob("70,70! 74,36 66,8! 84,16 98,6! 98,24 106,34! 98,48 100,66! 88,72", "plum")
        + cut("76,64 78,36 70,12", 2.6)
        + cut("80,64 88,36 97,12", 2.2)
    )
    return wing + recoloured(group(dragon(), at=(-2, 8), scale=0.9), moss="sea", blood="plum")


def young_dragon() -> str:
    """A green dragon."""
    return dragon()
