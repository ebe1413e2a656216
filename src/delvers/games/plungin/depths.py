"""Pits and chasms on the board (TRAPLIST)."""

from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.grid import CHASM
from delvers.games.plungin.map import neighbours
from delvers.games.plungin.state import State


def is_pit(kind: str) -> bool:
    """Whether one can fall into it."""
    return kind in BOOKS.traps and BOOKS.traps[kind].jumps


def pit_with(state: State, square: int) -> set[int]:
    """The squares of the pit or chasm that a square is part of; those that touch are one."""
    deep = {s for hazard in state.hazards if is_pit(hazard.kind) for s in hazard.squares}
    deep |= {s for s, mark in state.terrain.items() if mark == CHASM}
    if square not in deep:
        return set()
    found, waiting = {square}, [square]
    for here in waiting:
        for there in neighbours(state, here):
            if there in deep and there not in found:
                found.add(there)
                waiting.append(there)
    return found
