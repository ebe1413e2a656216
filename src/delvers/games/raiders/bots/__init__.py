"""The bots that play Dungeon Raiders."""

from typing import Final

from delvers.bots.making import Makers
from delvers.games.raiders.bots.heuristic import RaidersBot

BOTS: Final[Makers] = {"heuristic": RaidersBot}
