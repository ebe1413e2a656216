"""Dungeon Raiders, drawn."""

from typing import Final

from delvers.draw.pictures import Pictures
from delvers.games.raiders.pictures.page import parts, regions
from delvers.games.raiders.pictures.picture import picture

PICTURES: Final = Pictures(picture, regions, parts=parts)
