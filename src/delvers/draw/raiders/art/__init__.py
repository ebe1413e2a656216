"""Woodcuts for Dungeon Raiders, each in a box of 100 by 100."""

from delvers.draw.raiders.art.bosses import BOSSES
from delvers.draw.raiders.art.chamber import chamber
from delvers.draw.raiders.art.characters import CHARACTERS
from delvers.draw.raiders.art.items import ITEMS
from delvers.draw.raiders.art.monsters import MONSTERS
from delvers.draw.raiders.art.traps import TRAPS

__all__ = ["BOSSES", "CHARACTERS", "ITEMS", "MONSTERS", "TRAPS", "chamber"]
