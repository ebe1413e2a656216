"""What is read off a finished game of DungeonQuest, third edition."""

from typing import Final

from delvers.games.dungeonquest.common.lab import facts_with
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.words.speaking import cause

FACTS: Final = facts_with(CONTENT, cause)
