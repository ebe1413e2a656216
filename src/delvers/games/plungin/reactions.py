"""Reactions outside one's own turn: one between two own turns (REACT)."""

from delvers.games.plungin.conditions import is_helpless
from delvers.games.plungin.events import name_of, tell
from delvers.games.plungin.flow import may
from delvers.games.plungin.map import is_adjacent, living
from delvers.games.plungin.moving import put_on
from delvers.games.plungin.state import Character, Dungeon, Hero, Monster
from delvers.games.plungin.stats import has
from delvers.kernel.requests import Rule


def can_react(one: Character) -> bool:
    """Whether a character may still react: not twice, and not stunned or helpless."""
    if one.has_reacted or "stunned" in one.conditions or is_helpless(one):
        return False
    return not isinstance(one, Hero) or one.status == "alive"


def stand_in(table: Dungeon, attacker: Character, target: Character) -> Rule[Character]:
    """A guardian beside the target may change places with it and be attacked instead."""
    if not isinstance(target, Hero) or not isinstance(attacker, Monster):
        return target
    for hero in living(table.state):
        if hero is target or "guardian" not in hero.abilities or not can_react(hero):
            continue
        if not is_adjacent(table.state, hero.at, target.at) or is_fast(hero) or is_fast(target):
            continue
        if (yield from may(hero.seat, "guard", "DP-REACT-02", f"guard {target.id}")):
            hero.has_reacted = True
            swap(table, hero, target)
            return hero
    return target


def is_fast(hero: Hero) -> bool:
    """Whether a hero cannot leave his square."""
    return "rooted" in hero.conditions or "trapped" in hero.conditions


def swap(table: Dungeon, one: Hero, other: Hero) -> None:
    """Two heroes change places."""
    state = table.state
    here, there = one.at, other.at
    del state.who[there]
    put_on(state, one, there)
    put_on(state, other, here)
    tell(table, "guarded", "DP-REACT-02", one, for_whom=other.id)


def dodge_dice(table: Dungeon, target: Character, is_ranged: bool) -> Rule[int]:
    """Two dice more against something that comes from afar."""
    if not is_ranged or not isinstance(target, Hero) or "dodge" not in target.abilities:
        return 0
    if not can_react(target):
        return 0
    if not (yield from may(target.seat, "dodge", "DP-REACT-02", "dodge")):
        return 0
    target.has_reacted = True
    tell(table, "dodged", "DP-REACT-02", target)
    return 2


def after_melee(
    table: Dungeon, attacker: Character, target: Character, damage: int, is_reaction: bool
) -> Rule[None]:
    """Who was attacked in vain may strike back at once."""
    if damage or is_reaction or not has(target, "counterattack"):
        return
    if not target.life_left or not attacker.life_left or not can_react(target):
        return
    if not is_adjacent(table.state, target.at, attacker.at):
        return
    if isinstance(target, Hero) and not (
        yield from may(target.seat, "strike back", "DP-REACT-01", "counterattack")
    ):
        return
    from delvers.games.plungin.attacking import strike_back

    target.has_reacted = True
    tell(table, "countered", "DP-REACT-03", target, by=name_of(attacker))
    yield from strike_back(table, target, attacker)


def leaving(table: Dungeon, monster: Monster) -> Rule[bool]:
    """A hero may strike at a monster that leaves; whether it is stopped."""
    from delvers.games.plungin.attacking import strike_in_passing

    for hero in living(table.state):
        if "attack_of_opportunity" not in hero.abilities or not can_react(hero):
            continue
        if not is_adjacent(table.state, hero.at, monster.at):
            continue
        prompt = f"opportunity {monster.id}"
        if (yield from may(hero.seat, "strike", "DP-REACT-02", prompt)):
            hero.has_reacted = True
            if (yield from strike_in_passing(table, hero, monster)) or not monster.life_left:
                return True
    return False
