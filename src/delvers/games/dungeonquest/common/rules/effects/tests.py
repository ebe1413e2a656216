"""Cards that call for an attribute test."""

from typing import Final

from delvers.games.dungeonquest.common.rules import prompts
from delvers.games.dungeonquest.common.rules.attributes import (
    HERE,
    attribute_of,
    attribute_test,
    single_test,
)
from delvers.games.dungeonquest.common.rules.cards import Card
from delvers.games.dungeonquest.common.rules.edition import Effect
from delvers.games.dungeonquest.common.rules.encounters import clause_of
from delvers.games.dungeonquest.common.rules.flow import Dungeon, HeroFalls
from delvers.games.dungeonquest.common.rules.loot import keep_card
from delvers.games.dungeonquest.common.rules.options import AGILITY, ARMOR
from delvers.games.dungeonquest.common.rules.rolling import roll_one
from delvers.games.dungeonquest.common.rules.state import Attribute, Hero, State
from delvers.games.dungeonquest.common.rules.wounds import die, life_of, suffer
from delvers.kernel.requests import Rule, ask


def swinging_blade(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Armor, or death."""
    rule = clause_of(table, card)
    if not (yield from single_test(table, hero, "armor", card.id, rule)).passed:
        yield from die(table, hero, card.id, rule)


def crossfire_trap(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Armor, or as many wounds as the roll was too high."""
    rule = clause_of(table, card)
    tested = yield from single_test(table, hero, "armor", card.id, rule)
    if not tested.passed:
        yield from suffer(table, hero, tested.margin, card.id, rule)


def horde_of_rats(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Armor, or wounds."""
    rule = clause_of(table, card)
    if not (yield from single_test(table, hero, "armor", card.id, rule)).passed:
        yield from suffer(table, hero, card.wounds, card.id, rule)


def spectral_storm(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Strength, or half of the life that is left, rounded up."""
    rule = clause_of(table, card)
    if not (yield from single_test(table, hero, "strength", card.id, rule)).passed:
        left = life_of(table.state, hero) - hero.wounds
        yield from suffer(table, hero, (left + 1) // 2, card.id, rule)


def ferrox(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """A die is its life; each Strength test costs it one, each failure the hero a wound."""
    rule = clause_of(table, card)
    life = yield from roll_one(table, hero, card.id, rule)
    while life:
        tested = yield from attribute_test(table, hero, "strength", FERROX, rule, goes_on=life > 1)
        if tested.passed:
            life -= 1
        else:
            yield from wounded_by_ferrox(table, hero, card)


def wounded_by_ferrox(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """A wound; if the hero falls, the encounter and his Determination for it are over."""
    rule = clause_of(table, card)
    try:
        yield from suffer(table, hero, 1, card.id, rule)
    except HeroFalls:
        table.state.edition.give_up(table, hero, FERROX)
        raise


FERROX: Final = HERE("ferrox")


def vampire_bite(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """The weaker of Agility and Armor, or it bleeds from now on, above ground too."""
    rule = clause_of(table, card)
    weaker = yield from weaker_attribute(table.state, hero, rule)
    if not (yield from single_test(table, hero, weaker, card.id, rule)).passed:
        keep_card(table, hero, card.id)


def weaker_attribute(state: State, hero: Hero, rule: str) -> Rule[Attribute]:
    """Agility or Armor, whichever is lower; the hero chooses if they are equal."""
    agility = attribute_of(state, hero, "agility")
    armor = attribute_of(state, hero, "armor")
    if agility != armor:
        return "agility" if agility < armor else "armor"
    option = yield from ask(hero.seat, [AGILITY, ARMOR], rule, prompts.WHICH_ATTRIBUTE)
    return AGILITY if option == AGILITY else ARMOR


EFFECTS: Final[dict[str, Effect]] = {
    "swinging_blade": swinging_blade,
    "crossfire_trap": crossfire_trap,
    "horde_of_rats": horde_of_rats,
    "spectral_storm": spectral_storm,
    "ferrox": ferrox,
    "vampire_bite": vampire_bite,
}
