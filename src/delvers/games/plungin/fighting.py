"""How many dice an attack or a defence has, who can be reached, and who wakes (COMBAT, ATTN)."""

from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.books.things import Defence, Item
from delvers.games.plungin.conditions import is_asleep, relieve
from delvers.games.plungin.events import tell
from delvers.games.plungin.grid import distance
from delvers.games.plungin.map import (
    diagonals,
    direction_to,
    joined_tiles,
    living,
    neighbours,
    sees,
)
from delvers.games.plungin.state import Character, Dungeon, Hero, Monster, State
from delvers.games.plungin.stats import has, tags_of, value_of, worn

AWARE = 2
"""Monsters know what happens within so many tiles."""


def foes_of(state: State, one: Character) -> list[Character]:
    """Those whom a character can attack."""
    fights_for_heroes = isinstance(one, Hero) or (isinstance(one, Monster) and one.side == "heroes")
    if fights_for_heroes:
        return [monster for monster in state.monsters if monster.side == "monsters"]
    friends: list[Character] = [m for m in state.monsters if m.side == "heroes"]
    return [*living(state), *friends]


def weapon_of(hero: Hero, is_ranged: bool) -> str:
    """The best weapon in hand for an attack; "" for bare hands."""
    held = [BOOKS.items[id] for id in dict.fromkeys(hero.hands) if id]
    fitting = [
        item
        for item in held
        if item.kind == "weapon" and bool(item.range) == is_ranged and is_ready(hero, item)
    ]
    best = max(fitting, key=lambda item: item.bonus, default=None)
    return best.id if best is not None else ""


def is_ready(hero: Hero, item: Item) -> bool:
    """Whether a weapon is loaded and its bearer strong and deft enough."""
    if item.id in hero.unloaded:
        return False
    return hero.stats["RES"] >= item.min_res and hero.stats["DEX"] >= item.min_dex


def attack_dice(
    state: State, attacker: Character, target: Character, weapon: str, is_ranged: bool
) -> int:
    """ATK and weapon, and all that helps or hinders."""
    dice = value_of(attacker, "ATK")
    item = BOOKS.items.get(weapon)
    if item is not None:
        dice = item.attack or dice + item.bonus
        dice += max((item.versus.get(tag, 0) for tag in tags_of(target)), default=0)
    dice += condition_dice(attacker, is_ranged)
    if isinstance(attacker, Hero):
        dice += hero_dice(state, attacker, target, weapon, is_ranged)
    elif isinstance(attacker, Monster):
        dice += monster_dice(state, attacker)
    if isinstance(target, Monster):
        if is_ranged and weapon and has(target, "bone_gaps"):
            dice -= 1
        dice -= target.marks.get("veiled", 0)
    if state.rules.facing and is_behind(attacker, target):
        dice += 1
    return dice


def condition_dice(attacker: Character, is_ranged: bool) -> int:
    """What conditions do to an attack."""
    conditions = attacker.conditions
    if not conditions:
        return 0
    dice = ("blessed" in conditions) - 2 * ("blinded" in conditions)
    dice -= "frightened" in conditions
    if not is_ranged:
        dice += 2 * ("enraged" in conditions) + 2 * ("mighty" in conditions)
    return dice - attacker.bonus.get("mocked", 0)


def hero_dice(state: State, hero: Hero, target: Character, weapon: str, is_ranged: bool) -> int:
    """What abilities, songs and gear do to a hero's attack."""
    dice = hero.bonus.get("inspired", 0)
    if hero.marked == target.number:
        dice += 1
    if state.flags.get("dark"):
        dice -= 1
    if is_ranged:
        if "precise_shot" in hero.abilities and "move" not in hero.did:
            dice += 1
        return dice
    dice += max((item.melee for item in worn(hero)), default=0)
    dice += hero.bonus.get(f"whet {weapon}", 0) + hero.bonus.get(f"flame {weapon}", 0)
    if "two_weapon_fighting" in hero.abilities and holds_two_weapons(hero):
        dice += 1
    if "backstab" in hero.abilities and isinstance(target, Monster):
        dice += backstab_dice(state, hero, target)
    return dice


def holds_two_weapons(hero: Hero) -> bool:
    """Whether a hero has a one-handed melee weapon in each hand."""
    right, left = hero.hands
    return (
        bool(right and left)
        and right != left
        and all(BOOKS.items[id].kind == "weapon" and not BOOKS.items[id].range for id in hero.hands)
    )


def backstab_dice(state: State, hero: Hero, target: Monster) -> int:
    """Two dice against those who cannot mind their back, one beside another hero."""
    if is_asleep(target) or target.state == "surprised":
        return 2
    if "stunned" in target.conditions or "paralysis" in target.conditions:
        return 2
    others = [other for other in living(state) if other is not hero]
    return 1 if any(other.at in neighbours(state, target.at) for other in others) else 0


def monster_dice(state: State, monster: Monster) -> int:
    """Rallied orcs, frenzied counts, charging minotaurs."""
    dice = monster.marks.get("fury", 0) + monster.marks.get("reckless", 0)
    if has(monster, "gores") and monster.marks.get("moved", 0) >= 3:
        dice += 2
    if "orcish" in tags_of(monster):
        dice += any(
            has(other, "rally") and distance(other.at, monster.at) <= 3
            for other in state.monsters
            if other is not monster
        )
    return dice


def is_behind(attacker: Character, target: Character) -> bool:
    """Whether an attack comes from behind."""
    direction = direction_to(attacker.at, target.at)
    return direction is not None and direction == target.facing


def defence_dice(
    state: State, target: Character, defend: Defence, attacker: Character | None, kind: str
) -> int:
    """DEF with armour and shield (or RES, or the better of RES and DEX), and all that helps."""
    if defend == "best":
        dice = max(value_of(target, "RES"), value_of(target, "DEX"))
    elif defend == "RES":
        dice = value_of(target, "RES")
    else:
        dice = value_of(target, "DEF") + armour_dice(state, target, attacker)
    conditions = target.conditions
    if conditions:
        dice += ("blessed" in conditions) - ("enraged" in conditions)
        if defend == "DEF":
            dice += 2 * ("stoneskinned" in conditions)
        dice -= "trapped" in conditions and target.bonus.get("netted", 0)
    dice += target.bonus.get("warded", 0) + target.bonus.get("hymn", 0)
    if isinstance(target, Hero):
        dice += resist_dice(target, attacker, kind)
    if isinstance(target, Monster):
        dice -= target.marks.get("cracked", 0) + target.marks.get("open", 0)
    if state.rules.overwhelmed and defend == "DEF" and is_overwhelmed(state, target):
        dice -= 1
    if "paralysis" in conditions and defend == "DEF":
        dice = (dice + 1) // 2
    return dice


def armour_dice(state: State, target: Character, attacker: Character | None) -> int:
    """Armour, shield, a neighbour's shield wall, a staff that parries."""
    if isinstance(target, Monster):
        if not has(target, "shield_line"):
            return 0
        beside = [other for other in state.monsters if other.at in neighbours(state, target.at)]
        return 1 if any(other.id == target.id for other in beside) else 0
    if not isinstance(target, Hero):
        return 0
    dice = 0
    for item in worn(target):
        if item.kind in ("armour", "shield"):
            dice += item.bonus
        if item.parry and attacker is not None and distance(attacker.at, target.at) <= 2:
            dice += item.parry
    if any(has_shield_wall(other) for other in allies_beside(state, target)):
        dice += 1
    return dice


def allies_beside(state: State, hero: Hero) -> list[Hero]:
    """The heroes on adjacent squares."""
    beside = set(neighbours(state, hero.at))
    return [other for other in living(state) if other.at in beside]


def has_shield_wall(hero: Hero) -> bool:
    """Whether a hero shields his neighbours."""
    if "shield_wall" not in hero.abilities:
        return False
    return any(item.kind == "shield" for item in worn(hero))


def resist_dice(hero: Hero, attacker: Character | None, kind: str) -> int:
    """What gear and blood add against some attackers and kinds of harm."""
    against = [kind] if kind else []
    if attacker is not None:
        against += tags_of(attacker)
    dice = 0
    for item in worn(hero):
        if item.resist:
            dice += max((item.resist.get(one, 0) for one in against), default=0)
    if kind == "trap" and "trait_stoneblood" in hero.abilities:
        dice += 1
    if kind in ("poison", "venom", "drain", "paralysis") and "iron_guts" in hero.abilities:
        dice += 2
    return dice


def is_overwhelmed(state: State, target: Character) -> bool:
    """Whether two or more opponents are adjacent."""
    beside = set(neighbours(state, target.at))
    return sum(foe.at in beside for foe in foes_of(state, target)) >= 2


# -- reach -----------------------------------------------------------------------------------------


def in_melee_reach(state: State, one: Character, reach: str) -> set[int]:
    """The squares that a melee attack can strike."""
    squares = set(neighbours(state, one.at))
    if reach == "diagonal":
        squares |= set(diagonals(state, one.at))
    elif reach == "line":
        for there in [*squares]:
            direction = direction_to(one.at, there)
            if direction is not None:
                from delvers.games.plungin.map import beyond

                second = beyond(state, there, direction)
                if second is not None:
                    squares.add(second)
    return squares


def in_range(state: State, one: int, other: int, reach: int) -> bool:
    """Whether a square is near enough and in sight."""
    return distance(one, other) <= reach and sees(state, one, other)


def melee_targets(state: State, hero: Hero) -> list[Monster]:
    """The monsters that a hero can strike with what he holds."""
    weapon = weapon_of(hero, is_ranged=False)
    reach = BOOKS.items[weapon].reach if weapon else ""
    squares = in_melee_reach(state, hero, reach)
    return [m for m in state.monsters if m.at in squares and m.side == "monsters"]


def ranged_targets(state: State, hero: Hero) -> list[Monster]:
    """The monsters that a hero can shoot at."""
    weapon = weapon_of(hero, is_ranged=True)
    if not weapon:
        return []
    if state.rules.no_shots_in_melee and is_engaged(state, hero):
        return []
    reach = BOOKS.items[weapon].range
    if "blinded" in hero.conditions:
        reach = min(reach, 2)
    return [
        m for m in state.monsters if m.side == "monsters" and in_range(state, hero.at, m.at, reach)
    ]


def is_engaged(state: State, one: Character) -> bool:
    """Whether an opponent is adjacent."""
    beside = set(neighbours(state, one.at))
    return any(foe.at in beside for foe in foes_of(state, one))


def is_fight_on(state: State, one: Character) -> bool:
    """Whether an awake monster is within two tiles."""
    near = joined_tiles(state, state.ground[one.at], AWARE)
    return any(
        state.ground[monster.at] in near and not is_asleep(monster) and monster.side == "monsters"
        for monster in state.monsters
    )


# -- waking ----------------------------------------------------------------------------------------


def wake_by_noise(table: Dungeon, source: Character, target: Character, weapon: str) -> None:
    """An attack wakes all sleepers who are near; a whispering bow only its target."""
    if isinstance(target, Monster):
        wake(table, target)
    if not (weapon and BOOKS.items[weapon].quiet):
        wake_near(table, source.at)


def wake_near(table: Dungeon, square: int) -> None:
    """Sleeping monsters within two tiles are woken, and surprised."""
    state = table.state
    sleepers = [monster for monster in state.monsters if monster.state == "sleeping"]
    if sleepers:
        near = joined_tiles(state, state.ground[square], AWARE)
        for monster in sleepers:
            if state.ground[monster.at] in near:
                wake(table, monster)


def wake(table: Dungeon, monster: Monster) -> None:
    """A sleeper wakes, and is surprised."""
    if monster.state == "sleeping":
        monster.state = "surprised"
        monster.skips = 1
        tell(table, "woke", "DP-ATTN-06", monster)
    relieve(table, monster, "asleep", "DP-ATTN-05")
