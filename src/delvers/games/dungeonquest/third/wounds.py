"""Wounds, healing and death (HERO, HEAL, DEATH, VAR-WAIT)."""

from delvers.games.dungeonquest.third.components import CONTENT
from delvers.games.dungeonquest.third.flow import Dungeon, HeroFalls, ask, may
from delvers.games.dungeonquest.third.loot import (
    cards_of_his_own,
    discard_loot,
    give_everything_back,
)
from delvers.games.dungeonquest.third.rolling import roll_one, spend_rune
from delvers.games.dungeonquest.third.state import NOWHERE, Hero
from delvers.kernel.requests import Rule

LOADSTONE = "treasure_loadstone"


def life_of(hero: Hero) -> int:
    """The printed Life value."""
    return CONTENT.heroes[hero.id].life


def suffer(table: Dungeon, hero: Hero, amount: int, cause: str, rule: str) -> Rule[None]:
    """Suffer wounds outside combat; a Rune of Protection may ward them off."""
    if amount <= 0:
        return
    if "rune_of_protection" in hero.runes and (
        yield from may(hero.seat, "use rune_of_protection", "DQ3-RUNE-03", "ward_off_wounds")
    ):
        spend_rune(table, hero, "rune_of_protection")
        return
    yield from wound(table, hero, amount, cause, rule)


def wound(table: Dungeon, hero: Hero, amount: int, cause: str, rule: str) -> Rule[None]:
    """Take wound tokens; as many as the Life value are death."""
    hero.wounds += amount
    if table.log is not None and amount:
        table.tell("wounded", rule, seat=hero.seat, amount=amount, cause=cause)
    if hero.wounds >= life_of(hero):
        yield from die(table, hero, cause, "DQ3-DEATH-01")


def heal(table: Dungeon, hero: Hero, amount: int, rule: str) -> None:
    """Remove wound tokens, as far as there are any."""
    healed = min(amount, hero.wounds)
    hero.wounds -= healed
    if table.log is not None:
        table.tell("healed", rule, seat=hero.seat, amount=healed)


def die(table: Dungeon, hero: Hero, cause: str, rule: str) -> Rule[None]:
    """The hero dies (or, if death can wait, falls unconscious); whatever he was doing is over."""
    if table.state.rules.death_can_wait:
        yield from fall_unconscious(table, hero, cause)
    else:
        leave_the_living(table, hero, cause, rule)
    raise HeroFalls(hero)


def leave_the_living(table: Dungeon, hero: Hero, cause: str, rule: str) -> None:
    """Off the board; cards and tokens go back to their decks and piles."""
    give_everything_back(table, hero)
    hero.status = "dead"
    hero.wounds = 0
    hero.at = hero.came_from = hero.entered_by = hero.heading = NOWHERE
    hero.owes_encounter = hero.may_descend = False
    hero.bound = ""
    hero.determination.clear()
    if table.log is not None:
        table.tell("died", rule, seat=hero.seat, cause=cause)


def fall_unconscious(table: Dungeon, hero: Hero, cause: str) -> Rule[None]:
    """Lose as many Loot cards as a die shows, and half of all wounds."""
    if table.log is not None:
        table.tell("unconscious", "DQ3-VAR-WAIT-01", seat=hero.seat, cause=cause)
    lost = yield from roll_one(table, hero, "unconscious", "DQ3-VAR-WAIT-02")
    yield from drop_loot(table, hero, lost)
    heal(table, hero, (hero.wounds + 1) // 2, "DQ3-VAR-WAIT-04")


def drop_loot(table: Dungeon, hero: Hero, count: int) -> Rule[None]:
    """So many Loot cards of his choice, or all if he has no more."""
    if count >= len(hero.loot):
        for card in hero.loot[:]:
            discard_loot(table, hero, card, "DQ3-VAR-WAIT-07")
        return
    for _ in range(count):
        card = yield from choose_loot(hero)
        discard_loot(table, hero, card, "DQ3-VAR-WAIT-03")


def choose_loot(hero: Hero) -> Rule[str]:
    """A Loot card to be discarded; a Loadstone is no choice while there is anything else."""
    cards = cards_of_his_own(hero)
    loose = [card for card in cards if card != LOADSTONE] or cards
    options = [f"discard {card}" for card in loose]
    refused = {f"discard {card}": "DQ3-CLAR-11" for card in cards if card not in loose}
    option = yield from ask(hero.seat, options, "DQ3-VAR-WAIT-02", "discard_loot", refused)
    return option.removeprefix("discard ")
