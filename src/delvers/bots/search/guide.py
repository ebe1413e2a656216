"""What a game tells a searcher: what a position is worth, how to play on, and how far."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from delvers.bots.search.weights import Features
from delvers.kernel.dice import Dice
from delvers.kernel.events import Event
from delvers.kernel.requests import Ask
from delvers.kernel.spec import Result


def any_option(_world: Any, ask: Ask, dice: Dice) -> str:
    """Each option equally likely."""
    return dice.choice(ask.options)


def no_clock(_world: Any) -> int:
    """Time stands still: a game is played to its end."""
    return 0


class Prospect(NamedTuple):
    """What has become of a rehearsal: whether it went well, a score, what was lost to what."""

    went_well: float
    score: float
    losses: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Outlook:
    """For odds of a game that no quick policy plays to a good end: what the near future brings.

    A rehearsal is played until the guide's clock has gone on by `reach`, or so many choices are
    made; `read` tells from its state and its events what came of it.
    """

    reach: int
    most_choices: int
    read: Callable[[Any, Sequence[Event]], Prospect]


@dataclass(frozen=True, slots=True)
class Guide:
    """What a searcher knows of a game; it reads the state of rehearsals, where nothing is secret.

    `values` gives what a position is worth to every seat, from 0 to 1; a game that is over has a
    result. `policy` answers the questions of a rehearsal, quickly and sensibly. A rehearsal is
    played until the `clock` of its state has gone on by `reach`. Odds are those of the end of the
    game, or of what the game's `outlook` sees. `features` are what a value can be fitted by.
    Values may be wrong by `doubt` in ways that more rehearsals do not cure: so far another option
    must be ahead of the one that instinct prefers.
    """

    values: Callable[[Any, Result | None], Sequence[float]] | None = None
    policy: Callable[[Any, Ask, Dice], str] = any_option
    clock: Callable[[Any], int] = no_clock
    reach: int = 1
    outlook: "Outlook | None" = None
    features: Features | None = None
    doubt: float = 0.0

    def worth(self, world: Any, seats: int, result: Result | None) -> Sequence[float]:
        """What a position is worth to every seat."""
        return self.values(world, result) if self.values else shares(result, seats)


def shares(result: Result | None, seats: int) -> list[float]:
    """Everybody's part in the victory; before the end nobody knows."""
    if result is None:
        return [1 / seats] * seats
    won = 1 / len(result.winners) if result.winners else 0.0
    return [won if seat in result.winners else 0.0 for seat in range(seats)]


PLAIN: Final = Guide()
"""For a game that says nothing: random play to the end."""
