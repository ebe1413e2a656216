"""Which picture a card of either edition has, found by its id."""

import functools
from collections.abc import Callable
from typing import Final

from delvers.draw.ink import blob, cut, line
from delvers.draw.svg import group, label
from delvers.draw.woodcuts.dungeon import coins, larger, stairs
from delvers.draw.woodcuts.items import flask, torch
from delvers.draw.woodcuts.people import ghost
from delvers.draw.woodcuts.tokens import chest, skull
from delvers.games.dungeonquest.common.pictures.art import dangers, loot, rooms
from delvers.games.dungeonquest.common.pictures.art.heroes import HEROES
from delvers.games.dungeonquest.common.pictures.art.monsters import MONSTERS, eyes
from delvers.games.dungeonquest.common.rules.cards import DECKS

KEYWORDS: Final[tuple[tuple[str, Callable[[], str]], ...]] = (
    *MONSTERS.items(),
    ("old_bones", MONSTERS["skeleton"]),
    ("deep_elf", MONSTERS["sorcerer"]),
    ("ambush", eyes),
    ("gold_coins", coins),
    ("potion", lambda: flask(2)),
    ("ebon_ring", lambda: loot.ring("stone dark")),
    ("obsidian_ring", lambda: loot.ring("ink")),
    ("pearl_ring", lambda: loot.ring("bone")),
    ("silver_ring", lambda: loot.ring("steel")),
    ("gold_ring", lambda: loot.ring("gold")),
    ("arcane_ring", lambda: loot.ring("plum")),
    ("_ring", loot.ring),
    ("rope", loot.rope),
    ("shuffle", dangers.shuffle),
    ("torch", torch),
    ("passage_down", lambda: larger(stairs())),
    ("secret", dangers.door_sign),
    ("dragon_sleeping", lambda: dangers.dragon_head(is_awake=False)),
    ("dragon_", lambda: dangers.dragon_head(is_awake=True)),
    ("trapdoor", lambda: larger(stairs())),
    ("ferrox", dangers.beast),
    ("door", dangers.door_sign),
    ("explosion", dangers.explosion),
    ("dead_adventurer", skull),
    ("crypt", dangers.coffin),
    ("scorpion", dangers.beast),
    ("spider", dangers.beast),
    ("centipede", dangers.beast),
    ("razorwing", dangers.bats),
    ("vampire", dangers.bats),
    ("rats", dangers.rats),
    ("naga", dangers.snake),
    ("snakes", dangers.snake),
    ("gas", dangers.gas),
    ("blade", dangers.blade),
    ("sun_spear", loot.staff),
    ("spear", dangers.crossfire),
    ("crossfire", dangers.crossfire),
    ("ceiling", lambda: group(rooms.cave_in(), at=(-12, -34), scale=1.24)),
    ("storm", ghost),
    ("shade", ghost),
    ("wizard", dangers.wizard),
    ("trap", lambda: larger(rooms.trap())),
    ("hole", dangers.hole),
    ("exit", dangers.hole),
    ("imp", loot.bottle),
    ("chest", lambda: chest(3)),
    ("diamond", loot.crystal),
    ("ruby", loot.gem),
    ("gems", loot.gem),
    ("crystal", loot.crystal),
    ("chalice", loot.chalice),
    ("staff", loot.staff),
    ("amulet", loot.amulet),
    ("scarab", loot.amulet),
    ("eyes", loot.gem),
    ("tome", loot.tome),
    ("lamp", loot.lamp),
    ("harp", loot.harp),
    ("flute", loot.harp),
    ("carpet", loot.carpet),
    ("mirror", loot.mirror),
    ("vestments", loot.robe),
    ("belt", loot.robe),
    ("claws", loot.claws),
    ("star", loot.star),
    ("chakra", loot.star),
    ("eater", loot.bottle),
    ("loadstone", loot.gem),
    ("empty", dangers.nothing),
    ("jammed", dangers.door_sign),
    ("opens", dangers.door_sign),
)
"""Words in the ids of cards, the more special ones first, and what they are drawn as."""


RUNES: Final = (
    "ascent",
    "blinding",
    "fortune",
    "healing",
    "lightning",
    "opening",
    "protection",
    "seeking",
    "shaping",
    "teleportation",
    "warning",
    "stasis",
    "death",
    "insight",
    "dragonfire",
    "drain",
    "transformation",
    "luck",
    "vision",
)
"""The Runes by the word that tells them apart; each has a sign of its own."""
STROKES: Final = (
    "34,26 34,76",
    "66,26 66,76",
    "34,30 66,50",
    "66,30 34,50",
    "34,76 66,52",
    "50,22 50,80",
)


def rune(number: int) -> str:
    """A stone with a sign of its own."""
    drawn = "".join(
        line(stroke, 6, "gold-line")
        for at, stroke in enumerate(STROKES)
        if (number * 5 + 11) >> at & 1
    )
    return (
        blob("50,4! 76,10 90,36 84,76 62,96 34,94 14,72 12,34 26,10", "stone dark")
        + cut("24,26 34,14 48,11", 4, "paper")
        + drawn
    )


def rune_named(id: str) -> str:
    """The stone of a Rune; '' for anything else."""
    found = [number for number, word in enumerate(RUNES) if "rune" in id and word in id]
    return rune(found[0]) if found else ""


@functools.cache
def emblem_of(id: str) -> str:
    """The picture of a card, a rune, a hero or a monster."""
    if id in HEROES:
        return HEROES[id]()
    if stone := rune_named(id):
        return stone
    for word, draw in KEYWORDS:
        if word in id.removeprefix("crypt_"):
            return draw()
    return chest(2) if id.partition("_")[0] in DECKS else label("?", 50, 76, 74, bold=True)
