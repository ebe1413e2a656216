"""DungeonQuest, Revised Edition, drawn."""

from typing import Final

from delvers.draw.pictures import Pictures
from delvers.games.dungeonquest.common.pictures.edition import EDITIONS
from delvers.games.dungeonquest.common.pictures.page import regions
from delvers.games.dungeonquest.common.pictures.picture import picture
from delvers.games.dungeonquest.common.pictures.style import style
from delvers.games.dungeonquest.revised.pictures.edition import REVISED

EDITIONS["dungeonquest-revised"] = REVISED
PICTURES: Final = Pictures(picture, regions, style)
