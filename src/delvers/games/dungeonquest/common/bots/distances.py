"""How many steps lead from everywhere to a tower and to the treasure, by the known walls."""

from collections import deque
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from delvers.games.dungeonquest.common.rules.board import TOWERS, TREASURE, opposite
from delvers.games.dungeonquest.common.rules.state import State
from delvers.games.dungeonquest.common.rules.ways import WAYS

Walls: TypeAlias = tuple[tuple[int, tuple[str, ...]], ...]
"""The spaces with a tile and what lies at the sides of each."""
FAR: Final = 25
"""As far is whatever no known way leads to."""


class Distances(NamedTuple):
    """From every space the steps to the nearest tower, and those to the treasure."""

    home: tuple[int, ...]
    hoard: tuple[int, ...]


def distances(state: State) -> Distances:
    """The distances on a board; what is not explored yet is taken for open."""
    faces = state.content.faces
    return distances_by(tuple((space, faces[laid].sides) for space, laid in state.tiles.items()))


@lru_cache(maxsize=1 << 10)
def distances_by(walls: Walls) -> Distances:
    """The same by the sides of the tiles."""
    return Distances(steps_to(TOWERS, walls), steps_to((TREASURE,), walls))


def steps_to(goals: Iterable[int], walls: Walls) -> tuple[int, ...]:
    """How many steps it takes from every space to the nearest of some goals."""
    sides, steps = dict(walls), [FAR] * len(WAYS)
    for goal in goals:
        steps[goal] = 0
    met = deque(goals)
    while met:
        space = met.popleft()
        mine, further = sides.get(space), steps[space] + 1
        for way in WAYS[space]:
            if further < steps[way.to] and not (mine and mine[way.direction] == "wall"):
                its = sides.get(way.to)
                if not (its and its[opposite(way.direction)] == "wall"):
                    steps[way.to] = further
                    met.append(way.to)
    return tuple(steps)
