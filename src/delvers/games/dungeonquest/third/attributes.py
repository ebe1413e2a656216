"""Attribute tests and Determination (TEST, VAR-FOCUS)."""

from typing import NamedTuple

from delvers.games.dungeonquest.third.components import CONTENT
from delvers.games.dungeonquest.third.flow import Dungeon, ask, may
from delvers.games.dungeonquest.third.rolling import roll
from delvers.games.dungeonquest.third.state import DETERMINATION_TOKENS, Attribute, Hero
from delvers.games.dungeonquest.third.wounds import wound
from delvers.kernel.requests import Rule

ANY = "any"
"""With focused determination all tokens lie together and help in any test."""


class Tested(NamedTuple):
    """The outcome of a test; the margin is by how much the roll was too high."""

    passed: bool
    margin: int


def attribute_of(hero: Hero, attribute: Attribute) -> int:
    """The printed value of an attribute."""
    value: int = getattr(CONTENT.heroes[hero.id], attribute)
    return value


def attribute_test(
    table: Dungeon,
    hero: Hero,
    attribute: Attribute,
    encounter: str,
    rule: str,
    modifier: int = 0,
    goes_on: bool = False,
) -> Rule[Tested]:
    """The sum of two dice must not exceed the attribute; a failure gives Determination.

    If the encounter `goes_on` after a passed test, the Determination for it is kept.
    """
    yield from pray(table, hero, encounter)
    dice = yield from roll(table, hero, 2, f"{attribute} test", rule)
    dice = yield from reroll_one(table, hero, dice, rule)
    total = sum(dice) + modifier
    printed, help_from = attribute_of(hero, attribute), determination(table, hero, encounter)
    margin = total - printed - help_from
    if table.log is not None:
        kind = "test_passed" if margin <= 0 else "test_failed"
        clause = "DQ3-TEST-04" if margin <= 0 else "DQ3-TEST-03"
        table.tell(
            kind,
            clause,
            seat=hero.seat,
            attribute=attribute,
            total=total,
            value=printed + help_from,
        )
    if margin <= 0:
        if not goes_on or table.state.rules.focused:
            spend(table, hero, encounter, max(0, total - printed))
    else:
        gain_determination(table, hero, encounter, 1, "DQ3-TEST-06")
    return Tested(margin <= 0, margin)


def key(table: Dungeon, encounter: str) -> str:
    """Under which name Determination is kept."""
    return ANY if table.state.rules.focused else encounter


def determination(table: Dungeon, hero: Hero, encounter: str) -> int:
    """The tokens that help in a test of this encounter."""
    return hero.determination.get(key(table, encounter), 0)


def gain_determination(table: Dungeon, hero: Hero, encounter: str, count: int, rule: str) -> None:
    """Take Determination tokens, as far as there are any left."""
    used = sum(sum(other.determination.values()) for other in table.state.heroes)
    count = min(count, DETERMINATION_TOKENS - used)
    if count > 0:
        name = key(table, encounter)
        hero.determination[name] = hero.determination.get(name, 0) + count
        if table.log is not None:
            table.tell("determination_gained", rule, seat=hero.seat, count=count)


def spend(table: Dungeon, hero: Hero, encounter: str, needed: int) -> None:
    """After a passed test all tokens are discarded; focused, only as many as were needed."""
    if table.state.rules.focused:
        hero.determination[ANY] = hero.determination.get(ANY, 0) - needed
        if not hero.determination[ANY]:
            del hero.determination[ANY]
    else:
        give_up(table, hero, encounter)


def give_up(table: Dungeon, hero: Hero, encounter: str) -> None:
    """The encounter is over for the hero, and with it his Determination."""
    if not table.state.rules.focused:
        hero.determination.pop(encounter, None)


def single_test(
    table: Dungeon, hero: Hero, attribute: Attribute, encounter: str, rule: str, modifier: int = 0
) -> Rule[Tested]:
    """A test that the encounter allows only once, so that Determination cannot help later."""
    tested = yield from attribute_test(table, hero, attribute, encounter, rule, modifier)
    give_up(table, hero, encounter)
    return tested


# -- abilities that touch tests --------------------------------------------------------------------


def pray(table: Dungeon, hero: Hero, encounter: str) -> Rule[None]:
    """Brother Gherinn may suffer a wound for three Determination, once per turn."""
    if hero.id != "gherinn" or hero.has_prayed:
        return
    if (yield from may(hero.seat, "pray", "DQ3-HERO-08", "pray")):
        hero.has_prayed = True
        yield from wound(table, hero, 1, "prayer", "DQ3-HERO-08")
        gain_determination(table, hero, encounter, 3, "DQ3-HERO-08")


def reroll_one(table: Dungeon, hero: Hero, dice: list[int], rule: str) -> Rule[list[int]]:
    """Lindel may roll one of the two dice again, once."""
    if hero.id != "lindel":
        return dice
    options = ["keep", *(f"reroll {number}" for number in dict.fromkeys(dice))]
    option = yield from ask(hero.seat, options, "DQ3-HERO-08", "reroll_one")
    if option == "keep":
        return dice
    kept = [*dice]
    kept.remove(int(option.removeprefix("reroll ")))
    again = yield from roll(table, hero, 1, "reroll", rule)
    return [*kept, *again]
