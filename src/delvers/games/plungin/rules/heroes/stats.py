"""What a stat is worth now: basic value, equipment, conditions, abilities (STAT, EQUIP, COND)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.people import Stat
from delvers.games.plungin.rules.books.things import Item
from delvers.games.plungin.rules.state.figures import SLOW_SPRING, Character, Hero, Monster
from delvers.games.plungin.rules.state.state import State

MOST_ATTIRE: Final = 4
OUTFITS: Final = 4096
"""How many outfits are remembered."""
WEAKENED: Final[tuple[Stat, ...]] = ("ATK", "DEF", "MAG", "MOV", "RES", "DEX", "WIT")
TOUGHER: Final = (1, 4, 7, 10)


def worn(hero: Hero) -> tuple[Item, ...]:
    """Everything that a hero wears or holds and that works; too much attire works not at all."""
    return outfit(hero.content, ids_worn(hero))


def ids_worn(hero: Hero) -> tuple[str, ...]:
    """What both hands hold (one thing may fill both), and all that is worn."""
    attire = hero.attire if len(hero.attire) <= MOST_ATTIRE else ()
    return (*hero.hands, hero.armour, *attire)


@lru_cache(OUTFITS)
def outfit(books: Books, ids: tuple[str, ...]) -> tuple[Item, ...]:
    """The things that these are, beginning with those in the hands."""
    right, left, *others = ids
    is_one = left == right and (not right or books.items[right].hands == 2)
    held = (right,) if is_one else (right, left)
    return tuple(books.items[id] for id in (*held, *others) if id)


@lru_cache(OUTFITS)
def equipment_bonus(books: Books, ids: tuple[str, ...]) -> dict[Stat, int]:
    """What equipment adds to the stats that it changes."""
    things = outfit(books, ids)
    changed = {stat: None for item in things for stat in item.stats}
    return {stat: bonus for stat in changed if (bonus := bonus_of(things, stat))}


def bonus_of(things: tuple[Item, ...], stat: Stat) -> int:
    """What things add to a stat; of attire only the best bonus and the worst penalty count."""
    best = worst = plain = 0
    for item in things:
        amount = item.stats.get(stat, 0)
        if item.kind != "attire":
            plain += amount
        elif amount > 0:
            best = max(best, amount)
        else:
            worst = min(worst, amount)
    return plain + best + worst


def value_of(one: Character, stat: Stat) -> int:
    """The current value of a stat, never below 1."""
    value = one.stats.get(stat, 0)
    if isinstance(one, Hero):
        value += equipment_bonus(one.content, ids_worn(one)).get(stat, 0)
        if stat == "MOV" and "fleet" in one.abilities:
            value += 1
    conditions = one.conditions
    if conditions:
        if "weakened" in conditions and stat in WEAKENED:
            value -= 1
        if stat == "MOV":
            value = moved_by_conditions(conditions, value)
    if isinstance(one, Monster) and stat == "MOV" and SLOW_SPRING in one.changes:
        value = 2
    return max(1, value)


def values_of(hero: Hero) -> dict[str, int]:
    """The current values of all stats of a hero but LIFE."""
    if hero.conditions:
        return {stat: value_of(hero, stat) for stat in WEAKENED}
    found: dict[str, int] = {stat: hero.stats.get(stat, 0) for stat in WEAKENED}
    for stat, bonus in equipment_bonus(hero.content, ids_worn(hero)).items():
        if stat in found:
            found[stat] += bonus
    if "fleet" in hero.abilities:
        found["MOV"] += 1
    return found if min(found.values()) > 0 else {s: max(1, n) for s, n in found.items()}


def moved_by_conditions(conditions: Mapping[str, int], value: int) -> int:
    """Haste and slowness."""
    if "hasted" in conditions:
        value += 2
    return (value + 1) // 2 if "slowed" in conditions else value


def pool_of(one: Character, stat: Stat) -> int:
    """The dice of a plain check of a stat."""
    return sum(pool_parts(one, stat).values())


def pool_parts(one: Character, stat: Stat) -> dict[str, int]:
    """The dice of a plain check of a stat, by what they come from."""
    parts: dict[str, int] = {stat: value_of(one, stat)}
    conditions = one.conditions
    if conditions:
        if "blessed" in conditions:
            parts["blessed"] = 1
        if "clear" in conditions and stat in ("MAG", "WIT"):
            parts["clear"] = 2
    if isinstance(one, Hero) and stat == "DEX":
        parts |= {item.id: item.dex_dice for item in worn(one) if item.dex_dice}
    return parts


def max_life(state: State, one: Character) -> int:
    """The LIFE above which healing never goes."""
    if isinstance(one, Monster):
        life = one.stats.get("LIFE", 0) - one.drained
        return max(1, life + tough_bonus(state, level_of(one)))
    life = one.stats["LIFE"] - one.drained
    if isinstance(one, Hero):
        life += 2 if "tough" in one.abilities else 0
        for item in worn(one):
            life += item.max_life
        life += tough_bonus(state, one.level)
    return max(1, life)


def level_of(monster: Monster) -> int:
    """The level of a monster."""
    return monster.content.monsters[monster.id].level


def tough_bonus(state: State, level: int) -> int:
    """With tougher characters, one LIFE more at levels 1, 4, 7 and 10."""
    return sum(level >= step for step in TOUGHER) if state.rules.tougher else 0


def has(one: Character, ability: str) -> bool:
    """Whether a character has an ability or power."""
    if isinstance(one, Hero):
        return ability in one.abilities
    return ability in one.content.monsters[one.id].powers


def tags_of(one: Character) -> tuple[str, ...]:
    """The tags of a character; for heroes race, class and Schools."""
    if isinstance(one, Hero):
        return (one.race, one.kin, *one.schools)
    return one.content.monsters[one.id].tags
