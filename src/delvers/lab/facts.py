"""What the lab reads off a finished game, for games that it knows more of than the scores."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

from delvers.kernel.dice import Dice
from delvers.kernel.errors import BadOption
from delvers.kernel.game import Game
from delvers.kernel.kit import REGISTRY
from delvers.lab.fates import Fate
from delvers.lab.tally import Tally
from delvers.text import Words
from delvers.text.gametext import Names, readable

Figures: TypeAlias = dict[str, Sequence[int]]


def scores(game: Game) -> Figures:
    """The score of every seat, which any finished game has."""
    return {"score": game.result.scores if game.result else ()}


def no_meetings(game: Game, line_up: Sequence[str], tally: Tally) -> None:
    """Nothing is known about what was met."""


def nothing_known(game: Game) -> list[Fate]:
    """One hero for each seat, of whom nothing is known."""
    return [Fate(seat) for seat in range(game.seats)]


def no_labels(_game: Game) -> dict[str, str]:
    """Nothing to call a game by."""
    return {}


class Mark(NamedTuple):
    """A sign on a space of the board, and the key of the name for what it is."""

    sign: str
    name: str


@dataclass(frozen=True, slots=True)
class Board:
    """A board to draw on where heroes die: `spaces` gives column and row of each place.

    `columns` and `rows` are the names along the edges; `marks` are the signs in some places.
    """

    columns: tuple[str, ...]
    rows: tuple[str, ...]
    spaces: Mapping[str, tuple[int, int]]
    marks: Mapping[str, Mark]


def cause_by_key(_words: Words, id: str, _names: Names) -> str:
    """A cause or place of death that has no words of its own."""
    return readable(id)


@dataclass(frozen=True, slots=True)
class Facts:
    """`figures` gives numbers by seat; `count_meetings` reads from the events what beat whom.

    `fates` reads what became of every hero; if `has_deaths`, from the events, which are then kept
    of every game. Where all win or lose together, `is_party` makes a game count once for every bot
    in it. `cause` is what heroes die of in words, `place` where. `board` is what they die on, if it
    is always the same. `labels` says by what the success of parties is told apart. `settings` draws
    what to write into options that take any text, for a number of seats; `growth` measures what a
    choice costs, in microseconds, by the size of the table.
    """

    figures: Callable[[Game], Any] = scores
    count_meetings: Callable[[Game, Sequence[str], Tally], None] = no_meetings
    fates: Callable[[Game], Sequence[Fate]] = nothing_known
    has_deaths: bool = False
    is_party: bool = False
    cause: Callable[[Words, str, Names], str] = cause_by_key
    place: Callable[[Words, str, Names], str] = cause_by_key
    board: Board | None = None
    labels: Callable[[Game], Mapping[str, str]] = no_labels
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

    def with_companions(self, named: Sequence[str], dice: Dice, seats: int) -> list[str]:
        """The named heroes, and random others until every seat has one."""
        others = [name for name in self.known if name not in named]
        return [*named, *dice.shuffled(others)[: max(seats - len(named), 0)]]


PLAIN: Final = Facts()
"""What can be read off any game."""


def facts_of(game: str) -> Facts:
    """What can be read off a game."""
    return REGISTRY.part(game, "lab", PLAIN)


def naming_of(game: str) -> tuple[str, NamedHeroes]:
    """The option of a game that names heroes, and those that it can name."""
    for option, setting in facts_of(game).settings.items():
        if isinstance(setting, NamedHeroes):
            return option, setting
    raise BadOption(f"{game} has no option that names heroes")
