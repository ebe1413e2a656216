"""The bots that play the Revised Edition of DungeonQuest."""

from typing import Final

from delvers.bots.making import Makers
from delvers.games.dungeonquest.revised.bots.heuristic import RevisedEditionBot

BOTS: Final[Makers] = {"heuristic": RevisedEditionBot}
