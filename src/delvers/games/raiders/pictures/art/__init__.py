"""Woodcuts for Dungeon Raiders, each in a box of 100 by 100."""

from delvers.games.raiders.pictures.art.bosses import BOSSES
from delvers.games.raiders.pictures.art.chamber import chamber
from delvers.games.raiders.pictures.art.characters import CHARACTERS
from delvers.games.raiders.pictures.art.items import ITEMS
from delvers.games.raiders.pictures.art.monsters import MONSTERS
from delvers.games.raiders.pictures.art.traps import TRAPS

__all__ = ["BOSSES", "CHARACTERS", "ITEMS", "MONSTERS", "TRAPS", "chamber"]
