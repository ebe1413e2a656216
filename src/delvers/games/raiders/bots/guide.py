"""What a searcher knows of Dungeon Raiders."""

from typing import Final

from delvers.bots.search import Guide
from delvers.games.raiders.bots.policy import policy
from delvers.games.raiders.bots.worth import FEATURES, values
from delvers.games.raiders.rules.components import LEVELS, ROW
from delvers.games.raiders.rules.state import State

LAST_ROOMS: Final = 8
"""With so few rooms left a rehearsal goes on to the end."""


def rooms_done(state: State) -> int:
    """How many rooms have been gone through; the last ones count as none, so the end is reached."""
    done = (state.level - 1) * ROW + state.room
    return min(done, LEVELS * ROW - LAST_ROOMS) if not state.is_over else LEVELS * ROW


GUIDE: Final = Guide(values=values, policy=policy, clock=rooms_done, reach=6, features=FEATURES)
