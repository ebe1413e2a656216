"""The sun in the third edition: it stands still in the first turn (SUN, VAR-LATE)."""

from delvers.games.dungeonquest.common.rules.sun import move_sun
from delvers.games.dungeonquest.third.rules.state import Dungeon, State
from delvers.kernel.requests import Rule


def pass_time(table: Dungeon) -> Rule[None]:
    """At the start of the first player's turn, but not of the very first, the sun moves on."""
    if table.state.has_begun:
        yield from move_sun(table)
    table.state.has_begun = True


def start_late(state: State) -> int:
    """Where the sun token starts: a die further if the heroes come late."""
    return 1 + (state.dice.roll() if state.rules.late_start else 0)
