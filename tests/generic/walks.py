"""Random walks through any registered game, for the tests that every game gets for free."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import delvers
from delvers import Dice, Game
from delvers.kernel.spec import REGISTRY, Setting, Spec

LONGEST = 20_000
"""A game with more choices than this counts as stuck."""


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and a set of options."""

    game: str
    seats: int
    options: tuple[tuple[str, Setting], ...]

    def __str__(self) -> str:
        switched = "+".join(f"{name}={setting}" for name, setting in self.options)
        return f"{self.game}-{self.seats}-{switched}"

    def begin(self, seed: int, *, events: bool = True) -> Game:
        """A new game of this case."""
        options = dict(self.options)
        return delvers.new(self.game, seats=self.seats, seed=seed, options=options, events=events)


def option_sets(spec: Spec[Any]) -> Iterator[tuple[tuple[str, Setting], ...]]:
    """Every combination of the options of a game."""
    names = [option.name for option in spec.options]
    for settings in itertools.product(*(option.allowed for option in spec.options)):
        yield tuple(zip(names, settings, strict=True))


CASES = [
    Case(spec.id, seats, options)
    for spec in REGISTRY
    for seats in spec.seats
    for options in option_sets(spec)
]


def step(game: Game, dice: Dice) -> None:
    """A random choice of a random seat that may choose, also of one that need not."""
    seat = dice.choice(sorted(game.pending))
    game.choose(seat, dice.choice(game.pending[seat].options))


def walk(game: Game, dice: Dice) -> Iterator[Game]:
    """Play to the end at random; stop at every decision."""
    for _ in range(LONGEST):
        if game.is_over:
            return
        yield game
        step(game, dice)
    raise AssertionError(f"{game.spec.id} does not end")


def finish(game: Game, dice: Dice) -> Game:
    """Play to the end at random."""
    for _ in walk(game, dice):
        pass
    return game


def fingerprint(game: Game) -> tuple[Any, ...]:
    """Everything that can be seen of a game from outside."""
    seats: list[int | None] = [None, *range(game.seats)]
    return (
        game.save(),
        dict(game.pending),
        game.events,
        [game.view(seat) for seat in seats],
        game.result,
    )
