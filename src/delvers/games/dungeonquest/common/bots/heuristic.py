"""A bot for DungeonQuest that knows when to turn back, whichever edition."""

from typing import ClassVar, Final

from delvers.bots.protocol import Look
from delvers.games.dungeonquest.common.bots.below import BELOW
from delvers.games.dungeonquest.common.bots.finding import FINDING
from delvers.games.dungeonquest.common.bots.lore import Lore
from delvers.games.dungeonquest.common.bots.moving import MOVING
from delvers.games.dungeonquest.common.bots.question import Answer, Question
from delvers.games.dungeonquest.common.bots.situation import read
from delvers.kernel.dice import Dice
from delvers.kernel.requests import Ask

COMMON: Final[dict[str, Answer]] = {**MOVING, **BELOW, **FINDING}
"""How to answer the questions that both editions ask, by their prompts."""
CAUTIOUS: Final = ("decline", "keep", "go on", "stop")


def cautious(question: Question) -> str:
    """What to say to a question never heard of: no, if that can be said."""
    return question.first_of(*CAUTIOUS)


class DungeonQuestBot:
    """It weighs wounds, daylight and Loot against the way home."""

    __slots__ = ("_dice",)
    lore: ClassVar[Lore]
    answers: ClassVar[dict[str, Answer]]

    def __init__(self, dice: Dice, _content: object = None) -> None:
        self._dice = dice

    def choose(self, ask: Ask, look: Look) -> str:
        """The option that brings most."""
        kind, _, about = ask.prompt.partition(" ")
        question = Question(ask, about, read(look(), self.lore), self._dice)
        return self.answers.get(kind, cautious)(question)
