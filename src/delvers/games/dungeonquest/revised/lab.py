"""What is read off a finished game of DungeonQuest, Revised Edition."""

from typing import Final

from delvers.games.dungeonquest.common.lab import facts_with
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.games.dungeonquest.revised.words.speaking import cause

FACTS: Final = facts_with(CONTENT, cause)
