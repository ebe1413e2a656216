"""What happens to characters is told here, in one form each."""

from delvers.games.plungin.rules.state.figures import Character, Hero, Monster
from delvers.games.plungin.rules.state.fixtures import Chest, Lock
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.kernel.events import Event, Value


def name_of(one: Character) -> str:
    """The name of a hero, or the kind of a monster with its number."""
    return one.id if isinstance(one, Hero) else f"{one.id} {one.number}"


def lock_name(state: State, lock: Lock) -> str:
    """A door or chest in an option and in what is told."""
    if isinstance(lock, Chest):
        return f"chest {next(n for n, chest in enumerate(state.chests) if chest is lock)}"
    return f"door {next(n for n, door in enumerate(state.doors) if door is lock)}"


def is_boss(monster: Monster) -> bool:
    """Whether a monster has a life table instead of LIFE."""
    return bool(monster.content.monsters[monster.id].boss)


def roll_die(table: Dungeon, cause: str, rule: str) -> int:
    """Roll one die that decides something, and tell it."""
    number = table.state.dice.roll()
    table.tell("die_rolled", rule, reveals=True, cause=cause, roll=number)
    return number


def roll_from(table: Dungeon, cause: str, rule: str, needed: int) -> bool:
    """Roll one die that must show so much or more, and tell it."""
    number = table.state.dice.roll()
    table.tell("needed_die", rule, reveals=True, cause=cause, roll=number, needed=needed)
    return number >= needed


def tell(table: Dungeon, kind: str, rule: str, one: Character, **params: Value) -> None:
    """Tell an event about one character."""
    if table.log is not None:
        said: dict[str, Value] = {"who": name_of(one), **params}
        table.log.append(Event(kind, rule, said, None, True, ()))
