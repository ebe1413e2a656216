"""Dungeon Plungin', drawn."""

from typing import Final

from delvers.draw.pictures import Pictures
from delvers.games.plungin.pictures.page import page_style, regions
from delvers.games.plungin.pictures.picture import picture
from delvers.games.plungin.pictures.style import map_style

PICTURES: Final = Pictures(picture, regions, lambda: map_style() + page_style())
