"""Benchmarks of every game, with peers in the same interleaved run where they are installed."""

import json
import platform
import random
import statistics
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from time import process_time
from types import FrameType
from typing import Any

from rich.console import Console
from rich.table import Table

import delvers
from delvers.bots.search import PLAIN
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from delvers.kernel.kit import REGISTRY
from delvers.lab.facts import facts_of
from delvers.lab.peers import Runner, Tally, installed
from delvers.lab.sources import Sources, is_compiled

SPELL = 0.25
"""Seconds of random play per engine and round; short, so that all meet the same weather.

All seconds are those in which the process runs: what else keeps the machine busy does not count.
"""


@dataclass(slots=True)
class Figures:
    """What was measured of one engine; views, saves and calls only of our own games."""

    name: str
    real_per_second: float
    choices_per_second: float
    games_per_second: float
    copy_microseconds: float
    views_per_second: float | None = None
    save_load_microseconds: float | None = None
    copy_choose_microseconds: float | None = None
    worst_copy_choose_microseconds: float | None = None
    copy_choose_of_catanatron: float | None = None
    views_per_choice: float | None = None
    rehearsals_per_second: float | None = None
    worst_rehearsal_microseconds: float | None = None
    policy_games_per_second: float | None = None
    calls_per_choice: float | None = None
    plain_per_second: float | None = None
    times_plain: float | None = None
    times_catanatron: float | None = None
    copy_of_catanatron: float | None = None
    microseconds_by_size: dict[int, float] | None = None


@dataclass(slots=True)
class Rounds:
    """What one engine did in every round."""

    tallies: list[Tally] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)
    plain: list[float] = field(default_factory=list)
    """Real choices per second of the sources, if what is measured is compiled."""

    def real(self) -> list[float]:
        """Real choices per second, round by round."""
        return [tally.real / tally.seconds for tally in self.tallies]


def begin(game: str, seed: int) -> Game:
    """A four-seat game (or the nearest that the rules allow) without events."""
    seats = delvers.games()[game].seats
    return delvers.new(game, seats=min(4, seats[-1]), seed=seed, events=False)


def step(game: Game, chance: random.Random, tally: Tally) -> None:
    """One random choice of the first seat that must choose."""
    for ask in game.pending.values():
        if not ask.optional:
            break
    options = ask.options
    tally.choices += 1
    tally.real += len(options) > 1
    game.choose(ask.seat, options[int(chance.random() * len(options))])


def midway(game: str, choices: int = 45) -> Game:
    """A game after some random choices."""
    played, chance, tally = begin(game, 3), random.Random(3), Tally()
    while tally.choices < choices and played.pending:
        step(played, chance, tally)
    return played


def ours(game: str) -> Runner:
    """One of our games as a runner."""

    def play_one(seed: int) -> Tally:
        played, tally, chance = begin(game, seed), Tally(games=1), random.Random(seed)
        while played.pending:
            step(played, chance, tally)
        return tally

    return Runner(game, play_one, lambda: midway(game).copy)


def copy_and_choose(game: Game) -> None:
    """A copy that is put to use: copies start their rules only at the first choice."""
    twin = game.copy()
    seat = twin.waiting[0]
    twin.choose(seat, twin.pending[seat].options[0])


DECISIONS = 40
"""From so many decisions copies are dealt anew."""
SPELLS, A_SPELL = 5, 6
"""What is done at each is done in so many short spells, so many times in each."""


def decisions(game: str, count: int = DECISIONS) -> list[Game]:
    """Games at decisions drawn at random from whole games of random play, each equally likely."""
    chance, drawn, seen = random.Random(7), list[Game](), 0
    for seed in range(6):
        played = begin(game, seed)
        while played.pending:
            seen += 1
            at = len(drawn) if len(drawn) < count else chance.randrange(seen)
            if at < count:
                drawn[at : at + 1] = [played.copy()]
            step(played, chance, Tally())
    return drawn


def cost_here(act: Callable[[], object]) -> float:
    """Microseconds of an act at one decision: the median of some short spells."""
    spells = []
    for _ in range(SPELLS):
        begun = process_time()
        for _ in range(A_SPELL):
            act()
        spells.append((process_time() - begun) / A_SPELL * 1e6)
    return statistics.median(spells)


def copying(game: str) -> tuple[float, float]:
    """Microseconds of a copy with one choice: the median over decisions, and the dearest."""
    costs = [cost_here(partial(copy_and_choose, at)) for at in decisions(game)]
    return statistics.median(costs), max(costs)


def rehearsing(game: str) -> tuple[float, float]:
    """Re-dealt copies with one choice a second, and the microseconds of the dearest decision."""
    costs = []
    for at in decisions(game):
        seat, dice = at.waiting[0], Dice(1)
        option, rehearse = at.pending[seat].options[0], at.rehearsals(seat)
        costs.append(cost_here(lambda: rehearse(dice).choose(seat, option)))  # noqa: B023
    return 1e6 * len(costs) / sum(costs), max(costs)


def playing_by_policy(game: str, games: int = 20) -> float:
    """Games a second when all seats play by the policy of rehearsals."""
    policy, begun = REGISTRY.part(game, "guide", PLAIN).policy, process_time()
    for seed in range(games):
        played, dice = begin(game, seed).determinize(None, Dice(seed)), Dice(seed)
        world = played.world
        while played.pending:
            ask = next(ask for ask in played.pending.values() if not ask.optional)
            played.choose(ask.seat, policy(world, ask, dice))
    return games / (process_time() - begun)


def time_of(act: Callable[[], object], seconds: float = 0.1) -> float:
    """Microseconds per act; what is worked out only once, such as versions, does not count."""
    act()
    done, begun = 0, process_time()
    while (spent := process_time() - begun) < seconds:
        for _ in range(20):
            act()
        done += 20
    return spent / done * 1e6


def calls_per_choice(runner: Runner, games: int = 20) -> float:
    """Python function calls per real choice, which do not depend on the machine's mood."""
    calls = 0

    def count(_frame: FrameType, event: str, _arg: Any) -> None:
        nonlocal calls
        calls += event == "call"

    for seed in range(games):  # fill the caches first
        runner.play_one(seed)
    real = 0
    sys.setprofile(count)
    try:
        for seed in range(games):
            real += runner.play_one(seed).real
    finally:
        sys.setprofile(None)
    return calls / real


def measure(
    runners: list[Runner], rounds: int, sources: Sources | None = None, games: Sequence[str] = ()
) -> dict[str, Rounds]:
    """Let all engines play in turn, round after round, and after each of the games its sources."""
    measured = {runner.name: Rounds() for runner in runners}
    for number in range(rounds):
        for runner in runners:
            mine = measured[runner.name]
            mine.tallies.append(runner.play(SPELL, 1000 * number))
            mine.copies.append(time_of(runner.copier()))
            if sources is not None and runner.name in games:
                tally = sources.play(runner.name, SPELL, 1000 * number)
                mine.plain.append(tally.real / tally.seconds)
    return measured


def figures(runner: Runner, mine: Rounds, catan: Rounds | None, is_ours: bool) -> Figures:
    """The medians over all rounds; ratios are taken within each round."""
    total = Tally()
    for tally in mine.tallies:
        total.add(tally)
    found = Figures(
        name=runner.name,
        real_per_second=statistics.median(mine.real()),
        choices_per_second=total.choices / total.seconds,
        games_per_second=total.games / total.seconds,
        copy_microseconds=statistics.median(mine.copies),
    )
    if mine.plain:
        found.plain_per_second = statistics.median(mine.plain)
        found.times_plain = _median_ratio(mine.real(), mine.plain)
    if catan is not None:
        found.times_catanatron = _median_ratio(mine.real(), catan.real())
        found.copy_of_catanatron = _median_ratio(mine.copies, catan.copies)
    if is_ours:
        game = midway(runner.name)
        found.copy_choose_microseconds, found.worst_copy_choose_microseconds = copying(runner.name)
        if catan is not None:
            bare = statistics.median(catan.copies)
            found.copy_choose_of_catanatron = found.copy_choose_microseconds / bare
        found.views_per_second = 1e6 / time_of(lambda: game.view(0))
        found.views_per_choice = found.views_per_second / found.real_per_second
        found.save_load_microseconds = time_of(lambda: delvers.load(game.save()))
        found.rehearsals_per_second, found.worst_rehearsal_microseconds = rehearsing(runner.name)
        found.policy_games_per_second = playing_by_policy(runner.name)
    if is_ours and (growth := facts_of(runner.name).growth):
        found.microseconds_by_size = growth()
    found.calls_per_choice = calls_per_choice(runner, 20 if is_ours else 2)
    return found


def _median_ratio(ours: list[float], theirs: list[float]) -> float:
    return statistics.median(a / b for a, b in zip(ours, theirs, strict=True))


def run(games: list[str], rounds: int) -> list[Figures]:
    """Measure the games, and all peers that are installed."""
    own, peers = [ours(game) for game in games], installed()
    if is_compiled():
        with Sources() as sources:
            measured = measure([*own, *peers], rounds, sources, games)
    else:
        measured = measure([*own, *peers], rounds)
    catan = measured.get("catanatron")
    return [
        figures(runner, measured[runner.name], catan, runner in own) for runner in [*own, *peers]
    ]


def main(games: list[str] | None = None, rounds: int = 9, as_json: bool = False) -> None:
    """Measure and print."""
    found = run(games or list(delvers.games()), rounds)
    if as_json:
        print(json.dumps([asdict(one) for one in found]))
        return
    version = f"{platform.python_implementation()} {platform.python_version()}"
    table = Table(title=f"Random play, events off, {version}, {rounds} rounds")
    table.add_column("")
    for one in found:
        table.add_column(one.name, justify="right", overflow="fold", min_width=7)
    for title, key in ROWS.items():
        if key not in OF_COMPILED or is_compiled():
            table.add_row(title, *(shown(asdict(one)[key]) for one in found))
    Console().print(table)
    for one in found:
        for size, cost in (one.microseconds_by_size or {}).items():
            print(f"{one.name}: a choice at a table of size {size}: {shown(cost)} µs")


ROWS = {
    "real choices per second": "real_per_second",
    "... of the sources, not compiled": "plain_per_second",
    "... compiled, times the sources": "times_plain",
    "... times Catanatron's": "times_catanatron",
    "all choices per second": "choices_per_second",
    "games per second": "games_per_second",
    "copy in mid-game, µs": "copy_microseconds",
    "... of Catanatron's": "copy_of_catanatron",
    "copy and one choice, µs": "copy_choose_microseconds",
    "... of the dearest decision, µs": "worst_copy_choose_microseconds",
    "... times Catanatron's bare copy": "copy_choose_of_catanatron",
    "views per second": "views_per_second",
    "... per real choice a second": "views_per_choice",
    "save and load, µs": "save_load_microseconds",
    "rehearsals per second": "rehearsals_per_second",
    "... the dearest, µs": "worst_rehearsal_microseconds",
    "games per second by policy": "policy_games_per_second",
    "Python calls per real choice": "calls_per_choice",
}


OF_COMPILED = ("plain_per_second", "times_plain")
"""Rows that only a compiled build has."""


def shown(number: float | None) -> str:
    """A figure with as many digits as it deserves."""
    if number is None:
        return ""
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"
