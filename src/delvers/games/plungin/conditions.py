"""Conditions: coming, lasting, ending (COND).

A number above 0 counts own turns that must still end, one below 0 rounds; 0 is until it is ended.
"""

from typing import Final

from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.events import tell
from delvers.games.plungin.state import NOWHERE, Character, Dungeon, Hero, Monster
from delvers.games.plungin.stats import worn

HEALED: Final = ("weakened", "venom", "bleeding")
"""What ends when LIFE is regained."""


def is_immune(one: Character, condition: str) -> bool:
    """Whether a condition can never hold a character."""
    if isinstance(one, Hero):
        return any(condition in item.immune for item in worn(one))
    monster = BOOKS.monsters[one.id]
    if condition == "burning" and "fireproof" in monster.tags:
        return True
    return condition in monster.immune


def afflict(
    table: Dungeon,
    one: Character,
    condition: str,
    rule: str,
    rounds: int = 0,
    source: int = NOWHERE,
) -> bool:
    """Put a condition on a character, unless it has it already; whether it came."""
    if condition in one.conditions or is_immune(one, condition):
        return False
    left = -rounds
    if not rounds and is_over_with_a_turn(one, condition):
        left = 2 if table.state.acting == one.number else 1
    one.conditions[condition] = left
    if source != NOWHERE:
        one.sources[condition] = source
    if condition == "frozen":
        one.conditions.setdefault("paralysis", left)
    tell(table, "condition_began", rule, one, condition=condition)
    return True


def is_over_with_a_turn(one: Character, condition: str) -> bool:
    """Whether a condition lasts until the end of the next own turn; iron guts throw off poison."""
    if condition == "weakened" and isinstance(one, Hero) and "iron_guts" in one.abilities:
        return True
    return BOOKS.conditions[condition].lasts in ("turn", "burnt")


def relieve(table: Dungeon, one: Character, condition: str, rule: str) -> None:
    """A condition ends."""
    if condition in one.conditions:
        del one.conditions[condition]
        one.sources.pop(condition, None)
        one.bonus.pop(condition, None)
        if condition == "frozen":
            one.conditions.pop("paralysis", None)
        tell(table, "condition_ended", rule, one, condition=condition)


def end_turn_of(table: Dungeon, one: Character) -> None:
    """At the end of an own turn some conditions are over."""
    for condition, left in [*one.conditions.items()]:
        if left == 1:
            relieve(table, one, condition, "DP-COND-04")
        elif left > 1:
            one.conditions[condition] = left - 1


def end_round_of(table: Dungeon, one: Character) -> None:
    """At the end of a round some conditions are over."""
    for condition, left in [*one.conditions.items()]:
        if left == -1:
            relieve(table, one, condition, "DP-COND-04")
        elif left < -1:
            one.conditions[condition] = left + 1


def relieve_by_healing(table: Dungeon, one: Character) -> None:
    """Regaining LIFE ends poison, venom and bleeding."""
    for condition in HEALED:
        relieve(table, one, condition, "DP-TRAPLIST-04")


def is_helpless(one: Character) -> bool:
    """Whether a character cannot act at all."""
    return "paralysis" in one.conditions or "asleep" in one.conditions


def is_asleep(monster: Monster) -> bool:
    """Whether a monster sleeps."""
    return monster.state == "sleeping" or "asleep" in monster.conditions
