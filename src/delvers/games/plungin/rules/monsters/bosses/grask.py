"""Grask, the leader of the orcs (LAW, BOSS)."""

from delvers.games.plungin.rules.books.registry import ACTS, LIFE_RESULTS
from delvers.games.plungin.rules.fight.conditions import is_asleep, is_helpless
from delvers.games.plungin.rules.heroes.stats import tags_of
from delvers.games.plungin.rules.monsters.actions import (
    at_hand,
    charge_in,
    close_in,
    fights,
    strike_at_hand,
)
from delvers.games.plungin.rules.monsters.laws import NEAR, REVENGE
from delvers.games.plungin.rules.monsters.life_results import once
from delvers.games.plungin.rules.state.figures import FURY, Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.kernel.requests import Rule


def war_shout(table: Dungeon, monster: Monster) -> Rule[None]:
    """All other orcs on the tile run at once; then he strikes who is beside him."""
    orcs = orcs_at_call(table.state, monster)
    for other in orcs:
        if other.is_on_board:
            other.actions = 1
            yield from close_in(table, other, other.law)
    if orcs or at_hand(table.state, monster):
        monster.did.append("war_shout")
        yield from strike_at_hand(table, monster)
    else:
        yield from charge_in(table, monster, NEAR)


def orcs_at_call(state: State, monster: Monster) -> list[Monster]:
    """The other orcs on the tile who are awake."""
    tile = state.ground[monster.at]
    return [
        other
        for other in state.monsters
        if other is not monster
        and other.side == monster.side
        and "orcish" in tags_of(other)
        and state.ground[other.at] == tile
        and is_awake(other)
    ]


def is_awake(monster: Monster) -> bool:
    """Whether a monster can follow a call."""
    return not is_asleep(monster) and not is_helpless(monster) and not monster.skips


def reckless(table: Dungeon, monster: Monster) -> Rule[None]:
    """Two dice more, and as many fewer in defence."""
    monster.off_guard = 2
    yield from charge_in(table, monster, REVENGE, 2)


ACTS.update(
    {
        "press": fights(REVENGE),
        "war_shout": war_shout,
        "reckless": reckless,
    }
)
LIFE_RESULTS.update(
    {
        "roars": once(FURY),
    }
)
