"""What happens to characters is told here, in one form each."""

from collections.abc import Sequence
from typing import Any, Concatenate

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.events.reasons import Reason
from delvers.games.plungin.rules.options import chest_name, door_name, figure_name, lock_named
from delvers.games.plungin.rules.state.figures import Character, Hero, Monster
from delvers.games.plungin.rules.state.fixtures import Chest, Lock
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.kernel.events import REVEALED, Event, Kind, P


def name_of(one: Character) -> str:
    """The name of a hero, or the kind of a monster with its number."""
    return one.id if isinstance(one, Hero) else figure_name(one.id, one.number)


def lock_name(state: State, lock: Lock) -> str:
    """A door or chest in an option and in what is told."""
    number = number_of(state, lock)
    return chest_name(number) if isinstance(lock, Chest) else door_name(number)


def number_of(state: State, lock: Lock) -> int:
    """The number of a door or chest."""
    locks: Sequence[Lock] = state.chests if isinstance(lock, Chest) else state.doors
    return next(number for number, one in enumerate(locks) if one is lock)


def lock_called(state: State, name: str) -> Lock:
    """The door or chest of a name."""
    named = lock_named(name)
    assert named is not None
    return state.doors[named.number] if named.is_door else state.chests[named.number]


def is_boss(monster: Monster) -> bool:
    """Whether a monster has a life table instead of LIFE."""
    return bool(monster.content.monsters[monster.id].boss)


def roll_die(table: Dungeon, cause: Reason, rule: str) -> int:
    """Roll one die that decides something, and tell it."""
    number = table.state.dice.roll()
    table.tell_to(REVEALED, events.die_rolled, rule, cause=cause, roll=number)
    return number


def roll_from(table: Dungeon, cause: Reason, rule: str, needed: int) -> bool:
    """Roll one die that must show so much or more, and tell it."""
    number = table.state.dice.roll()
    table.tell_to(REVEALED, events.needed_die, rule, cause=cause, roll=number, needed=needed)
    return number >= needed


def tell(
    table: Dungeon,
    kind: Kind[Concatenate[str, P]],
    rule: str,
    one: Character,
    /,
    *_: P.args,
    **params: P.kwargs,
) -> None:
    """Tell an event about one character, who is named first of what it tells."""
    if table.log is not None:
        said: dict[str, Any] = {"who": name_of(one), **params}
        table.log.append(Event(kind.name, rule, said, None, True, ()))
