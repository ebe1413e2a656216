"""Questions carry their facts, and buttons answer the question that is asked."""

import pytest

from delvers.games.plungin.rules import options, prompts
from delvers.kernel.forms import Prompt
from delvers.kernel.requests import Ask
from delvers.text import words

GUARD = prompts.GUARD("brannoc_vale", "sable_wick", "orc 12")
LUCKY = prompts.LUCKY("sable_wick", 2, "pick")


def test_who_may_stand_in_is_told_who_attacks() -> None:
    said = words("en").prompt("plungin", GUARD)
    assert said == "Orc 12 attacks Sable Wick. Brannoc Vale: stand in and take the attack?"


@pytest.mark.parametrize(
    ("prompt", "said"),
    [
        (GUARD, "Do not stand in"),
        (LUCKY, "Keep these dice"),
        (prompts.ADVANCE("sable_wick"), "Stay here"),
        (prompts.DODGE("sable_wick"), "Do not dodge"),
        (prompts.OPPORTUNITY("sable_wick", "orc 12"), "Let it go"),
        (prompts.PEDDLER(), "Buy nothing"),
    ],
)
def test_declining_answers_the_question(prompt: Prompt, said: str) -> None:
    ask = Ask(0, (options.DECLINE(),), "DP-REACT-02", prompt)
    assert words("en").answer("plungin", ask, options.DECLINE()) == said


def test_an_option_without_words_of_its_own_for_a_question_keeps_the_usual_ones() -> None:
    ask = Ask(0, (options.DECLINE(),), "DP-REACT-02", prompts.ACT())
    assert words("en").answer("plungin", ask, options.DECLINE()) == "No, thanks"
    assert words("en").answer("plungin", None, options.DECLINE()) == "No, thanks"
