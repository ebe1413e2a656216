"""Tests of the Revised Edition: Determination, which helps after a roll, and prayers for it."""

from typing import Final

from delvers.games.dungeonquest.common.bots.question import Answers, Question, yes_if
from delvers.games.dungeonquest.common.rules import prompts as common_prompts
from delvers.games.dungeonquest.revised.rules import prompts
from delvers.games.dungeonquest.revised.rules.options import SPEND, SPEND_NONE

WEAK: Final = 7
"""With so little life left nobody prays."""
ENOUGH: Final = 3
"""Who has so many tokens needs no prayer."""


def spend_determination(question: Question) -> str:
    """As many tokens as the roll is too high, or none if that does not help."""
    (excess,) = prompts.SPEND_DETERMINATION.parts(question.ask.prompt)
    return question.first_of(SPEND(excess), SPEND_NONE)


def is_prayer_wanted(question: Question) -> bool:
    """A wound for three tokens, while there is life to spare and few tokens are left."""
    situation = question.situation
    return situation.life > WEAK and situation.lore.tokens(situation.me) < ENOUGH


TESTING: Final[Answers] = {
    prompts.SPEND_DETERMINATION: spend_determination,
    common_prompts.PRAY: yes_if(is_prayer_wanted),
}
