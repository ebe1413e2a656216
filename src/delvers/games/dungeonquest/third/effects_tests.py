"""Cards that call for an attribute test (CARD)."""

from typing import Final

from delvers.games.dungeonquest.third.attributes import (
    attribute_of,
    attribute_test,
    give_up,
    single_test,
)
from delvers.games.dungeonquest.third.components import CONTENT, Card
from delvers.games.dungeonquest.third.encounters import EFFECTS
from delvers.games.dungeonquest.third.flow import Dungeon, HeroFalls, TurnEnds, ask
from delvers.games.dungeonquest.third.loot import discard
from delvers.games.dungeonquest.third.rolling import roll_one
from delvers.games.dungeonquest.third.state import Attribute, Hero
from delvers.games.dungeonquest.third.wounds import die, suffer
from delvers.kernel.requests import Rule


def swinging_blade(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Armor, or death."""
    if not (yield from single_test(table, hero, "armor", card.id, "DQ3-CARD-14")).passed:
        yield from die(table, hero, card.id, "DQ3-DEATH-02")


def crossfire_trap(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Armor, or as many wounds as the roll was too high."""
    tested = yield from single_test(table, hero, "armor", card.id, "DQ3-CARD-14")
    if not tested.passed:
        yield from suffer(table, hero, tested.margin, card.id, "DQ3-CARD-14")


def horde_of_rats(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Armor, or wounds."""
    if not (yield from single_test(table, hero, "armor", card.id, "DQ3-CARD-12")).passed:
        yield from suffer(table, hero, card.wounds, card.id, "DQ3-CARD-12")


def spectral_storm(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Strength, or half of the life that is left, rounded up."""
    if not (yield from single_test(table, hero, "strength", card.id, "DQ3-CARD-12")).passed:
        left = CONTENT.heroes[hero.id].life - hero.wounds
        yield from suffer(table, hero, (left + 1) // 2, card.id, "DQ3-CARD-12")


def ferrox(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """A die is its life; each Strength test costs it one, each failure the hero a wound."""
    life = yield from roll_one(table, hero, card.id, "DQ3-CARD-12")
    while life:
        tested = yield from attribute_test(
            table, hero, "strength", FERROX, "DQ3-CARD-12", goes_on=life > 1
        )
        if tested.passed:
            life -= 1
        else:
            yield from wounded_by_ferrox(table, hero, card)


def wounded_by_ferrox(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """A wound; if the hero falls, the encounter and his Determination for it are over."""
    try:
        yield from suffer(table, hero, 1, card.id, "DQ3-CARD-12")
    except HeroFalls:
        give_up(table, hero, FERROX)
        raise


FERROX: Final = "here ferrox"


def trapdoor(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """Kept until an Agility test gets the hero out."""
    hero.kept.append(card.id)
    yield from climb_trapdoor(table, hero)


def climb_trapdoor(table: Dungeon, hero: Hero) -> Rule[None]:
    """Out of the trapdoor, or a wound and the turn is over."""
    tested = yield from attribute_test(table, hero, "agility", "trapdoor", "DQ3-CARD-22")
    if not tested.passed:
        yield from suffer(table, hero, 1, "trap_trapdoor", "DQ3-CARD-23")
        raise TurnEnds
    hero.kept.remove("trap_trapdoor")
    discard(table, "trap_trapdoor")


def vampire_bite(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """The weaker of Agility and Armor, or it bleeds from now on, above ground too."""
    weaker = yield from weaker_attribute(hero)
    if not (yield from single_test(table, hero, weaker, card.id, "DQ3-CARD-12")).passed:
        hero.kept.append(card.id)


def weaker_attribute(hero: Hero) -> Rule[Attribute]:
    """Agility or Armor, whichever is lower; the hero chooses if they are equal."""
    agility, armor = attribute_of(hero, "agility"), attribute_of(hero, "armor")
    if agility != armor:
        return "agility" if agility < armor else "armor"
    option = yield from ask(hero.seat, ["agility", "armor"], "DQ3-TEST-01", "which_attribute")
    return "agility" if option == "agility" else "armor"


EFFECTS.update(
    {
        "swinging_blade": swinging_blade,
        "crossfire_trap": crossfire_trap,
        "horde_of_rats": horde_of_rats,
        "spectral_storm": spectral_storm,
        "ferrox": ferrox,
        "trapdoor": trapdoor,
        "vampire_bite": vampire_bite,
    }
)
