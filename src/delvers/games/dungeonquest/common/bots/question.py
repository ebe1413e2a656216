"""A question put to the bot, with what it sees."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from delvers.games.dungeonquest.common.bots.prospects import Prospects
from delvers.games.dungeonquest.common.bots.situation import Situation
from delvers.games.dungeonquest.common.rules.options import DECLINE, named_in
from delvers.kernel.dice import Dice
from delvers.kernel.forms import AnyForm
from delvers.kernel.requests import Ask


@dataclass
class Question:
    """An ask, the card or monster it is about ("" if none), the situation, and the bot's dice."""

    ask: Ask
    about: str
    situation: Situation
    dice: Dice

    @cached_property
    def prospects(self) -> Prospects:
        """What lies ahead, worked out when it is first wanted."""
        return Prospects(self.situation)

    @property
    def options(self) -> tuple[str, ...]:
        """What can be chosen."""
        return self.ask.options

    def gold_in(self, option: str) -> int:
        """The gold value of the card that an option names."""
        return self.gold_of(named_in(self.situation.lore.grammar, option))

    def gold_of(self, id: str) -> int:
        """The gold value of a card; 0 for anything else."""
        card = self.situation.lore.content.cards.get(id)
        return card.gold if card else 0

    def best(self, worth: Callable[[str], float]) -> str:
        """The option worth most; of equals the first."""
        return max(self.options, key=worth)

    def first_of(self, *wanted: str) -> str:
        """The first wanted option that is offered, else the first offered."""
        return next((option for option in wanted if option in self.options), self.options[0])


Answer: TypeAlias = Callable[[Question], str]
Answers: TypeAlias = Mapping[str | AnyForm, Answer]
"""How to answer questions, by their prompts, or by the forms of prompts that name something."""


def yes_if(is_wanted: Callable[[Question], bool]) -> Answer:
    """Accept the first option that is no refusal when a condition holds, decline otherwise."""

    def answer(question: Question) -> str:
        accepting = [option for option in question.options if option != DECLINE]
        return accepting[0] if accepting and is_wanted(question) else question.first_of(DECLINE)

    return answer
