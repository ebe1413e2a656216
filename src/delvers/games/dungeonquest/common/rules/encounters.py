"""Meeting chambers and cards; each edition has its own tables of what they do."""

from delvers.games.dungeonquest.common.rules.cards import Card
from delvers.games.dungeonquest.common.rules.drawing import draw
from delvers.games.dungeonquest.common.rules.flow import CutShort, Dungeon
from delvers.games.dungeonquest.common.rules.loot import discard, gain_loot
from delvers.games.dungeonquest.common.rules.map import kind_at
from delvers.games.dungeonquest.common.rules.state import Hero
from delvers.kernel.requests import Rule, rule


def encounter_chamber(table: Dungeon, hero: Hero) -> Rule[None]:
    """Carry out the text of the chamber."""
    state = table.state
    return state.edition.chambers[kind_at(state, hero.at)](table, hero)


def encounter_card(table: Dungeon, hero: Hero, deck: str, rule: str) -> Rule[None]:
    """Draw a card of a deck and carry it out."""
    card = yield from draw(table, hero, deck, rule)
    if card is not None:
        yield from resolve_card(table, hero, card)


def resolve_card(table: Dungeon, hero: Hero, id: str) -> Rule[None]:
    """Carry a drawn card out, then put it where it belongs, also if the turn ends on the way."""
    card = table.state.content.cards[id]
    if card.after == "row":
        hero.row.append(id)
    try:
        yield from table.state.edition.effects[card.effect](table, hero, card)
    except CutShort:
        put_away(table, card)
        raise
    put_away(table, card)


def clause_of(table: Dungeon, card: Card) -> str:
    """What the card itself says."""
    return table.state.content.clauses[card.id]


def put_away(table: Dungeon, card: Card) -> None:
    """Loot and kept cards lie beside the hero already; the rest is discarded."""
    if card.after == "discard":
        discard(table, card.id)


@rule
def take_as_loot(table: Dungeon, hero: Hero, card: Card) -> None:
    """A card that is Loot and nothing else."""
    gain_loot(table, hero, card.id, clause_of(table, card))
    if table.state.content.deck_of[card.id] == "catacomb":
        hero.row.append(card.id)
