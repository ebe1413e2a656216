"""What a searcher knows of DungeonQuest, whichever edition."""

from typing import Final

from delvers.bots.search import Guide
from delvers.games.dungeonquest.common.bots.policy import Answers, policy_with
from delvers.games.dungeonquest.common.bots.worth import (
    NeedsTreasure,
    features_with,
    values_with,
)
from delvers.games.dungeonquest.common.rules.state import State

REACH: Final = 3
"""So many rounds a rehearsal is played on."""


def rounds(state: State) -> int:
    """How many rounds have been played."""
    return state.sun


def guide_with(answers: Answers, needs_treasure: NeedsTreasure) -> Guide:
    """The guide of an edition."""
    return Guide(
        values_with(needs_treasure),
        policy_with(answers),
        rounds,
        REACH,
        features=features_with(needs_treasure),
    )
