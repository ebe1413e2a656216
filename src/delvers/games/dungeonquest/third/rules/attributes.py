"""Attribute tests and Determination (TEST, VAR-FOCUS)."""

from delvers.games.dungeonquest.common.rules import events
from delvers.games.dungeonquest.common.rules.attributes import (
    PORTCULLIS,
    PRAYER,
    attribute_of,
    portcullis_of,
    prays,
    roll_for_test,
    tell_test,
)
from delvers.games.dungeonquest.common.rules.edition import Tested
from delvers.games.dungeonquest.common.rules.state import Attribute
from delvers.games.dungeonquest.common.rules.ways import Way
from delvers.games.dungeonquest.third.rules.state import DETERMINATION_TOKENS, Dungeon, Hero
from delvers.kernel.requests import Rule

ANY = "any"
"""With focused determination all tokens lie together and help in any test."""


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
    if table.state.content.abilities[hero.id] == "gherinn" and (yield from prays(table, hero)):
        rule_of_prayer = table.state.content.clauses[hero.id]
        gain_determination(table, hero, encounter, PRAYER, rule_of_prayer)
    total = modifier + (yield from roll_for_test(table, hero, attribute, rule))
    printed = attribute_of(table.state, hero, attribute)
    tokens = determination(table, hero, encounter)
    value = printed + tokens
    tell_test(table, hero, attribute, total, value, load=modifier, help=tokens)
    if total > value:
        gain_determination(table, hero, encounter, 1, "DQ3-TEST-06")
    elif not goes_on or table.state.rules.focused:
        spend(table, hero, encounter, max(0, total - printed))
    return Tested(total <= value, total - value)


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
        table.tell(events.determination_gained, rule, seat=hero.seat, count=count)


def spend(table: Dungeon, hero: Hero, encounter: str, needed: int) -> None:
    """After a passed test all tokens are discarded; focused, only as many as were needed."""
    if table.state.rules.focused:
        hero.determination[ANY] = hero.determination.get(ANY, 0) - needed
        if not hero.determination[ANY]:
            del hero.determination[ANY]
        tell_spent(table, hero, needed, "DQ3-VAR-FOCUS-01")
    else:
        give_up(table, hero, encounter)


def tell_spent(table: Dungeon, hero: Hero, count: int, rule: str) -> None:
    """Say how many tokens went back to the supply."""
    if count:
        table.tell(events.determination_spent, rule, seat=hero.seat, count=count)


def give_up(table: Dungeon, hero: Hero, encounter: str) -> None:
    """The encounter is over for the hero, and with it his Determination."""
    if not table.state.rules.focused:
        tell_spent(table, hero, hero.determination.pop(encounter, 0), "DQ3-TEST-09")


def give_up_portcullises(table: Dungeon, hero: Hero, way: Way | None) -> None:
    """Who does anything but try a portcullis again has given it up."""
    tried = portcullis_of(way) if way is not None else ""
    for encounter in [name for name in hero.determination if PORTCULLIS.fits(name)]:
        if encounter != tried:
            give_up(table, hero, encounter)


def single_test(
    table: Dungeon, hero: Hero, attribute: Attribute, encounter: str, rule: str, modifier: int = 0
) -> Rule[Tested]:
    """A test that the encounter allows only once, so that Determination cannot help later."""
    tested = yield from attribute_test(table, hero, attribute, encounter, rule, modifier)
    give_up(table, hero, encounter)
    return tested
