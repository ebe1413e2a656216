"""The passage down of the third edition (CATA)."""

from delvers.games.dungeonquest.common.rules.cards import Card
from delvers.games.dungeonquest.common.rules.catacombs import has_entrance
from delvers.games.dungeonquest.common.rules.effects_places import place_entrance
from delvers.games.dungeonquest.common.rules.map import kind_at
from delvers.games.dungeonquest.third.rules.state import Dungeon, Hero
from delvers.kernel.requests import Rule


def passage_down(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """A way into the catacombs for the next turn, and a marker where it was found."""
    hero.passage = 2
    place_entrance(table, hero, card)
    if table.log is not None and not has_entrance(table.state, hero.at):
        rule = "DQ3-CATA-04" if kind_at(table.state, hero.at) == "cave_in" else "DQ3-CATA-06"
        table.tell("passage_unmarked", rule, seat=hero.seat, at=hero.at)
    return
    yield
