"""The sun track, and what happens when the sun sets."""

from typing import Final

from delvers.games.dungeonquest.common.rules import events
from delvers.games.dungeonquest.common.rules.flow import Dungeon
from delvers.games.dungeonquest.common.rules.rolling import roll_one, throw
from delvers.games.dungeonquest.common.rules.wounds import leave_the_living
from delvers.kernel.requests import Rule

NUMBERED: Final = 5
"""The spaces at the end of the track that carry numbers, from 1 up."""


def danger(sun: int, spaces: int) -> int:
    """The highest number that shuts the doors at a space of the track; 0 if there is none."""
    return max(0, sun - spaces + NUMBERED)


def move_sun(table: Dungeon) -> Rule[None]:
    """The sun moves on, if there is room, and late in the day the first player rolls."""
    state = table.state
    spaces, rule = state.edition.sun_spaces, state.cites.sunset_again
    if state.sun < spaces:
        rule = state.cites.sunset_roll
        state.sun += 1
        table.tell(events.sun_moved, state.cites.sun_moves, sun=state.sun)
    risk = danger(state.sun, spaces)
    if risk:
        table.tell(events.sunset_near, rule, seat=state.first, risk=risk)
        if (yield from sunset_roll(table, rule)) <= risk:
            shut_doors(table)


def sunset_roll(table: Dungeon, rule: str) -> Rule[int]:
    """The first player rolls, whether his hero is inside, outside or dead."""
    first = table.state.heroes[table.state.first]
    if first.status in ("exploring", "below"):
        return (yield from roll_one(table, first, "sunset", rule))
    return throw(table, first.seat, 1, "sunset", rule)[0]


def shut_doors(table: Dungeon) -> None:
    """The game ends, and whoever is still inside dies."""
    state = table.state
    state.stage = "over"
    table.tell(events.doors_shut, table.state.cites.sunset)
    for hero in state.heroes:
        if hero.status in ("exploring", "below"):
            leave_the_living(table, hero, "sunset", table.state.cites.sunset_death)
