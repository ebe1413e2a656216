"""What a searcher knows of the Revised Edition."""

from pathlib import Path
from typing import Any, Final

from delvers.games.dungeonquest.common.bots.guide import guide_with
from delvers.games.dungeonquest.common.bots.policy import Answers, act, always
from delvers.games.dungeonquest.revised.rules import prompts
from delvers.games.dungeonquest.revised.rules.options import FIGHT

ANSWERS: Final[Answers] = {
    prompts.ESCAPE_OR_FIGHT: always(FIGHT),
    prompts.FACE_ALONE: always(FIGHT),
    prompts.FLEE: act,
}


def needs_treasure(state: Any) -> bool:
    """Alone a Treasure card must be brought."""
    return bool(state.rules.solo)


GUIDE: Final = guide_with(ANSWERS, needs_treasure, Path(__file__).parent)
