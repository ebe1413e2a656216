"""Dungeon Plungin', drawn."""

from typing import Final

from delvers.draw.pictures import Pictures
from delvers.games.plungin.pictures.page import regions
from delvers.games.plungin.pictures.picture import picture
from delvers.games.plungin.pictures.style import style

PICTURES: Final = Pictures(picture, regions, style)
