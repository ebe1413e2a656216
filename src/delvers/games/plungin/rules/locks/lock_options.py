"""Doors and chests at hand, and what can be done to them (DOOR, LOCK)."""

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from delvers.games.plungin.rules.board.map import chests_beside, doors_at
from delvers.games.plungin.rules.locks.breaking import (
    why_not_break,
    why_not_help,
)
from delvers.games.plungin.rules.locks.unlocking import (
    key_for,
    why_not_lock_up,
    why_not_pick,
    why_not_unlock,
    why_not_work,
)
from delvers.games.plungin.rules.options import (
    BREAK,
    DETECT,
    DISARM,
    HELP_BREAK,
    LOCK_UP,
    OPEN,
    PICK,
    UNLOCK,
    WORK_ON,
    chest_name,
    door_name,
    quick,
)
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.fixtures import Door, Lock
from delvers.games.plungin.rules.state.state import State
from delvers.games.plungin.rules.traps.searching import (
    hazard_ways,
    why_not_detect,
    why_not_disarm,
)

Locks: TypeAlias = list[tuple[str, str]]
"""Actions with the clause against each, "" if nothing is."""
WhyNot = Callable[[State, Hero, Lock], str | None]
"""The clause that forbids an action, "" if nothing does, None if it is out of the question."""
open_option: Final = quick(OPEN)


def locks_near(state: State, hero: Hero, doors: list[int]) -> dict[str, Lock]:
    """The closed ones of the doors before a hero and the chests beside him, by their names."""
    found: dict[str, Lock] = {}
    for number in doors:
        door = state.doors[number]
        if not door.is_open and not door.is_exit:
            found[door_name(number)] = door
    for number in chests_beside(state, hero.at) if state.chest_at else ():
        chest = state.chests[number]
        if not chest.is_open:
            found[chest_name(number)] = chest
    return found


def lock_ways(state: State, hero: Hero) -> Locks:
    """What a hero might do to the doors and chests at hand, each with the clause against it."""
    found: Locks = []
    doors = doors_at(state, hero.at)
    for name, lock in locks_near(state, hero, doors).items():
        if isinstance(lock, Door) and lock.is_blind:
            continue
        found.append((open_option(name), "DP-DOOR-07" if lock.is_locked else ""))
        if hero.actions > 0:
            whys = WHY_NOT if lock.is_locked else WHY_NOT_UNLOCKED
            for option_for, why_not in whys:
                clause = why_not(state, hero, lock)
                if clause is not None:
                    found.append((option_for(name), clause))
    if hero.actions > 0:
        if doors:
            found += door_ways(state, hero, doors)
        if state.hazards:
            found += hazard_ways(state, hero)
    return found


def door_ways(state: State, hero: Hero, doors: list[int]) -> Iterator[tuple[str, str]]:
    """Those of the doors before a hero that are open, which a key could lock."""
    if not key_for(state, hero):
        return
    for number in doors:
        clause = why_not_lock_up(state, hero, state.doors[number])
        if clause is not None:
            yield LOCK_UP(door_name(number)), clause


def lock_options(state: State, hero: Hero) -> list[str]:
    """What a hero can do to the doors, chests and traps at hand."""
    return [option for option, clause in lock_ways(state, hero) if not clause]


def free_openings(state: State, hero: Hero) -> list[str]:
    """The doors and chests that a hero can open at no cost."""
    return [
        open_option(name)
        for name, lock in locks_near(state, hero, doors_at(state, hero.at)).items()
        if not lock.is_locked and not (isinstance(lock, Door) and lock.is_blind)
    ]


DETECTING: Final = (quick(DETECT), why_not_detect)
DISARMING: Final = (quick(DISARM), why_not_disarm)
WORKING: Final = (quick(WORK_ON), why_not_work)
WHY_NOT: Final[tuple[tuple[Callable[[str], str], WhyNot], ...]] = (
    DETECTING,
    DISARMING,
    (quick(PICK), why_not_pick),
    WORKING,
    (quick(UNLOCK), why_not_unlock),
    (quick(BREAK), why_not_break),
    (quick(HELP_BREAK), why_not_help),
)
"""What can be done to a locked door or chest, each with what speaks against it."""
WHY_NOT_UNLOCKED: Final = (DETECTING, DISARMING, WORKING)
"""What can be done to a door or chest that is not locked."""
