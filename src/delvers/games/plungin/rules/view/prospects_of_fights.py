"""Whom the hero in turn can attack, with the dice of both sides and the exact chances."""

from collections.abc import Iterator
from typing import Final

from delvers.games.plungin.rules.fight.attacking import attack_options, strike_by
from delvers.games.plungin.rules.fight.combat import armed
from delvers.games.plungin.rules.fight.fight_dice import attack_dice, defence_dice
from delvers.games.plungin.rules.fight.fighting import thrown_weapon
from delvers.games.plungin.rules.fight.strikes import (
    Strike,
    hits_left,
    is_combat_fumble,
    least_success,
    with_weapon,
)
from delvers.games.plungin.rules.heroes.odds import (
    damage_odds,
    pool_odds,
    success_odds,
    thousandths,
)
from delvers.games.plungin.rules.heroes.stats import has
from delvers.games.plungin.rules.options import ABILITY_USED, THROW_AT, form_of
from delvers.games.plungin.rules.state.figures import Character, Hero, Monster
from delvers.games.plungin.rules.state.state import State
from delvers.games.plungin.rules.things.abilities import charges
from delvers.games.plungin.rules.turn.menu import ability_options
from delvers.games.plungin.rules.view.seen import AttackProspect

CHARGE: Final = ABILITY_USED("charge")


def attack_prospects(state: State, hero: Hero) -> list[AttackProspect]:
    """Every attack that is open to a hero where he stands, and every charge."""
    if "attack" in hero.did:
        return []
    found = [
        prospect(state, hero, target, option, strike_of(hero, option))
        for option, target in attack_options(state, hero).items()
    ]
    return [*found, *charge_prospects(state, hero)]


def charge_prospects(state: State, hero: Hero) -> Iterator[AttackProspect]:
    """The shortest run at each monster."""
    if hero.is_escort or CHARGE not in ability_options(state, hero):
        return
    shortest: dict[int, tuple[int, str, Monster]] = {}
    for way, (run, monster) in charges(state, hero).items():
        best = shortest.get(monster.number)
        if best is None or len(run) < best[0]:
            shortest[monster.number] = (len(run), way, monster)
    for squares, way, monster in shortest.values():
        strike = armed(hero, Strike(more=2))
        found = prospect(state, hero, monster, CHARGE, strike)
        found["way"], found["run"] = way, squares
        yield found


def strike_of(hero: Hero, option: str) -> Strike:
    """The strike behind an option of the Attack action."""
    if form_of(option) is THROW_AT:
        return with_weapon(hero.content, thrown_weapon(hero), Strike(is_ranged=True))
    return armed(hero, strike_by(option))


def prospect(
    state: State, hero: Hero, target: Character, option: str, strike: Strike
) -> AttackProspect:
    """An attack in numbers: dice of both sides, chance of any damage, average damage."""
    dice = strike.more + attack_dice(state, hero, target, strike.weapon, strike.is_ranged)
    guard = defence_dice(
        state, target, strike.defend, hero, strike.kinds, strike.weapon, strike.is_ranged
    )
    least = least_success(state, strike)
    odds = damage_odds(hit_odds(state, target, strike, dice, least), success_odds(guard))
    extra = strike.fire and has(target, "dry")
    return {
        "option": option,
        "target": target.number,
        "weapon": strike.weapon,
        "dice": max(1, dice),
        "least": least,
        "defence": max(1, guard),
        "chance": thousandths(1 - odds[0]),
        "damage": thousandths(sum((n + extra) * odds[n] for n in range(1, len(odds)))),
    }


def hit_odds(state: State, target: Character, strike: Strike, dice: int, least: int) -> list[float]:
    """How likely no hit is, one, two and so on; a fumbled shot may go astray."""
    found = [0.0] * (max(1, dice) + 1)
    strays = strike.is_ranged and state.rules.stray_shots
    for pool, chance in pool_odds(dice, least).items():
        hits = pool.successes
        if strays and is_combat_fumble(state, pool):
            hits = 0
        elif isinstance(target, Monster):
            hits = hits_left(target, hits, strike)
        found[hits] += chance
    return found
