"""How many dice an attack or a defence has (COMBAT, VAR-COMBAT)."""

from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.board.map import living, neighbours
from delvers.games.plungin.rules.books.people import Stat
from delvers.games.plungin.rules.books.things import Defence
from delvers.games.plungin.rules.fight.conditions import is_asleep
from delvers.games.plungin.rules.fight.fighting import is_overwhelmed, squares_between
from delvers.games.plungin.rules.heroes.parts import EQUIPMENT, Parts, add, joined, total
from delvers.games.plungin.rules.heroes.stats import has, tags_of, value_of, worn
from delvers.games.plungin.rules.squares import WIDE
from delvers.games.plungin.rules.state.figures import CRACKED, FURY, Character, Hero, Monster
from delvers.games.plungin.rules.state.state import State

HARMFUL = frozenset({"poison", "venom", "drain", "paralysis"})
"""What iron guts withstand."""


def attack_dice(
    state: State, attacker: Character, target: Character, weapon: str, is_ranged: bool
) -> int:
    """ATK and weapon, and all that helps or hinders."""
    return total(attack_parts(state, attacker, target, weapon, is_ranged))


def attack_parts(
    state: State, attacker: Character, target: Character, weapon: str, is_ranged: bool
) -> Parts:
    """ATK and weapon, and all that helps or hinders, one by one."""
    parts: Parts = {"ATK": value_of(attacker, "ATK")}
    item = state.content.items.get(weapon)
    if item is not None:
        parts = {weapon: item.attack} if item.attack else parts
        add(parts, weapon, 0 if item.attack else item.bonus)
        add(parts, "versus", max((item.versus.get(tag, 0) for tag in tags_of(target)), default=0))
    parts = joined(parts, condition_parts(attacker, is_ranged))
    if isinstance(attacker, Hero):
        parts = joined(parts, hero_parts(state, attacker, target, weapon, is_ranged))
    elif isinstance(attacker, Monster):
        parts = joined(parts, monster_parts(state, attacker))
    if isinstance(target, Monster):
        if is_ranged and weapon and has(target, "bone_gaps"):
            add(parts, "bone_gaps", -1)
        add(parts, "ash_veil", -target.veil)
    if state.rules.facing and is_behind(attacker, target):
        add(parts, "behind", 1)
    return parts


def condition_parts(attacker: Character, is_ranged: bool) -> Parts:
    """What conditions do to an attack."""
    parts: Parts = {}
    add(parts, "mocking_verse", -attacker.mocked)
    conditions = attacker.conditions
    if conditions:
        add(parts, "blessed", int("blessed" in conditions))
        add(parts, "blinded", -2 * ("blinded" in conditions))
        add(parts, "frightened", -("frightened" in conditions))
        if not is_ranged:
            add(parts, "enraged", 2 * ("enraged" in conditions))
            add(parts, "mighty", 2 * ("mighty" in conditions))
    return parts


def hero_parts(state: State, hero: Hero, target: Character, weapon: str, is_ranged: bool) -> Parts:
    """What abilities, songs and gear do to a hero's attack."""
    parts = gear_parts(state, hero, weapon, is_ranged)
    if hero.marked == target.number:
        add(parts, "hunters_mark", 1)
    if is_ranged:
        add(parts, "precise_shot", int("precise_shot" in hero.abilities and "move" not in hero.did))
    elif "backstab" in hero.abilities and isinstance(target, Monster):
        add(parts, "backstab", backstab_dice(state, hero, target))
    return parts


def gear_parts(state: State, hero: Hero, weapon: str, is_ranged: bool) -> Parts:
    """What songs, darkness and gear do to any attack, also to a blow at a door or chest."""
    parts: Parts = {}
    add(parts, "inspire", int(hero.song == "inspired"))
    add(parts, "dark", -state.adventure.is_dark)
    if is_ranged:
        return parts
    add(parts, EQUIPMENT, max((item.melee for item in worn(hero)), default=0))
    add(parts, "whetstone", hero.whetted.get(weapon, 0))
    if weapon in hero.burning_weapons:
        add(parts, "flame_blade", hero.burning_weapons[weapon].dice)
    if "two_weapon_fighting" in hero.abilities and holds_two_weapons(hero):
        add(parts, "two_weapon_fighting", 1)
    return parts


def holds_two_weapons(hero: Hero) -> bool:
    """Whether a hero has a one-handed melee weapon in each hand."""
    held = [hero.content.items[id] for id in hero.hands if id]
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


def monster_parts(state: State, monster: Monster) -> Parts:
    """Rallied orcs, frenzied counts, charging minotaurs."""
    parts: Parts = {}
    add(parts, "fury", int(FURY in monster.changes))
    if has(monster, "gores") and monster.moved >= 3:
        add(parts, "gores", 2)
    if "orcish" in tags_of(monster):
        is_rallied = any(
            has(other, "rally") and distance(other.at, monster.at) <= 3
            for other in state.monsters
            if other is not monster
        )
        add(parts, "rally", int(is_rallied))
    return parts


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
    return total(defence_parts(state, target, defend, attacker, kinds, weapon, is_ranged))


def defence_parts(
    state: State,
    target: Character,
    defend: Defence,
    attacker: Character | None,
    kinds: tuple[str, ...] = (),
    weapon: str = "",
    is_ranged: bool = False,
) -> Parts:
    """DEF with armour and shield, or RES, or the better of RES and DEX, and all that helps."""
    if defend == "DEF":
        parts = joined({"DEF": value_of(target, "DEF")}, armour_parts(state, target, weapon))
        if attacker is not None and not is_ranged:
            parts = joined(parts, parry_parts(target))
        parts = joined(parts, guard_parts(target))
        if state.rules.overwhelmed and is_overwhelmed(state, target):
            add(parts, "overwhelmed", -1)
        parts = joined(parts, harm_parts(target, attacker, kinds, "DEF"))
    else:
        parts = joined({"RES": value_of(target, "RES")}, harm_parts(target, attacker, kinds, "RES"))
        if defend == "best":
            dex = value_of(target, "DEX")
            quick = joined({"DEX": dex}, harm_parts(target, attacker, kinds, "DEX"))
            parts = quick if total(quick) > total(parts) else parts
    add(parts, "blessed", int("blessed" in target.conditions))
    if state.rules.cover and is_ranged and "spell" not in kinds and attacker is not None:
        add(parts, "cover", int(is_covered(state, attacker, target)))
    if "paralysis" in target.conditions and defend == "DEF":
        add(parts, "paralysis", -(total(parts) // 2))
    return parts


def guard_parts(target: Character) -> Parts:
    """What conditions, songs and spells do to DEF."""
    parts: Parts = {}
    add(parts, "warded", target.strengths.get("warded", 0))
    add(parts, "battle_hymn", int(isinstance(target, Hero) and target.song == "hymn"))
    conditions = target.conditions
    if conditions:
        add(parts, "stoneskinned", 2 * ("stoneskinned" in conditions))
        add(parts, "enraged", -("enraged" in conditions))
        if "ember_shield" in conditions:
            add(parts, "ember_shield", target.content.spells["ember_shield"].dice)
        if "trapped" in conditions:
            add(parts, "netted", -(target.hold == "netted"))
    if isinstance(target, Monster):
        add(parts, "cracked", -(CRACKED in target.changes))
        add(parts, "open", -target.off_guard)
    return parts


def armour_parts(state: State, target: Character, weapon: str = "") -> Parts:
    """Armour and shield, and a neighbour's; a flail comes round shields."""
    parts: Parts = {}
    less = state.content.items[weapon].round_shields if weapon else 0
    if isinstance(target, Hero):
        guards = [item for item in worn(target) if item.kind in ("armour", "shield")]
        for item in guards:
            add(parts, item.id, item.bonus)
        if any(has_shield_wall(other) for other in allies_beside(state, target)):
            add(parts, "shield_wall", 1)
        add(parts, weapon, -less if any(item.kind == "shield" for item in guards) else 0)
        return parts
    if has(target, "shield_line"):
        beside = set(neighbours(state, target.at))
        is_line = any(other.id == target.id and other.at in beside for other in state.monsters)
        add(parts, "shield_line", int(is_line))
    add(parts, weapon, -less if "shield_bearer" in tags_of(target) else 0)
    return parts


def parry_parts(target: Character) -> Parts:
    """A staff parries melee attacks."""
    if not isinstance(target, Hero):
        return {}
    return joined(*({item.id: item.parry} for item in worn(target)))


def allies_beside(state: State, hero: Hero) -> list[Hero]:
    """The heroes on adjacent squares."""
    beside = set(neighbours(state, hero.at))
    return [other for other in living(state) if other.at in beside]


def has_shield_wall(hero: Hero) -> bool:
    """Whether a hero shields his neighbours."""
    if "shield_wall" not in hero.abilities:
        return False
    return any(item.kind == "shield" for item in worn(hero))


def harm_parts(
    target: Character, attacker: Character | None, kinds: tuple[str, ...], stat: Stat
) -> Parts:
    """What helps a hero who defends with a stat."""
    return resist_parts(target, attacker, kinds, stat) if isinstance(target, Hero) else {}


def resist_parts(
    hero: Hero, attacker: Character | None, kinds: tuple[str, ...], stat: Stat = "RES"
) -> Parts:
    """What gear and blood add against some attackers and kinds of harm."""
    against = kinds if attacker is None else (*kinds, *tags_of(attacker))
    parts: Parts = {}
    for item in worn(hero):
        if item.resist and (stat == "RES" or not item.res_only):
            add(parts, item.id, max((item.resist.get(one, 0) for one in against), default=0))
    if "trap" in kinds and "trait_stoneblood" in hero.abilities:
        add(parts, "trait_stoneblood", 1)
    if stat == "RES" and "iron_guts" in hero.abilities and not HARMFUL.isdisjoint(kinds):
        add(parts, "iron_guts", 2)
    return parts


def is_covered(state: State, attacker: Character, target: Character) -> bool:
    """Whether a shot passes through a square where another character stands."""
    if not attacker.is_on_board:
        return False
    return any(square in state.who for square in squares_between(attacker.at, target.at))
