"""The Attack action of heroes, and blows struck out of turn (ACTION, REACT)."""

from typing import Final

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.aiming import may_aim, may_strike
from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.board.map import living
from delvers.games.plungin.rules.fight.combat import attack, note_shot, strike_at
from delvers.games.plungin.rules.fight.fighting import (
    MELEE,
    cannot_shoot,
    foes_near,
    melee_targets,
    melee_weapons,
    ranged_targets,
    squares_at_hand,
    throw_targets,
    thrown_weapon,
    weapon_of,
)
from delvers.games.plungin.rules.fight.reactions import can_strike_out, reacts, rule_of
from delvers.games.plungin.rules.fight.strikes import Strike, with_weapon
from delvers.games.plungin.rules.heroes.inventory import drop_on, let_go
from delvers.games.plungin.rules.options import (
    ATTACK,
    ATTACK_WITH,
    SHOOT,
    STRIKE,
    THROW_AT,
    form_of,
    quick,
)
from delvers.games.plungin.rules.state.figures import NOWHERE, Character, Hero, Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import name_of, tell
from delvers.kernel.requests import Rule

strike_option: Final = quick(ATTACK)
shot_option: Final = quick(SHOOT)


def attack_options(state: State, hero: Hero) -> dict[str, Character]:
    """Whom a hero can attack, and how."""
    if not state.monsters:
        return {}
    if hero.is_commanded:
        return commanded(state, hero)
    options: dict[str, Character] = {}
    if foes_near(state, hero, MELEE):
        options = {strike_option(m.id, m.number): m for m in melee_targets(state, hero)}
        for weapon in second_weapons(hero):
            near = melee_targets(state, hero, weapon)
            options |= {ATTACK_WITH(m.id, m.number, weapon): m for m in near}
    return options if cannot_shoot(state, hero) else {**options, **shots(state, hero)}


def second_weapons(hero: Hero) -> list[str]:
    """The other melee weapons in hand; to strike with one of them instead costs nothing."""
    best = weapon_of(hero, is_ranged=False)
    return [one for one in melee_weapons(hero) if one != best]


def commanded(state: State, hero: Hero) -> dict[str, Character]:
    """Whom a hero must attack whose mind is not his own: the nearest other hero."""
    others = [one for one in living(state) if one is not hero]
    near = min((distance(hero.at, one.at) for one in others), default=0)
    options: dict[str, Character] = {}
    for one in [one for one in others if distance(hero.at, one.at) == near]:
        if may_strike(state, hero, one, squares_at_hand(state, hero)):
            options[ATTACK(one.id, one.number)] = one
        elif not cannot_shoot(state, hero):
            options |= shots_at(state, hero, one)
    return options


def shots_at(state: State, hero: Hero, one: Character) -> dict[str, Character]:
    """The shot or throw by which a hero can attack somebody from afar."""
    bow, spear = weapon_of(hero, is_ranged=True), thrown_weapon(hero)
    if bow and may_aim(state, hero, one, state.content.items[bow].range):
        return {SHOOT(one.id, one.number): one}
    if spear and may_aim(state, hero, one, state.content.items[spear].throw):
        return {THROW_AT(one.id, one.number): one}
    return {}


def shots(state: State, hero: Hero) -> dict[str, Character]:
    """Whom a hero can attack from afar."""
    far = ranged_targets(state, hero)
    options: dict[str, Character] = {shot_option(m.id, m.number): m for m in far}
    options.update({THROW_AT(m.id, m.number): m for m in throw_targets(state, hero)})
    return options


def hero_attacks(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """An attack of a hero on a monster, by an option."""
    monster = attack_options(table.state, hero)[option]
    hero.commanded_turns, hero.commander = 0, NOWHERE
    if form_of(option) is THROW_AT:
        yield from throw(table, hero, monster)
    else:
        yield from strike_at(table, hero, monster, strike_by(option))


def strike_by(option: str) -> Strike:
    """The blow or shot that an option names, with the best weapon unless it names another."""
    form = form_of(option)
    weapon = ATTACK_WITH.parts(option)[2] if form is ATTACK_WITH else ""
    return Strike(weapon, is_ranged=form is SHOOT)


def throw(table: Dungeon, hero: Hero, monster: Character) -> Rule[None]:
    """A thrown weapon lies where its target stood."""
    weapon, square = thrown_weapon(hero), monster.at
    note_shot(hero, weapon)
    yield from attack(
        table, hero, monster, with_weapon(table.state.content, weapon, Strike(is_ranged=True))
    )
    if weapon in hero.hands:
        let_go(hero, weapon)
        drop_on(table, square, weapon)


# -- out of turn -----------------------------------------------------------------------------------


def strike_in_passing(table: Dungeon, hero: Hero, monster: Monster) -> Rule[bool]:
    """One die less at a monster that leaves; whether it was hurt and stays."""
    blow = Strike(more=-1, push=0, because="attack_of_opportunity")
    return (yield from strike_at(table, hero, monster, blow)) > 0


def leaving(table: Dungeon, monster: Monster) -> Rule[bool]:
    """A hero may strike at a monster that leaves; whether it is stopped."""
    if monster.side == "heroes":
        return False
    for hero in living(table.state):
        if "attack_of_opportunity" not in hero.abilities:
            continue
        if not can_strike_out(table.state, hero, monster):
            continue
        prompt = prompts.OPPORTUNITY(hero.id, name_of(monster))
        if (yield from reacts(table, hero, STRIKE(), prompt, "attack_of_opportunity")):
            hero.has_reacted = True
            rule = rule_of("attack_of_opportunity")
            tell(table, events.struck_in_passing, rule, hero, other=name_of(monster))
            if (yield from strike_in_passing(table, hero, monster)) or not monster.is_on_board:
                return True
    return False
