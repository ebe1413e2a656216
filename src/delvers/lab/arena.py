"""An arena: bots meet in many games with seats rotated, and each is rated and timed."""

import multiprocessing
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from delvers import new
from delvers.bots import Guard, Player
from delvers.kernel.dice import Dice
from delvers.lab.facts import facts_of
from delvers.lab.ratings import Wins, compared, rating_errors, ratings
from delvers.lab.simulate import Series, begin, check_bots, check_jobs, check_number, seeds
from delvers.lab.statistics import Interval, wilson


@dataclass(slots=True)
class Bout:
    """One game of an arena: who sat where, who won, and how long everybody thought."""

    number: int
    line_up: list[str]
    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    seconds: list[float]
    decisions: list[int]
    failures: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Standing:
    """What a bot has reached in an arena; a shared victory counts as a part of one."""

    seats: int = 0
    wins: float = 0.0
    score: int = 0
    seconds: float = 0.0
    decisions: int = 0
    rating: float = 1500.0
    rating_error: float = 0.0

    @property
    def win_rate(self) -> float:
        """Victories per seat."""
        return self.wins / self.seats

    @property
    def interval(self) -> Interval:
        """Where the true rate lies, at 95%."""
        return wilson(self.wins, self.seats)

    @property
    def milliseconds(self) -> float:
        """The time of the processor for a decision."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0


@dataclass(frozen=True, slots=True)
class Contest:
    """An arena that is over."""

    series: Series
    standings: dict[str, Standing]
    failures: list[str]
    seconds: float


def hold(
    game: str,
    games: int,
    *,
    bots: Sequence[str],
    seats: int = 4,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int], None] | None = None,
    content: Sequence[str | Path] = (),
) -> Contest:
    """Let bots meet; fewer bots than seats are repeated in turn, and move a seat on every game."""
    check_number("games", games, 1)
    check_jobs(jobs)
    trial = new(game, seats=seats, seed=seed, options=options, events=False, content=content)
    check_bots(game, seats, bots)
    line_up = tuple(bots[seat % len(bots)] for seat in range(seats))
    places = tuple(str(Path(path).resolve()) for path in content)
    series = Series(game, games, seats, line_up, seed, trial.options, 0, places)
    begun, bouts = time.perf_counter(), []
    for bout in bouts_of(series, jobs):
        bouts.append(bout)
        if progress:
            progress(1)
    bouts.sort(key=lambda bout: bout.number)
    failures = [failure for bout in bouts for failure in bout.failures]
    return Contest(series, standings(series, bouts), failures, time.perf_counter() - begun)


def bouts_of(series: Series, jobs: int) -> Iterator[Bout]:
    """All games, as they become ready."""
    if jobs == 1:
        yield from (play(series, number) for number in range(series.games))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, series.games), context) as pool:
        try:
            bouts = [pool.submit(play, series, number) for number in range(series.games)]
            for done in as_completed(bouts):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def play(series: Series, number: int) -> Bout:
    """Play one game, and time everybody."""
    game, line_up = begin(series, number), series.line_up(number)
    luck, content = seeds(series.seed, number)[1], game.spec.content
    players = [Player(bot, series.game, luck, content) for bot in line_up]
    seconds, decisions = [0.0] * series.seats, [0] * series.seats
    guard = Guard()
    while game.pending:
        seat = min(game.waiting)
        begun = time.thread_time()
        option = guard.choice(game, seat) or players[seat].choose(game, seat)
        seconds[seat] += time.thread_time() - begun
        decisions[seat] += 1
        game.choose(seat, option)
        guard.watch(game)
    result = game.result
    assert result is not None
    failures = [f"game {number}, {failure}" for one in players for failure in one.failures]
    return Bout(
        number,
        line_up,
        result.winners,
        result.ranking,
        result.scores,
        seconds,
        decisions,
        failures,
    )


def standings(series: Series, bouts: Sequence[Bout]) -> dict[str, Standing]:
    """What every bot has reached, the best first."""
    found: dict[str, Standing] = {}
    is_party = facts_of(series.game).is_party
    for bout in bouts:
        part = 1.0 if is_party else 1 / max(1, len(bout.winners))
        for seat, name in enumerate(bout.line_up):
            one = found.setdefault(name, Standing())
            one.seats += 1
            one.wins += part * (seat in bout.winners)
            one.score += bout.scores[seat]
            one.seconds += bout.seconds[seat]
            one.decisions += bout.decisions[seat]
    rate(found, [compared(bout.line_up, bout.ranking) for bout in bouts], series.seed)
    return dict(sorted(found.items(), key=lambda item: -item[1].win_rate))


def rate(found: Mapping[str, Standing], games: Sequence[Wins], seed: int) -> None:
    """Give everybody a rating with its error, if several kinds of bots have met."""
    games = [game for game in games if game]
    if not games:
        return
    errors = rating_errors(games, Dice(seed))
    for name, rating in ratings(games).items():
        found[name].rating, found[name].rating_error = rating, errors[name]


def plain(contest: Contest) -> dict[str, Any]:
    """An arena as JSON-ready data."""
    series = contest.series
    return {
        "game": series.game,
        "games": series.games,
        "seats": series.seats,
        "bots": [*series.bots],
        "seed": series.seed,
        "options": series.options,
        "seconds": round(contest.seconds, 3),
        "results": {
            name: {
                "seats": one.seats,
                "wins": round(one.wins, 6),
                "win_rate": round(one.win_rate, 6),
                "interval": [round(end, 6) for end in one.interval],
                "score": round(one.score / one.seats, 3),
                "rating": round(one.rating, 1),
                "rating_error": round(one.rating_error, 1),
                "milliseconds": round(one.milliseconds, 3),
                "decisions": one.decisions,
            }
            for name, one in contest.standings.items()
        },
        "failures": contest.failures,
    }
