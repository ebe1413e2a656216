"""A bot for DungeonQuest that knows when to turn back, whichever edition."""

import functools
from dataclasses import replace
from typing import ClassVar, Final, cast

from delvers.bots.protocol import Look
from delvers.games.dungeonquest.common.bots.below import BELOW
from delvers.games.dungeonquest.common.bots.finding import FINDING
from delvers.games.dungeonquest.common.bots.lore import Lore
from delvers.games.dungeonquest.common.bots.moving import MOVING
from delvers.games.dungeonquest.common.bots.question import Answers, Question
from delvers.games.dungeonquest.common.bots.situation import read
from delvers.games.dungeonquest.common.rules.cards import Box
from delvers.games.dungeonquest.common.rules.options import DECLINE, GO_ON, KEEP, STOP
from delvers.games.dungeonquest.common.rules.view import CommonView
from delvers.kernel.dice import Dice
from delvers.kernel.forms import Grammar
from delvers.kernel.requests import Ask

COMMON: Final[Answers] = {**MOVING, **BELOW, **FINDING}
"""How to answer the questions that both editions ask, by their prompts."""
CAUTIOUS: Final = (DECLINE, KEEP, GO_ON, STOP)


def cautious(question: Question) -> str:
    """What to say to a question never heard of: no, if that can be said."""
    return question.first_of(*CAUTIOUS)


@functools.cache
def lore_of(lore: Lore, content: Box) -> Lore:
    """What a bot knows of an edition that is played with this content."""
    return replace(lore, content=content)


class DungeonQuestBot:
    """It weighs wounds, daylight and Loot against the way home."""

    __slots__ = ("_dice", "_lore")
    lore: ClassVar[Lore]
    answers: ClassVar[Answers]
    prompts: ClassVar[Grammar]

    def __init__(self, dice: Dice, content: Box | None = None) -> None:
        self._dice = dice
        self._lore = lore_of(self.lore, content) if content else self.lore

    def choose(self, ask: Ask, look: Look) -> str:
        """The option that brings most."""
        form = self.prompts.form_of(ask.prompt)
        parts = form.parts(ask.prompt) if form is not None else ()
        about = str(parts[0]) if parts else ""
        question = Question(ask, about, read(cast(CommonView, look()), self._lore), self._dice)
        asked = form if form is not None and parts else ask.prompt
        return self.answers.get(asked, cautious)(question)
