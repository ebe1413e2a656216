"""Opening doors and chests, and all that is done to locks (DOOR, LOCK, TREASURE)."""

from collections.abc import Callable
from typing import Final

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.books.registry import SPELLS
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.explore.building import construct
from delvers.games.plungin.rules.explore.locations import open_cage
from delvers.games.plungin.rules.fight.conditions import relieve
from delvers.games.plungin.rules.fight.wound_powers import jolt
from delvers.games.plungin.rules.locks.breaking import break_it, help_break, make_noise
from delvers.games.plungin.rules.locks.unlocking import lock_up, pick, unlock, work_on
from delvers.games.plungin.rules.magic.spell_effects import is_aimed_at
from delvers.games.plungin.rules.magic.targeting import Casting
from delvers.games.plungin.rules.options import (
    BREAK,
    DETECT,
    DISARM,
    DISARM_TRAP,
    HELP_BREAK,
    LOCK_UP,
    ON_LOCK,
    OPEN,
    PICK,
    UNLOCK,
    WORK_ON,
    chest_name,
    form_of,
)
from delvers.games.plungin.rules.state.figures import NOWHERE, Hero
from delvers.games.plungin.rules.state.fixtures import Chest, Door, Lock
from delvers.games.plungin.rules.state.flow import TurnEnds
from delvers.games.plungin.rules.state.state import Dungeon
from delvers.games.plungin.rules.state.telling import lock_called, tell
from delvers.games.plungin.rules.things.treasure import search_chest
from delvers.games.plungin.rules.traps.searching import detect, disarm, disarm_hazard, spring_trap
from delvers.kernel.forms import AnyForm
from delvers.kernel.requests import Rule


def do_to_lock(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """Carry out an option about a door, a chest or a trap; what it set off may end the turn."""
    state = table.state
    form = form_of(option)
    if form is DISARM_TRAP:
        (trap,) = DISARM_TRAP.parts(option)
        yield from disarm_hazard(table, hero, trap)
    else:
        (name,) = form.parts(option)
        yield from LOCK_ACTIONS[form](table, hero, lock_called(state, name))
    if state.turn_ends:
        state.turn_ends = False
        raise TurnEnds


def open_it(table: Dungeon, hero: Hero, lock: Lock) -> Rule[None]:
    """Open a door or chest that is not locked; its trap springs unless it is gone."""
    relieve(table, hero, "hidden", "DP-COND-01")
    if lock.trap:
        yield from spring_trap(table, hero, lock)
    if not hero.is_on_board:
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
    tell(table, events.door_opened, "DP-DOOR-02", hero, door=number)
    if door.to == NOWHERE:
        yield from construct(table, hero, number)
        if door.is_blind:
            door.is_open = False


def open_chest(table: Dungeon, hero: Hero, chest: Chest) -> Rule[None]:
    """The hero who opens a chest finds what is in it."""
    chest.is_open = True
    what = chest_name(table.state.chest_at[chest.at])
    tell(table, events.chest_opened, "DP-TREASURE-01", hero, at=chest.at, what=what)
    del table.state.chest_at[chest.at]
    if chest.kind == "cage":
        yield from open_cage(table, hero)
    elif not chest.is_empty:
        chest.is_empty = True
        yield from search_chest(table, hero)


def break_open(table: Dungeon, hero: Hero, lock: Lock) -> Rule[None]:
    """A blow; what it breaks stands open, and a turn that an ambush ends is over then."""
    if not (yield from break_it(table, hero, lock)) or not hero.is_on_board:
        return
    if (yield from open_noisily(table, hero, lock)):
        table.state.turn_ends = True


def open_noisily(table: Dungeon, hero: Hero, lock: Lock) -> Rule[bool]:
    """What was broken is opened, and a new room behind it has heard; whether an ambush followed."""
    ends = False
    table.state.is_just_broken = True
    try:
        yield from open_it(table, hero, lock)
    except TurnEnds:
        ends = True
    table.state.is_just_broken = False
    return ends


# -- by magic --------------------------------------------------------------------------------------


def burst_clockwork(table: Dungeon, hero: Hero, casting: Casting) -> Rule[None]:
    """Springs burst like locks, and as loudly."""
    monster = next(m for m in table.state.monsters if is_aimed_at(casting.aim, m))
    yield from jolt(table, monster, Named(casting.spell.id), hero.number)
    if (yield from make_noise(table, hero, hero.at)):
        table.state.turn_ends = True


def open_lock(table: Dungeon, hero: Hero, casting: Casting) -> Rule[None]:
    """A lock opens in silence, or bursts, with an end to its trap and much noise."""
    aimed = ON_LOCK.read(casting.aim)
    if aimed is None:
        yield from burst_clockwork(table, hero, casting)
        return
    (name,) = aimed
    lock = lock_called(table.state, name)
    lock.is_locked = False
    tell(table, events.unlocked, "DP-SPELL-10", hero, what=name)
    if casting.spell.noisy:
        lock.trap = ""
        is_spoilt = casting.fumbled and casting.spell.fumble == "destroy_treasure"
        if is_spoilt and isinstance(lock, Chest):
            lock.is_empty = True
        ends = yield from make_noise(table, hero, hero.at)
        if hero.is_on_board:
            ends = (yield from open_noisily(table, hero, lock)) or ends
        if ends:
            table.state.turn_ends = True


LOCK_ACTIONS: Final[dict[AnyForm, Callable[[Dungeon, Hero, Lock], Rule[None]]]] = {
    OPEN: open_it,
    DETECT: detect,
    DISARM: disarm,
    PICK: pick,
    WORK_ON: work_on,
    UNLOCK: unlock,
    BREAK: break_open,
    HELP_BREAK: help_break,
    LOCK_UP: lock_up,
}


SPELLS["open_lock"] = open_lock
