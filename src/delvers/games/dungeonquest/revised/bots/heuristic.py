"""The bot for the Revised Edition."""

from typing import Final

from delvers.games.dungeonquest.common.bots.chances import passing
from delvers.games.dungeonquest.common.bots.heuristic import COMMON, DungeonQuestBot
from delvers.games.dungeonquest.common.bots.legs import Leg
from delvers.games.dungeonquest.common.bots.lore import Lore
from delvers.games.dungeonquest.common.bots.moving import CATACOMBS, value_of_way
from delvers.games.dungeonquest.common.bots.question import Question
from delvers.games.dungeonquest.common.rules.cards import HeroCard
from delvers.games.dungeonquest.common.rules.options import MOVE
from delvers.games.dungeonquest.common.rules.view import CommonToken
from delvers.games.dungeonquest.common.rules.ways import WAYS
from delvers.games.dungeonquest.revised.bots.finding import FINDING
from delvers.games.dungeonquest.revised.bots.meeting import MEETING
from delvers.games.dungeonquest.revised.bots.testing import TESTING
from delvers.games.dungeonquest.revised.rules import prompts
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.games.dungeonquest.revised.rules.edition import REVISED
from delvers.games.dungeonquest.revised.rules.options import GRAMMAR, GROPE
from delvers.games.dungeonquest.revised.rules.prompts import PROMPTS
from delvers.games.dungeonquest.revised.rules.view import HeroView

FEARED: Final = 3.0
"""The wounds of a fight with any monster, as measured over many games."""


def lurking(_lurker: CommonToken) -> float:
    """A token may become any monster."""
    return FEARED


def tokens(hero: HeroView) -> int:
    """Tokens are just counted."""
    return hero["determination"]


def trapdoor(hero: HeroCard) -> Leg:
    """A wound and a trip through the catacombs for those who fall."""
    return CATACOMBS.and_then(Leg(0, 1)).times(1 - passing(hero.agility))


def value_of_groping(question: Question) -> float:
    """In the dark any of the ways may be the one."""
    ways = WAYS[question.situation.at]
    values = [value for way in ways if (value := value_of_way(question, way))]
    return sum(values) / max(1, len(values))


def whichever(question: Question) -> str:
    """It does not matter which."""
    return question.options[0]


ANSWERS: Final = {
    **COMMON,
    **FINDING,
    **MEETING,
    **TESTING,
    prompts.LIGHT: whichever,
    prompts.COME_BACK: whichever,
}
LORE: Final = Lore(
    CONTENT,
    GRAMMAR,
    (MOVE,),
    {GROPE: value_of_groping},
    lurking,
    tokens,
    trapdoor,
    REVISED.spares,
    needs_treasure=lambda rules: bool(rules["solo"]),
    bruise=1,
)


class RevisedEditionBot(DungeonQuestBot):
    """In fights it leaves the choice of attacks to chance, as it must not be foreseen."""

    __slots__ = ()
    lore = LORE
    answers = ANSWERS
    prompts = PROMPTS
