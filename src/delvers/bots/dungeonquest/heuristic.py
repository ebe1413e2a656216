"""A bot for DungeonQuest, third edition, that knows when to turn back."""

from typing import Final

from delvers.bots.dungeonquest.below import BELOW
from delvers.bots.dungeonquest.fighting import FIGHTING
from delvers.bots.dungeonquest.finding import FINDING
from delvers.bots.dungeonquest.meeting import MEETING
from delvers.bots.dungeonquest.moving import MOVING
from delvers.bots.dungeonquest.question import Answer, Question
from delvers.bots.dungeonquest.situation import read
from delvers.bots.protocol import Look
from delvers.kernel.dice import Dice
from delvers.kernel.requests import Ask

ANSWERS: Final[dict[str, Answer]] = {**MOVING, **BELOW, **FINDING, **MEETING, **FIGHTING}
"""How to answer each kind of question, by its prompt."""
CAUTIOUS: Final = ("decline", "keep", "go on", "stop")


def cautious(question: Question) -> str:
    """What to say to a question never heard of: no, if that can be said."""
    return question.first_of(*CAUTIOUS)


class DungeonQuestBot:
    """It weighs wounds, daylight and Loot against the way home; chance has no part in it."""

    __slots__ = ()

    def __init__(self, dice: Dice) -> None:
        """The dice are not needed."""

    def choose(self, ask: Ask, look: Look) -> str:
        """The option that brings most."""
        kind, _, about = ask.prompt.partition(" ")
        return ANSWERS.get(kind, cautious)(Question(ask, about, read(look())))
