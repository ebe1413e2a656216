"""Fit the value of a position: play games, and see what goes with winning them.

`python -m delvers.lab.fit GAME --games 400 --seed 1` plays games of bots, notes at some of their
choices what the game says matters (`features` of its guide) and who won in the end, fits a logistic
model and writes the weights with the command and their quality into a small TOML file.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np

from delvers import Game, new
from delvers.bots import Player
from delvers.bots.guard import Guard
from delvers.bots.search import PLAIN, Guide
from delvers.bots.search.guide import shares
from delvers.bots.search.weights import BIAS, GUESS, Features
from delvers.kernel.dice import Dice
from delvers.kernel.errors import BadOption, DelversError
from delvers.kernel.kit import REGISTRY
from delvers.lab.fitting import Numbers, chances_of, fitted, log_loss, predicted
from delvers.lab.simulate import check_bots, check_number, seeds

EVERY: Final = 5
"""Of so many choices one is noted: those next to each other tell nearly the same."""
HELD_OUT: Final = 4
"""Every fourth game is not fitted but used to measure the quality."""
FEWEST: Final = 8
"""Fewer games tell nothing, and there must be some of both kinds."""
MOST_BYTES: Final = 200_000
"""A file of weights is never larger."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to fit: which game, played how often, by whom, with which seed, and where it goes."""

    game: str
    games: int
    seats: int
    seed: int
    bot: str
    path: Path

    @property
    def command(self) -> str:
        """What to type to fit the same again; where it is written makes no difference."""
        return (
            f"python -m delvers.lab.fit {self.game} --games {self.games} --seats {self.seats} "
            f"--seed {self.seed} --bot {self.bot}"
        )


@dataclass(frozen=True, slots=True)
class Position:
    """A seat in a position: what matters, and its part in the win."""

    game: int
    numbers: tuple[float, ...]
    won: float


@dataclass(frozen=True, slots=True)
class Quality:
    """How surprising held-out games are to the fit, to the first guess, and to a fixed chance.

    These are mean logarithmic losses: less is better.
    """

    fitted: float
    guess: float | None
    constant: float
    positions: int


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights by the names of the features, the bias first, and what they are good for."""

    weights: dict[str, float]
    quality: Quality
    positions: int


# -- playing ---------------------------------------------------------------------------------------


def guide_of(game: str) -> Guide:
    """What the game tells a searcher."""
    return REGISTRY.kit(game).part("guide", PLAIN)


def features_of(game: str) -> Features:
    """What the game says matters in a position."""
    features = guide_of(game).features
    if features is None:
        able = [kit.id for kit in REGISTRY.kits() if guide_of(kit.id).features is not None]
        raise BadOption(
            f"{game} names no features in its guide, so there is nothing to fit; "
            f"games that do: {', '.join(able) or 'none'}"
        )
    return features


def positions_of(wanted: Wanted, number: int) -> Iterator[Position]:
    """What is noted of one game, for every seat that had not lost yet."""
    features = features_of(wanted.game)
    deal, luck = seeds(wanted.seed, number)
    game = new(wanted.game, seats=wanted.seats, seed=deal, events=False)
    players = [Player(wanted.bot, wanted.game, luck) for _ in range(wanted.seats)]
    noted = [*noted_in(game, players, features, Dice(luck))]
    won = shares(game.result, wanted.seats)
    for rows in noted:
        for seat, numbers in enumerate(rows):
            if numbers is not None:
                yield Position(number, numbers, won[seat])


Row: TypeAlias = tuple[float, ...] | None


def noted_in(
    game: Game, players: Sequence[Player], features: Features, dice: Dice
) -> Iterator[list[Row]]:
    """Play a game to its end; at some choices, what every seat's position is like.

    It is read from a rehearsal, as a searcher would meet it.
    """
    guard = Guard()
    while game.pending:
        seat = min(game.waiting)
        if not dice.pick(EVERY):
            world = game.determinize(seat, Dice(dice.next64())).world
            yield [None if row is None else tuple(map(float, row)) for row in features.read(world)]
        game.choose(seat, guard.choice(game, seat) or players[seat].choose(game, seat))
        guard.watch(game)


# -- fitting ---------------------------------------------------------------------------------------


def fit(wanted: Wanted, progress: Callable[[int], None] | None = None) -> Fit:
    """Play the games and fit the weights."""
    check(wanted)
    positions: list[Position] = []
    for number in range(wanted.games):
        positions += positions_of(wanted, number)
        if progress:
            progress(number + 1)
    return fit_of(features_of(wanted.game), positions)


def check(wanted: Wanted) -> None:
    """Refuse what cannot be fitted, before any game is played."""
    features_of(wanted.game)
    check_number("games", wanted.games, FEWEST)
    new(wanted.game, seats=wanted.seats, seed=wanted.seed, events=False)
    check_bots(wanted.game, wanted.seats, [wanted.bot])


def columns(some: Sequence[Position]) -> tuple[Numbers, Numbers]:
    """The features of positions, and what was won in them."""
    rows = np.array([one.numbers for one in some], dtype=np.float64)
    return rows, np.array([one.won for one in some], dtype=np.float64)


def fit_of(features: Features, positions: Sequence[Position]) -> Fit:
    """Fit three games of four, and measure the quality on the fourth."""
    learnt = [one for one in positions if one.game % HELD_OUT]
    tested = [one for one in positions if not one.game % HELD_OUT]
    if not learnt or not tested:
        raise BadOption("too few positions were met to fit anything; play more games")
    rows, wins = columns(learnt)
    weights = fitted(rows, wins)
    rows, won = columns(tested)
    quality = Quality(
        log_loss(predicted(weights, rows), won),
        guessed_loss(features, rows, won),
        log_loss(np.full(len(won), wins.mean()), won),
        len(tested),
    )
    named = dict(zip((BIAS, *features.names), map(float, weights), strict=True))
    return Fit(named, quality, len(learnt))


def guessed_loss(features: Features, rows: Numbers, won: Numbers) -> float | None:
    """The loss of the first guess, if there is one among the features."""
    if GUESS not in features.names:
        return None
    return log_loss(chances_of(rows[:, features.names.index(GUESS)]), won)


# -- writing ---------------------------------------------------------------------------------------


def written(wanted: Wanted, found: Fit) -> str:
    """The file of weights."""
    quality = found.quality
    lines = [
        "# How much each feature of a position counts for the chance to win (log odds).",
        "# Written by the command below; do not change it by hand.",
        "",
        "[fit]",
        f'command = "{wanted.command}"',
        f"seed = {wanted.seed}",
        f"games = {wanted.games}",
        f"positions = {found.positions}",
        "",
        "# Mean logarithmic loss in games that were not fitted; less is better.",
        "[quality]",
        f"fitted = {quality.fitted:.4f}",
        *([] if quality.guess is None else [f"guess = {quality.guess:.4f}"]),
        f"constant = {quality.constant:.4f}",
        f"positions = {quality.positions}",
        "",
        "[weights]",
        *(f"{name} = {weight:.6g}" for name, weight in found.weights.items()),
    ]
    return "\n".join(lines) + "\n"


def open_for_writing(path: Path) -> None:
    """Refuse a place that cannot be written, before hours of games."""
    is_new = not path.exists()
    try:
        with path.open("a", encoding="utf-8"):
            pass
        if is_new:
            path.unlink()
    except OSError as problem:
        raise BadOption(
            f"{path} cannot be written: {problem.strerror}; name a file in a folder that is yours "
            "with --out"
        ) from problem


def write(wanted: Wanted, found: Fit) -> int:
    """Write the file; how many bytes it has."""
    text = written(wanted, found)
    size = len(text.encode())
    if size > MOST_BYTES:
        raise BadOption(f"the weights take {size:,} bytes; allowed: {MOST_BYTES:,}")
    wanted.path.write_text(text, encoding="utf-8", newline="\n")
    return size


# -- the command line ------------------------------------------------------------------------------


def told(found: Fit) -> str:
    """The quality in a sentence."""
    quality = found.quality
    guess = "" if quality.guess is None else f"{quality.guess:.4f} by the guide's guess, "
    return (
        f"log loss in {quality.positions:,} held-out positions: {quality.fitted:.4f} fitted, "
        f"{guess}{quality.constant:.4f} by a fixed chance"
    )


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(prog="python -m delvers.lab.fit", description=__doc__)
    made.add_argument("game")
    made.add_argument("--games", type=int, default=400)
    made.add_argument("--seats", type=int, default=4)
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--bot", default="heuristic", help="who plays")
    made.add_argument("--out", type=Path, help="the file to write; else GAME.toml here")
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Fit, write and tell."""
    said = parser().parse_args(arguments)
    path = said.out or Path(f"{said.game}.toml")
    wanted = Wanted(said.game, said.games, said.seats, said.seed, said.bot, path)
    try:
        check(wanted)
        open_for_writing(path)
        found = fit(wanted, lambda done: print(f"\r{done}/{said.games}", end="", file=sys.stderr))
        print(file=sys.stderr)
        size = write(wanted, found)
    except DelversError as problem:
        print(f"error: {problem}", file=sys.stderr)
        return 2
    print(told(found))
    print(f"{path}: {size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
