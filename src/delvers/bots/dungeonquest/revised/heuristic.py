"""The bot for the Revised Edition."""

from typing import Any, Final

from delvers.bots.dungeonquest.chances import passing
from delvers.bots.dungeonquest.heuristic import COMMON, DungeonQuestBot
from delvers.bots.dungeonquest.legs import Leg
from delvers.bots.dungeonquest.lore import Lore
from delvers.bots.dungeonquest.moving import CATACOMBS
from delvers.bots.dungeonquest.question import Question
from delvers.bots.dungeonquest.revised.finding import FINDING
from delvers.bots.dungeonquest.revised.meeting import MEETING
from delvers.bots.dungeonquest.revised.testing import TESTING
from delvers.games.dungeonquest.cards import HeroCard
from delvers.games.dungeonquest.revised.components import CONTENT
from delvers.games.dungeonquest.revised.edition import REVISED

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
