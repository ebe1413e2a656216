"""The sun track (SUN, VAR-LATE)."""

from delvers.games.dungeonquest.third.flow import Dungeon
from delvers.games.dungeonquest.third.rolling import roll_one, throw
from delvers.games.dungeonquest.third.state import SUN_SPACES, State
from delvers.games.dungeonquest.third.wounds import leave_the_living
from delvers.kernel.requests import Rule

FIRST_NUMBERED = 26


def danger(sun: int) -> int:
    """The highest number that shuts the doors at a space of the track; 0 if there is none."""
    return max(0, sun - FIRST_NUMBERED + 1)


def pass_time(table: Dungeon) -> Rule[None]:
    """At the start of the first player's turn the sun moves on, and late in the day he rolls."""
    state = table.state
    if not state.has_begun:
        state.has_begun = True
        return
    if state.sun < SUN_SPACES:
        state.sun += 1
        if table.log is not None:
            table.tell("sun_moved", "DQ3-SUN-02", sun=state.sun)
    if danger(state.sun) and (yield from sunset_roll(table)) <= danger(state.sun):
        shut_doors(table)


def sunset_roll(table: Dungeon) -> Rule[int]:
    """The first player rolls, whether his hero is inside, outside or dead."""
    first = table.state.heroes[table.state.first]
    if first.status in ("exploring", "below"):
        return (yield from roll_one(table, first, "sunset", "DQ3-SUN-05"))
    return throw(table, first.seat, 1, "sunset", "DQ3-SUN-05")[0]


def shut_doors(table: Dungeon) -> None:
    """The game ends, and whoever is still inside dies."""
    state = table.state
    state.stage = "over"
    if table.log is not None:
        table.tell("doors_shut", "DQ3-SUN-07")
    for hero in state.heroes:
        if hero.status in ("exploring", "below"):
            leave_the_living(table, hero, "sunset", "DQ3-SUN-08")


def start_late(state: State) -> int:
    """Where the sun token starts: a die further if the heroes come late."""
    return 1 + (state.dice.roll() if state.rules.late_start else 0)
