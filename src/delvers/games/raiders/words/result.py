"""How a game of Dungeon Raiders ended."""

from typing import Final

from delvers.kernel.spec import Result
from delvers.text.gametext import Names, name_of
from delvers.text.marks import NN_
from delvers.text.voice import Voice

RICHEST: Final = NN_(
    "%(players)s wins with %(count)s coin.", "%(players)s wins with %(count)s coins."
)
LEAST_WOUNDED: Final = NN_(
    "%(players)s wins with %(count)s coin and fewer wounds than others who are as rich.",
    "%(players)s wins with %(count)s coins and fewer wounds than others who are as rich.",
)
SHARED: Final = NN_(
    "%(players)s share the victory with %(count)s coin each.",
    "%(players)s share the victory with %(count)s coins each.",
)
WON: Final = {"DR-END-06": RICHEST, "DR-END-07": LEAST_WOUNDED, "DR-END-08": SHARED}


def result(voice: Voice, result: Result, names: Names) -> str | None:
    """Who wins with how many coins, and what decided."""
    if not result.winners:
        return voice.say("Nobody wins: the dungeon keeps everybody.")
    if result.why not in WON:
        return None
    players = voice.listing(name_of(names, seat) for seat in result.winners)
    return voice.fill(WON[result.why], count=result.scores[result.winners[0]], players=players)
