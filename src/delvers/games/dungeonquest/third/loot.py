"""Loot and other cards beside a hero: gaining, discarding, giving back (CARD, DEATH)."""

from delvers.games.dungeonquest.third.components import CONTENT
from delvers.games.dungeonquest.third.flow import Dungeon
from delvers.games.dungeonquest.third.state import Hero


def gain_loot(table: Dungeon, hero: Hero, card: str, rule: str) -> None:
    """A Loot card is laid beside the hero; with secret Loot the others see only that it is one."""
    hero.loot.append(card)
    if table.log is not None:
        if table.state.rules.secret_loot:
            table.tell("loot_gained_secretly", "DQ3-VAR-SECRET-01", seat=hero.seat)
            table.tell(
                "loot_gained", rule, to=(hero.seat,), reveals=True, seat=hero.seat, card=card
            )
        else:
            table.tell("loot_gained", rule, seat=hero.seat, card=card)


def cards_of_his_own(hero: Hero) -> list[str]:
    """The hero's different Loot cards, in the order he found them."""
    return list(dict.fromkeys(hero.loot))


def discard_loot(table: Dungeon, hero: Hero, card: str, rule: str) -> None:
    """A Loot card goes to the discard pile of its deck; found on this trip, it counts no more."""
    hero.loot.remove(card)
    if hero.row.count(card) > hero.loot.count(card):
        hero.row.remove(card)
    discard(table, card)
    if table.log is not None:
        table.tell("loot_lost", rule, reveals=True, seat=hero.seat, card=card)


def discard(table: Dungeon, card: str) -> None:
    """Put a card on the discard pile next to its deck."""
    table.state.decks[CONTENT.deck_of[card]].discard.append(card)


def has_treasure(hero: Hero) -> bool:
    """Whether a hero holds a card of the Treasure deck."""
    return any(is_treasure(card) for card in hero.loot)


def is_treasure(card: str) -> bool:
    """Whether a card is of the Treasure deck."""
    return CONTENT.deck_of[card] == "treasure"


def give_everything_back(table: Dungeon, hero: Hero) -> None:
    """The cards of a dead hero go to their discard piles, his Catacomb cards into their deck."""
    return_row(table, hero)
    for card in (*hero.loot, *hero.kept):
        if CONTENT.deck_of[card] == "catacomb":
            table.state.decks["catacomb"].deck.cards.append(card)
        else:
            discard(table, card)
    hero.loot.clear()
    hero.kept.clear()
    hero.runes.clear()


def return_row(table: Dungeon, hero: Hero) -> None:
    """The Catacomb cards of a trip go back into their deck, but for Loot and what must be kept."""
    catacomb, kept = table.state.decks["catacomb"], hero.kept[:]
    for card in hero.row:
        if card in kept:
            kept.remove(card)
        elif CONTENT.cards[card].after != "loot":
            catacomb.deck.cards.append(card)
    hero.row.clear()
