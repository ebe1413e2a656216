"""DungeonQuest, third edition, in a terminal."""

from typing import Final

from delvers.games.dungeonquest.common.terminal.table import table_of_edition
from delvers.games.dungeonquest.third.terminal.edition import THIRD

TABLE: Final = table_of_edition(THIRD)
