"""What looking back at a game finds: decisions, everybody's story, and what turned the game."""

from dataclasses import dataclass
from typing import Final

from delvers.bots.analysis.figures import CLEAR, Figure, sum_of
from delvers.bots.analysis.mistakes import Lost
from delvers.bots.analysis.verdict import Verdict

MOMENTS: Final = 3
"""So many moments that turned the game are told."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One choice: everybody's chances before and after, and what changed them."""

    number: int
    """Which choice of the game, counted from 1."""
    seat: int
    prompt: str
    option: str
    before: tuple[Figure, ...]
    after: tuple[Figure, ...]
    choice: tuple[Figure, ...]
    """What the choice itself changed for every seat, against the policy's."""
    luck: tuple[Figure, ...]
    """What dice and draws after it changed."""
    lost: Lost | None
    """What it gave away; None where nothing else could be chosen."""

    @property
    def swing(self) -> float:
        """How much it changed for the one for whom it changed most, less what may be error."""
        changes = [sum_of(pair) for pair in zip(self.choice, self.luck, strict=True)]
        return max(abs(change.mean) - CLEAR * change.error for change in changes)


@dataclass(frozen=True, slots=True)
class Story:
    """How a seat came from its first chance to its end: start + luck + own + others = end."""

    seat: int
    start: Figure
    end: float
    luck: Figure
    own: Figure
    """What its own choices changed, against the policy's."""
    others: Figure
    """What the choices of all others changed."""
    lost: Figure
    """What its choices gave away against the best options found."""
    mistakes: int
    """How many of those looked at clearly gave something away."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """A finished game, looked back at.

    >>> import delvers
    >>> game = delvers.new("raiders", seats=3, seed=7)
    >>> while not game.is_over:
    ...     game.choose(game.waiting[0], game.absent_choice(game.waiting[0]))
    >>> found = delvers.analyse(game, budget="30")
    >>> [story.end for story in found.stories], found.choices
    ([1.0, 0.0, 0.0], 62)
    """

    game: str
    seed: int
    rehearsals: int
    choices: int
    """How many choices the game has."""
    is_party: bool
    """Whether all win or lose together."""
    decisions: tuple[Decision, ...]
    """Those that were looked at."""
    stories: tuple[Story, ...]
    verdict: Verdict

    @property
    def is_sampled(self) -> bool:
        """Whether only some of the choices were looked at, evenly over the game.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> while not game.is_over:
        ...     game.choose(game.waiting[0], game.absent_choice(game.waiting[0]))
        >>> delvers.analyse(game, budget="30").is_sampled
        True
        """
        return len(self.decisions) < self.choices

    @property
    def moments(self) -> list[Decision]:
        """The decisions that turned the game, the first one first: at most three.

        >>> import delvers
        >>> game = delvers.new("raiders", seats=3, seed=7)
        >>> while not game.is_over:
        ...     game.choose(game.waiting[0], game.absent_choice(game.waiting[0]))
        >>> len(delvers.analyse(game, budget="30").moments) <= 3
        True
        """
        turning = sorted(self.decisions, key=lambda one: -one.swing)[:MOMENTS]
        return sorted((one for one in turning if one.swing > 0), key=lambda one: one.number)
