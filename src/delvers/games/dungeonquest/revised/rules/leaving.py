"""Leaving the dungeon, and what is opened outside at once or at the end (EXIT, WIN)."""

from typing import Final

from delvers.games.dungeonquest.common.rules.edition import Meeting
from delvers.games.dungeonquest.common.rules.ending import (
    CHEST,
    IMP,
    free_imp,
    lose_at_random,
    open_chest,
    opened_chests,
)
from delvers.games.dungeonquest.common.rules.exits import leave_dungeon
from delvers.games.dungeonquest.common.rules.options import OPEN
from delvers.games.dungeonquest.common.rules.rolling import roll
from delvers.games.dungeonquest.revised.rules import events, prompts
from delvers.games.dungeonquest.revised.rules.options import FIRST
from delvers.games.dungeonquest.revised.rules.state import Dungeon, Hero
from delvers.kernel.requests import Rule, ask

EATER: Final = "treasure_artifact_eater"
HUNGRY: Final = 5
"""Up to this sum of two dice the Artifact Eater devours another card."""
IMP_TAKES: Final = 3
"""Up to this number the imp takes a card; above it, it brings one."""


def leave(table: Dungeon, hero: Hero) -> Rule[None]:
    """Out, and all that is opened outside at once, in the order the hero likes."""
    leave_dungeon(table, hero)
    done: list[str] = []
    while due := due_outside(table, hero, done):
        options = [OPEN(card) for card in due]
        rule = "DQR-GAP-42"
        option = yield from ask(hero.seat, options, rule, prompts.LEFT_DUNGEON)
        (card,) = OPEN.parts(option)
        yield from OUTSIDE[card](table, hero)
        done.append(card)


def due_outside(table: Dungeon, hero: Hero, done: list[str]) -> list[str]:
    """The cards still to be opened: chests that are shut, and the Artifact Eater once."""
    shut = hero.loot.count(CHEST) - len(opened_chests(table.state, hero))
    is_hungry = EATER in hero.loot and EATER not in done
    return [*([CHEST] if shut > 0 else []), *([EATER] if is_hungry else [])]


def feed_eater(table: Dungeon, hero: Hero) -> Rule[None]:
    """Two dice: it devours another card, or it is worth a hundred times as much."""
    rule = table.state.content.clauses[EATER]
    total = sum((yield from roll(table, hero, 2, EATER, rule)))
    if total <= HUNGRY:
        lose_at_random(table, hero, EATER, rule)
        return
    hero.eater_gold = 100 * total
    table.tell(events.eater_worth, rule, seat=hero.seat, gold=hero.eater_gold)


def free_bottle_imp(table: Dungeon, hero: Hero) -> Rule[None]:
    """The imp takes or brings a card; an Artifact Eater that it brings is outside already."""
    had_eater = EATER in hero.loot
    yield from free_imp(table, hero, IMP_TAKES)
    if EATER in hero.loot and not had_eater:
        yield from feed_eater(table, hero)


def choose_next(table: Dungeon, waiting: list[Hero]) -> Rule[Hero]:
    """The player whose turn it is decides whose cards come next."""
    active = table.state.turn
    options = [FIRST(hero.id) for hero in waiting]
    option = yield from ask(active, options, "DQR-TIMING-01", prompts.WHO_FIRST)
    return waiting[options.index(option)]


OUTSIDE: Final[dict[str, Meeting]] = {CHEST: open_chest, EATER: feed_eater}
AT_THE_END: Final[dict[str, Meeting]] = {IMP: free_bottle_imp}
