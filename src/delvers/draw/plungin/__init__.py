"""Dungeon Plungin', drawn."""

from delvers.draw.plungin.page import page_style, regions
from delvers.draw.plungin.picture import picture
from delvers.draw.plungin.style import map_style

__all__ = ["map_style", "page_style", "picture", "regions"]
