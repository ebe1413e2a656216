"""Does every option that games meet have a number? `python -m bench.envs.numbering --games 2000`

Games with all kinds of options are played, every third by random bots, every third by heuristic
ones, every third by both; an option without a number, or an observation outside of its bounds, ends
the run with an error. It prints how many options were met; `--first` goes on after another run.
"""

import argparse

from tests.generic.walks import CASES, Case

from delvers.bots import Player
from delvers.bots.guard import Guard
from delvers.envs.encoding import encoder_of
from delvers.kernel.game import Game
from delvers.kernel.kit import REGISTRY

TABLES = [("random", "random"), ("heuristic", "heuristic"), ("random", "heuristic")]
"""The bots of even and of odd seats."""


def play(case: Case, seed: int, every: int, met: set[str]) -> int:
    game = case.begin(seed, events=False)
    bots = [Player(bot, case.game, seed, game.spec.content) for bot in TABLES[seed % len(TABLES)]]
    encoder, guard = encoder_of(game.spec), Guard()
    low, high = encoder.bounds()
    while game.pending:
        seat = min(game.waiting)
        met.update(game.pending[seat].options)
        encoder.actions.numbers(game.pending[seat])
        if game.number % every == 0:
            check(game, seat, low, high)
        game.choose(seat, guard.choice(game, seat) or bots[seat % 2].choose(game, seat))
        guard.watch(game)
    return game.number


def check(game: Game, seat: int, low: list[float], high: list[float]) -> None:
    seen = encoder_of(game.spec).observe(game.glance(seat), seat, game.pending[seat])
    for number, least, most in zip(seen, low, high, strict=True):
        assert least <= number <= most, (game.spec.id, number, least, most)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--game", action="append", choices=[spec.id for spec in REGISTRY])
    parser.add_argument("--every", type=int, default=20, help="which decisions are observed")
    given = parser.parse_args()
    for spec in REGISTRY:
        if given.game and spec.id not in given.game:
            continue
        cases = [case for case in CASES if case.game == spec.id]
        met: set[str] = set()
        decisions = 0
        for seed in range(given.first, given.first + given.games):
            decisions += play(cases[seed // len(TABLES) % len(cases)], seed, given.every, met)
            if (seed + 1) % 100 == 0:
                tell(spec.id, seed + 1 - given.first, decisions, met)
        tell(spec.id, given.games, decisions, met)


def tell(game: str, games: int, decisions: int, met: set[str]) -> None:
    print(f"{game}: {games} games, {decisions} decisions, {len(met)} options, all in", flush=True)


if __name__ == "__main__":
    main()
