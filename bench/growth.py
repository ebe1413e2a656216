"""What grows with a game: `python -m bench.growth [--write docs/img/bench/growth.svg]`.

Costs of a choice, in microseconds of processor time, along a campaign of Dungeon Plungin' of 10,000
choices and in dungeons of 10 to 300 tiles; and memory, by `tracemalloc`: of a game in its middle,
and of 1,000 events.
"""

import argparse
import random
import statistics
import tracemalloc
from collections.abc import Sequence
from pathlib import Path
from time import process_time

import matplotlib
from matplotlib.figure import Figure

import delvers
from delvers.games.plungin.lab.growth import cost_of_choices, dungeon_of
from delvers.games.plungin.rules.options import LEAVE_DUNGEON, RETIRE
from delvers.kernel.game import Game
from delvers.lab.bench import midway
from delvers.lab.ink import COLOURS, INK, PAPER

CHOICES = 10_000
STRETCH = 500
"""Over so many choices of the campaign one cost is told."""
ENOUGH = 12
"""LIFE below which a hero of the campaign does not fall."""
SIZES = (10, 30, 60, 100, 150, 200, 300)
GAMES = 40
"""In so many games memory is measured."""


def step(game: Game, chance: random.Random) -> None:
    """A random choice of one who does not go home; who is badly hurt is healed by no rule.

    Random heroes would not live so long. What is done to the state makes a replay impossible, but
    a choice costs what it costs.
    """
    seat = game.waiting[0]
    options = game.pending[seat].options
    wanted = [one for one in options if one not in (RETIRE(), LEAVE_DUNGEON())]
    game.choose(seat, chance.choice(wanted or options))
    for hero in game._table.state.heroes:
        if hero.is_on_board and hero.life < ENOUGH:
            hero.life = ENOUGH


def costs_along(choices: int = CHOICES) -> tuple[list[tuple[int, float]], Game]:
    """What a choice costs in every stretch of one campaign with its events, and the campaign."""
    for seed in range(50):
        options = {"campaign": True}
        game = delvers.new("plungin", seats=4, seed=seed, options=options)
        chance, costs = random.Random(seed), list[tuple[int, float]]()
        while game.pending and game.number < choices:
            begun, before = process_time(), game.number
            while game.pending and game.number < before + STRETCH:
                step(game, chance)
            costs.append((game.number, (process_time() - begun) / (game.number - before) * 1e6))
        if game.pending:
            return costs, game
    raise SystemExit("all campaigns ended before their time")


def costs_by_tiles(rounds: int = 5) -> list[tuple[int, float]]:
    """What a choice costs in a dungeon of so many tiles, measured in turn."""
    dungeons = {tiles: dungeon_of(tiles) for tiles in SIZES}
    found: dict[int, list[float]] = {tiles: [] for tiles in SIZES}
    for number in range(rounds):
        for tiles, game in dungeons.items():
            found[tiles].append(cost_of_choices(game, 10, number))
    return [(tiles, statistics.median(costs)) for tiles, costs in found.items()]


def memory_of_games(game: str) -> float:
    """Kilobytes of one game without events after 45 choices."""
    midway(game)
    tracemalloc.start()
    kept = [midway(game) for _ in range(GAMES)]
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return taken / len(kept) / 1000


def memory_of_events(game: str) -> float:
    """Kilobytes that 1,000 events take: of a played game with its log, less one without."""
    took = []
    for events in (True, False):
        tracemalloc.start()
        kept = [played(game, seed, events) for seed in range(GAMES // 4)]
        took.append(tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
        if events:
            told = sum(one.events_told for one in kept)
        del kept
    return (took[0] - took[1]) / told


def played(game: str, seed: int, events: bool) -> Game:
    """A game after 150 random choices."""
    one, chance = delvers.new(game, seats=4, seed=seed, events=events), random.Random(seed)
    while one.pending and one.number < 150:
        seat = one.waiting[0]
        one.choose(seat, chance.choice(one.pending[seat].options))
    return one


def draw(along: Sequence[tuple[int, float]], by_tiles: Sequence[tuple[int, float]]) -> Figure:
    """Both costs side by side, each from 0 up."""
    figure = Figure(figsize=(9, 3.2), layout="constrained", facecolor=PAPER)
    told = (
        (along, "choices of one campaign", "o-"),
        (by_tiles, "tiles of a dungeon", "s-"),
    )
    for number, (costs, title, form) in enumerate(told):
        panel = figure.add_subplot(1, 2, number + 1)
        panel.plot(*zip(*costs, strict=True), form, color=COLOURS[number], markersize=4)
        panel.set_ylim(0, 1.3 * max(cost for _, cost in costs))
        panel.set_xlabel(title, color=INK)
        panel.set_ylabel("µs a choice", color=INK)
        panel.grid(alpha=0.3)
    return figure


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", type=Path, help="draw the costs into this file")
    path = parser.parse_args().write
    along, game = costs_along()
    for number, cost in along:
        print(f"campaign, up to choice {number}: {cost:.0f} µs a choice")
    print(f"  it told {game.events_told} events")
    by_tiles = costs_by_tiles()
    for tiles, cost in by_tiles:
        print(f"dungeon of {tiles} tiles: {cost:.0f} µs a choice")
    for name in delvers.games():
        a_game, events = memory_of_games(name), memory_of_events(name)
        print(f"{name}: {a_game:.0f} kB a game after 45 choices, {events:.0f} kB per 1,000 events")
    if path is not None:
        matplotlib.rcParams["svg.hashsalt"] = "growth"
        draw(along, by_tiles).savefig(path, metadata={"Date": None})


if __name__ == "__main__":
    main()
