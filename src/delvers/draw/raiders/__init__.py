"""Dungeon Raiders, drawn."""

from delvers.draw.raiders.page import regions
from delvers.draw.raiders.picture import picture

__all__ = ["picture", "regions"]
