"""What the dice of a roll come from, part by part, so that the log can tell them (CHECK)."""

from typing import TypeAlias

from delvers.games.plungin.rules.books.people import Stat
from delvers.games.plungin.rules.events.rolls import DicePart
from delvers.games.plungin.rules.heroes.stats import equipment_bonus, ids_worn
from delvers.games.plungin.rules.state.figures import Character, Hero

Parts: TypeAlias = dict[str, int]
"""Dice by what they come from: a stat, a thing, a condition, an ability or a rule."""
LEAST = "least"
EQUIPMENT = "equipment"


def total(parts: Parts) -> int:
    """All the dice together."""
    return sum(parts.values())


def add(parts: Parts, name: str, dice: int) -> None:
    """More or fewer dice from one source; nothing is noted where there are none."""
    if dice:
        parts[name] = parts.get(name, 0) + dice


def joined(*many: Parts) -> Parts:
    """The dice of several sources together."""
    parts: Parts = {}
    for some in many:
        for name, dice in some.items():
            if dice:
                parts[name] = parts.get(name, 0) + dice
    return parts


def told(one: Character, parts: Parts) -> list[DicePart]:
    """The parts as the log has them: stats split up, and the one die that is always rolled."""
    found: Parts = {}
    for name, dice in parts.items():
        if name in one.stats:
            split_stat(found, one, name, dice)
        else:
            add(found, name, dice)
    add(found, LEAST, max(0, 1 - total(found)))
    return [[name, dice] for name, dice in found.items()] if len(found) > 1 else []


def split_stat(found: Parts, one: Character, stat: Stat, value: int) -> None:
    """The basic value of a stat, what equipment does to it, and what weakens."""
    basic = one.stats[stat]
    equipment = 0
    if isinstance(one, Hero):
        equipment = equipment_bonus(one.content, ids_worn(one)).get(stat, 0)
    add(found, stat, basic)
    add(found, EQUIPMENT, equipment)
    add(found, "weakened", value - basic - equipment)
