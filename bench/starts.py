"""How long Delvers takes to start: `python -m bench.starts [--rounds 9]`.

Seconds are those in which processors run, of a process of its own each time, with the start of
Python itself; the median over all rounds and the least. Sources are compiled to bytecode first.
"""

import argparse
import os
import resource
import statistics
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import process_time

# A worker of `delvers sim` loads the module of the command first, and so do those of this one.
import delvers.cli.app  # noqa: F401
from delvers.lab.simulate import Series, begin

NOTHING = "pass"
GAME = "import delvers; delvers.new('{game}', seats=4)"
HELP = "from delvers.cli.app import app; app(['--help'])"


def cost_of(code: str) -> float:
    """Seconds of processors that a Python process with this code takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def cost_of_worker() -> float:
    """Seconds until a worker of a simulation has begun its first game."""
    series = Series("raiders", 1, 4, ("random",) * 4, 0, {"tactical": False}, 0)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        pool.submit(begin, series, 0).result()
        return pool.submit(process_time).result()


STARTS: dict[str, Callable[[], float]] = {
    "Python alone": lambda: cost_of(NOTHING),
    "import delvers, begin raiders": lambda: cost_of(GAME.format(game="raiders")),
    "import delvers, begin plungin": lambda: cost_of(GAME.format(game="plungin")),
    "delvers --help": lambda: cost_of(HELP),
    "a worker of delvers sim raiders": cost_of_worker,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=9)
    rounds = parser.parse_args().rounds
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    found: dict[str, list[float]] = {name: [] for name in STARTS}
    for cost in STARTS.values():  # writes bytecode, fills the disk's cache
        cost()
    for _ in range(rounds):
        for name, cost in STARTS.items():
            found[name].append(cost())
    for name, costs in found.items():
        print(f"{name}: {statistics.median(costs):.3f} s (least {min(costs):.3f})")


if __name__ == "__main__":
    main()
