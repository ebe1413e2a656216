"""What is read off a finished game of DungeonQuest, Revised Edition."""

from typing import Final

from delvers.games.dungeonquest.common.lab import Told, facts_with
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.games.dungeonquest.revised.rules.events import (
    came_back,
    escaped,
    monster_hides,
    monster_shown,
)
from delvers.games.dungeonquest.revised.words.speaking import cause

TOLD: Final = Told(
    escaped, hides=monster_hides, shown=monster_shown, returns=came_back, stands=(came_back,)
)
FACTS: Final = facts_with(CONTENT, cause, TOLD)
