"""The Attack action of heroes, and blows struck out of turn (ACTION, REACT)."""

from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.combat import Strike, attack, with_weapon
from delvers.games.plungin.fighting import melee_targets, ranged_targets, weapon_of
from delvers.games.plungin.flow import ask
from delvers.games.plungin.inventory import drop_on
from delvers.games.plungin.state import Character, Dungeon, Hero, Monster, State
from delvers.kernel.requests import Rule


def label(monster: Monster) -> str:
    """A monster in an option."""
    return f"{monster.id} {monster.number}"


def attack_options(state: State, hero: Hero) -> dict[str, tuple[Monster, bool]]:
    """Whom a hero can attack, and whether from afar."""
    if not state.monsters:
        return {}
    options = {f"attack {label(m)}": (m, False) for m in melee_targets(state, hero)}
    for monster in ranged_targets(state, hero):
        name = f"shoot {label(monster)}"
        options[name] = (monster, True)
    for monster in throw_targets(state, hero):
        options[f"throw at {label(monster)}"] = (monster, True)
    return options


def throw_targets(state: State, hero: Hero) -> list[Monster]:
    """The monsters at which a hero can throw what is in his hand."""
    from delvers.games.plungin.fighting import in_range

    weapon = weapon_of(hero, is_ranged=False)
    reach = BOOKS.items[weapon].throw if weapon else 0
    if not reach:
        return []
    return [
        m for m in state.monsters if m.side == "monsters" and in_range(state, hero.at, m.at, reach)
    ]


def hero_attacks(table: Dungeon, hero: Hero, option: str, more: int = 0) -> Rule[None]:
    """An attack of a hero on a monster, by an option."""
    monster, is_ranged = attack_options(table.state, hero)[option]
    if option.startswith("throw"):
        yield from throw(table, hero, monster, more)
    else:
        yield from strike_at(table, hero, monster, is_ranged, more)


def strike_at(
    table: Dungeon, hero: Hero, monster: Monster, is_ranged: bool, more: int = 0
) -> Rule[int]:
    """One attack with the weapon in hand; a kill may go on into the next foe."""
    weapon = weapon_of(hero, is_ranged)
    strike = Strike(is_ranged=is_ranged, more=more)
    if weapon:
        strike = with_weapon(weapon, strike)
        if hero.bonus.get(f"flame {weapon}"):
            strike = Strike(
                weapon, is_ranged, more, push=strike.push, on_damage="burning", fire=True
            )
        if BOOKS.items[weapon].reload:
            hero.unloaded.append(weapon)
    start = monster.at
    damage = yield from attack(table, hero, monster, strike)
    if not monster.life_left and not is_ranged:
        yield from step_in(table, hero, start)
        yield from cleave(table, hero)
    return damage


def step_in(table: Dungeon, hero: Hero, square: int) -> Rule[None]:
    """Into the square of an opponent who was killed."""
    from delvers.games.plungin.combat import advance

    if hero.life_left:
        yield from advance(table, hero, square)


def cleave(table: Dungeon, hero: Hero) -> Rule[None]:
    """Once a turn, a kill carries the blow on to another foe."""
    if "cleave" not in hero.abilities or "cleave" in hero.did or not hero.life_left:
        return
    targets = melee_targets(table.state, hero)
    if not targets:
        return
    options = [*(f"attack {label(monster)}" for monster in targets), "decline"]
    option = yield from ask(hero.seat, options, "DP-ACTION-15", "cleave")
    if option != "decline":
        hero.did.append("cleave")
        yield from strike_at(table, hero, targets[options.index(option)], False, -1)


def throw(table: Dungeon, hero: Hero, monster: Monster, more: int) -> Rule[None]:
    """A thrown weapon lies where its target stood."""
    weapon = weapon_of(hero, is_ranged=False)
    square = monster.at
    strike = with_weapon(weapon, Strike(is_ranged=True, more=more))
    yield from attack(table, hero, monster, strike)
    hero.hands = ["" if held == weapon else held for held in hero.hands]
    drop_on(table, square, weapon)


# -- out of turn -----------------------------------------------------------------------------------


def strike_back(table: Dungeon, one: Character, attacker: Character) -> Rule[None]:
    """A counterattack is one normal melee attack."""
    if isinstance(one, Hero):
        weapon = weapon_of(one, is_ranged=False)
        more = BOOKS.items[weapon].counter if weapon else 0
        strike = Strike(more=more, is_reaction=True)
        if weapon:
            strike = with_weapon(weapon, strike)
    else:
        strike = Strike(is_reaction=True)
    yield from attack(table, one, attacker, strike)


def strike_in_passing(table: Dungeon, hero: Hero, monster: Monster) -> Rule[bool]:
    """One die less at a monster that leaves; whether it was hurt and stays."""
    weapon = weapon_of(hero, is_ranged=False)
    strike = Strike(more=-1, is_reaction=True, push=0)
    if weapon:
        strike = with_weapon(weapon, strike)
    return (yield from attack(table, hero, monster, strike)) > 0
