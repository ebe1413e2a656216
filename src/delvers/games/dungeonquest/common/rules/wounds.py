"""Wounds, healing and death."""

from typing import Final

from delvers.games.dungeonquest.common.rules import events, prompts
from delvers.games.dungeonquest.common.rules.flow import Dungeon, HeroFalls
from delvers.games.dungeonquest.common.rules.loot import give_everything_back
from delvers.games.dungeonquest.common.rules.rolling import uses
from delvers.games.dungeonquest.common.rules.state import NOWHERE, Hero, State
from delvers.kernel.forms import NUMBER, form
from delvers.kernel.requests import Rule

BY_SEAT: Final = form("seat {seat}", NUMBER)
"""The hero of a seat as the cause of wounds."""


def life_of(state: State, hero: Hero) -> int:
    """The printed Life value."""
    return state.content.heroes[hero.id].life


def suffer(table: Dungeon, hero: Hero, amount: int, cause: str, rule: str) -> Rule[None]:
    """Suffer wounds outside combat; a Rune of Protection may ward them off."""
    if amount <= 0:
        return
    if "rune_of_protection" in hero.runes:
        prompt = prompts.WARD_OFF_WOUNDS(amount)
        if (yield from uses(table, hero, "rune_of_protection", prompt)):
            return
    yield from wound(table, hero, amount, cause, rule)


def wound(table: Dungeon, hero: Hero, amount: int, cause: str, rule: str) -> Rule[None]:
    """Take wound tokens; as many as the Life value are death."""
    hero.wounds += amount
    if amount:
        table.tell(events.wounded, rule, seat=hero.seat, amount=amount, cause=cause)
    if hero.wounds >= life_of(table.state, hero):
        yield from die(table, hero, cause, table.state.cites.death_by_wounds)


def heal(table: Dungeon, hero: Hero, amount: int, rule: str) -> None:
    """Remove wound tokens, as far as there are any."""
    healed = min(amount, hero.wounds)
    hero.wounds -= healed
    table.tell(events.healed, rule, seat=hero.seat, amount=healed)


def die(table: Dungeon, hero: Hero, cause: str, rule: str) -> Rule[None]:
    """The hero dies, unless death can wait; whatever he was doing is over."""
    yield from table.state.edition.fall(table, hero, cause, rule)
    raise HeroFalls(hero)


def leave_the_living(table: Dungeon, hero: Hero, cause: str, rule: str) -> None:
    """Off the board; cards and tokens go back to their decks and piles."""
    table.state.edition.leave_chamber(table, hero)
    give_everything_back(table, hero)
    hero.status = "dead"
    hero.drop_tokens()
    hero.skips = 0
    hero.at = hero.came_from = hero.entered_by = hero.heading = NOWHERE
    table.tell(events.died, rule, seat=hero.seat, cause=cause)
