"""Which ways must stay open when rocks fall or the floor gives way (TRAP, TRAPLIST)."""

from collections.abc import Iterator

from delvers.games.plungin.rules.board.grid import STEPS
from delvers.games.plungin.rules.board.laying import is_waiting
from delvers.games.plungin.rules.board.map import living, through
from delvers.games.plungin.rules.books.shapes import BLOCKING
from delvers.games.plungin.rules.state.figures import NOWHERE
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.state.state import State


def squares_for_rocks(state: State, squares: list[int], start: int) -> list[int]:
    """The squares that rocks can close without cutting off anybody, the exit or a Great Door."""
    closed: list[int] = []
    needed = [group for group in groups_needed(state) if is_reached(state, start, group, ())]
    for square in squares:
        tried = [*closed, square]
        if leaves_open(state, start, needed, tried):
            closed = tried
    return closed


def leaves_open(state: State, start: int, needed: list[list[int]], closed: list[int]) -> bool:
    """Whether all that is needed can be reached on one side of the rocks.

    Who stands under them steps off to any side, but is no way from one side to the other.
    """
    starts = [there for there in steps(state, start) if there not in closed]
    return any(
        all(is_reached(state, one, group, closed) for group in needed)
        for one in (starts if start in closed else [start])
        if one == start or is_walkable(state, one)
    )


def groups_needed(state: State) -> list[list[int]]:
    """Squares of which one each must be reached: of everybody, of the exit, of Great Doors.

    Before the Great Door is found it may be behind any door behind which nobody has looked.
    """
    groups = [[one.at, *steps(state, one.at)] for one in (*living(state), *state.monsters)]
    groups += [[*door.squares] for door in state.doors if door.is_exit or door.kind == "great"]
    if state.great_doors <= state.chapter:
        waiting = [door for number, door in enumerate(state.doors) if is_waiting(state, number)]
        groups.append([square for door in waiting for square in door.squares])
    return groups


def is_reached(state: State, start: int, group: list[int], closed: "tuple[()] | list[int]") -> bool:
    """Whether one can walk from a square to one of some others."""
    return not reached(state, start, {*closed}).isdisjoint(group)


def cuts_off(state: State, square: int) -> bool:
    """Whether floor, a door or a chest could no longer be reached if a square fell away."""
    beside = [there for there in steps(state, square) if is_walkable(state, there)]
    if not beside:
        return False
    left = reached(state, beside[0], {square})
    if any(there not in left for there in beside):
        return True
    if any(left.isdisjoint(side) for side in sides_of_doors(state, square)):
        return True
    chests = [there for there in steps(state, square) if there in state.chest_at]
    return any(left.isdisjoint(steps(state, chest)) for chest in chests)


def sides_of_doors(state: State, square: int) -> Iterator[tuple[int, int]]:
    """Both squares before each door that a square is in front of, on its side."""
    for way in range(4):
        number = state.gates.get(square * 4 + way)
        if number is not None:
            door = state.doors[number]
            yield door.squares if square in door.squares else door.beyond


def reached(state: State, start: int, closed: set[int]) -> set[int]:
    """All squares that one can walk to; figures go away, and every door can be opened somehow."""
    found, waiting = {start}, [start]
    for here in waiting:
        for there in steps(state, here):
            if there not in found and there not in closed and is_walkable(state, there):
                found.add(there)
                waiting.append(there)
    return found - closed


def steps(state: State, square: int) -> list[int]:
    """The squares beside one, also through doors that are still closed."""
    found = []
    for way, step in enumerate(STEPS):
        number = state.gates.get(square * 4 + way)
        if number is not None:
            there = behind(state.doors[number], square)
            if there is not None:
                found.append(there)
        elif state.ground.get(square + step, NOWHERE) == state.ground[square]:
            found.append(square + step)
    return found


def behind(door: Door, square: int) -> int | None:
    """The square behind a door, unless it leads nowhere."""
    return None if door.is_blind else through(door, square)


def is_walkable(state: State, square: int) -> bool:
    """Whether nothing stands on a square that stays there."""
    return square not in state.chest_at and state.terrain.get(square, ".") not in BLOCKING
