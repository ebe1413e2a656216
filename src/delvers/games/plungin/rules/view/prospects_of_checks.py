"""What the hero in turn can try at locks and traps, and cast, with the exact chances."""

from collections.abc import Callable
from functools import cache
from typing import Final

from delvers.games.plungin.rules.board.map import character
from delvers.games.plungin.rules.heroes.checks import Pool
from delvers.games.plungin.rules.heroes.inventory import at_hand
from delvers.games.plungin.rules.heroes.odds import WHOLE, chance_of, joint_odds, thousandths
from delvers.games.plungin.rules.heroes.parts import total
from delvers.games.plungin.rules.heroes.stats import pool_of, value_of
from delvers.games.plungin.rules.locks.breaking import blow_parts, breakers
from delvers.games.plungin.rules.locks.lock_options import lock_options
from delvers.games.plungin.rules.locks.unlocking import is_lenient, pick_dice
from delvers.games.plungin.rules.magic.spells import (
    cast_dice,
    difficulty_for,
    overload_difficulty,
    spell_options,
    strong_spells,
)
from delvers.games.plungin.rules.magic.targeting import reach_of, targets_of
from delvers.games.plungin.rules.options import (
    BREAK,
    CAST_FROM,
    DETECT,
    DISARM,
    DISARM_TRAP,
    ON_FIGURE,
    ON_HERO,
    OVERLOAD,
    PICK,
    WORK_ON,
    form_of,
    spell_in,
)
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.fixtures import Hazard, Lock
from delvers.games.plungin.rules.state.state import State
from delvers.games.plungin.rules.state.telling import lock_called
from delvers.games.plungin.rules.traps.searching import TINKER, detect_dice, why_not_make_safe
from delvers.games.plungin.rules.view.seen import (
    CheckProspect,
    LockProspect,
    SpellProspect,
    SpellReach,
)
from delvers.kernel.forms import AnyForm


def check_prospects(state: State, hero: Hero) -> list[LockProspect]:
    """Every check at a door, chest or trap that a hero can make now."""
    found: list[LockProspect] = []
    for option in lock_options(state, hero):
        form = form_of(option)
        if form is DISARM_TRAP:
            (trap,) = DISARM_TRAP.parts(option)
            found.append({"option": option, **disarming(hero, trap, hazard_at(state, hero, trap))})
        elif form in TRIED:
            (name,) = form.parts(option)
            lock = lock_called(state, name)
            found.append({"option": option, **TRIED[form](state, hero, lock)})
    return found


def hazard_at(state: State, hero: Hero, kind: str) -> Hazard:
    """The trap in play that a hero can make safe."""
    return next(
        one
        for one in state.hazards
        if one.kind == kind and why_not_make_safe(state, hero, one) == ""
    )


def trial(stat: str, dice: int, difficulty: int, *, clean: bool = False) -> CheckProspect:
    """A check in numbers; a clean one must not be a fumble besides."""
    chance, fumble = chances(dice, difficulty, clean)
    return {
        "stat": stat,
        "dice": max(1, dice),
        "difficulty": difficulty,
        "chance": chance,
        "fumble": fumble,
    }


@cache
def chances(dice: int, difficulty: int, clean: bool) -> tuple[int, int]:
    """How often a check succeeds, and how often it is a fumble."""

    def succeeds(pool: Pool) -> bool:
        return pool.successes >= difficulty and not (clean and pool.fumbled)

    fumbles = chance_of(dice, lambda pool: pool.fumbled)
    return thousandths(chance_of(dice, succeeds)), thousandths(fumbles)


def detecting(state: State, hero: Hero, lock: Lock) -> CheckProspect:
    """Looking for a trap."""
    return trial("WIT", pool_of(hero, "WIT") + detect_dice(state, hero), lock.difficulty)


def disarming(hero: Hero, trap: str, on: Lock | Hazard) -> CheckProspect:
    """Making a known trap safe."""
    book = hero.content.traps[trap]
    dice = pool_of(hero, book.disarm)
    return trial(book.disarm, dice, book.difficulty + on.disarms, clean=True)


def picking(state: State, hero: Hero, lock: Lock) -> CheckProspect:
    """Picking a lock; who is forgiven a fumble fails by it."""
    is_forgiven = is_lenient(hero, lock) or (TINKER in hero.abilities and not hero.used.get(TINKER))
    dice = pool_of(hero, "DEX") + pick_dice(state, hero)
    return trial("DEX", dice, lock.difficulty + lock.picks, clean=is_forgiven)


def working(_state: State, hero: Hero, lock: Lock) -> CheckProspect:
    """One check for lock and trap together."""
    return trial("DEX", pool_of(hero, "DEX"), lock.difficulty + 1, clean=True)


def smashing(state: State, hero: Hero, lock: Lock) -> CheckProspect:
    """A blow at a lock, with the strength of those who help; some weapons need sixes."""
    blows = blow_parts(state, breakers(state, hero, lock))
    parts = {least: total(dice) for least, dice in blows.items()}
    needed = 2 * lock.difficulty + lock.blows
    odds = joint_odds(tuple((dice, least) for least, dice in parts.items()))
    return {
        "stat": "ATK",
        "dice": sum(max(1, dice) for dice in parts.values()),
        "difficulty": needed,
        "chance": thousandths(sum(p for pool, p in odds.items() if pool.successes >= needed)),
        "fumble": thousandths(sum(p for pool, p in odds.items() if pool.fumbled)),
    }


TRIED: Final[dict[AnyForm, Callable[[State, Hero, Lock], CheckProspect]]] = {
    DETECT: detecting,
    DISARM: lambda _state, hero, lock: disarming(hero, lock.trap, lock),
    PICK: picking,
    WORK_ON: working,
    BREAK: smashing,
}


# -- spells ----------------------------------------------------------------------------------------


def spell_prospects(state: State, hero: Hero) -> list[SpellProspect]:
    """Every spell that a hero can cast now, with its range and who is within it."""
    if not hero.prepared and not at_hand(state, hero):
        return []
    return [spell_prospect(state, hero, option) for option in spell_options(state, hero)]


def spell_prospect(state: State, hero: Hero, option: str) -> SpellProspect:
    """A spell in numbers; books and spells without a roll always work."""
    form = form_of(option)
    is_book, overloaded = form is CAST_FROM, form is OVERLOAD
    (id,) = form.parts(option)
    id = (spell_in(id) or id) if is_book else id
    spell = strong_spells(state.content)[id] if overloaded else state.content.spells[id]
    aims = targets_of(state, hero, spell)
    found: SpellReach = {
        "option": option,
        "range": reach_of(hero, spell),
        "aims": len(aims),
        "targets": aimed_at(state, aims),
    }
    if is_book:
        return without_roll(found, WHOLE)
    plain = state.content.spells[id]
    needed = overload_difficulty(hero, plain) if overloaded else difficulty_for(hero, plain)
    if state.rules.fire_and_forget:
        return without_roll(found, WHOLE * (value_of(hero, "MAG") >= needed))
    return {**found, **trial("MAG", cast_dice(state, hero, overloaded), needed)}


def without_roll(reach: SpellReach, chance: int) -> SpellProspect:
    """A spell for which no dice are rolled."""
    return {
        "option": reach["option"],
        "range": reach["range"],
        "aims": reach["aims"],
        "targets": reach["targets"],
        "chance": chance,
    }


def aimed_at(state: State, aims: list[str]) -> list[int]:
    """The numbers of the heroes and monsters among the aims of a spell."""
    heroes = {ON_HERO(hero.id): hero.number for hero in state.heroes}
    found: list[int] = []
    for aim in aims:
        number = heroes.get(aim)
        if number is None and (named := ON_FIGURE.read(aim)) is not None:
            one = character(state, named[1])
            number = one.number if one is not None else None
        if number is not None:
            found.append(number)
    return found
