"""The tactical variant: cards are laid face up in turn from the map card (VAR-TACTIC)."""

import functools

from delvers.games.raiders.rules import events
from delvers.games.raiders.rules.state import State
from delvers.kernel.table import Table


def clockwise(state: State) -> tuple[int, ...]:
    """All seats in the order of laying: clockwise from the map card, or from the first seat."""
    return seats_from(state.starter or 0, len(state.players))


@functools.cache
def seats_from(first: int, count: int) -> tuple[int, ...]:
    """All seats of a table, clockwise from the first."""
    return tuple((first + step) % count for step in range(count))


def pass_map(table: Table[State], values: dict[int, int]) -> None:
    """The map card goes to the highest value; of several, to the nearest one clockwise."""
    state = table.state
    highest = max(values.values())
    taker = next(seat for seat in clockwise(state) if values.get(seat) == highest)
    is_tied = list(values.values()).count(highest) > 1
    rule = "DR-VAR-TACTIC-11" if is_tied else "DR-VAR-TACTIC-09"
    table.tell(events.map_passed, rule, seat=taker, value=highest)
    state.starter = taker
