"""How many Python calls a real choice costs in each game, kept in `calls.json`.

`python -m bench.calls` shows them beside the kept ones; `python -m bench.calls --write` keeps them.
`tests/lab/test_bench_calls.py` fails when one grows by more than a tenth. Calls do not depend on
the machine's mood, but on the version of Python, so each version has its own.
"""

import argparse
import json
import sys
from pathlib import Path

import delvers
from delvers.lab.bench import calls_per_choice, ours

KEPT = Path(__file__).with_name("calls.json")
GAMES = 4
"""So many games are counted; the first so many seeds."""


def version() -> str:
    return f"{sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor}"


def counted(game: str) -> float:
    """Calls per real choice of random play, rounded as they are kept."""
    return round(calls_per_choice(ours(game), GAMES), 1)


def kept() -> dict[str, dict[str, float]]:
    """Calls by game, for each version of Python that they were counted with."""
    found: dict[str, dict[str, float]] = json.loads(KEPT.read_text("utf-8"))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="keep what is counted now")
    is_kept = parser.parse_args().write
    before = kept() if KEPT.exists() else {}
    now = {game: counted(game) for game in delvers.games()}
    for game, calls in now.items():
        was = before.get(version(), {}).get(game)
        print(f"{game}: {calls} calls per real choice, kept: {was if was is not None else 'none'}")
    if is_kept:
        text = json.dumps({**before, version(): now}, indent=2, sort_keys=True)
        KEPT.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
