"""Resolving a room by its kind (TREAS, MON, CHAMB, TRAP, BOSS)."""

from collections.abc import Callable
from typing import Any

from delvers.games.raiders.rules.boss import resolve_boss
from delvers.games.raiders.rules.chamber import resolve_chamber
from delvers.games.raiders.rules.components import Boss, Chamber, Monster, Room, Trap, Treasure
from delvers.games.raiders.rules.monster import resolve_monster
from delvers.games.raiders.rules.state import State
from delvers.games.raiders.rules.trap import resolve_trap
from delvers.games.raiders.rules.treasure import resolve_treasure
from delvers.kernel.table import Table

RESOLVE: dict[type, Callable[[Table[State], Any, dict[int, int]], None]] = {
    Treasure: resolve_treasure,
    Monster: resolve_monster,
    Chamber: resolve_chamber,
    Trap: resolve_trap,
    Boss: resolve_boss,
}


def resolve(table: Table[State], room: Room, values: dict[int, int]) -> None:
    """Carry out a room with the values that the players have in play."""
    RESOLVE[type(room)](table, room, values)
