"""Doors and chests: opening, detecting, disarming, picking, keys, breaking (DOOR to BREAK)."""

from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.building import construct
from delvers.games.plungin.checks import check, roll_for
from delvers.games.plungin.conditions import relieve
from delvers.games.plungin.events import tell
from delvers.games.plungin.fighting import wake_near, weapon_of
from delvers.games.plungin.flow import ask
from delvers.games.plungin.inventory import item_of
from delvers.games.plungin.map import chests_beside, doors_at, joined_tiles
from delvers.games.plungin.rewards import earn
from delvers.games.plungin.state import NOWHERE, UNKNOWN, Chest, Door, Dungeon, Hero, Lock, State
from delvers.games.plungin.stats import value_of
from delvers.games.plungin.tables import roll_on
from delvers.games.plungin.traps import spring
from delvers.games.plungin.treasure import open_chest
from delvers.kernel.requests import Rule

TINKER = "trait_tinker"


def locks_near(state: State, hero: Hero) -> dict[str, Lock]:
    """The doors in front of which a hero stands and the chests beside him, by their names."""
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


def lock_options(state: State, hero: Hero) -> list[str]:
    """What a hero can do to the doors and chests at hand."""
    options: list[str] = []
    for name, lock in locks_near(state, hero).items():
        if is_blind(lock):
            continue
        if not lock.is_locked:
            options.append(f"open {name}")
        if hero.actions > 0:
            options += [f"{what} {name}" for what in ways_to_work(state, hero, lock)]
    return options


def is_blind(lock: Lock) -> bool:
    """A door that leads nowhere is not worth a look."""
    return isinstance(lock, Door) and lock.is_blind


def ways_to_work(state: State, hero: Hero, lock: Lock) -> list[str]:
    """The actions that a hero may spend on a door or chest."""
    ways = []
    is_great = isinstance(lock, Door) and lock.kind == "great"
    may_trap = lock.trap != ""
    if state.rules.one_check:
        if (lock.is_locked or may_trap) and not lock.is_beyond and not is_great:
            ways.append("work on")
    else:
        unseen = may_trap and not lock.is_aware and hero.number not in lock.failed
        if unseen and can_do(hero, "detect"):
            ways.append("detect")
        if lock.is_aware and lock.trap not in ("", UNKNOWN) and can_do(hero, "disarm"):
            ways.append("disarm")
        if lock.is_locked and not lock.is_ruined and not is_great and can_do(hero, "pick"):
            ways.append("pick")
    if lock.is_locked and not lock.is_beyond and "attack" not in hero.did:
        ways.append("break")
    if lock.is_locked and key_for(state, hero, lock):
        ways.append("unlock")
    return ways


def can_do(hero: Hero, what: str) -> bool:
    """Once a turn, or twice with deft hands."""
    return hero.did.count(what) < (2 if "deft_hands" in hero.abilities else 1)


def key_for(state: State, hero: Hero, lock: Lock) -> str:
    """The key that a hero could use; a Great Key fits where two have been found."""
    if isinstance(lock, Door) and lock.kind == "great":
        return "great_key" if "great_key" in hero.carried else ""
    if lock.is_ruined:
        return ""
    if "key" in hero.carried:
        return "key"
    if "great_key" in hero.carried and state.party.great_keys >= 2:
        return "great_key"
    return ""


def do_to_lock(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """Carry out an option about a door or chest."""
    lock = next(
        lock for name, lock in locks_near(table.state, hero).items() if option.endswith(name)
    )
    what = option.removesuffix(
        next(name for name in locks_near(table.state, hero) if option.endswith(name))
    ).strip()
    yield from DEEDS[what](table, hero, lock)


# -- opening ---------------------------------------------------------------------------------------


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


def trap_of(table: Dungeon, lock: Lock) -> str:
    """Which trap there is; its table is rolled when it must be known."""
    if lock.trap == UNKNOWN:
        pack = BOOKS.packs[table.state.pack]
        is_door = isinstance(lock, Door)
        name, on = ("door_traps", pack.door_traps) if is_door else ("chest_traps", pack.chest_traps)
        lock.trap = roll_on(table, name, on, "DP-TRAP-06").trap
        while isinstance(lock, Door) and lock.kind == "great" and not lock.trap:
            lock.trap = roll_on(table, name, on, "DP-CONFLICT-23").trap
    return lock.trap


def spring_trap(table: Dungeon, hero: Hero, lock: Lock) -> Rule[None]:
    """The trap of a door or chest goes off, once."""
    trap, is_aware = trap_of(table, lock), lock.is_aware
    lock.trap = ""
    if trap:
        yield from spring(table, trap, hero, is_aware)


# -- detecting and disarming -----------------------------------------------------------------------


def detect(table: Dungeon, hero: Hero, lock: Lock) -> Rule[None]:
    """Look for a trap: WIT against the Difficulty of the object; a fumble springs it."""
    spend(hero, "detect")
    more = detect_dice(table.state, hero)
    found = yield from check(
        table, hero, "WIT", max(1, lock.difficulty), "DP-DETECT-01", more, "detect"
    )
    if found.passed:
        trap = trap_of(table, lock)
        lock.is_aware = bool(trap)
        tell(table, "trap_found" if trap else "no_trap", "DP-DETECT-04", hero, trap=trap)
    else:
        lock.failed.append(hero.number)
    if found.fumbled and lock.trap:
        yield from spring_trap(table, hero, lock)


def detect_dice(state: State, hero: Hero) -> int:
    """What helps to find traps."""
    dice = sum(BOOKS.items[item_of(item)].detecting for item in hero.carried)
    dice += "trapsense" in hero.abilities
    dice += "trait_elven_senses" in hero.abilities
    dice -= 2 * ("blinded" in hero.conditions)
    return dice - bool(state.flags.get("dark"))


def disarm(table: Dungeon, hero: Hero, lock: Lock) -> Rule[None]:
    """Make a known trap safe with the stat and Difficulty that it names."""
    spend(hero, "disarm")
    trap = BOOKS.traps[lock.trap]
    done = yield from check(
        table, hero, trap.disarm, trap.difficulty + lock.disarms, "DP-DISARM-01", why="disarm"
    )
    if done.fumbled and not forgives(hero):
        yield from spring_trap(table, hero, lock)
        return
    if done.passed:
        lock.trap = ""
        tell(table, "disarmed", "DP-DISARM-04", hero, trap=trap.id)
        earn(table, 10 * trap.difficulty, "disarm", "DP-XP-05")
    else:
        lock.disarms += 1


def forgives(hero: Hero) -> bool:
    """A gnome's first fumble at locks and traps in a stay is only a failure."""
    if TINKER not in hero.abilities or hero.used.get(TINKER):
        return False
    hero.used[TINKER] = 1
    return True


# -- unlocking -------------------------------------------------------------------------------------


def pick(table: Dungeon, hero: Hero, lock: Lock) -> Rule[None]:
    """The trap first, then DEX against the lock; a fumble ruins it for good."""
    spend(hero, "pick")
    if lock.trap:
        yield from spring_trap(table, hero, lock)
        if not hero.life_left:
            return
    more = pick_dice(hero)
    done = yield from check(
        table, hero, "DEX", lock.difficulty + lock.picks, "DP-PICK-01", more, "pick"
    )
    lock.picks += 1
    fumbled = done.fumbled and not forgives_pick(hero, lock)
    if fumbled:
        lock.is_ruined = True
        lose_picks(table, hero)
    if done.passed:
        lock.is_locked = False
        tell(table, "unlocked", "DP-PICK-02", hero)
        earn(table, 10 * lock.difficulty, "pick", "DP-XP-05")


def pick_dice(hero: Hero) -> int:
    """What helps with locks."""
    dice = sum(BOOKS.items[item_of(item)].picking for item in hero.carried)
    return dice + ("locksmith" in hero.abilities)


def forgives_pick(hero: Hero, lock: Lock) -> bool:
    """A locksmith's first fumble on a lock, or a gnome's first in a stay."""
    if "locksmith" in hero.abilities and -1 not in lock.failed:
        lock.failed.append(-1)
        return True
    return forgives(hero)


def lose_picks(table: Dungeon, hero: Hero) -> None:
    """Lockpicks break when a pick fumbles."""
    if "lockpicks" in hero.carried:
        hero.carried.remove("lockpicks")
        tell(table, "item_broken", "DP-PICK-05", hero, item="lockpicks")


def unlock(table: Dungeon, hero: Hero, lock: Lock) -> Rule[None]:
    """A key opens the lock, disables any trap and is used up."""
    spend(hero, "use")
    key = key_for(table.state, hero, lock)
    hero.carried.remove(key)
    lock.is_locked = False
    lock.trap = ""
    tell(table, "unlocked", "DP-KEY-02", hero, key=key)
    return
    yield


def work_on(table: Dungeon, hero: Hero, lock: Lock) -> Rule[None]:
    """One check for all: trap and lock together."""
    spend(hero, "work")
    done = yield from check(table, hero, "DEX", lock.difficulty + 1, "DP-VAR-LOCK-01", why="work")
    if done.passed and not done.fumbled:
        lock.is_locked = False
        lock.trap = ""
        tell(table, "unlocked", "DP-VAR-LOCK-02", hero)
        earn(table, 10 * lock.difficulty, "pick", "DP-XP-05")
        return
    lock.is_beyond = True
    if lock.trap:
        yield from spring_trap(table, hero, lock)


# -- breaking --------------------------------------------------------------------------------------


def breakers(state: State, hero: Hero, lock: Lock) -> list[Hero]:
    """The other heroes beside the object who have not acted yet or not attacked this round."""
    name = next(n for n, one in locks_near(state, hero).items() if one is lock)
    return [
        other
        for other in state.heroes
        if other is not hero
        and other.status == "alive"
        and not other.is_escort
        and f"attacked {other.number}" not in state.flags
        and name in locks_near(state, other)
    ]


def break_it(table: Dungeon, hero: Hero, lock: Lock) -> Rule[None]:
    """A blow that must score twice the Difficulty at once; heroes beside it may join in."""
    state = table.state
    spend(hero, "attack")
    state.flags[f"attacked {hero.number}"] = 1
    dice = break_dice(hero)
    for other in breakers(state, hero, lock):
        option = yield from ask(other.seat, ["join", "decline"], "DP-BREAK-06", f"join {hero.id}")
        if option == "join":
            state.flags[f"attacked {other.number}"] = 1
            dice += break_dice(other)
    pool = yield from roll_for(table, hero, dice, "break", "DP-BREAK-04")
    make_noise(table, hero)
    needed = 2 * max(1, lock.difficulty) + lock.blows
    if pool.successes and lock.trap:
        yield from spring_trap(table, hero, lock)
    if pool.fumbled:
        lock.blows += 1
        if isinstance(lock, Chest):
            lock.is_empty = True
    if pool.successes >= needed:
        broken(table, hero, lock)
        if hero.life_left:
            yield from open_it(table, hero, lock)


def break_dice(hero: Hero) -> int:
    """ATK, the weapon and what it is good for."""
    weapon = weapon_of(hero, is_ranged=False)
    item = BOOKS.items[weapon] if weapon else None
    return value_of(hero, "ATK") + (item.bonus + item.breaking if item else 0)


def broken(table: Dungeon, hero: Hero, lock: Lock) -> None:
    """The lock is no more."""
    state = table.state
    lock.is_locked = False
    lock.is_ruined = True
    if isinstance(lock, Door):
        state.flags[f"broken {state.doors.index(lock)}"] = 1
        state.flags["just broken"] = 1
    tell(table, "broken_open", "DP-BREAK-04", hero)


def make_noise(table: Dungeon, hero: Hero) -> None:
    """Breaking wakes the rooms around, and monsters notice from farther away."""
    state = table.state
    state.noise = 4
    wake_near(table, hero.at)
    near = joined_tiles(state, state.ground[hero.at], 1)
    for monster in state.monsters:
        dozes = monster.state in ("sleeping", "surprised")
        if dozes and state.ground[monster.at] in near:
            monster.state = "unaware"
            monster.skips = 0


def spend(hero: Hero, what: str) -> None:
    """An action is used."""
    hero.actions -= 1
    hero.did.append(what)


DEEDS = {
    "open": open_it,
    "detect": detect,
    "disarm": disarm,
    "pick": pick,
    "unlock": unlock,
    "work on": work_on,
    "break": break_it,
}
