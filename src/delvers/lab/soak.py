"""Games over random seats and options, in search of one that stumbles.

`python -m delvers.lab.soak dungeonquest-3e --games 100000 --jobs 2`; bots that know what they do
come farther: `--bot heuristic`.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

import delvers
from delvers.bots import Player, names
from delvers.kernel.dice import Dice
from delvers.kernel.errors import BadOption
from delvers.kernel.spec import Setting

CHUNK = 100
LONGEST = 50_000
"""A game with more choices than this counts as stuck."""


@dataclass(slots=True)
class Findings:
    """What happened in many games."""

    games: int = 0
    choices: int = 0
    refused: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    troubles: list[str] = field(default_factory=list)

    def add(self, other: "Findings") -> None:
        """Take the findings of another process into account."""
        self.games += other.games
        self.choices += other.choices
        self.refused += other.refused
        self.ends.update(other.ends)
        self.troubles += other.troubles


def options_for(game: str, dice: Dice) -> dict[str, Setting]:
    """A random setting of every option."""
    options = delvers.games()[game].options
    return {option.name: dice.choice(option.allowed or (option.default,)) for option in options}


def play_one(game: str, seed: int, findings: Findings, bot: str = "random") -> None:
    """One game of bots; settings that do not go together are counted and left out."""
    dice = Dice(seed)
    seats = dice.choice(delvers.games()[game].seats)
    try:
        options = options_for(game, dice)
        played = delvers.new(game, seats=seats, seed=seed, options=options, events=False)
    except BadOption:
        findings.refused += 1
        return
    player = Player(bot, game, dice.next64())
    while played.pending:
        # Only those who choose at random take up what is optional.
        able = played.pending if bot == "random" else played.waiting
        seat = dice.choice(sorted(able))
        played.choose(seat, player.choose(played, seat))
        if played.number > LONGEST:
            raise RuntimeError("the game does not end")
    assert played.result is not None
    findings.games += 1
    findings.choices += played.number
    findings.ends[played.result.why] += 1


def play_chunk(game: str, seeds: range, bot: str = "random") -> Findings:
    """Many games; what goes wrong is written down with its seed."""
    findings = Findings()
    for seed in seeds:
        try:
            play_one(game, seed, findings, bot)
        except Exception as problem:
            findings.troubles.append(f"seed {seed}: {type(problem).__name__}: {problem}")
    return findings


def chunks(games: int, first: int) -> Iterator[range]:
    """The seeds in parts."""
    for start in range(first, first + games, CHUNK):
        yield range(start, min(start + CHUNK, first + games))


def soak(game: str, games: int, jobs: int, first: int = 0, bot: str = "random") -> Findings:
    """Play so many games on so many processes."""
    total = Findings()
    with ProcessPoolExecutor(jobs) as pool:
        parts = list(chunks(games, first))
        for found in pool.map(play_chunk, [game] * len(parts), parts, [bot] * len(parts)):
            total.add(found)
    return total


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(delvers.games()))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", default="random", help="who plays; the default chooses at random")
    wanted = parser.parse_args()
    if wanted.bot not in names(wanted.game):
        parser.error(f"no bot is called {wanted.bot!r}; known: {', '.join(names(wanted.game))}")
    begun = time.perf_counter()
    found = soak(wanted.game, wanted.games, wanted.jobs, wanted.seed, wanted.bot)
    spent = time.perf_counter() - begun
    print(f"{found.games:,} games, {found.choices:,} choices in {spent:.0f} s")
    print(f"{found.refused:,} settings that do not go together were refused")
    print("ends: " + ", ".join(f"{why} {count:,}" for why, count in found.ends.most_common()))
    print("\n".join([f"{len(found.troubles)} troubles", *found.troubles[:20]]))
    return 1 if found.troubles else 0


if __name__ == "__main__":
    sys.exit(main())
