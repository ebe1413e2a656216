"""What a searcher knows of Dungeon Raiders."""

from typing import Final

from delvers.bots.search import Guide
from delvers.games.raiders.bots.policy import policy
from delvers.games.raiders.bots.worth import FEATURES, values
from delvers.games.raiders.rules.state import State


def levels_done(state: State) -> int:
    """How many levels have been gone through, the end of the game as one more."""
    return state.level - 1 + state.is_over


GUIDE: Final = Guide(values=values, policy=policy, clock=levels_done, reach=1, features=FEATURES)
