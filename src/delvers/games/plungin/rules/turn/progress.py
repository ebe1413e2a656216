"""Whether anything happens: for how many rounds nothing has been achieved (ROUND)."""

from collections.abc import Sequence

from delvers.games.plungin.rules.board.map import living
from delvers.games.plungin.rules.state.fixtures import Lock
from delvers.games.plungin.rules.state.state import State


def note_progress(state: State) -> None:
    """At the start of a round: has anything changed that matters?"""
    now = progress_of(state)
    if now != state.progress:
        state.progress, state.changed = now, state.round


def progress_of(state: State) -> list[int]:
    """What changes when a party gets on: tiles, locks, visits, and in a fight everybody's LIFE."""
    foes = [monster for monster in state.monsters if monster.side == "monsters"]
    return [
        state.visits,
        len(state.tiles),
        trials(state.doors) + trials(state.chests),
        len(foes),
        sum(monster.damage - monster.life for monster in foes),
        sum(hero.life for hero in living(state)) if foes else 0,
    ]


def trials(locks: Sequence[Lock]) -> int:
    """How much has been tried at doors or chests."""
    count = 0
    for lock in locks:
        count += (
            lock.is_open
            + lock.is_ruined
            + lock.is_aware
            + len(lock.failed)
            + len(lock.forgiven)
            + lock.picks
            + lock.disarms
            + lock.blows
            - lock.is_locked
        )
    return count


def quiet_rounds(state: State) -> int:
    """For how many rounds nothing has been achieved."""
    return max(0, state.round - state.changed)
