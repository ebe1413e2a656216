"""Catacombs of the third edition: the chamber is met in the turn after coming out (CATA)."""

from delvers.games.dungeonquest.common.rules.board import square_ahead
from delvers.games.dungeonquest.common.rules.catacombs import (
    come_out,
    has_entrance,
    lay_where_surfaced,
)
from delvers.games.dungeonquest.common.rules.map import is_explored, kind_at
from delvers.games.dungeonquest.common.rules.movement import turn_tile
from delvers.games.dungeonquest.common.rules.state import NOWHERE, pile_of
from delvers.games.dungeonquest.third.rules.movement import choose_side
from delvers.games.dungeonquest.third.rules.state import Dungeon, Hero, State
from delvers.kernel.requests import Rule, rule


def may_descend(state: State, hero: Hero) -> bool:
    """Whether a way into the catacombs is at hand."""
    return hero.passage > 0 or has_entrance(state, hero.at)


@rule
def drift(_table: Dungeon, _hero: Hero, ahead: int, side: int, number: int) -> int:
    """As far as the die says, or as the wall lets."""
    return square_ahead(ahead, side, number)


def emerge(table: Dungeon, hero: Hero, space: int) -> Rule[None]:
    """The figure is put into a space; where nothing lies a tile is laid as the hero likes."""
    if not is_explored(table.state, space):
        yield from lay_where_surfaced(table, hero, space)
        if kind_at(table.state, space) == "rotating_room":
            turn_tile(table, space, 2, "DQ3-ROOM-51")
    come_out(table, hero, space)
    hero.owes_encounter = hero.came_specially = hero.surfaced = True
    hero.left = NOWHERE
    yield from choose_side(table, hero)


def return_card(table: Dungeon, card: str) -> None:
    """Catacomb cards of a trip that is over are shuffled into their deck."""
    pile_of(table.state, "catacomb").deck.cards.append(card)
