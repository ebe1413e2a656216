"""Two jobs against one: games per second of the same experiment, one after the other.

python -m bench.lab.scaling [--games 20000] [--rounds 3]

Seconds are those of playing, without start and end. On a machine with other work to do, the clock
says how much of it the run got; so milliseconds of a processor for a game are told too, without
what the start of the processes takes, and the load of the last minute: above 2, two cores are busy.
"""

import argparse
import os
import statistics
import tempfile
from pathlib import Path

from bench.lab.running import EXPERIMENT, cost_of, played_in

FEW = 10
"""So few games cost nothing beside the start of the processes."""


def measured(folder: Path, games: int, jobs: int) -> tuple[float, float]:
    """Games per second by the clock, and per second of one processor without what a start takes."""
    seconds, cpu = cost_in(folder / "all", games, jobs)
    _, start = cost_in(folder / "few", FEW, jobs)
    return games / seconds, (games - FEW) / (cpu - start)


def cost_in(folder: Path, games: int, jobs: int) -> tuple[float, float]:
    """Seconds of playing by the clock, and of processors for the whole run."""
    folder.mkdir(exist_ok=True)
    experiment, out = folder / "games.toml", folder / f"{jobs}-jobs"
    experiment.write_text(EXPERIMENT.format(games=games), encoding="utf-8")
    cost = cost_of("run", experiment, "--out", out, "--jobs", jobs, "--no-csv")
    return played_in(out)[1], cost.cpu


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    by_clock, by_processor = [], []
    for number in range(given.rounds):
        with tempfile.TemporaryDirectory() as folder:
            one, one_cpu = measured(Path(folder), given.games, 1)
            two, two_cpu = measured(Path(folder), given.games, 2)
        by_clock.append(two / one)
        by_processor.append(2 * two_cpu / one_cpu)
        print(
            f"round {number + 1}: one job {one:,.0f} games a second, two jobs {two:,.0f}: "
            f"{two / one:.2f} times; {1000 / one_cpu:.2f} and {1000 / two_cpu:.2f} ms of a "
            f"processor for a game; load {os.getloadavg()[0]:.1f}",
            flush=True,
        )
    print(f"by the clock: {statistics.median(by_clock):.2f} times (median)")
    print(f"by processor time, if both had a core: {statistics.median(by_processor):.2f} times")


if __name__ == "__main__":
    main()
