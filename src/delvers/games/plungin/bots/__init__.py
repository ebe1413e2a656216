"""The bots that play Dungeon Plungin'."""

from typing import Final

from delvers.bots.making import Makers
from delvers.games.plungin.bots.heuristic import PlunginBot

BOTS: Final[Makers] = {"heuristic": PlunginBot}
