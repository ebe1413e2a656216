"""Random walks through any registered game, for the tests that every game gets for free."""

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import delvers
from delvers import Dice, Game
from delvers.kernel.errors import BadOption
from delvers.kernel.kit import REGISTRY
from delvers.kernel.spec import Setting, Spec

LONGEST = 20_000
"""A game with more choices than this counts as stuck."""


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and a set of options."""

    game: str
    seats: int
    options: tuple[tuple[str, Setting], ...]

    def __str__(self) -> str:
        changed = (
            f"{option.name}={setting}"
            for option, (_, setting) in zip(
                REGISTRY.find(self.game).options, self.options, strict=True
            )
            if setting != option.default
        )
        return f"{self.game}-{self.seats}-{'+'.join(changed) or 'plain'}"

    def begin(self, seed: int, *, events: bool = True) -> Game:
        """A new game of this case."""
        options = dict(self.options)
        return delvers.new(self.game, seats=self.seats, seed=seed, options=options, events=events)


MOST_SETS = 6
"""Of a game with more combinations of options than this, a sample is played."""


def option_sets(spec: Spec[Any], seats: int) -> Iterator[tuple[tuple[str, Setting], ...]]:
    """All combinations of the options of a game, or the defaults, all of them on, and a sample."""
    names = [option.name for option in spec.options]
    choices = [option.allowed or (option.default,) for option in spec.options]
    if math.prod(map(len, choices)) <= MOST_SETS:
        sets = [*itertools.product(*choices)]
    else:
        dice = Dice(seats)
        sets = [tuple(option.default for option in spec.options), tuple(c[-1] for c in choices)]
        sets += [tuple(dice.choice(choice) for choice in choices) for _ in range(MOST_SETS - 2)]
    for settings in sets:
        options = dict(zip(names, settings, strict=True))
        yield tuple(possible(spec, seats, options).items())


def possible(spec: Spec[Any], seats: int, options: dict[str, Setting]) -> dict[str, Setting]:
    """The options, changed where they do not go with the number of seats: to the last that does."""
    for option in spec.options:
        for setting in (*reversed(option.allowed), option.default):
            if not is_refused(spec, seats, options, option.name):
                break
            options = {**options, option.name: setting}
    return options


def is_refused(spec: Spec[Any], seats: int, options: dict[str, Setting], name: str) -> bool:
    """Whether this option is the reason why a game of so many cannot be played like this."""
    try:
        spec.check(seats, options)
    except BadOption as problem:
        return repr(name) in str(problem)
    return False


CASES = [
    Case(spec.id, seats, options)
    for spec in REGISTRY
    for seats in spec.seats
    for options in option_sets(spec, seats)
]


FEW = [
    Case(spec.id, seats, options)
    for spec in REGISTRY
    for seats in spec.seats
    for options in itertools.islice(option_sets(spec, seats), 2)
]
"""Per game and number of seats: the defaults and everything switched on."""


def seeds(case: Case, count: int) -> range:
    """So many seeds for a game with few cases, one for a game with many."""
    return range(count if sum(other.game == case.game for other in FEW) <= 6 else 1)


AHEAD = 60
"""So many choices are enough to see whether two games have something in common."""


def decisions(case: Case, game: Game, dice: Dice) -> Iterator[Game]:
    """Play to the end at random; stop at every decision at first, and then at ever fewer.

    Saving, loading and replaying cost more the longer a game is, and a game of a thousand choices
    shows its last nine hundred as well by every fiftieth of them.
    """
    thinning = 6 if case.game in LONG else 15
    stop = 0
    for number, _ in enumerate(walk(game, dice)):
        if number >= stop:
            yield game
            stop = number + 1 + number // thinning


LONG = frozenset({"plungin"})
"""Games of many hundred choices with a large state."""


def play_ahead(game: Game, dice: Dice) -> Game:
    """Play on at random for some choices, or to the end."""
    for _ in itertools.islice(walk(game, dice), AHEAD):
        pass
    return game


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
