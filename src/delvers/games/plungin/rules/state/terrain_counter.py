"""The Terrain Counter and the Time Interval N(X) (TIME)."""

from delvers.games.plungin.rules.books.dungeon import Pack, Stage
from delvers.games.plungin.rules.state.state import State


def pack_of(state: State) -> Pack:
    """The adventure."""
    return state.content.packs[state.pack]


def stage_of(state: State) -> Stage:
    """The stage of the adventure."""
    return pack_of(state).stages[state.chapter]


def marker(state: State) -> tuple[int, bool]:
    """The number on which the marker stands, and whether it is in the pink part of the track."""
    stage = stage_of(state)
    if state.count < stage.n:
        return stage.n - state.count, False
    return min(state.count - stage.n + 1, stage.x), True


def door_modifier(state: State) -> int:
    """What the Terrain Counter adds to rolls on the Doors table in the coming phase."""
    number, is_pink = marker(state)
    return number if is_pink else 0


def is_complete(state: State) -> bool:
    """Whether the dungeon counts as completely explored."""
    stage = stage_of(state)
    return state.count >= stage.n + stage.x
