"""What is read off a finished game of DungeonQuest, third edition."""

from typing import Final

from delvers.games.dungeonquest.common.lab import Told, facts_with
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.events import escaped, fell_back
from delvers.games.dungeonquest.third.words.speaking import cause

TOLD: Final = Told(escaped, stands=(fell_back,))
FACTS: Final = facts_with(CONTENT, cause, TOLD)
