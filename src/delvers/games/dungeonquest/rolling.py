"""Rolling dice, with the Rune that rolls them again."""

from delvers.games.dungeonquest.flow import Dungeon, may
from delvers.games.dungeonquest.state import Hero
from delvers.kernel.events import Value
from delvers.kernel.requests import Rule


def roll(table: Dungeon, hero: Hero, count: int, why: str, rule: str) -> Rule[list[int]]:
    """Roll dice for a hero; a Rune of Fortune may roll them all again."""
    dice = throw(table, hero.seat, count, why, rule)
    if "rune_of_fortune" in hero.runes and (
        yield from may(hero.seat, "use rune_of_fortune", table.state.cites.use_rune, "roll_again")
    ):
        spend_rune(table, hero, "rune_of_fortune")
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


def spend_rune(table: Dungeon, hero: Hero, rune: str) -> None:
    """A used Rune goes back to the box."""
    hero.runes.remove(rune)
    if table.log is not None:
        table.tell("rune_used", table.state.content.clauses[rune], seat=hero.seat, rune=rune)
