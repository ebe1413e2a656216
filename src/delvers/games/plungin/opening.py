"""Doors and chests at hand, what can be done to them, and opening them (DOOR, LOCK)."""

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.breaking import (
    break_it,
    help_break,
    why_not_break,
    why_not_help,
)
from delvers.games.plungin.building import construct
from delvers.games.plungin.conditions import relieve
from delvers.games.plungin.events import tell
from delvers.games.plungin.figures import NOWHERE, Hero
from delvers.games.plungin.fixtures import Chest, Door, Lock
from delvers.games.plungin.flow import TurnEnds
from delvers.games.plungin.map import chests_beside, doors_at
from delvers.games.plungin.searching import (
    detect,
    disarm,
    disarm_hazard,
    hazard_ways,
    spring_trap,
    why_not_detect,
    why_not_disarm,
)
from delvers.games.plungin.state import Dungeon, State
from delvers.games.plungin.treasure import open_chest
from delvers.games.plungin.unlocking import (
    key_for,
    lock_up,
    pick,
    unlock,
    why_not_lock_up,
    why_not_pick,
    why_not_unlock,
    why_not_work,
    work_on,
)
from delvers.kernel.requests import Rule

Locks: TypeAlias = list[tuple[str, str]]
"""Deeds with the clause against each, "" if nothing is."""
WhyNot = Callable[[State, Hero, Lock], str | None]
"""The clause that forbids a deed, "" if nothing does, None if it is out of the question."""


def locks_near(state: State, hero: Hero) -> dict[str, Lock]:
    """The closed doors before which a hero stands and the chests beside him, by their names."""
    found: dict[str, Lock] = {}
    for number in doors_at(state, hero.at):
        door = state.doors[number]
        if not door.is_open and not door.is_exit:
            found[f"door {number}"] = door
    for number in chests_beside(state, hero.at):
        chest = state.chests[number]
        if not chest.is_open:
            found[f"chest {number}"] = chest
    return found


def lock_ways(state: State, hero: Hero) -> Locks:
    """What a hero might do to the doors and chests at hand, each with the clause against it."""
    found: Locks = []
    for name, lock in locks_near(state, hero).items():
        if isinstance(lock, Door) and lock.is_blind:
            continue
        found.append((f"open {name}", "DP-DOOR-07" if lock.is_locked else ""))
        if hero.actions > 0:
            deeds = WHY_NOT if lock.is_locked else WHY_NOT_UNLOCKED
            for what, why_not in deeds.items():
                clause = why_not(state, hero, lock)
                if clause is not None:
                    found.append((f"{what} {name}", clause))
    if hero.actions > 0:
        found += door_ways(state, hero)
        if state.hazards:
            found += hazard_ways(state, hero)
    return found


def door_ways(state: State, hero: Hero) -> Iterator[tuple[str, str]]:
    """The open doors before a hero, which a key could lock."""
    if not key_for(state, hero):
        return
    for number in doors_at(state, hero.at):
        clause = why_not_lock_up(state, hero, state.doors[number])
        if clause is not None:
            yield f"lock door {number}", clause


def lock_options(state: State, hero: Hero) -> list[str]:
    """What a hero can do to the doors, chests and traps at hand."""
    return [option for option, clause in lock_ways(state, hero) if not clause]


def free_openings(state: State, hero: Hero) -> list[str]:
    """The doors and chests that a hero can open at no cost."""
    return [
        f"open {name}"
        for name, lock in locks_near(state, hero).items()
        if not lock.is_locked and not (isinstance(lock, Door) and lock.is_blind)
    ]


def do_to_lock(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """Carry out an option about a door, a chest or a trap; what it set off may end the turn."""
    state = table.state
    what, _, name = option.partition(" ")
    if name in BOOKS.traps:
        yield from disarm_hazard(table, hero, name)
    else:
        what, kind, number = option.rsplit(" ", 2)
        locks = state.doors if kind == "door" else state.chests
        yield from DEEDS[what](table, hero, locks[int(number)])
    if state.flags.pop("turn ends", 0):
        raise TurnEnds


def open_it(table: Dungeon, hero: Hero, lock: Lock) -> Rule[None]:
    """Open a door or chest that is not locked; its trap springs unless it is gone."""
    relieve(table, hero, "hidden", "DP-COND-01")
    if lock.trap:
        yield from spring_trap(table, hero, lock)
    if not hero.life_left:
        return
    if isinstance(lock, Chest):
        yield from open_chest(table, hero, lock)
    elif isinstance(lock, Door):
        yield from open_door(table, hero, lock)


def open_door(table: Dungeon, hero: Hero, door: Door) -> Rule[None]:
    """An open door stays open; behind it may be a part of the dungeon that nobody has seen."""
    state = table.state
    number = state.doors.index(door)
    door.is_open = True
    tell(table, "door_opened", "DP-DOOR-02", hero, door=number)
    if door.to == NOWHERE:
        yield from construct(table, hero, number)
        if door.is_blind:
            door.is_open = False


def break_open(table: Dungeon, hero: Hero, lock: Lock) -> Rule[None]:
    """A blow; what it breaks stands open, and a turn that an ambush ends is over then."""
    if not (yield from break_it(table, hero, lock)) or not hero.life_left:
        return
    if (yield from open_noisily(table, hero, lock)):
        table.state.flags["turn ends"] = 1


def open_noisily(table: Dungeon, hero: Hero, lock: Lock) -> Rule[bool]:
    """What was broken is opened, and a new room behind it has heard; whether an ambush followed."""
    ends = False
    table.state.flags["just broken"] = 1
    try:
        yield from open_it(table, hero, lock)
    except TurnEnds:
        ends = True
    table.state.flags.pop("just broken", None)
    return ends


WHY_NOT: Final[dict[str, WhyNot]] = {
    "detect": why_not_detect,
    "disarm": why_not_disarm,
    "pick": why_not_pick,
    "work on": why_not_work,
    "unlock": why_not_unlock,
    "break": why_not_break,
    "help break": why_not_help,
}
WHY_NOT_UNLOCKED: Final = {what: WHY_NOT[what] for what in ("detect", "disarm", "work on")}
"""What can be done to a door or chest that is not locked."""

DEEDS: Final[dict[str, Callable[[Dungeon, Hero, Lock], Rule[None]]]] = {
    "open": open_it,
    "detect": detect,
    "disarm": disarm,
    "pick": pick,
    "work on": work_on,
    "unlock": unlock,
    "break": break_open,
    "help break": help_break,
    "lock": lock_up,
}
