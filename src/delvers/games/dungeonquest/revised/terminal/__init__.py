"""DungeonQuest, Revised Edition, in a terminal."""

from typing import Final

from delvers.games.dungeonquest.common.terminal.table import table_of_edition
from delvers.games.dungeonquest.revised.terminal.edition import REVISED

TABLE: Final = table_of_edition(REVISED)
