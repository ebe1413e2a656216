"""Tests of the Revised Edition: Determination, which helps after a roll, and prayers for it."""

from typing import Final

from delvers.games.dungeonquest.common.bots.question import Answer, Question, yes_if

WEAK: Final = 7
"""With so little life left nobody prays."""
ENOUGH: Final = 3
"""Who has so many tokens needs no prayer."""


def spend_determination(question: Question) -> str:
    """As many tokens as the roll is too high, or none if that does not help."""
    return question.first_of(f"spend {question.about}", "spend none")


def is_prayer_wanted(question: Question) -> bool:
    """A wound for three tokens, while there is life to spare and few tokens are left."""
    situation = question.situation
    return situation.life > WEAK and situation.me["determination"] < ENOUGH


TESTING: Final[dict[str, Answer]] = {
    "spend_determination": spend_determination,
    "pray": yes_if(is_prayer_wanted),
}
