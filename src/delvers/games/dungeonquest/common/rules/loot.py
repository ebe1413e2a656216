"""Loot and other cards beside a hero: gaining, discarding, giving back."""

from typing import Final

from delvers.games.dungeonquest.common.rules import events, prompts
from delvers.games.dungeonquest.common.rules.flow import Dungeon
from delvers.games.dungeonquest.common.rules.options import DISCARD
from delvers.games.dungeonquest.common.rules.state import Hero, State, pile_of
from delvers.kernel.events import REVEALED, Audience
from delvers.kernel.requests import Rule, ask

LOADSTONE: Final = "treasure_loadstone"


def gain_loot(table: Dungeon, hero: Hero, card: str, rule: str) -> None:
    """A Loot card is laid beside the hero; if it is secret the others see only that it is one."""
    hero.loot.append(card)
    if table.log is not None:
        to = table.state.edition.who_sees(table.state, hero, card)
        if to is not None:
            table.tell(events.loot_gained_secretly, table.state.cites.secret_loot, seat=hero.seat)
        is_new = to is not None
        table.tell_to(
            Audience(to, reveals=is_new), events.loot_gained, rule, seat=hero.seat, card=card
        )


def cards_of_his_own(hero: Hero) -> list[str]:
    """The hero's different Loot cards, in the order he found them."""
    return [*dict.fromkeys(hero.loot)]


def loose_cards(state: State, hero: Hero) -> list[str]:
    """The hero's different Loot cards that he can throw away."""
    return [card for card in cards_of_his_own(hero) if card not in state.edition.stuck]


def refused_discards(state: State, hero: Hero) -> dict[str, str]:
    """The Loot cards that a hero cannot throw away, with the clause."""
    stuck = [card for card in cards_of_his_own(hero) if card in state.edition.stuck]
    return {DISCARD(card): state.cites.cannot_discard for card in stuck}


def choose_loot(state: State, hero: Hero, rule: str) -> Rule[str]:
    """A Loot card to be discarded; what is stuck is no choice while there is anything else."""
    loose = loose_cards(state, hero)
    options = [DISCARD(card) for card in loose or cards_of_his_own(hero)]
    refused = refused_discards(state, hero) if loose else {}
    option = yield from ask(hero.seat, options, rule, prompts.DISCARD_LOOT, refused)
    (card,) = DISCARD.parts(option)
    return card


def use_up(table: Dungeon, hero: Hero, card: str, rule: str) -> None:
    """A Loot card has done what it is good for."""
    discard_loot(table, hero, card, rule, is_used=True)


def discard_loot(
    table: Dungeon, hero: Hero, card: str, rule: str, *, is_used: bool = False
) -> None:
    """A Loot card goes to the discard pile of its deck; found on this trip, it counts no more."""
    hero.loot.remove(card)
    if hero.row.count(card) > hero.loot.count(card):
        hero.row.remove(card)
    discard(table, card)
    kind = events.loot_used if is_used else events.loot_lost
    table.tell_to(REVEALED, kind, rule, seat=hero.seat, card=card)


def keep_card(table: Dungeon, hero: Hero, card: str) -> None:
    """A card that is no Loot lies beside the hero and works from now on."""
    hero.kept.append(card)
    table.tell(events.card_kept, table.state.content.clauses[card], seat=hero.seat, card=card)


def tell_got_rid(table: Dungeon, hero: Hero, card: str) -> None:
    """Say that a card which was kept works no longer."""
    table.tell(events.card_rid, table.state.content.clauses[card], seat=hero.seat, card=card)


def discard(table: Dungeon, card: str) -> None:
    """Put a card on the discard pile next to its deck."""
    state = table.state
    pile_of(state, state.content.deck_of[card]).discard.append(card)


def has_treasure(state: State, hero: Hero) -> bool:
    """Whether a hero holds a card of the Treasure deck."""
    return any(is_treasure(state, card) for card in hero.loot)


def is_treasure(state: State, card: str) -> bool:
    """Whether a card is of the Treasure deck."""
    return state.content.deck_of[card] == "treasure"


def give_everything_back(table: Dungeon, hero: Hero) -> None:
    """The cards of a dead hero go to their discard piles, his Catacomb cards where they belong."""
    return_row(table, hero)
    for card in (*hero.loot, *hero.kept):
        if table.state.content.deck_of[card] == "catacomb":
            table.state.edition.return_card(table, card)
        else:
            discard(table, card)
    hero.loot.clear()
    hero.kept.clear()
    hero.runes.clear()


def return_row(table: Dungeon, hero: Hero) -> None:
    """The Catacomb cards of a trip go back, but for Loot and what must be kept."""
    kept = hero.kept[:]
    for card in hero.row:
        if card in kept:
            kept.remove(card)
        elif table.state.content.cards[card].after != "loot":
            table.state.edition.return_card(table, card)
    hero.row.clear()
