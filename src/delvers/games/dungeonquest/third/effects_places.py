"""The passage down of the third edition (CATA)."""

from delvers.games.dungeonquest.cards import Card
from delvers.games.dungeonquest.effects_places import place_entrance
from delvers.games.dungeonquest.third.state import Dungeon, Hero
from delvers.kernel.requests import Rule


def passage_down(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """A way into the catacombs for the next turn, and a marker where it was found."""
    hero.passage = 2
    place_entrance(table, hero, card)
    return
    yield
