"""Drawing cards from the decks."""

from delvers.games.dungeonquest.common.rules import events, prompts
from delvers.games.dungeonquest.common.rules.flow import Dungeon, tell_declined
from delvers.games.dungeonquest.common.rules.loot import discard
from delvers.games.dungeonquest.common.rules.options import DRAW_ANOTHER
from delvers.games.dungeonquest.common.rules.state import Hero, Pile, State, pile_of
from delvers.kernel.events import REVEALED, Audience
from delvers.kernel.requests import Rule, may


def reshuffle(pile: Pile) -> None:
    """Deck and discard pile are shuffled together, also what was known to lie on top."""
    deck = pile.deck
    deck.cards += [*deck.top, *deck.bottom, *pile.discard]
    for cards in (deck.top, deck.bottom, pile.discard):
        cards.clear()


def top_card(state: State, deck: str) -> str | None:
    """The top card of a deck, made anew of its discard pile if need be; None if there is none."""
    pile = pile_of(state, deck)
    cards = pile.deck
    if not (cards.cards or cards):
        reshuffle(pile)
        if not cards:
            return None
    return cards.draw(state.dice)


def turn_up(table: Dungeon, hero: Hero, deck: str, rule: str) -> str | None:
    """Draw the top card for a hero; 'Shuffle' makes a new deck and is replaced by the next card."""
    card = top_card(table.state, deck)
    while card is not None and table.state.content.cards[card].effect == "shuffle":
        tell_drawn(table, hero, deck, card, table.state.cites.shuffle)
        discard(table, card)
        reshuffle(pile_of(table.state, deck))
        table.tell(events.deck_shuffled, table.state.content.clauses[card], deck=deck)
        card = top_card(table.state, deck)
    if card is not None:
        tell_drawn(table, hero, deck, card, rule)
    return card


def tell_drawn(table: Dungeon, hero: Hero, deck: str, card: str, rule: str) -> None:
    """Say which card was drawn; Treasure stays secret if Loot is."""
    if table.log is not None:
        to = table.state.edition.who_sees(table.state, hero, card)
        table.tell_to(
            Audience(to, reveals=True),
            events.card_drawn,
            rule,
            seat=hero.seat,
            deck=deck,
            card=card,
        )


def draw(table: Dungeon, hero: Hero, deck: str, rule: str) -> Rule[str | None]:
    """Draw a card to be met; None if there is none, or a Rune wards it off."""
    card = turn_up(table, hero, deck, rule)
    is_challara = table.state.content.abilities[hero.id] == "challara"
    if card is not None and deck == "dungeon" and is_challara:
        card = yield from draw_another(table, hero, card)
    if card is None or (yield from table.state.edition.ward_off(table, hero, card)):
        return None
    return card


def draw_another(table: Dungeon, hero: Hero, card: str) -> Rule[str | None]:
    """Challara may discard a Dungeon card and must meet the next one."""
    rule = table.state.content.clauses[hero.id]
    if not (yield from may(hero.seat, DRAW_ANOTHER, rule, prompts.DRAW_ANOTHER(card))):
        tell_declined(table, hero, "another_card", rule)
        return card
    table.tell_to(REVEALED, events.card_ignored, rule, seat=hero.seat, card=card)
    discard(table, card)
    return turn_up(table, hero, "dungeon", rule)
