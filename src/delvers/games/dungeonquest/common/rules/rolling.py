"""Rolling dice, with the Rune that rolls them again."""

from delvers.games.dungeonquest.common.rules import events, prompts
from delvers.games.dungeonquest.common.rules.flow import Dungeon, tell_declined
from delvers.games.dungeonquest.common.rules.options import USE
from delvers.games.dungeonquest.common.rules.state import Hero
from delvers.kernel.events import REVEALED
from delvers.kernel.forms import Prompt
from delvers.kernel.requests import Rule, may


def roll(table: Dungeon, hero: Hero, count: int, why: str, rule: str) -> Rule[list[int]]:
    """Roll dice for a hero; a Rune of Fortune may roll them all again."""
    dice = throw(table, hero.seat, count, why, rule)
    if hero.runes and (yield from uses(table, hero, "rune_of_fortune", prompts.ROLL_AGAIN)):
        dice = throw(table, hero.seat, count, why, rule)
    return dice


def roll_one(table: Dungeon, hero: Hero, why: str, rule: str) -> Rule[int]:
    """Roll one die for a hero."""
    return (yield from roll(table, hero, 1, why, rule))[0]


def throw(table: Dungeon, seat: int, count: int, why: str, rule: str) -> list[int]:
    """The dice as they fall, told to all."""
    dice = [table.state.dice.roll() for _ in range(count)]
    if table.log is not None:
        table.tell_to(REVEALED, events.rolled, rule, seat=seat, dice=[*dice], why=why)
    return dice


def uses(table: Dungeon, hero: Hero, rune: str, prompt: Prompt) -> Rule[bool]:
    """Whether a hero who has a Rune uses it now; it is gone then."""
    if rune not in hero.runes:
        return False
    rule = table.state.content.clauses[rune]
    if not (yield from may(hero.seat, USE(rune), rule, prompt)):
        tell_declined(table, hero, rune, rule)
        return False
    spend_rune(table, hero, rune)
    return True


def spend_rune(table: Dungeon, hero: Hero, rune: str) -> None:
    """A used Rune goes back to the box."""
    hero.runes.remove(rune)
    table.tell(events.rune_used, table.state.content.clauses[rune], seat=hero.seat, rune=rune)
