"""DungeonQuest, drawn."""

from delvers.draw.dungeonquest.edition import EDITIONS
from delvers.draw.dungeonquest.page import regions
from delvers.draw.dungeonquest.picture import picture
from delvers.draw.dungeonquest.revised import REVISED
from delvers.draw.dungeonquest.style import art, page_style
from delvers.draw.dungeonquest.third import THIRD

__all__ = ["EDITIONS", "art", "page_style", "picture", "regions"]

EDITIONS["dungeonquest-3e"] = THIRD
EDITIONS["dungeonquest-revised"] = REVISED
