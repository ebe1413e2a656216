"""What the lab reads off a finished game, for each game that it knows more of than the scores."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from delvers.kernel.game import Game
from delvers.lab import dungeonquest, plungin, raiders
from delvers.lab.tally import Tally

Figures: TypeAlias = dict[str, Sequence[int]]


def scores(game: Game) -> Figures:
    """The score of every seat, which any finished game has."""
    return {"score": game.result.scores if game.result else ()}


def no_meetings(game: Game, line_up: Sequence[str], tally: Tally) -> None:
    """Nothing is known about what was met."""


@dataclass(frozen=True, slots=True)
class Facts:
    """`figures` gives numbers by seat; `count_meetings` reads from the events what beat whom.

    `count_fates` reads what became of every hero; then the events of every game are kept. Where
    all win or lose together, `is_party` makes a game count once for every bot in it.
    """

    figures: Callable[[Game], Any] = scores
    count_meetings: Callable[[Game, Sequence[str], Tally], None] = no_meetings
    count_fates: Callable[[Game, Sequence[str], Tally], None] | None = None
    is_party: bool = False


DUNGEONQUEST: Final = Facts(
    dungeonquest.figures, dungeonquest.count_meetings, dungeonquest.count_fates
)
BY_GAME: Final = {
    "raiders": Facts(raiders.figures, raiders.count_meetings),
    "dungeonquest-3e": DUNGEONQUEST,
    "dungeonquest-revised": DUNGEONQUEST,
    "plungin": Facts(plungin.figures, plungin.count_meetings, plungin.count_fates, is_party=True),
}


def facts_of(game: str) -> Facts:
    """What can be read off a game."""
    return BY_GAME.get(game, Facts())
