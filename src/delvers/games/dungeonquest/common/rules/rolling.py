"""Rolling dice, with the Rune that rolls them again."""

from delvers.games.dungeonquest.common.rules.flow import Dungeon, tell_declined
from delvers.games.dungeonquest.common.rules.state import Hero
from delvers.kernel.events import Value
from delvers.kernel.requests import Rule, may


def roll(table: Dungeon, hero: Hero, count: int, why: str, rule: str) -> Rule[list[int]]:
    """Roll dice for a hero; a Rune of Fortune may roll them all again."""
    dice = throw(table, hero.seat, count, why, rule)
    if hero.runes and (yield from uses(table, hero, "rune_of_fortune", "roll_again")):
        dice = throw(table, hero.seat, count, why, rule)
    return dice


def roll_one(table: Dungeon, hero: Hero, why: str, rule: str) -> Rule[int]:
    """Roll one die for a hero."""
    return (yield from roll(table, hero, 1, why, rule))[0]


def throw(table: Dungeon, seat: int, count: int, why: str, rule: str) -> list[int]:
    """The dice as they fall, told to all."""
    dice = [table.state.dice.roll() for _ in range(count)]
    if table.log is not None:
        told: list[Value] = [*dice]
        table.tell("rolled", rule, reveals=True, seat=seat, dice=told, why=why)
    return dice


def uses(table: Dungeon, hero: Hero, rune: str, prompt: str) -> Rule[bool]:
    """Whether a hero who has a Rune uses it now; it is gone then."""
    if rune not in hero.runes:
        return False
    rule = table.state.content.clauses[rune]
    if not (yield from may(hero.seat, f"use {rune}", rule, prompt)):
        tell_declined(table, hero, rune, rule)
        return False
    spend_rune(table, hero, rune)
    return True


def spend_rune(table: Dungeon, hero: Hero, rune: str) -> None:
    """A used Rune goes back to the box."""
    hero.runes.remove(rune)
    table.tell("rune_used", table.state.content.clauses[rune], seat=hero.seat, rune=rune)
