"""What a searcher knows of DungeonQuest, whichever edition."""

from pathlib import Path
from typing import Final

from delvers.bots.search import Guide
from delvers.games.dungeonquest.common.bots.policy import Answers, policy_with
from delvers.games.dungeonquest.common.bots.worth import Chances, NeedsTreasure
from delvers.games.dungeonquest.common.rules.state import State

REACH: Final = 1
"""So many rounds a rehearsal is played on: what policies do later tells less than the fit."""
DOUBT: Final = 0.02
"""The fit knows nothing of traps, doors and monsters on the way, which the heuristic plans for."""


def rounds(state: State) -> int:
    """How many rounds have been played."""
    return state.sun


def guide_with(answers: Answers, needs_treasure: NeedsTreasure, folder: Path) -> Guide:
    """The guide of an edition, with the weights in its folder."""
    chances = Chances(folder, needs_treasure)
    return Guide(
        chances.values,
        policy_with(answers),
        rounds,
        REACH,
        features=chances.features,
        doubt=DOUBT,
    )
