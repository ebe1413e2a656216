"""Cards, 200 by 280: cards of the decks, runes, tiles, and the back of cards to fight with."""

import functools
from typing import Final

from delvers.draw.ink import blob, cut, dot, frame
from delvers.draw.svg import group, label, tag
from delvers.draw.woodcuts.tokens import coin
from delvers.games.dungeonquest.common.pictures.art.signs import ATTACK_TYPES
from delvers.games.dungeonquest.common.pictures.edition import content_at, edition_of
from delvers.games.dungeonquest.common.pictures.portraits import emblem
from delvers.games.dungeonquest.common.pictures.scene import Scene
from delvers.games.dungeonquest.common.pictures.tiles import chamber
from delvers.games.dungeonquest.common.rules.tiles import Tile
from delvers.text import Words

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


# -- decks, runes, tiles ---------------------------------------------------------------------------


@functools.cache
def deck_card(id: str, words: Words, game: str) -> str:
    """A card of a deck, a rune, or somebody."""
    content = content_at(words, game)
    deck = content.deck_of.get(id, "")
    card = content.cards.get(id)
    tint = DECK_TINT.get(deck, "plum")
    gold = _worth(card.gold) if card and card.gold else ""
    told = "" if card and card.effect == "loot" else words.card_text(game, id)
    name = words.name(game, id)
    art = group(emblem(id, words, game), at=(46, 58), scale=1.08)
    said = paragraph(told, 188, size=12.5, lines=5, wide=29) if told not in ("", name) else ""
    return _sheet(len(id), tint, name) + art + said + gold


def _worth(gold: int) -> str:
    """What a card is worth at the end."""
    return group(coin(), at=(52, 222), scale=0.38) + label(
        gold, 94, 252, 28, anchor="start", bold=True
    )


@functools.cache
def tile_card(tile: Tile, turns: int, has_torch: bool | None = None) -> str:
    """A chamber tile as it would lie, with an arrow at its entry."""
    entry = tag(
        "g", blob("50,84! 60,97! 40,97!", "blood fine"), transform=f"rotate({turns * 90} 50 50)"
    )
    return tag(
        "svg",
        chamber(tile, turns, has_torch=has_torch),
        entry,
        viewBox="0 0 100 100",
        width=200,
        height=200,
    )


@functools.cache
def back() -> str:
    """The back of a card to fight with."""
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


def picture_of(scene: Scene, id: str) -> str:
    """Whatever card an id names."""
    if edition_of(scene).is_fighting_card(scene, id):
        return edition_of(scene).fighting_card(scene, id)
    return deck_card(id, scene.words, scene.game)


def is_card(scene: Scene, id: str) -> bool:
    """Whether an id names a card."""
    edition = edition_of(scene)
    content = edition.content
    return id in content.cards or id in content.runes or edition.is_fighting_card(scene, id)


def type_name(attack_type: str, words: Words, game: str) -> str:
    """The name of an attack type as a heading."""
    name = words.name(game, attack_type)
    return name[:1].upper() + name[1:]
