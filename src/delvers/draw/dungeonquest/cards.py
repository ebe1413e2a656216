"""Cards, 200 by 280: Combat and Power cards, cards of the decks, runes, and their backs."""

import functools
from typing import Final

from delvers.draw.dungeonquest.art.emblems import emblem_of
from delvers.draw.dungeonquest.art.signs import ATTACK_TYPES, agility
from delvers.draw.dungeonquest.tiles import chamber
from delvers.draw.ink import blob, cut, dot, frame
from delvers.draw.raiders.art.tokens import coin, drop
from delvers.draw.svg import group, label, tag
from delvers.games.dungeonquest.third.components import CONTENT, CombatCard, PowerCard
from delvers.text import Words
from delvers.text.dungeonquest.third.power import POWER_TEXTS

GAME: Final = "dungeonquest-3e"
BAND: Final = {"ranged": "sea", "melee": "blood", "magic": "gold"}
"""The colour of an attack type; its sign and its name stand beside it."""
DECK_TINT: Final = {
    "dungeon": "stone",
    "dragon": "ember",
    "treasure": "gold",
    "trap": "blood",
    "door": "wood",
    "crypt": "plum",
    "corpse": "bone",
    "search": "sea",
    "catacomb": "moss",
}


def paragraph(said: str, y: float, *, size: float = 13.5, lines: int = 6, wide: int = 27) -> str:
    """Some lines of text in the middle of a card; what is too long ends with dots."""
    rows, row = [], ""
    for word in said.split():
        if len(row) + len(word) + 1 > wide and row:
            rows.append(row)
            row = word
        else:
            row = f"{row} {word}".strip()
    rows.append(row)
    if len(rows) > lines:
        rows = [*rows[: lines - 1], rows[lines - 1] + " …"]
    return "".join(
        label(row, 100, y + at * size * 1.18, size, fit=172) for at, row in enumerate(rows)
    )


def _sheet(seed: int, tint: str, name: str) -> str:
    return (
        frame(5, 5, 190, 270, seed=seed, fill="sheet")
        + frame(12, 12, 176, 256, seed=seed + 1, fill="line thin")
        + frame(12, 13, 176, 34, seed=seed + 2, fill=tint)
        + label(name, 100, 37, 19 if len(name) < 12 else 16, bold=True, fit=150)
    )


# -- fighting --------------------------------------------------------------------------------------


@functools.cache
def fighting_card(id: str, words: Words, game: str = GAME) -> str:
    """A card that can be played in combat."""
    card = CONTENT.fighting(id)
    seed = len(id) + card.attack * 3
    drawn = _power_face(card, words, game) if isinstance(card, PowerCard) else _combat_face(card)
    return (
        frame(5, 5, 190, 270, seed=seed, fill="sheet")
        + frame(12, 12, 176, 256, seed=seed + 1, fill="line thin")
        + frame(12, 12, 176, 58, seed=seed + 2, fill=BAND[card.attack_type])
        + dot(40, 41, 25, "paper outlined")
        + label(card.attack, 40, 55, 40, bold=True)
        + group(ATTACK_TYPES[card.attack_type](), at=(82, 16), scale=0.32)
        + label(type_name(card.attack_type, words, game), 98, 65, 14.5, bold=True, fit=60)
        + _counter(card)
        + drawn
    )


def type_name(attack_type: str, words: Words, game: str) -> str:
    """The name of an attack type as a heading."""
    name = words.name(game, attack_type)
    return name[:1].upper() + name[1:]


def _counter(card: CombatCard | PowerCard) -> str:
    """The attack type that the card can counter, on a shield."""
    if card.counters is None:
        return ""
    shield = "156,17! 170,21 181,19! 180,42 172,58 156,66 140,58 132,42 131,19! 142,21"
    return blob(shield, "paper outlined") + group(
        ATTACK_TYPES[card.counters](), at=(139, 23), scale=0.34
    )


def _combat_face(card: CombatCard) -> str:
    burst = "".join(
        tag(
            "g",
            cut("0,-66 0,-92", 6, "ray"),
            transform=f"translate(100 166) rotate({360 / (card.attack * 4) * i:.1f})",
        )
        for i in range(card.attack * 4)
    )
    return burst + group(ATTACK_TYPES[card.attack_type](), at=(46, 112), scale=1.08)


def _power_face(card: PowerCard, words: Words, game: str) -> str:
    figures = dot(34, 250, 14, "ink") + label(card.escape, 34, 256, 18, fill="paper", bold=True)
    figures += group(agility(), at=(50, 238), scale=0.24)
    if card.damage:
        figures += group(drop(card.damage), at=(148, 232), scale=0.36)
    return (
        group(emblem_of(card.owner), at=(64, 77), scale=0.7)
        + frame(14, 146, 172, 24, seed=len(card.id), fill="bone")
        + label(words.name(game, card.id), 100, 163, 14.5, bold=True, fit=156)
        + paragraph(words.fill(POWER_TEXTS[card.id]), 184, size=11.4, lines=4, wide=31)
        + figures
    )


# -- decks, runes, tiles ---------------------------------------------------------------------------


@functools.cache
def deck_card(id: str, words: Words, game: str = GAME) -> str:
    """A card of a deck, a rune, or somebody."""
    deck = CONTENT.deck_of.get(id, "")
    card = CONTENT.cards.get(id)
    tint = DECK_TINT.get(deck, "plum")
    gold = _worth(card.gold) if card and card.gold else ""
    told = "" if card and card.effect == "loot" else words.card_text(game, id)
    name = words.name(game, id)
    art = group(emblem_of(id), at=(46, 58), scale=1.08)
    said = paragraph(told, 188, size=12.5, lines=5, wide=29) if told not in ("", name) else ""
    return _sheet(len(id), tint, name) + art + said + gold


def _worth(gold: int) -> str:
    """What a card is worth at the end."""
    return group(coin(), at=(52, 222), scale=0.38) + label(
        gold, 94, 252, 28, anchor="start", bold=True
    )


@functools.cache
def tile_card(tile: str, turns: int) -> str:
    """A chamber tile as it would lie, with an arrow at its entry."""
    entry = tag(
        "g", blob("50,84! 60,97! 40,97!", "blood fine"), transform=f"rotate({turns * 90} 50 50)"
    )
    return tag("svg", chamber(tile, turns), entry, viewBox="0 0 100 100", width=200, height=200)


@functools.cache
def back() -> str:
    """The back of a Combat or Power card."""
    lattice = "".join(
        cut(f"{x},{y} {x + 24},{y + 24}", 3, "ray") + cut(f"{x + 24},{y} {x},{y + 24}", 3, "ray")
        for x in range(22, 160, 48)
        for y in range(30, 240, 48)
    )
    return (
        frame(5, 5, 190, 270, seed=80, fill="dark stone")
        + lattice
        + frame(17, 17, 166, 246, seed=81, fill="bone-line thin")
        + dot(100, 140, 40, "paper outlined")
        + group(ATTACK_TYPES["melee"](), at=(70, 110), scale=0.6)
    )


def picture_of(id: str, words: Words, game: str) -> str:
    """Whatever card an id names."""
    if id in CONTENT.combat or id in CONTENT.power:
        return fighting_card(id, words, game)
    return deck_card(id, words, game)


def is_card(id: str) -> bool:
    """Whether an id names a card."""
    return any(id in of for of in (CONTENT.combat, CONTENT.power, CONTENT.cards, CONTENT.runes))


def fighting_text(id: str, words: Words, game: str) -> str:
    """A fighting card in words: 'Melee 3, counters magic'."""
    card = CONTENT.fighting(id)
    said = [f"{type_name(card.attack_type, words, game)} {card.attack}"]
    if card.counters:
        against = words.name(game, card.counters)
        said.append(words.say("counters %(type)s", type=against))
    if isinstance(card, PowerCard):
        said = [words.name(game, id), *said, words.fill(POWER_TEXTS[id])]
    return ", ".join(said)


__all__ = ["back", "deck_card", "fighting_card", "is_card", "paragraph", "picture_of", "tile_card"]
