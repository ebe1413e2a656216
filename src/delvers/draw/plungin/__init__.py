"""Dungeon Plungin', drawn."""

from delvers.draw.plungin.map import map_svg as picture
from delvers.draw.plungin.page import page_style, regions

__all__ = ["page_style", "picture", "regions"]
