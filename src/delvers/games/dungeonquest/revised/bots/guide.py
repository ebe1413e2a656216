"""What a searcher knows of the Revised Edition."""

from collections.abc import Mapping
from typing import Any, Final

from delvers.games.dungeonquest.common.bots.guide import guide_with
from delvers.games.dungeonquest.common.bots.policy import Answer, act, always
from delvers.games.dungeonquest.revised.rules import prompts
from delvers.games.dungeonquest.revised.rules.options import FIGHT

ANSWERS: Final[Mapping[str, Answer]] = {
    prompts.ESCAPE_OR_FIGHT: always(FIGHT),
    prompts.FACE_ALONE: always(FIGHT),
    prompts.FLEE: act,
}


def needs_treasure(state: Any) -> bool:
    """Alone a Treasure card must be brought."""
    return bool(state.rules.solo)


GUIDE: Final = guide_with(ANSWERS, needs_treasure)
