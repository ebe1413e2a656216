"""How a game ended; the prose of an adventure is told when the adventure itself ends."""

from collections.abc import Mapping
from typing import Final

from delvers.games.plungin.rules.events.rounds import WhyOver
from delvers.kernel.spec import Result
from delvers.text.gametext import Names
from delvers.text.marks import N_
from delvers.text.voice import Voice

LOST: Final[Mapping[WhyOver, str]] = {
    "DP-CONFLICT-48": N_("The heroes have lost: the dungeon keeps them."),
    "DP-EXITDUN-02": N_("The heroes go home without having won an adventure."),
}


def result(voice: Voice, result: Result, _names: Names) -> str | None:
    """All win or lose together; the score is how many heroes are alive."""
    if not result.winners:
        return next((voice.fill(text) for why, text in LOST.items() if why == result.why), None)
    return voice.count(
        "The heroes have won; %(count)s of them is alive.",
        "The heroes have won; %(count)s of them are alive.",
        result.scores[0],
    )
