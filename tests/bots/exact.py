"""Positions whose chances can be counted: how often the oracle's interval holds the true one."""

from itertools import islice

from delvers import Game
from delvers.bots.odds import Odds, Oracle

REPETITIONS = 200
ENOUGH = 188
"""Of 200 intervals at 95% so many at least must hold the true chance: 94 of 100."""


def times_held(game: Game, seat: int, true: dict[str, float], rounds: int) -> dict[str, int]:
    """How often the interval of each of these options holds its true chance."""
    held = dict.fromkeys(true, 0)
    for seed in range(REPETITIONS):
        oracle = Oracle(game, seat, seed)
        oracle.found = {option: Odds(option) for option in true}
        found = [*islice(oracle.rounds(), rounds)][-1]
        for one in found:
            low, high = one.interval
            held[one.option] += low <= true[one.option] <= high
    return held
