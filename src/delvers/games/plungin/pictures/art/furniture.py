"""What stands in the rooms, seen from above; a square is 40 wide.

Every drawing takes its size in squares and lies along; the floor turns it where it stands upright.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from delvers.draw.ink import blob, cut, dot, line, oval, tail
from delvers.draw.svg import tag
from delvers.games.plungin.pictures.art import halls
from delvers.games.plungin.pictures.art.blocks import around, box, shadow

Furniture: TypeAlias = Callable[[int, int], str]


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
        + around(line(f"{x},{y - x + 4} {x},{y - x + 11}", 1.4), x, y, range(0, 360, 30))
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
    rays = around(
        line(f"{w / 2},{h / 2 - 12} {w / 2},{h / 2 - 8}", 1.6, "gold-line"),
        w / 2,
        h / 2,
        range(0, 360, 45),
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
    lashes = around(
        tail(f"{x},{y - h * 0.34} {x},{y - h * 0.42} {x},{y - h * 0.5}", 7, "blood-cut"),
        x,
        y,
        (-60, -40, -20, 0, 20, 40, 60, 120, 140, 160, 180, 200, 220, 240),
    )
    return (
        lashes
        + blob(
            f"2,{y}! {w * 0.28},{h * 0.2} {x},{h * 0.13} {w * 0.72},{h * 0.2} {w - 2},{y}!"
            f" {w * 0.72},{h * 0.8} {x},{h * 0.87} {w * 0.28},{h * 0.8}",
            "bone",
        )
        + dot(x, y, w * 0.23, "ember")
        + around(line(f"{x},{y - w * 0.21} {x},{y - w * 0.13}", 1.6), x, y, range(0, 360, 24))
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
    "H": halls.brazier,
    "O": rocks,
}
"""By the letter in the drawing of a tile."""

OF_TILES: Final[dict[tuple[str, str], Furniture]] = {
    ("alchemists_den", "H"): halls.still,
    ("foremans_den", "H"): halls.desk,
    ("winding_room", "H"): halls.winch,
    ("lamp_station", "H"): halls.brazier,
    ("room_6x6_dais", "O"): halls.dais,
    ("cells", "O"): halls.cage,
    ("web_gallery", "O"): halls.cocoons,
    ("orc_moot", "O"): halls.fire_pit,
    ("drowned_belfry", "O"): halls.fallen_bell,
    ("wyrm_hall", "O"): halls.hoard,
}
"""Where a letter means something of its own on one tile."""
SINGLE: Final = frozenset({pillar, rocks, halls.cage})
"""What stands on one square each, however many are in a row."""


def furniture(tile: str, letter: str) -> Furniture:
    """What a letter stands for on a tile; unknown ones are heaps of stone."""
    return OF_TILES.get((tile, letter)) or FURNITURE.get(letter, rocks)
