"""DungeonQuest, Revised Edition, on the page."""

from pathlib import Path
from typing import Final

from delvers.games.dungeonquest.common.page import page_with
from delvers.games.dungeonquest.revised.rules.components import CONTENT

PAGE: Final = page_with(Path(__file__).parent, CONTENT)
