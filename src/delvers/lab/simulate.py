"""Many games between bots, on as many processes as wanted, with the same result on any number."""

import hashlib
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from delvers import Dice, Game, new
from delvers.bots import Player, make
from delvers.bots.match import play_out
from delvers.kernel.errors import BadOption
from delvers.kernel.kit import REGISTRY
from delvers.kernel.loading import begun
from delvers.kernel.spec import Setting, Spec
from delvers.lab.facts import facts_of, naming_of
from delvers.lab.tally import Tally

Progress: TypeAlias = Callable[[int], None]
"""Told how many more games are done."""

DETAILED: Final = 500
"""In so many games events are kept, to count what beat whom; the others go without, for speed."""
CHUNK: Final = 250
"""How many games a process plays before it reports, at most."""
SPECS: Final = 256
"""So many games with content of their own a process keeps ready."""
JOBS_OF_A_PROCESSOR: Final = 8
"""More processes than this for each processor would only stand in each other's way."""
LEAST: Final = 10
"""Fewer games are not worth a process of their own."""


@dataclass(frozen=True, slots=True)
class Series:
    """What to play: game number n is the same wherever and whenever it is played.

    `content` are files and folders with content of one's own, `numbers` replace some of its numbers
    by their paths. `heroes` play in every game, with random companions if there are more seats.
    """

    game: str
    games: int
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Setting]
    detailed: int
    content: tuple[str, ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()
    heroes: tuple[str, ...] = ()

    def options_in(self, number: int) -> dict[str, Setting]:
        """The options of a game, which name its heroes."""
        if not self.heroes:
            return self.options
        option, naming = naming_of(self.game)
        dice = Dice(seeds(self.seed, number)[1])
        names = naming.with_companions(self.heroes, dice, self.seats)
        return {**self.options, option: ",".join(names)}

    def line_up(self, number: int) -> list[str]:
        """Who sits where in a game: the bots in turn, one seat further in every game."""
        return [self.bots[(seat + number) % self.seats] for seat in range(self.seats)]


@dataclass(frozen=True, slots=True)
class Report:
    """A series, what came out of it and how long it took."""

    series: Series
    tally: Tally
    seconds: float


def simulate(
    game: str,
    games: int,
    *,
    seats: int = 4,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
    detailed: int = DETAILED,
    content: Sequence[str | Path] = (),
) -> Report:
    """Play the games and count; fewer bots than seats are repeated in turn.

    `content` are files and folders with content of one's own, for games that take some.
    """
    check_number("games", games, 1)
    check_jobs(jobs)
    check_number("detailed", detailed, 0)
    trial = new(game, seats=seats, seed=seed, options=options, events=False, content=content)
    check_bots(game, seats, bots)
    line_up = tuple(bots[seat % len(bots)] for seat in range(seats))
    places = tuple(str(Path(path).resolve()) for path in content)
    series = Series(game, games, seats, line_up, seed, trial.options, detailed, places)
    started = time.perf_counter()
    tally = Tally()
    for part in parts(series, jobs):
        tally.add(part)
        if progress:
            progress(part.games)
    return Report(series, tally, time.perf_counter() - started)


def check_number(name: str, number: int, least: int) -> None:
    """Raise unless the number is high enough."""
    if number < least:
        raise BadOption(f"{name} cannot be {number}; allowed: {least} or more")


def check_jobs(jobs: int) -> None:
    """Raise unless this machine can bear so many processes at once."""
    most = JOBS_OF_A_PROCESSOR * (os.cpu_count() or 1)
    if not 1 <= jobs <= most:
        raise BadOption(f"jobs cannot be {jobs}; allowed on this machine: 1 to {most}")


def check_bots(game: str, seats: int, bots: Sequence[str]) -> None:
    """Raise unless there is a bot for some seat, none without one, and all can play the game."""
    if not 1 <= len(bots) <= seats:
        raise BadOption(f"{len(bots)} bots cannot share {seats} seats; allowed: 1 to {seats} bots")
    for bot in bots:
        make(bot, game, Dice(0))


def parts(series: Series, jobs: int) -> Iterator[Tally]:
    """The tallies of all parts of a series, as they become ready."""
    size = min(CHUNK, max(LEAST, series.games // (2 * jobs)))
    starts = range(0, series.games, size)
    chunks = [range(start, min(start + size, series.games)) for start in starts]
    if jobs == 1 or len(chunks) == 1:
        yield from (play_part(series, chunk) for chunk in chunks)
        return
    # Forking a process that has threads can hang, and not every system can fork.
    context = multiprocessing.get_context("spawn")
    workers = min(jobs, len(chunks))
    with ProcessPoolExecutor(workers, context) as pool:
        try:
            for done in as_completed([pool.submit(play_part, series, chunk) for chunk in chunks]):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def play_part(series: Series, numbers: range) -> Tally:
    """Play the games with these numbers."""
    tally = Tally()
    for number in numbers:
        count_game(play_one(series, number), series, number, tally)
    return tally


def play_one(series: Series, number: int) -> Game:
    """Play one game of a series to its end."""
    _, luck = seeds(series.seed, number)
    game = begin(series, number)
    spec = game.spec
    play_out(game, [Player(bot, spec.id, luck, spec.content) for bot in series.line_up(number)])
    return game


def begin(series: Series, number: int) -> Game:
    """One game of a series at its beginning."""
    return begun(
        spec_of(series.game, series.content, series.numbers),
        series.seats,
        seeds(series.seed, number)[0],
        series.options_in(number),
        events=number < series.detailed or facts_of(series.game).has_deaths,
    )


@lru_cache(maxsize=SPECS)
def spec_of(
    game: str, content: tuple[str, ...], numbers: tuple[tuple[str, int], ...] = ()
) -> Spec[Any]:
    """A game with content of one's own and numbers replaced, which a process makes once."""
    spec = REGISTRY.find(game, content)
    return spec.with_numbers(dict(numbers)) if numbers else spec


def seeds(seed: int, number: int) -> tuple[int, int]:
    """The seed of a game and that of its bots' dice."""
    digest = hashlib.sha256(f"{seed}:{number}".encode()).digest()
    return int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:16], "big")


def count_game(game: Game, series: Series, number: int, tally: Tally) -> None:
    """Count a finished game."""
    length, line_up = len(game.choices), series.line_up(number)
    tally.games += 1
    tally.decisions += length
    tally.lengths[length] += 1
    count_seats(game, line_up, tally)
    facts = facts_of(series.game)
    if facts.has_deaths:
        tally.note_fates(facts.fates(game), line_up)
    if number < series.detailed:
        tally.detailed += 1
        facts.count_meetings(game, line_up, tally)


def count_seats(game: Game, line_up: Sequence[str], tally: Tally) -> None:
    """Count victories and what every seat ended with; of a party, once for every bot in it."""
    winners = game.result.winners if game.result else ()
    facts = facts_of(game.spec.id)
    tally.without_winner += not winners
    counted = {name: seat for seat, name in reversed([*enumerate(line_up)])}
    seats = sorted(counted.values()) if facts.is_party else range(len(line_up))
    for seat in seats:
        bot = tally.bot(line_up[seat])
        bot.seats += 1
        if seat in winners:
            bot.victories[1 if facts.is_party else len(winners)] += 1
    for what, numbers in facts.figures(game).items():
        for seat in seats:
            tally.bot(line_up[seat]).note(what, numbers[seat])
