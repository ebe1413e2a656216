"""What everybody sees as bare values, whichever edition: views for who looks at every step."""

from typing import Any, Final

from delvers.games.dungeonquest.common.rules.cards import DECKS
from delvers.games.dungeonquest.common.rules.exits import gold_of
from delvers.games.dungeonquest.common.rules.state import Hero, Pile, State
from delvers.kernel.spec import Sight

NOTHING: Final[tuple[Any, ...]] = ()


def table_sight(state: State, seat: int) -> Sight:
    """The values of the open table."""
    decks, pool = state.decks, state.pool
    return (
        seat,
        state.stage,
        state.turn,
        state.first,
        state.sun,
        state.edition.sun_spaces,
        state.tiles,
        len(pool.cards) + len(pool.top) + len(pool.bottom),
        tuple(sorted(state.entrances)) if state.entrances else NOTHING,
        state.shown_dragons,
        tuple(
            [
                (len(deck.cards) + len(deck.top) + len(deck.bottom), pile.discard)
                for pile in [decks[name] for name in DECKS]
                for deck in (pile.deck,)
            ]
        ),
    )


def pile_sight(pile: Pile) -> Sight:
    """How much of a deck is left, and its discard pile."""
    deck = pile.deck
    return (len(deck.cards) + len(deck.top) + len(deck.bottom), pile.discard)


def hero_sight(state: State, hero: Hero) -> Sight:
    """The values of a hero, which are kept: his lists are copied."""
    loot = hero.loot
    return (
        hero.seat,
        hero.id,
        hero.status,
        hero.at,
        hero.came_from,
        hero.entered_by,
        hero.heading,
        hero.wounds,
        state.content.heroes[hero.id].life,
        tuple(loot) if loot else NOTHING,
        gold_of(state, hero) if loot or state.chests else 0,
        tuple(hero.kept) if hero.kept else NOTHING,
        tuple(hero.row) if hero.row else NOTHING,
        tuple(hero.runes) if hero.runes else NOTHING,
        hero.bound,
        hero.skips,
    )
