"""What the lab reads off a finished game, for games that it knows more of than the scores."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from delvers.kernel.kit import REGISTRY
from delvers.lab.tally import Tally
from delvers.text import Words
from delvers.text.gametext import Names, readable

Figures: TypeAlias = dict[str, Sequence[int]]


def scores(game: Game) -> Figures:
    """The score of every seat, which any finished game has."""
    return {"score": game.result.scores if game.result else ()}


def no_meetings(game: Game, line_up: Sequence[str], tally: Tally) -> None:
    """Nothing is known about what was met."""


def cause_by_key(_words: Words, id: str, _names: Names) -> str:
    """A cause of death that has no words of its own."""
    return readable(id)


@dataclass(frozen=True, slots=True)
class Facts:
    """`figures` gives numbers by seat; `count_meetings` reads from the events what beat whom.

    `count_fates` reads what became of every hero; then the events of every game are kept. Where
    all win or lose together, `is_party` makes a game count once for every bot in it. `cause` is
    what heroes die of in words. `settings` draws what to write into options that take any text, for
    a number of seats; `growth` measures what a choice costs, in microseconds, by the size of the
    table.
    """

    figures: Callable[[Game], Any] = scores
    count_meetings: Callable[[Game, Sequence[str], Tally], None] = no_meetings
    count_fates: Callable[[Game, Sequence[str], Tally], None] | None = None
    is_party: bool = False
    cause: Callable[[Words, str, Names], str] = cause_by_key
    settings: Mapping[str, Callable[[Dice, int], str]] = field(default_factory=dict)
    growth: Callable[[], dict[int, float]] | None = None


@dataclass(frozen=True, slots=True)
class NamedHeroes:
    """Named heroes, one for each seat and at most so many; or those that the game chooses."""

    known: tuple[str, ...]
    most: int = 0

    def __call__(self, dice: Dice, seats: int) -> str:
        """A random list of names."""
        count = seats + dice.pick(max(self.most - seats, 0) + 1)
        return ",".join(dice.shuffled(self.known)[:count]) if dice.pick(2) else ""


PLAIN: Final = Facts()
"""What can be read off any game."""


def facts_of(game: str) -> Facts:
    """What can be read off a game."""
    return REGISTRY.part(game, "lab", PLAIN)
