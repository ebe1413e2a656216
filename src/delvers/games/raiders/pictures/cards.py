"""The cards of the hand, their backs and the frame that all cards share, 200 by 280."""

import functools
from collections.abc import Callable
from typing import Final

from delvers.draw.ink import blob, cut, frame
from delvers.draw.svg import group, label, tag
from delvers.draw.woodcuts.tokens import chest
from delvers.games.raiders.pictures.art import ITEMS
from delvers.games.raiders.pictures.art.tokens import eye, shield
from delvers.games.raiders.rules.cards import NUMBER
from delvers.text import Words

GAME: Final = "raiders"
WIDE: Final = 200
HIGH: Final = 280
CORNER: Final[dict[str, Callable[[], str]]] = {
    "torch": eye,
    "crystal ball": eye,
    "key": lambda: chest(2),
    "sword": lambda: shield(""),
}
"""What an item is good for: to see, to open, to fight."""


def sheet(seed: int, *inside: str) -> str:
    """A card with its two frames."""
    return (
        frame(5, 5, 190, 270, seed=seed, fill="sheet")
        + frame(13, 13, 174, 254, seed=seed + 1, fill="line thin")
        + "".join(inside)
    )


def banner(name: str, tint: str, seed: int) -> str:
    """The name of a card on a coloured ribbon."""
    return frame(13, 15, 174, 36, seed=seed, fill=tint) + label(
        name, 100, 40, 20, bold=True, fit=160
    )


@functools.cache
def hand_card(card: str, words: Words) -> str:
    """A power card or an item."""
    return power_card(NUMBER[card]) if card in NUMBER else item_card(card, words)


def power_card(number: int) -> str:
    """A big numeral in a burst of rays; the higher, the more rays."""
    rays = number * 4
    burst = "".join(
        tag(
            "g",
            cut("0,-54 0,-84", 7, "ray"),
            transform=f"translate(100 140) rotate({360 / rays * i:.1f})",
        )
        for i in range(rays)
    )
    corners = label(number, 34, 48, 30, bold=True) + tag(
        "g", label(number, 34, 48, 30, bold=True), transform="rotate(180 100 140)"
    )
    pips = "".join(
        blob(f"{x},250! {x + 6},256! {x},262! {x - 6},256!", "blood-cut")
        for x in (100 - (number - 1) * 9 + i * 18 for i in range(number))
    )
    return sheet(number, burst, label(number, 100, 190, 140, bold=True), corners, pips)


def item_card(item: str, words: Words) -> str:
    """An item with its name, its value if it has one, and what it is good for."""
    value = label(5, 34, 232, 34, bold=True) if item in ("key", "sword") else ""
    return sheet(
        len(item) + 20,
        banner(words.name(GAME, item), "gold", len(item)),
        group(ITEMS[item](), at=(30, 62), scale=1.4),
        value,
        group(CORNER[item](), at=(136, 208), scale=0.46),
    )


@functools.cache
def card_back() -> str:
    """The back of a power card or an item."""
    lattice = "".join(
        cut(f"{x},{y} {x + 22},{y + 22}", 3, "ray") + cut(f"{x + 22},{y} {x},{y + 22}", 3, "ray")
        for x in range(23, 160, 44)
        for y in range(30, 240, 44)
    )
    return (
        frame(5, 5, 190, 270, seed=60, fill="wood dark")
        + lattice
        + frame(17, 17, 166, 246, seed=61, fill="bone-line thin")
    )


@functools.cache
def room_back() -> str:
    """The back of a room: a closed door."""
    planks = "".join(
        cut(f"{x},{top} {x - 1},232", 3) for x, top in ((80, 84), (100, 76), (120, 84))
    )
    return (
        frame(5, 5, 190, 270, seed=70, fill="stone dark")
        + frame(17, 17, 166, 246, seed=71, fill="bone-line thin")
        + blob("48,240! 48,120 64,80 100,62 136,80 152,120 152,240!", "stone")
        + blob("60,240! 60,124 72,92 100,77 128,92 140,124 140,240!", "wood")
        + planks
        + blob("60,130! 118,134 118,142 60,140!", "ink")
        + blob("60,190! 118,194 118,202 60,200!", "ink")
        + tag("circle", cx=126, cy=166, r=8, class_="line", stroke_width=5)
        + label("?", 100, 182, 58, fill="paper", bold=True)
    )
