"""What stands in the rooms, seen from above; a square is 40 wide.

Every drawing takes its size in squares and lies along; the floor turns it where it stands upright.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from delvers.draw.ink import blob, cut, dot, line, oval, tail
from delvers.draw.svg import group, tag
from delvers.kernel.dice import Dice

Furniture: TypeAlias = Callable[[int, int], str]


def box(x: float, y: float, wide: float, high: float, fill: str, corner: float = 2) -> str:
    """A plain block."""
    return tag(
        "rect",
        x=float(x),
        y=float(y),
        width=float(wide),
        height=float(high),
        rx=float(corner),
        class_=fill,
    )


def shadow(wide: float, high: float) -> str:
    """What a block throws on the floor."""
    return box(5, 7, wide - 6, high - 6, "shade", 4)


def pillar(_wide: int, _high: int) -> str:
    """A round pillar."""
    return (
        oval(23, 25, 16, 15, "shade")
        + dot(20, 20, 15.5, "stone thin")
        + dot(20, 20, 10.5, "stone dark thin")
        + cut("10,16 14,10 21,7.5", 2.4, "paper")
    )


def fountain(wide: int, high: int) -> str:
    """A basin with clear water."""
    x, y = wide * 20, high * 20
    ripples = "".join(
        tag("circle", cx=x, cy=y, r=r, class_="wave", stroke_width=1.6) for r in (13, 20)
    )
    return (
        oval(x + 3, y + 5, x - 2, y - 3, "shade")
        + dot(x, y, x - 3, "stone thin")
        + "".join(
            line(f"{x},{y - x + 4} {x},{y - x + 11}", 1.4).replace(
                "<path", f'<path transform="rotate({turn} {x} {y})"'
            )
            for turn in range(0, 360, 30)
        )
        + dot(x, y, x - 11, "sea thin")
        + ripples
        + dot(x, y, 7.5, "stone thin")
        + blob(f"{x},{y - 14}! {x + 5},{y - 3} {x},{y + 3} {x - 5},{y - 3}", "sea thin")
    )


def sarcophagus(wide: int, high: int) -> str:
    """A stone coffin with somebody carved on its lid."""
    w, h = wide * 40, high * 40
    return (
        shadow(w, h)
        + box(4, h * 0.14, w - 8, h * 0.72, "stone thin")
        + blob(
            f"10,{h * 0.36}! 24,{h * 0.22}! {w - 12},{h * 0.3}! {w - 12},{h * 0.7}! 24,{h * 0.78}!"
            f" 10,{h * 0.64}!",
            "stone dark thin",
        )
        + dot(22, h / 2, 7, "stone thin")
        + box(31, h / 2 - 8, w - 50, 16, "stone thin", 6)
        + line(f"40,{h / 2} {w - 26},{h / 2}", 2)
        + line(f"46,{h / 2 - 6} 46,{h / 2 + 6}", 2)
    )


def bookcase(wide: int, high: int) -> str:
    """Shelves full of books."""
    w, h = wide * 40, high * 40
    inks = ("blood", "sea", "gold", "moss", "plum", "bone", "ember")
    books = ""
    for row, top in enumerate((8, h / 2 + 2)):
        x, number = 7.0, row * 3
        while x < w - 13:
            thick = 5 + number * 7 % 4
            books += box(x, top, thick, h / 2 - 10, f"{inks[number % 7]} hair", 0.5)
            x += thick + 0.6
            number += 1
    return shadow(w, h) + box(3, 4, w - 6, h - 8, "wood dark thin") + books


def table(wide: int, high: int) -> str:
    """A table with a book, a candle and a cup."""
    w, h = wide * 40, high * 40
    planks = "".join(line(f"7,{y} {w - 7},{y}", 1) for y in (h * 0.36, h * 0.64))
    return (
        shadow(w, h)
        + box(4, 5, w - 8, h - 10, "wood thin", 3)
        + planks
        + blob("14,12! 26,10! 26,28! 14,30!", "paper hair outlined")
        + blob("26,10! 38,12! 38,30! 26,28!", "paper hair outlined")
        + "".join(line(f"{x},{y} {x + 7},{y}", 0.8) for x in (17, 28) for y in (16, 20, 24))
        + dot(w - 16, h / 2, 6, "bone thin")
        + dot(w - 16, h / 2, 2.6, "ember hair")
    )


def altar(wide: int, high: int) -> str:
    """A block of stone under a red cloth, with two candles."""
    w, h = wide * 40, high * 40
    candles = "".join(
        dot(x, h / 2, 5.4, "bone thin") + dot(x, h / 2, 2.2, "ember hair") for x in (12, w - 12)
    )
    rays = "".join(
        line(f"{w / 2},{h / 2 - 12} {w / 2},{h / 2 - 8}", 1.6, "gold-line").replace(
            "<path", f'<path transform="rotate({turn} {w / 2} {h / 2})"'
        )
        for turn in range(0, 360, 45)
    )
    return (
        shadow(w, h)
        + box(3, 4, w - 6, h - 8, "stone thin")
        + box(20, 2, w - 40, h - 3, "blood thin", 1)
        + line(f"24,{h - 4} {w - 24},{h - 4}", 1.6, "gold-line")
        + rays
        + dot(w / 2, h / 2, 6, "gold thin")
        + candles
    )


def rack(wide: int, high: int) -> str:
    """Weapons on a rail."""
    w, h = wide * 40, high * 40
    arms = ""
    for number in range(wide * 2):
        x = 12 + number * 19
        arms += line(f"{x},8 {x},{h - 7}", 2.6, "line") + line(
            f"{x},8 {x},{h - 7}", 1.2, "wood-line"
        )
        head = (
            f"{x},3! {x + 4},11! {x},16! {x - 4},11!",
            f"{x},8! {x + 7},5! {x + 8},16! {x},13! {x - 4},14! {x - 4},6!",
        )[number % 2]
        arms += blob(head, "steel hair")
    return shadow(w, h) + box(3, h * 0.44, w - 6, 11, "wood thin") + arms


def coffin(wide: int, high: int) -> str:
    """A coffin of black wood."""
    w, h = wide * 40, high * 40
    return (
        shadow(w, h)
        + blob(
            f"4,14! 22,5! {w - 5},11! {w - 5},{h - 11}! 22,{h - 5}! 4,{h - 14}!", "wood dark thin"
        )
        + blob(
            f"10,17! 24,10! {w - 11},15! {w - 11},{h - 15}! 24,{h - 10}! 10,{h - 17}!", "wood thin"
        )
        + line(f"22,20 {w - 22},20", 2.6)
        + line("34,13 34,27", 2.6)
    )


def oriel(wide: int, high: int) -> str:
    """A window of coloured glass, and the light that falls through it."""
    w, h = wide * 40, high * 40
    inks = ("sea", "gold", "blood", "plum", "moss")
    panes = ""
    for number in range(wide * 2):
        x = 6 + number * (w - 12) / (wide * 2)
        for row in range(2):
            ink = inks[(number + row * 2) % 5]
            panes += box(x, 6 + row * 9, (w - 12) / (wide * 2), 9, f"{ink} hair", 0)
    beam = blob(f"8,25! {w - 8},25! {w + 4},{h - 1}! -4,{h - 1}!", "shine")
    return beam + box(3, 3, w - 6, 24, "stone thin") + panes


def eye(wide: int, high: int) -> str:
    """A great eye of coloured stones in the floor."""
    w, h = wide * 40, high * 40
    x, y = w / 2, h / 2
    lashes = "".join(
        tail(f"{x},{y - h * 0.34} {x},{y - h * 0.42} {x},{y - h * 0.5}", 7, "blood-cut").replace(
            "<path", f'<path transform="rotate({turn} {x} {y})"'
        )
        for turn in (-60, -40, -20, 0, 20, 40, 60, 120, 140, 160, 180, 200, 220, 240)
    )
    return (
        lashes
        + blob(
            f"2,{y}! {w * 0.28},{h * 0.2} {x},{h * 0.13} {w * 0.72},{h * 0.2} {w - 2},{y}!"
            f" {w * 0.72},{h * 0.8} {x},{h * 0.87} {w * 0.28},{h * 0.8}",
            "bone",
        )
        + dot(x, y, w * 0.23, "ember")
        + "".join(
            line(f"{x},{y - w * 0.21} {x},{y - w * 0.13}", 1.6).replace(
                "<path", f'<path transform="rotate({turn} {x} {y})"'
            )
            for turn in range(0, 360, 24)
        )
        + oval(x, y, w * 0.06, w * 0.19)
        + cut(f"{x - 22},{y - 14} {x - 16},{y - 24} {x - 6},{y - 29}", 4, "paper")
    )


def rocks(_wide: int, _high: int) -> str:
    """A heap of broken stone."""
    return (
        oval(21, 28, 17, 9, "shade")
        + blob("4,28! 7,16 16,12! 22,20 20,31 10,33", "stone thin")
        + blob("18,22! 22,9 31,7! 37,18 36,28! 26,31", "stone thin")
        + blob("10,34! 16,25 25,26! 31,34! 22,38", "stone dark thin")
        + cut("9,19 14,17", 1.6)
        + cut("24,13 31,11", 1.6)
        + dot(34, 34, 2.4, "stone hair")
        + dot(6, 36, 1.8, "stone hair")
    )


def dais(wide: int, high: int) -> str:
    """Steps up to an empty seat."""
    w, h = wide * 40, high * 40
    return (
        shadow(w, h)
        + box(2, 3, w - 4, h - 5, "stone thin")
        + box(9, 7, w - 18, h - 13, "stone dark thin")
        + box(w / 2 - 13, 8, 26, h - 17, "wood thin", 4)
        + box(w / 2 - 9, 13, 18, h - 24, "blood hair", 3)
        + dot(w / 2 - 13, 10, 3, "gold hair")
        + dot(w / 2 + 13, 10, 3, "gold hair")
    )


def cage(_wide: int, _high: int) -> str:
    """Iron bars, rusty."""
    return (
        box(5, 6, 31, 31, "shade", 3)
        + box(4, 4, 31, 31, "abyss thin outlined", 2)
        + "".join(line(f"{x},5 {x},34", 2.4, "steel-line") for x in (9, 15, 20, 25, 31))
        + line("5,13 35,13", 2.4, "steel-line")
        + line("5,27 35,27", 2.4, "steel-line")
    )


def cocoons(wide: int, high: int) -> str:
    """Something wrapped in web."""
    w, h = wide * 40, high * 40
    x, y = w / 2, h / 2
    threads = "".join(
        line(f"{x},{y} {x},{y - h / 2 + 1}", 1.2, "web").replace(
            "<path", f'<path transform="rotate({turn} {x} {y})"'
        )
        for turn in range(15, 375, 45)
    )
    body = oval(x, y, w * 0.26, h * 0.38, "bone thin", 24)
    bands = "".join(
        cut(f"{x - w * 0.2},{y + d - 3} {x},{y + d + 3} {x + w * 0.2},{y + d - 1}", 1.8)
        for d in (-h * 0.18, 0, h * 0.18)
    )
    return oval(x + 3, y + 4, w * 0.3, h * 0.38, "shade") + threads + body + bands


def fire_pit(wide: int, high: int) -> str:
    """A ring of stones around a great fire."""
    x, y = wide * 20, high * 20
    ring = "".join(
        tag(
            "ellipse",
            cx=x,
            cy=9,
            rx=9,
            ry=6.5,
            class_="stone thin",
            transform=f"rotate({turn} {x} {y})",
        )
        for turn in range(0, 360, 36)
    )
    return (
        dot(x, y, x - 8, "abyss")
        + ring
        + line(f"{x - 17},{y + 12} {x + 17},{y - 12}", 7, "wood-line")
        + line(f"{x - 17},{y - 12} {x + 17},{y + 12}", 7, "wood-line")
        + blob(
            f"{x},{y - 28}! {x + 14},{y - 4} {x + 9},{y + 14} {x - 9},{y + 14} {x - 14},{y - 4}",
            "ember thin",
        )
        + blob(f"{x},{y - 13}! {x + 7},{y + 3} {x},{y + 11} {x - 7},{y + 3}", "gold thin")
    )


def fallen_bell(wide: int, high: int) -> str:
    """A great bell that came down with its beam."""
    w, h = wide * 40, high * 40
    return (
        oval(w / 2 + 4, h / 2 + 7, w * 0.42, h * 0.36, "shade")
        + line(f"8,14 {w - 10},24", 10)
        + line(f"8,14 {w - 10},24", 6, "wood-line")
        + blob(
            f"{w * 0.3},22! {w * 0.7},22! {w * 0.74},{h * 0.6} {w * 0.92},{h * 0.84}!"
            f" {w / 2},{h * 0.92} {w * 0.08},{h * 0.84}! {w * 0.26},{h * 0.6}",
            "gold",
        )
        + oval(w / 2, h * 0.86, w * 0.36, h * 0.07, "abyss")
        + line(f"{w * 0.25},{h * 0.62} {w / 2},{h * 0.68} {w * 0.75},{h * 0.62}", 2)
        + line(f"{w * 0.62},{h * 0.34} {w * 0.56},{h * 0.46} {w * 0.64},{h * 0.54}", 2)
    )


def hoard(wide: int, high: int) -> str:
    """A dragon's bed of gold."""
    w, h = wide * 40, high * 40
    dice = Dice(3)
    coins = "".join(
        oval(
            w * 0.14 + dice.pick(w * 7 // 10),
            h * 0.2 + dice.pick(h * 6 // 10),
            4.6,
            3.4,
            "gold hair",
        )
        for _ in range(44)
    )
    bed = (
        f"2,{h * 0.6}! {w * 0.14},{h * 0.2} {w * 0.5},{h * 0.06} {w * 0.86},{h * 0.22}"
        f" {w - 2},{h * 0.64}! {w * 0.8},{h * 0.92} {w * 0.2},{h * 0.92}"
    )
    return (
        blob(bed, "gold")
        + coins
        + group(blob("0,0! 10,0! 13,16! -3,16!", "sea thin"), at=(w * 0.3, h * 0.3))
        + group(blob("0,10! 8,0! 15,10! 7,20!", "blood thin"), at=(w * 0.62, h * 0.38))
    )


def still(wide: int, high: int) -> str:
    """Flasks, a burner and a crooked pipe."""
    w, h = wide * 40, high * 40
    return (
        shadow(w, h)
        + box(3, 6, w - 6, h - 11, "stone dark thin")
        + dot(18, h / 2 + 2, 10, "moss thin")
        + line(f"18,{h / 2 - 8} 26,6 46,10 {w - 20},{h / 2 - 4}", 3)
        + line(f"18,{h / 2 - 8} 26,6 46,10 {w - 20},{h / 2 - 4}", 1.2, "bone-line")
        + dot(w - 20, h / 2 + 3, 8.5, "plum thin")
        + dot(41, h / 2 + 4, 5, "ember thin")
        + cut("12,18 15,15", 1.6, "paper")
    )


def desk(wide: int, high: int) -> str:
    """A desk with lists and heaps of coins."""
    w, h = wide * 40, high * 40
    return (
        shadow(w, h)
        + box(4, 5, w - 8, h - 10, "wood dark thin", 3)
        + blob("12,12! 30,9! 33,27! 15,30!", "paper hair outlined")
        + "".join(line(f"{16 + i},{15 + i * 4} {27 + i},{13.4 + i * 4}", 0.9) for i in range(4))
        + "".join(
            oval(w - 26 + x, 16 + y, 6, 4.4, "gold hair")
            for x, y in ((0, 4), (8, 9), (3, 0), (12, 3))
        )
    )


def winch(wide: int, high: int) -> str:
    """A wheel with handles that winds a chain."""
    x, y = wide * 20, high * 20
    spokes = "".join(
        tag(
            "g",
            line(f"{x},{y} {x},{y - x + 6}", 6) + line(f"{x},{y} {x},{y - x + 6}", 3, "wood-line"),
            transform=f"rotate({turn} {x} {y})",
        )
        for turn in range(0, 360, 60)
    )
    return (
        oval(x + 3, y + 5, x - 6, y - 8, "shade")
        + spokes
        + tag("circle", cx=x, cy=y, r=x - 16, class_="line", stroke_width=8)
        + tag("circle", cx=x, cy=y, r=x - 16, class_="wood-line", stroke_width=4.4)
        + dot(x, y, 10, "steel thin")
        + dot(x, y, 4)
    )


def brazier(wide: int, high: int) -> str:
    """A bowl of fire that lights the room."""
    w, h = wide * 40, high * 40
    x, y = w / 2, h / 2
    return (
        oval(x, y, w * 0.5, h * 0.5, "shine")
        + oval(x + 2, y + 6, 22, 11, "shade")
        + oval(x, y, 20, 14, "steel thin")
        + oval(x, y, 14, 9, "abyss")
        + blob(
            f"{x},{y - 20}! {x + 11},{y - 2} {x + 6},{y + 6} {x - 6},{y + 6} {x - 11},{y - 2}",
            "ember thin",
        )
        + blob(f"{x},{y - 9}! {x + 5},{y} {x},{y + 4} {x - 5},{y}", "gold hair")
    )


FURNITURE: Final[dict[str, Furniture]] = {
    "P": pillar,
    "F": fountain,
    "S": sarcophagus,
    "B": bookcase,
    "T": table,
    "A": altar,
    "W": rack,
    "C": coffin,
    "K": oriel,
    "E": eye,
    "H": brazier,
    "O": rocks,
}
"""By the letter in the drawing of a tile."""

OF_TILES: Final[dict[tuple[str, str], Furniture]] = {
    ("alchemists_den", "H"): still,
    ("foremans_den", "H"): desk,
    ("winding_room", "H"): winch,
    ("lamp_station", "H"): brazier,
    ("room_6x6_dais", "O"): dais,
    ("cells", "O"): cage,
    ("web_gallery", "O"): cocoons,
    ("orc_moot", "O"): fire_pit,
    ("drowned_belfry", "O"): fallen_bell,
    ("wyrm_hall", "O"): hoard,
}
"""Where a letter means something of its own on one tile."""
SINGLE: Final = frozenset({pillar, rocks, cage})
"""What stands on one square each, however many are in a row."""


def furniture(tile: str, letter: str) -> Furniture:
    """What a letter stands for on a tile; unknown ones are heaps of stone."""
    return OF_TILES.get((tile, letter)) or FURNITURE.get(letter, rocks)
