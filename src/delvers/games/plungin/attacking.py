"""The Attack action of heroes, and blows struck out of turn (ACTION, REACT)."""

from dataclasses import replace

from delvers.games.plungin.aiming import may_aim, may_strike
from delvers.games.plungin.books.clauses import clause_of
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.combat import Strike, attack, with_weapon
from delvers.games.plungin.departure import COMMANDED
from delvers.games.plungin.events import tell
from delvers.games.plungin.fighting import (
    MELEE,
    adjacent_monsters,
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
from delvers.games.plungin.figures import Character, Hero, Monster
from delvers.games.plungin.flow import ask
from delvers.games.plungin.grid import distance
from delvers.games.plungin.inventory import drop_on, let_go
from delvers.games.plungin.map import living
from delvers.games.plungin.state import Dungeon, State
from delvers.kernel.requests import Rule


def label(monster: Character) -> str:
    """A monster in an option."""
    return f"{monster.id} {monster.number}"


def attack_options(state: State, hero: Hero) -> dict[str, Character]:
    """Whom a hero can attack, and how."""
    if not state.monsters:
        return {}
    if COMMANDED in hero.bonus:
        return commanded(state, hero)
    options: dict[str, Character] = {}
    if foes_near(state, hero, MELEE):
        options = {f"attack {label(m)}": m for m in melee_targets(state, hero)}
        for weapon in second_weapons(hero):
            near = melee_targets(state, hero, weapon)
            options |= {f"attack {label(m)} with {weapon}": m for m in near}
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
            options[f"attack {label(one)}"] = one
        elif not cannot_shoot(state, hero):
            options |= shots_at(state, hero, one)
    return options


def shots_at(state: State, hero: Hero, one: Character) -> dict[str, Character]:
    """The shot or throw by which a hero can attack somebody from afar."""
    bow, spear = weapon_of(hero, is_ranged=True), thrown_weapon(hero)
    if bow and may_aim(state, hero, one, BOOKS.items[bow].range):
        return {f"shoot {label(one)}": one}
    if spear and may_aim(state, hero, one, BOOKS.items[spear].throw):
        return {f"throw at {label(one)}": one}
    return {}


def shots(state: State, hero: Hero) -> dict[str, Character]:
    """Whom a hero can attack from afar."""
    options: dict[str, Character] = {f"shoot {label(m)}": m for m in ranged_targets(state, hero)}
    options.update({f"throw at {label(m)}": m for m in throw_targets(state, hero)})
    return options


def hero_attacks(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """An attack of a hero on a monster, by an option."""
    monster = attack_options(table.state, hero)[option]
    hero.bonus.pop(COMMANDED, None)
    hero.sources.pop(COMMANDED, None)
    if option.startswith("throw"):
        yield from throw(table, hero, monster)
    else:
        _, _, weapon = option.partition(" with ")
        is_shot = option.startswith("shoot")
        yield from strike_at(table, hero, monster, Strike(weapon, is_ranged=is_shot))


def strike_at(table: Dungeon, hero: Hero, monster: Character, strike: Strike) -> Rule[int]:
    """One attack with the weapon in hand; a kill may go on into the next foe."""
    strike = armed(hero, strike)
    if strike.is_ranged:
        note_shot(hero, strike.weapon)
    damage = yield from attack(table, hero, monster, strike)
    if not monster.life_left and not strike.is_ranged:
        yield from cleave(table, hero)
    return damage


def armed(hero: Hero, strike: Strike) -> Strike:
    """A strike with the chosen or the best weapon in hand, which may be aflame by a spell."""
    weapon = strike.weapon or weapon_of(hero, strike.is_ranged)
    if not weapon:
        return strike
    strike = with_weapon(weapon, strike)
    if hero.bonus.get(f"flame {weapon}"):
        flames = BOOKS.spells["flame_blade"]
        strike = replace(strike, on_damage=flames.on_damage, fire=flames.fire)
    return strike


def note_shot(hero: Hero, weapon: str) -> None:
    """A crossbow must be loaded again; a precise shot leaves no time to move."""
    if BOOKS.items[weapon].reload:
        hero.unloaded.append(weapon)
    if "precise_shot" in hero.abilities and "move" not in hero.did:
        hero.did.append("precise")


def cleave(table: Dungeon, hero: Hero) -> Rule[None]:
    """Once a turn, a kill carries the blow on to another foe."""
    if "cleave" not in hero.abilities or "cleave" in hero.did or not hero.life_left:
        return
    targets = adjacent_monsters(table.state, hero)
    if not targets:
        return
    options = [*(f"attack {label(monster)}" for monster in targets), "decline"]
    option = yield from ask(
        hero.seat, options, clause_of("ability", "cleave", "DP-ACTION-15"), "cleave"
    )
    if option == "decline":
        rule = clause_of("ability", "cleave", "DP-ACTION-15")
        tell(table, "does_without", rule, hero, ability="cleave")
    else:
        hero.did.append("cleave")
        blow = Strike(more=-1, because="cleave")
        yield from strike_at(table, hero, targets[options.index(option)], blow)


def throw(table: Dungeon, hero: Hero, monster: Character) -> Rule[None]:
    """A thrown weapon lies where its target stood."""
    weapon, square = thrown_weapon(hero), monster.at
    note_shot(hero, weapon)
    yield from attack(table, hero, monster, with_weapon(weapon, Strike(is_ranged=True)))
    if weapon in hero.hands:
        let_go(hero, weapon)
        drop_on(table, square, weapon)


# -- out of turn -----------------------------------------------------------------------------------


def strike_back(table: Dungeon, one: Character, attacker: Character) -> Rule[None]:
    """A counterattack is one normal melee attack."""
    if isinstance(one, Hero) and isinstance(attacker, Monster):
        weapon = weapon_of(one, is_ranged=False)
        more = BOOKS.items[weapon].counter if weapon else 0
        yield from strike_at(table, one, attacker, Strike(more=more, because=weapon))
    else:
        yield from attack(table, one, attacker, Strike())


def strike_in_passing(table: Dungeon, hero: Hero, monster: Monster) -> Rule[bool]:
    """One die less at a monster that leaves; whether it was hurt and stays."""
    blow = Strike(more=-1, push=0, because="attack_of_opportunity")
    return (yield from strike_at(table, hero, monster, blow)) > 0
