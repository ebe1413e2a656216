"""Attribute tests and Determination, which is kept and spent after a roll (TEST, DETERM)."""

from delvers.games.dungeonquest.common.rules import events as common_events
from delvers.games.dungeonquest.common.rules.attributes import (
    PRAYER,
    attribute_of,
    prays,
    roll_for_test,
    tell_test,
)
from delvers.games.dungeonquest.common.rules.edition import Tested
from delvers.games.dungeonquest.common.rules.state import Attribute
from delvers.games.dungeonquest.revised.rules import events, prompts
from delvers.games.dungeonquest.revised.rules.options import SPEND, SPEND_NONE
from delvers.games.dungeonquest.revised.rules.runes import turn_luck
from delvers.games.dungeonquest.revised.rules.state import Dungeon, Hero
from delvers.kernel.requests import Rule, ask


def attribute_test(
    table: Dungeon,
    hero: Hero,
    attribute: Attribute,
    _encounter: str,
    rule: str,
    modifier: int = 0,
    _goes_on: bool = False,
) -> Rule[Tested]:
    """The sum of two dice, less the Determination spent on it, must not exceed the attribute."""
    total = yield from dice_total(table, hero, attribute, rule)
    value = attribute_of(table.state, hero, attribute)
    total += modifier
    if modifier:
        table.tell(events.load_added, "DQR-TEST-06", seat=hero.seat, count=modifier)
    if total > value and hero.determination:
        total -= yield from spend_determination(table, hero, total - value)
    return (yield from judge(table, hero, attribute, total, value))


def grim_test(table: Dungeon, hero: Hero, attribute: Attribute, rule: str) -> Rule[Tested]:
    """A test in which Determination does not help."""
    total = yield from dice_total(table, hero, attribute, rule)
    value = attribute_of(table.state, hero, attribute)
    return (yield from judge(table, hero, attribute, total, value))


def dice_total(table: Dungeon, hero: Hero, attribute: Attribute, rule: str) -> Rule[int]:
    """Two dice; Brother Gherinn may pray before they are rolled."""
    if table.state.content.abilities[hero.id] == "gherinn" and (yield from prays(table, hero)):
        gain_determination(table, hero, PRAYER, table.state.content.clauses[hero.id])
    return (yield from roll_for_test(table, hero, attribute, rule))


def judge(table: Dungeon, hero: Hero, attribute: Attribute, total: int, value: int) -> Rule[Tested]:
    """Whether the test is passed; a failure earns a token, too late for this test."""
    tell_test(table, hero, attribute, total, value)
    if total <= value or (yield from turn_luck(table, hero)):
        return Tested(True, min(0, total - value))
    gain_determination(table, hero, 1, "DQR-TEST-05")
    return Tested(False, total - value)


def spend_determination(table: Dungeon, hero: Hero, excess: int) -> Rule[int]:
    """Any number of tokens, each of which takes one off a roll that is too high by so much."""
    options = [SPEND_NONE, *(SPEND(count) for count in range(1, hero.determination + 1))]
    prompt = prompts.SPEND_DETERMINATION(excess)
    option = yield from ask(hero.seat, options, "DQR-DETERM-01", prompt)
    if option == SPEND_NONE:
        return 0
    (spent,) = SPEND.parts(option)
    hero.determination -= spent
    table.tell(common_events.determination_spent, "DQR-DETERM-02", seat=hero.seat, count=spent)
    return spent


def gain_determination(table: Dungeon, hero: Hero, count: int, rule: str) -> None:
    """Take tokens; there are always enough."""
    hero.determination += count
    table.tell(common_events.determination_gained, rule, seat=hero.seat, count=count)


def give_up(_table: Dungeon, _hero: Hero, _encounter: str) -> None:
    """Tokens are not tied to an encounter."""
