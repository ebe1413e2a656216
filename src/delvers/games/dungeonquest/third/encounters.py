"""Meeting what is in a space: monsters first, then the chamber and its cards (ENC).

Chambers and cards are found by name in CHAMBERS and EFFECTS, which their own files fill.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from delvers.games.dungeonquest.board import Way
from delvers.games.dungeonquest.third.components import CONTENT, Card
from delvers.games.dungeonquest.third.drawing import draw
from delvers.games.dungeonquest.third.duel import attack_heroes_here
from delvers.games.dungeonquest.third.flow import Dungeon, HeroFalls, TurnEnds
from delvers.games.dungeonquest.third.loot import discard, gain_loot
from delvers.games.dungeonquest.third.map import kind_at, lurkers_at
from delvers.games.dungeonquest.third.movement import pass_barriers, step_into
from delvers.games.dungeonquest.third.state import Hero
from delvers.kernel.requests import Rule

Meeting: TypeAlias = Callable[[Dungeon, Hero], Rule[None]]
Effect: TypeAlias = Callable[[Dungeon, Hero, Card], Rule[None]]
CHAMBERS: Final[dict[str, Meeting]] = {}
EFFECTS: Final[dict[str, Effect]] = {}
CLAUSE_OF_TYPE: Final = {
    "event": "DQ3-CARD-07",
    "loot": "DQ3-CARD-08",
    "monster": "DQ3-CARD-10",
    "threat": "DQ3-CARD-12",
    "trap": "DQ3-CARD-14",
}
LURKING: Final[list[Meeting]] = []
"""The meeting with monster tokens in a space (filled by monsters.py)."""


def move(table: Dungeon, hero: Hero, way: Way) -> Rule[None]:
    """Pass what bars the way, enter the space (laying a tile if there is none) and meet it."""
    yield from pass_barriers(table, hero, way)
    yield from step_into(table, hero, way)
    yield from attack_heroes_here(table, hero)
    yield from encounter_space(table, hero)


def encounter_space(table: Dungeon, hero: Hero) -> Rule[None]:
    """Monster tokens come first; only when they are dead the chamber follows."""
    hero.owes_encounter = False
    if lurkers_at(table.state, hero.at):
        for meet in LURKING:
            yield from meet(table, hero)
    yield from encounter_chamber(table, hero)


def encounter_chamber(table: Dungeon, hero: Hero) -> Rule[None]:
    """Carry out the text of the chamber."""
    yield from CHAMBERS[kind_at(table.state, hero.at)](table, hero)


def encounter_card(table: Dungeon, hero: Hero, deck: str, rule: str) -> Rule[None]:
    """Draw a card of a deck and carry it out."""
    card = yield from draw(table, hero, deck, rule)
    if card is not None:
        yield from resolve_card(table, hero, card)


def resolve_card(table: Dungeon, hero: Hero, id: str) -> Rule[None]:
    """Carry a drawn card out, then put it where it belongs, also if the turn ends on the way."""
    card = CONTENT.cards[id]
    if card.after == "row":
        hero.row.append(id)
    try:
        yield from EFFECTS[card.effect](table, hero, card)
    except (TurnEnds, HeroFalls):
        put_away(table, card)
        raise
    put_away(table, card)


def clause_of(card: Card) -> str:
    """The clause about cards of this type."""
    return CLAUSE_OF_TYPE[card.type or "event"]


def put_away(table: Dungeon, card: Card) -> None:
    """Loot and kept cards lie beside the hero already; the rest is discarded."""
    if card.after == "discard":
        discard(table, card.id)


def take_as_loot(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """A card that is Loot and nothing else."""
    gain_loot(table, hero, card.id, "DQ3-CARD-08")
    if CONTENT.deck_of[card.id] == "catacomb":
        hero.row.append(card.id)
    return
    yield


EFFECTS["loot"] = take_as_loot
