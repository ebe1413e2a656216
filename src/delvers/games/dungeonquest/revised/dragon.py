"""The dragon of the Revised Edition: nobody has to retreat from him (TREASURE, GAP)."""

from contextlib import suppress

from delvers.games.dungeonquest.dragon import (
    burn,
    draw_dragon,
    shuffle_back,
    take_treasures,
    victims,
)
from delvers.games.dungeonquest.flow import HeroFalls, TurnEnds
from delvers.games.dungeonquest.revised.state import Dungeon, Hero
from delvers.kernel.requests import Rule


def face_the_dragon(table: Dungeon, hero: Hero) -> Rule[None]:
    """Draw a Dragon card: two treasures while he sleeps, fire when he wakes."""
    if draw_dragon(table, hero):
        yield from dragon_rage(table, hero)
    else:
        yield from take_treasures(table, hero, 2)
    raise TurnEnds


def dragon_rage(table: Dungeon, first: Hero) -> Rule[None]:
    """Everybody in the chamber burns, and all Dragon cards are shuffled together."""
    for hero in victims(table, first):
        with suppress(HeroFalls):
            yield from burn(table, hero)
    shuffle_back(table.state)
    if table.log is not None:
        table.tell("dragon_sleeps_again", "DQR-GAP-31")
