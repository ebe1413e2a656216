"""How many dice an attack or a defence has (COMBAT, VAR-COMBAT)."""

from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.books.people import Stat
from delvers.games.plungin.books.things import Defence
from delvers.games.plungin.conditions import is_asleep
from delvers.games.plungin.fighting import is_overwhelmed, squares_between
from delvers.games.plungin.figures import Character, Hero, Monster
from delvers.games.plungin.grid import WIDE, distance
from delvers.games.plungin.map import living, neighbours
from delvers.games.plungin.state import State
from delvers.games.plungin.stats import has, tags_of, value_of, worn

HARMFUL = frozenset({"poison", "venom", "drain", "paralysis"})
"""What iron guts withstand."""


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
    dice = -attacker.bonus.get("mocked", 0)
    conditions = attacker.conditions
    if conditions:
        dice += ("blessed" in conditions) - 2 * ("blinded" in conditions)
        dice -= "frightened" in conditions
        if not is_ranged:
            dice += 2 * ("enraged" in conditions) + 2 * ("mighty" in conditions)
    return dice


def hero_dice(state: State, hero: Hero, target: Character, weapon: str, is_ranged: bool) -> int:
    """What abilities, songs and gear do to a hero's attack."""
    dice = gear_dice(state, hero, weapon, is_ranged)
    if hero.marked == target.number:
        dice += 1
    if is_ranged:
        return dice + ("precise_shot" in hero.abilities and "move" not in hero.did)
    if "backstab" in hero.abilities and isinstance(target, Monster):
        dice += backstab_dice(state, hero, target)
    return dice


def gear_dice(state: State, hero: Hero, weapon: str, is_ranged: bool) -> int:
    """What songs, darkness and gear do to any attack, also to a blow at a door or chest."""
    dice = hero.bonus.get("inspired", 0) - bool(state.flags.get("dark"))
    if is_ranged:
        return dice
    dice += max((item.melee for item in worn(hero)), default=0)
    dice += hero.bonus.get(f"whet {weapon}", 0) + hero.bonus.get(f"flame {weapon}", 0)
    if "two_weapon_fighting" in hero.abilities and holds_two_weapons(hero):
        dice += 1
    return dice


def holds_two_weapons(hero: Hero) -> bool:
    """Whether a hero has a one-handed melee weapon in each hand."""
    held = [BOOKS.items[id] for id in hero.hands if id]
    fitting = [i for i in held if i.kind == "weapon" and not i.range and i.hands == 1]
    return len(fitting) == len(hero.hands)


def backstab_dice(state: State, hero: Hero, target: Monster) -> int:
    """Two dice against those who cannot mind their back, one beside another hero."""
    if is_asleep(target) or target.state == "surprised":
        return 2
    if "stunned" in target.conditions or "paralysis" in target.conditions:
        return 2
    beside = set(neighbours(state, target.at))
    return int(any(other.at in beside for other in living(state) if other is not hero))


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
    """Whether an attacker stands in the quarter at a target's back."""
    across = attacker.at % WIDE - target.at % WIDE
    down = attacker.at // WIDE - target.at // WIDE
    back, aside = ((down, across), (-across, down), (-down, across), (across, down))[target.facing]
    return back > abs(aside)


# -- defence ---------------------------------------------------------------------------------------


def defence_dice(
    state: State,
    target: Character,
    defend: Defence,
    attacker: Character | None,
    kinds: tuple[str, ...] = (),
    weapon: str = "",
    is_ranged: bool = False,
) -> int:
    """DEF with armour and shield, or RES, or the better of RES and DEX, and all that helps."""
    conditions = target.conditions
    if defend == "DEF":
        dice = value_of(target, "DEF") + armour_dice(state, target, weapon)
        if attacker is not None and not is_ranged:
            dice += parry_dice(target)
        dice += guard_dice(target)
        if state.rules.overwhelmed and is_overwhelmed(state, target):
            dice -= 1
        dice += harm_dice(target, attacker, kinds, "DEF")
    else:
        dice = value_of(target, "RES") + harm_dice(target, attacker, kinds, "RES")
        if defend == "best":
            quick = value_of(target, "DEX") + harm_dice(target, attacker, kinds, "DEX")
            dice = max(dice, quick)
    dice += "blessed" in conditions
    if state.rules.cover and is_ranged and "spell" not in kinds and attacker is not None:
        dice += is_covered(state, attacker, target)
    if "paralysis" in conditions and defend == "DEF":
        dice = (dice + 1) // 2
    return dice


def guard_dice(target: Character) -> int:
    """What conditions, songs and spells do to DEF."""
    dice = target.bonus.get("warded", 0) + target.bonus.get("hymn", 0)
    conditions = target.conditions
    if conditions:
        dice += 2 * ("stoneskinned" in conditions) - ("enraged" in conditions)
        dice += BOOKS.spells["ember_shield"].dice if "ember_shield" in conditions else 0
        dice -= target.bonus.get("netted", 0) if "trapped" in conditions else 0
    if isinstance(target, Monster):
        dice -= target.marks.get("cracked", 0) + target.marks.get("open", 0)
    return dice


def armour_dice(state: State, target: Character, weapon: str = "") -> int:
    """Armour and shield, and a neighbour's; a flail comes round shields."""
    dice = 0
    less = BOOKS.items[weapon].round_shields if weapon else 0
    if isinstance(target, Hero):
        guards = [item for item in worn(target) if item.kind in ("armour", "shield")]
        dice += sum(item.bonus for item in guards)
        if any(has_shield_wall(other) for other in allies_beside(state, target)):
            dice += 1
        return dice - (less if any(item.kind == "shield" for item in guards) else 0)
    if has(target, "shield_line"):
        beside = set(neighbours(state, target.at))
        dice += any(other.id == target.id and other.at in beside for other in state.monsters)
    return dice - (less if "shield_bearer" in tags_of(target) else 0)


def parry_dice(target: Character) -> int:
    """A staff parries melee attacks."""
    return sum(item.parry for item in worn(target)) if isinstance(target, Hero) else 0


def allies_beside(state: State, hero: Hero) -> list[Hero]:
    """The heroes on adjacent squares."""
    beside = set(neighbours(state, hero.at))
    return [other for other in living(state) if other.at in beside]


def has_shield_wall(hero: Hero) -> bool:
    """Whether a hero shields his neighbours."""
    if "shield_wall" not in hero.abilities:
        return False
    return any(item.kind == "shield" for item in worn(hero))


def harm_dice(
    target: Character, attacker: Character | None, kinds: tuple[str, ...], stat: Stat
) -> int:
    """What helps a hero who defends with a stat."""
    return resist_dice(target, attacker, kinds, stat) if isinstance(target, Hero) else 0


def resist_dice(
    hero: Hero, attacker: Character | None, kinds: tuple[str, ...], stat: Stat = "RES"
) -> int:
    """What gear and blood add against some attackers and kinds of harm."""
    against = kinds if attacker is None else (*kinds, *tags_of(attacker))
    dice = 0
    for item in worn(hero):
        if item.resist and (stat == "RES" or not item.res_only):
            dice += max((item.resist.get(one, 0) for one in against), default=0)
    if "trap" in kinds and "trait_stoneblood" in hero.abilities:
        dice += 1
    if stat == "RES" and "iron_guts" in hero.abilities and not HARMFUL.isdisjoint(kinds):
        dice += 2
    return dice


def is_covered(state: State, attacker: Character, target: Character) -> bool:
    """Whether a shot passes through a square where another character stands."""
    if not attacker.life_left:
        return False
    return any(square in state.who for square in squares_between(attacker.at, target.at))
