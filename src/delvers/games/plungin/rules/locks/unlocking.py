"""Picking locks, keys, and one check for all (PICK, KEY, VAR-LOCK)."""

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.heroes.checks import check
from delvers.games.plungin.rules.heroes.inventory import at_hand, item_of, use_up
from delvers.games.plungin.rules.heroes.parts import Parts, add, total
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.fixtures import Door, Lock
from delvers.games.plungin.rules.state.rewards import earn
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import lock_name, tell
from delvers.games.plungin.rules.traps.searching import (
    ONCE_A_TURN,
    can_do,
    forgives,
    spend,
    spring_trap,
)
from delvers.kernel.requests import Rule, rule

KEY = "key"
GREAT_KEY = "great_key"


def is_great(lock: Lock) -> bool:
    """Whether it is a Great Door."""
    return isinstance(lock, Door) and lock.kind == "great"


# -- picking ---------------------------------------------------------------------------------------


def why_not_pick(state: State, hero: Hero, lock: Lock) -> str | None:
    """Not a Great Door, not a ruined lock, and once a turn."""
    if state.rules.one_check or not lock.is_locked:
        return None
    if is_great(lock):
        return "DP-BUILD-40"
    if lock.is_ruined:
        return "DP-PICK-05"
    return "" if can_do(hero, "pick") else "DP-CONFLICT-73"


def pick(table: Dungeon, hero: Hero, lock: Lock) -> Rule[None]:
    """The trap first, then DEX against the lock; a fumble ruins it for good."""
    spend(hero, "pick")
    if lock.trap:
        yield from spring_trap(table, hero, lock)
        if not hero.is_on_board:
            return
    difficulty = lock.difficulty + lock.picks
    more = pick_parts(table.state, hero)
    done = yield from check(table, hero, "DEX", difficulty, "DP-PICK-01", more, "pick")
    lock.picks += 1
    if done.fumbled:
        if forgives_pick(hero, lock):
            return
        lock.is_ruined = True
        tell(table, events.lock_ruined, "DP-PICK-05", hero, what=lock_name(table.state, lock))
        lose_picks(table, hero)
    if done.passed:
        lock.is_locked = False
        tell(table, events.unlocked, "DP-PICK-02", hero, what=lock_name(table.state, lock))
        earn(table, 10 * lock.difficulty, "pick", "DP-XP-05")


def pick_dice(state: State, hero: Hero) -> int:
    """How many dice help with locks."""
    return total(pick_parts(state, hero))


def pick_parts(state: State, hero: Hero) -> Parts:
    """What helps with locks; of several tools one is used."""
    tools = {item: state.content.items[item_of(item)].picking for item in at_hand(state, hero)}
    parts: Parts = {}
    if tools:
        add(parts, best := max(tools, key=lambda item: tools[item]), tools[best])
    add(parts, "locksmith", int("locksmith" in hero.abilities))
    return parts


def forgives_pick(hero: Hero, lock: Lock) -> bool:
    """A locksmith's first fumble on a lock, or a gnome's first in a stay, is only a failure."""
    if is_lenient(hero, lock):
        lock.forgiven = (*lock.forgiven, hero.number)
        return True
    return forgives(hero)


def is_lenient(hero: Hero, lock: Lock) -> bool:
    """Whether a locksmith has not yet fumbled on a lock."""
    return "locksmith" in hero.abilities and hero.number not in lock.forgiven


def lose_picks(table: Dungeon, hero: Hero) -> None:
    """Lockpicks break when a pick fumbles."""
    if "lockpicks" in at_hand(table.state, hero):
        use_up(table, hero, "lockpicks")
        tell(table, events.item_broken, "DP-PICK-05", hero, item="lockpicks")


# -- keys ------------------------------------------------------------------------------------------


def key_for(state: State, hero: Hero) -> str:
    """What a hero has for an ordinary lock: a Great Key only once two have been found."""
    things = at_hand(state, hero)
    if KEY in things:
        return KEY
    is_spare = GREAT_KEY in things and state.party.great_keys >= 2
    return GREAT_KEY if is_spare else ""


def why_not_unlock(state: State, hero: Hero, lock: Lock) -> str | None:
    """A Great Door needs a Great Key; a ruined lock takes none."""
    things = at_hand(state, hero)
    has_great = GREAT_KEY in things
    if not lock.is_locked or not (has_great or KEY in things):
        return None
    if lock.is_ruined:
        return "DP-PICK-05"
    if is_great(lock):
        if not has_great:
            return "DP-BUILD-39"
    elif not key_for(state, hero):
        return "DP-KEY-13"
    return ONCE_A_TURN if "use" in hero.did else ""


@rule
def unlock(table: Dungeon, hero: Hero, lock: Lock) -> None:
    """A key opens the lock, disables any trap and is used up."""
    spend(hero, "use")
    key = GREAT_KEY if is_great(lock) else key_for(table.state, hero)
    use_up(table, hero, key)
    lock.is_locked = False
    lock.trap = ""
    tell(table, events.unlocked, "DP-KEY-02", hero, key=key, what=lock_name(table.state, lock))


def why_not_lock_up(state: State, hero: Hero, door: Door) -> str | None:
    """A key locks an open door whose lock is whole and where nobody stands in the doorway."""
    if not door.is_open or door.is_exit or is_great(door) or not key_for(state, hero):
        return None
    if door.is_ruined:
        return "DP-CONFLICT-74"
    doorway = (*door.squares, *door.beyond)
    if any(state.who.get(square, hero.number) != hero.number for square in doorway):
        return "DP-CONFLICT-37"
    return ONCE_A_TURN if "use" in hero.did else ""


@rule
def lock_up(table: Dungeon, hero: Hero, lock: Lock) -> None:
    """A key closes and locks a door, and is used up."""
    assert isinstance(lock, Door)
    spend(hero, "use")
    key = key_for(table.state, hero)
    use_up(table, hero, key)
    lock.is_open, lock.is_locked = False, True
    lock.difficulty = max(1, lock.difficulty)
    tell(table, events.door_locked, "DP-KEY-09", hero, door=table.state.doors.index(lock), key=key)


# -- one check for all -----------------------------------------------------------------------------


def why_not_work(state: State, hero: Hero, lock: Lock) -> str | None:
    """Where there is a lock or perhaps a trap, until somebody has failed; one object a turn."""
    if not state.rules.one_check or not (lock.is_locked or lock.trap):
        return None
    if is_great(lock):
        return "DP-BUILD-40"
    if lock.is_beyond:
        return "DP-VAR-LOCK-03"
    return "" if can_do(hero, "work") else ONCE_A_TURN


def work_on(table: Dungeon, hero: Hero, lock: Lock) -> Rule[None]:
    """One check for all: trap and lock together."""
    spend(hero, "work")
    more = pick_parts(table.state, hero) if lock.is_locked else None
    difficulty = lock.difficulty + 1
    done = yield from check(table, hero, "DEX", difficulty, "DP-VAR-LOCK-01", more, "work")
    if done.passed and not done.fumbled:
        lock.is_locked = False
        lock.trap = ""
        tell(table, events.unlocked, "DP-VAR-LOCK-02", hero, what=lock_name(table.state, lock))
        earn(table, 10 * lock.difficulty, "pick", "DP-XP-05")
        return
    lock.is_beyond = True
    tell(table, events.beyond_skill, "DP-VAR-LOCK-03", hero, what=lock_name(table.state, lock))
    if lock.trap:
        yield from spring_trap(table, hero, lock)
