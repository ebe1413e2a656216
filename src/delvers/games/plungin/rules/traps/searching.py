"""Finding and disarming traps (DETECT, DISARM)."""

from collections.abc import Iterator

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.map import neighbours
from delvers.games.plungin.rules.heroes.checks import check
from delvers.games.plungin.rules.heroes.inventory import at_hand, item_of
from delvers.games.plungin.rules.heroes.parts import Parts, add, joined, total
from delvers.games.plungin.rules.options import DISARM_TRAP, NO_TRAP, TRAP_IS
from delvers.games.plungin.rules.state.dice_tables import roll_on
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.fixtures import UNKNOWN, Chest, Door, Hazard, Lock
from delvers.games.plungin.rules.state.flow import TurnEnds
from delvers.games.plungin.rules.state.rewards import earn
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import lock_name, tell
from delvers.games.plungin.rules.traps.traps import go_off, spring
from delvers.kernel.requests import Rule, ask

TINKER = "trait_tinker"
ONCE_A_TURN = "DP-CONFLICT-32"


def can_do(hero: Hero, what: str) -> bool:
    """Once a turn, or twice with deft hands."""
    return hero.did.count(what) < (2 if "deft_hands" in hero.abilities else 1)


def spend(hero: Hero, what: str) -> None:
    """An action is used."""
    hero.actions -= 1
    hero.did.append(what)


def forgives(hero: Hero) -> bool:
    """A gnome's first fumble at locks and traps in a stay is only a failure."""
    if TINKER not in hero.abilities or hero.used.get(TINKER):
        return False
    hero.used[TINKER] = 1
    return True


# -- which trap ------------------------------------------------------------------------------------


def trap_of(table: Dungeon, hero: Hero, lock: Lock) -> Rule[str]:
    """Which trap there is; its table is rolled when it must be known, twice by who was warned."""
    if lock.trap == UNKNOWN:
        lock.trap = rolled_trap(table, lock, "DP-TRAP-06")
        if table.state.adventure.knows_traps:
            table.state.adventure.knows_traps = False
            other = rolled_trap(table, lock, "DP-BUILD-43")
            options = [TRAP_IS(trap) if trap else NO_TRAP() for trap in (lock.trap, other)]
            option = yield from ask(hero.seat, options, "DP-BUILD-43", prompts.INSCRIPTION())
            lock.trap = (lock.trap, other)[options.index(option)]
        while isinstance(lock, Door) and lock.kind == "great" and not lock.trap:
            lock.trap = rolled_trap(table, lock, "DP-CONFLICT-23")
    return lock.trap


def rolled_trap(table: Dungeon, lock: Lock, rule: str) -> str:
    """A roll on the Door Trap or Chest Trap table of the pack."""
    pack = table.state.content.packs[table.state.pack]
    if isinstance(lock, Door):
        return roll_on(table, "door_traps", pack.door_traps, rule).trap
    return roll_on(table, "chest_traps", pack.chest_traps, rule).trap


def spring_trap(table: Dungeon, hero: Hero, lock: Lock) -> Rule[None]:
    """The trap of a door or chest goes off, once; an action under way is finished all the same."""
    trap = yield from trap_of(table, hero, lock)
    is_aware = lock.is_aware
    lock.trap = ""
    centre = lock.at if isinstance(lock, Chest) else hero.at
    if trap:
        try:
            yield from spring(table, trap, hero, is_aware, centre)
        except TurnEnds:
            table.state.turn_ends = True


# -- detecting -------------------------------------------------------------------------------------


def why_not_detect(state: State, hero: Hero, lock: Lock) -> str | None:
    """Only where a trap may be, and not twice by the same hero."""
    if isinstance(lock, Door) and lock.kind == "normal" and not lock.trap:
        return "DP-BUILD-32"
    if state.rules.one_check or not lock.trap or lock.is_aware:
        return None
    if hero.number in lock.failed:
        return "DP-DETECT-06"
    return "" if can_do(hero, "detect") else ONCE_A_TURN


def detect(table: Dungeon, hero: Hero, lock: Lock) -> Rule[None]:
    """Look for a trap: WIT against the Difficulty of the object; a fumble springs it."""
    spend(hero, "detect")
    more = detect_parts(table.state, hero)
    found = yield from check(table, hero, "WIT", lock.difficulty, "DP-DETECT-01", more, "detect")
    if found.passed:
        trap = yield from trap_of(table, hero, lock)
        lock.is_aware = bool(trap)
        tell_trap(table, hero, lock, trap)
    else:
        lock.failed.append(hero.number)
        tell(table, events.nothing_found, "DP-DETECT-06", hero, what=lock_name(table.state, lock))
    if found.fumbled and lock.trap:
        yield from spring_trap(table, hero, lock)


def tell_trap(table: Dungeon, hero: Hero, lock: Lock, trap: str) -> None:
    """Whether there is a trap on a door or chest, and which."""
    what = lock_name(table.state, lock)
    tell(
        table,
        events.trap_found if trap else events.no_trap,
        "DP-DETECT-04",
        hero,
        trap=trap,
        what=what,
    )


def detect_dice(state: State, hero: Hero) -> int:
    """How many dice help to find traps."""
    return total(detect_parts(state, hero))


def detect_parts(state: State, hero: Hero) -> Parts:
    """What helps to find traps; of several tools one is used."""
    tools = {item: state.content.items[item_of(item)].detecting for item in at_hand(state, hero)}
    parts: Parts = {}
    if tools:
        add(parts, best := max(tools, key=lambda item: tools[item]), tools[best])
    add(parts, "trapsense", int("trapsense" in hero.abilities))
    return joined(parts, search_parts(state, hero))


def search_dice(state: State, hero: Hero) -> int:
    """How many dice help or hinder every Detect check."""
    return total(search_parts(state, hero))


def search_parts(state: State, hero: Hero) -> Parts:
    """What helps or hinders every Detect check."""
    parts: Parts = {}
    add(parts, "trait_elven_senses", int("trait_elven_senses" in hero.abilities))
    add(parts, "blinded", -2 * ("blinded" in hero.conditions))
    add(parts, "dark", -state.adventure.is_dark)
    return parts


# -- disarming -------------------------------------------------------------------------------------


def why_not_disarm(state: State, hero: Hero, lock: Lock) -> str | None:
    """Only a trap that has been found."""
    if state.rules.one_check or not lock.trap:
        return None
    if not lock.is_aware:
        return "DP-ACTION-28"
    return "" if can_do(hero, "disarm") else ONCE_A_TURN


def disarm(table: Dungeon, hero: Hero, lock: Lock) -> Rule[None]:
    """Make a known trap safe; a fumble springs it."""
    if (yield from try_to_disarm(table, hero, lock.trap, lock)):
        yield from spring_trap(table, hero, lock)


def try_to_disarm(table: Dungeon, hero: Hero, id: str, on: Lock | Hazard) -> Rule[bool]:
    """The check with the stat and Difficulty that a trap names; whether it was a fumble."""
    spend(hero, "disarm")
    trap = table.state.content.traps[id]
    done = yield from check(
        table, hero, trap.disarm, trap.difficulty + on.disarms, "DP-DISARM-01", why="disarm"
    )
    if done.fumbled and not forgives(hero):
        return True
    if not done.passed or done.fumbled:
        on.disarms += 1
        return False
    if isinstance(on, Hazard):
        table.state.hazards.remove(on)
    else:
        on.trap = ""
    tell(table, events.disarmed, "DP-DISARM-04", hero, trap=id)
    earn(table, 10 * trap.difficulty, "disarm", "DP-XP-05")
    return False


# -- traps that stay -------------------------------------------------------------------------------


def hazard_ways(state: State, hero: Hero) -> Iterator[tuple[str, str]]:
    """The traps in play that a hero might disarm, each with the clause against it."""
    for hazard in state.hazards:
        if hazard.kind in state.content.traps and state.content.traps[hazard.kind].stays:
            clause = why_not_make_safe(state, hero, hazard)
            if clause is not None:
                yield DISARM_TRAP(hazard.kind), clause


def why_not_make_safe(state: State, hero: Hero, hazard: Hazard) -> str | None:
    """From a square beside the trap, not from within; a chasm from its tile; a pit never."""
    trap = state.content.traps[hazard.kind]
    is_beside = not {*hazard.squares}.isdisjoint(neighbours(state, hero.at))
    is_beside = is_beside or (trap.area == "random" and state.ground[hero.at] == hazard.tile)
    if not is_beside or state.rules.one_check:
        return None
    if trap.for_good:
        return "DP-TRAPLIST-27"
    if hero.at in hazard.squares:
        return "DP-TRAPLIST-14"
    return "" if can_do(hero, "disarm") else ONCE_A_TURN


def disarm_hazard(table: Dungeon, hero: Hero, kind: str) -> Rule[None]:
    """Make a trap in play safe; a fumble sets it off again."""
    state = table.state
    hazard = next(
        one
        for one in state.hazards
        if one.kind == kind and why_not_make_safe(state, hero, one) == ""
    )
    if (yield from try_to_disarm(table, hero, kind, hazard)):
        yield from go_off(table, hazard)
