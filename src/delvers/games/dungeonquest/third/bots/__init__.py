"""The bots that play the third edition of DungeonQuest."""

from typing import Final

from delvers.bots.making import Makers
from delvers.games.dungeonquest.third.bots.heuristic import ThirdEditionBot

BOTS: Final[Makers] = {"heuristic": ThirdEditionBot}
