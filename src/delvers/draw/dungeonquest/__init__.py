"""DungeonQuest, drawn."""

from delvers.draw.dungeonquest.page import regions
from delvers.draw.dungeonquest.picture import picture
from delvers.draw.dungeonquest.style import art, page_style

__all__ = ["art", "page_style", "picture", "regions"]
