"""Attributes and the abilities that touch tests; the test itself is the edition's own."""

from typing import Final

from delvers.games.dungeonquest.common.rules import events, prompts
from delvers.games.dungeonquest.common.rules.edition import Tested
from delvers.games.dungeonquest.common.rules.flow import Dungeon, tell_declined
from delvers.games.dungeonquest.common.rules.options import KEEP, PRAY, REROLL, SPACE
from delvers.games.dungeonquest.common.rules.rolling import roll
from delvers.games.dungeonquest.common.rules.state import ATTRIBUTES, Attribute, Hero, State
from delvers.games.dungeonquest.common.rules.ways import Way
from delvers.games.dungeonquest.common.rules.wounds import wound
from delvers.kernel.forms import WORD, form
from delvers.kernel.requests import Rule, ask, may

PRAYER: Final = 3
"""The Determination that a prayer gives."""
HERE: Final = form("here {what}", WORD)
"""An encounter that is over as soon as a hero leaves his chamber."""
PORTCULLIS: Final = form("here portcullis {space}", SPACE)
"""The same with a portcullis, before the space beyond it."""
TEST: Final = form("{attribute} test", WORD)
"""Why dice are rolled."""
TEST_OF: Final = {attribute: TEST(attribute) for attribute in ATTRIBUTES}


def portcullis_of(way: Way) -> str:
    """The portcullis that bars a way, as an encounter."""
    return PORTCULLIS(way.to)


def is_over_elsewhere(encounter: str) -> bool:
    """Whether an encounter is over as soon as a hero leaves his chamber."""
    return HERE.fits(encounter) or PORTCULLIS.fits(encounter)


def attribute_of(state: State, hero: Hero, attribute: Attribute) -> int:
    """The printed value of an attribute."""
    value: int = getattr(state.content.heroes[hero.id], attribute)
    return value


def attribute_test(
    table: Dungeon,
    hero: Hero,
    attribute: Attribute,
    encounter: str,
    rule: str,
    goes_on: bool = False,
) -> Rule[Tested]:
    """A test that may come again; if `goes_on`, passing it does not end the encounter."""
    return table.state.edition.test(table, hero, attribute, encounter, rule, 0, goes_on)


def single_test(
    table: Dungeon, hero: Hero, attribute: Attribute, encounter: str, rule: str, modifier: int = 0
) -> Rule[Tested]:
    """A test that the encounter allows only once."""
    return table.state.edition.single_test(table, hero, attribute, encounter, rule, modifier)


def prays(table: Dungeon, hero: Hero) -> Rule[bool]:
    """Whether Brother Gherinn suffers a wound for three Determination, which he may once a turn."""
    if hero.has_prayed:
        return False
    rule = table.state.content.clauses[hero.id]
    if not (yield from may(hero.seat, PRAY, rule, prompts.PRAY)):
        tell_declined(table, hero, "prayer", rule)
        return False
    hero.has_prayed = True
    yield from wound(table, hero, 1, "prayer", rule)
    return True


def roll_for_test(table: Dungeon, hero: Hero, attribute: Attribute, rule: str) -> Rule[int]:
    """The sum of two dice; Lindel may roll one of them again, once."""
    dice = yield from roll(table, hero, 2, TEST_OF[attribute], rule)
    if table.state.content.abilities[hero.id] == "lindel":
        dice = yield from reroll_one(table, hero, dice)
    return sum(dice)


def reroll_one(table: Dungeon, hero: Hero, dice: list[int]) -> Rule[list[int]]:
    """One of two dice is rolled again, or none."""
    options = [KEEP, *(REROLL(number) for number in dict.fromkeys(dice))]
    ability = table.state.content.clauses[hero.id]
    option = yield from ask(hero.seat, options, ability, prompts.REROLL_ONE)
    if option == KEEP:
        tell_declined(table, hero, "reroll", ability)
        return dice
    (given_up,) = REROLL.parts(option)
    kept = [*dice]
    kept.remove(given_up)
    table.tell(events.die_rerolled, ability, seat=hero.seat, number=given_up)
    again = yield from roll(table, hero, 1, "reroll", ability)
    return [*kept, *again]


def tell_test(
    table: Dungeon,
    hero: Hero,
    attribute: Attribute,
    total: int,
    value: int,
    *,
    load: int = 0,
    help: int = 0,
) -> None:
    """Whether a test is passed: the total must not exceed the value.

    `load` is the part of the total, `help` that of the value which does not come from the dice and
    the hero himself.
    """
    if table.log is not None:
        cites = table.state.cites
        kind, rule = (
            (events.test_passed, cites.test_passed)
            if total <= value
            else (events.test_failed, cites.test_failed)
        )
        added = {name: amount for name, amount in (("load", load), ("help", help)) if amount}
        seat = hero.seat
        table.tell(kind, rule, seat=seat, attribute=attribute, total=total, value=value, **added)
