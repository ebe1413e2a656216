"""The bot for the Revised Edition."""

from typing import Any, Final

from delvers.games.dungeonquest.common.bots.chances import passing
from delvers.games.dungeonquest.common.bots.heuristic import COMMON, DungeonQuestBot
from delvers.games.dungeonquest.common.bots.legs import Leg
from delvers.games.dungeonquest.common.bots.lore import Lore
from delvers.games.dungeonquest.common.bots.moving import CATACOMBS
from delvers.games.dungeonquest.common.bots.question import Question
from delvers.games.dungeonquest.common.rules.cards import HeroCard
from delvers.games.dungeonquest.revised.bots.finding import FINDING
from delvers.games.dungeonquest.revised.bots.meeting import MEETING
from delvers.games.dungeonquest.revised.bots.testing import TESTING
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.games.dungeonquest.revised.rules.edition import REVISED

FEARED: Final = 3.0
"""The wounds of a fight with any monster, as measured over many games."""


def lurking(_lurker: Any) -> float:
    """A token may become any monster."""
    return FEARED


def tokens(determination: int) -> int:
    """Tokens are just counted."""
    return determination


def trapdoor(hero: HeroCard) -> Leg:
    """A wound and a trip through the catacombs for those who fall."""
    return CATACOMBS.and_then(Leg(0, 1)).times(1 - passing(hero.agility))


def whichever(question: Question) -> str:
    """It does not matter which."""
    return question.options[0]


ANSWERS: Final = {
    **COMMON,
    **FINDING,
    **MEETING,
    **TESTING,
    "light": whichever,
    "come_back": whichever,
}
LORE: Final = Lore(CONTENT, lurking, tokens, trapdoor, REVISED.spares, bruise=1)


class RevisedEditionBot(DungeonQuestBot):
    """In fights it leaves the choice of attacks to chance, as it must not be foreseen."""

    __slots__ = ()
    lore = LORE
    answers = ANSWERS
