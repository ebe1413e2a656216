"""Breaking doors and chests open, alone or together (BREAK)."""

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.board.map import chests_beside, doors_at, living
from delvers.games.plungin.rules.fight.attention import alert_check
from delvers.games.plungin.rules.fight.combat import fumble_attack
from delvers.games.plungin.rules.fight.fight_dice import condition_parts, gear_parts
from delvers.games.plungin.rules.fight.fighting import melee_weapons, wake_near
from delvers.games.plungin.rules.fight.strikes import Strike, least_success
from delvers.games.plungin.rules.heroes.checks import Pool, roll_for
from delvers.games.plungin.rules.heroes.parts import Parts, joined, total
from delvers.games.plungin.rules.heroes.stats import value_of
from delvers.games.plungin.rules.state.figures import NOWHERE, Hero
from delvers.games.plungin.rules.state.fixtures import Chest, Door, Lock
from delvers.games.plungin.rules.state.flow import TurnEnds
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import lock_name, number_of, tell
from delvers.games.plungin.rules.traps.searching import spend, spring_trap
from delvers.kernel.requests import Rule, rule

LOUD = 4
"""Within so many tiles monsters notice what goes on while something is being broken."""


def why_not_break(_state: State, hero: Hero, lock: Lock) -> str | None:
    """Only what is locked, by a hero who can still attack."""
    if not lock.is_locked:
        return None
    if lock.is_beyond:
        return "DP-VAR-LOCK-04"
    if "trapped" in hero.conditions:
        return "DP-TRAPLIST-25"
    if hero.is_commanded:
        return "DP-LAW-06"
    return "DP-ROUND-07" if "attack" in hero.did else ""


def why_not_help(state: State, hero: Hero, lock: Lock) -> str | None:
    """Only if another hero, who could strike the blow, is still to act in this round."""
    if why_not_break(state, hero, lock) != "":
        return None
    others = [one for one in living(state) if not one.is_escort and one is not hero]
    return "" if any(one.number not in state.acted for one in others) else None


@rule
def help_break(table: Dungeon, hero: Hero, lock: Lock) -> None:
    """A hero gives up his Attack, so that the last of them strikes with the strength of all."""
    spend(hero, "attack")
    lock.helpers = (*lock.helpers, hero.number)
    tell(table, events.lends_strength, "DP-CONFLICT-75", hero, what=lock_name(table.state, lock))


def breakers(state: State, hero: Hero, lock: Lock) -> list[Hero]:
    """The hero who strikes, and those who lend their strength and still stand beside it."""
    is_chest = isinstance(lock, Chest)
    number = number_of(state, lock)
    at_hand = chests_beside if is_chest else doors_at
    return [hero] + [
        other
        for other in living(state)
        if other.number in lock.helpers and number in at_hand(state, other.at)
    ]


def break_it(table: Dungeon, hero: Hero, lock: Lock) -> Rule[bool]:
    """One blow that must score twice the Difficulty at once; whether it broke the object."""
    spend(hero, "attack")
    at, strikers = hero.at, breakers(table.state, hero, lock)
    lock.helpers = ()
    pool = yield from roll_blow(table, strikers)
    is_broken = pool.successes >= 2 * lock.difficulty + lock.blows
    if pool.successes and lock.trap:
        yield from spring_trap(table, hero, lock)
    if pool.fumbled:
        fumble_blow(table, strikers, lock)
    if is_broken:
        broken(table, hero, lock)
    if (yield from make_noise(table, hero, at)):
        table.state.turn_ends = True
    return is_broken


def roll_blow(table: Dungeon, strikers: list[Hero]) -> Rule[Pool]:
    """One attack roll of all who strike; what counts as a success is up to each weapon."""
    successes = failures = 0
    for least, dice in blow_parts(table.state, strikers).items():
        pool = yield from roll_for(table, strikers[0], dice, "break", "DP-BREAK-04", least)
        successes, failures = successes + pool.successes, failures + pool.failures
    return Pool(successes, failures)


def blow_parts(state: State, strikers: list[Hero]) -> dict[int, Parts]:
    """The dice of all who strike, by the lowest face that is a success for them."""
    parts: dict[int, Parts] = {}
    for one in strikers:
        least = least_success(state, Strike(breaking_weapon(one)))
        own = break_parts(state, one) if len(strikers) < 2 else {one.id: break_dice(state, one)}
        parts[least] = joined(parts.get(least, {}), own)
    return parts


def fumble_blow(table: Dungeon, strikers: list[Hero], lock: Lock) -> None:
    """It is harder to break now, what a chest holds is ruined, and a weak weapon breaks."""
    lock.blows += 1
    if isinstance(lock, Chest):
        lock.is_empty = True
    what = lock_name(table.state, lock)
    tell(table, events.blow_fumbled, "DP-BREAK-09", strikers[0], what=what)
    if not table.state.rules.no_combat_fumbles:
        for one in strikers:
            fumble_attack(table, one, Strike(breaking_weapon(one)))


def forget_helpers(state: State) -> None:
    """Strength that was lent and not used is lost with the end of the round."""
    for lock in (*state.doors, *state.chests):
        lock.helpers = ()


def break_dice(state: State, hero: Hero) -> int:
    """All the dice of a blow."""
    return total(break_parts(state, hero))


def break_parts(state: State, hero: Hero) -> Parts:
    """ATK, the weapon and what it is good for, and all that helps with a blow."""
    weapon = breaking_weapon(hero)
    item = state.content.items[weapon] if weapon else None
    return joined(
        {"ATK": value_of(hero, "ATK")},
        {weapon: item.bonus + item.breaking} if item else {},
        condition_parts(hero, is_ranged=False),
        gear_parts(state, hero, weapon, is_ranged=False),
    )


def breaking_weapon(hero: Hero) -> str:
    """The weapon in hand that is best for breaking things; "" for bare hands."""
    held = [hero.content.items[id] for id in melee_weapons(hero)]
    best = max(held, key=lambda item: item.bonus + item.breaking, default=None)
    return best.id if best is not None else ""


def broken(table: Dungeon, hero: Hero, lock: Lock) -> None:
    """The lock is no more."""
    state = table.state
    lock.is_locked = False
    lock.is_ruined = True
    if isinstance(lock, Door):
        lock.is_broken = True
    tell(table, events.broken_open, "DP-BREAK-04", hero, what=lock_name(state, lock))


def make_noise(table: Dungeon, hero: Hero, at: int) -> Rule[bool]:
    """A break wakes the rooms around: who dozed there is Alert, and may strike first.

    Whether that ends the hero's turn; what is being done is finished first.
    """
    state, ends = table.state, False
    state.noise = LOUD
    dozing = [one for one in state.monsters if one.state in ("sleeping", "surprised")]
    wake_near(table, at, "noise")
    for tile in sorted(adjoining(state, state.ground[at])):
        roused = [one for one in dozing if one.is_on_board and state.ground[one.at] == tile]
        for monster in roused:
            monster.state, monster.skips = "alert", 0
            tell(table, events.alarmed, "DP-BREAK-02", monster)
        if roused and hero.is_on_board:
            try:
                yield from alert_check(table, hero, roused, NOWHERE)
            except TurnEnds:
                ends = True
    return ends


def adjoining(state: State, tile: int) -> set[int]:
    """A tile and those behind its doors, open or not."""
    doors = [state.doors[number] for number in state.tiles[tile].doors]
    return {tile} | {side for door in doors for side in (door.of, door.to) if side != NOWHERE}
