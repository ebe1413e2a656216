"""The dragon of the Revised Edition: nobody has to retreat from him (TREASURE, GAP)."""

from contextlib import suppress

from delvers.games.dungeonquest.common.rules import events as common_events
from delvers.games.dungeonquest.common.rules.dragon import (
    burn,
    draw_dragon,
    shuffle_back,
    take_treasures,
    victims,
)
from delvers.games.dungeonquest.common.rules.flow import HeroFalls, TurnEnds
from delvers.games.dungeonquest.common.rules.rolling import uses
from delvers.games.dungeonquest.revised.rules import events, prompts
from delvers.games.dungeonquest.revised.rules.leaving import choose_next
from delvers.games.dungeonquest.revised.rules.state import Dungeon, Hero
from delvers.games.dungeonquest.revised.rules.treasures import HARP
from delvers.kernel.requests import Rule


def enter_treasure_chamber(table: Dungeon, hero: Hero) -> Rule[None]:
    """On entering: a Dragon card."""
    yield from face_the_dragon(table, hero, "DQR-TREASURE-04")


def stay_with_the_dragon(table: Dungeon, hero: Hero) -> Rule[None]:
    """Another Dragon card by whoever starts a turn here."""
    yield from face_the_dragon(table, hero, "DQR-TREASURE-05")


def face_the_dragon(table: Dungeon, hero: Hero, rule: str) -> Rule[None]:
    """A Dragon card, with a harp two: treasures while he sleeps, fire when he wakes."""
    yield from renew_dragon_cards(table, hero)
    count = 2 if HARP in hero.loot else 1
    clauses = [rule, table.state.content.clauses[HARP]][:count]
    woken = [draw_dragon(table, hero, clause) for clause in clauses]
    if any(woken):
        yield from dragon_rage(table, hero)
    else:
        yield from take_treasures(table, hero, 2 * count)
    raise TurnEnds


def renew_dragon_cards(table: Dungeon, hero: Hero) -> Rule[None]:
    """A Rune of Dragonfire may shuffle all Dragon cards together before one is drawn."""
    if not table.state.shown_dragons:
        return
    if (yield from uses(table, hero, "rune_of_dragonfire", prompts.RENEW_DRAGON_CARDS)):
        shuffle_back(table.state)
        rule = table.state.content.clauses["rune_of_dragonfire"]
        table.tell(events.dragon_cards_shuffled, rule, seat=hero.seat)


def dragon_rage(table: Dungeon, first: Hero) -> Rule[None]:
    """Everybody in the chamber burns, and all Dragon cards are shuffled together."""
    burnt = victims(table, table.state.heroes, first)
    with suppress(HeroFalls):
        yield from burn(table, burnt.pop(0))
    while burnt:
        hero = yield from choose_next(table, burnt)
        burnt.remove(hero)
        with suppress(HeroFalls):
            yield from burn(table, hero)
    shuffle_back(table.state)
    table.tell(common_events.dragon_sleeps_again, "DQR-GAP-31")
