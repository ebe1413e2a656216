"""A long run: games per second, memory from beginning to end, and how long its report takes.

python -m bench.lab.long_run FOLDER [--games 1000000] [--jobs 2] [--seconds 0] [--no-report]

A run that was ended after some seconds goes on when it is called again with the same folder.
"""

import argparse
import os
from pathlib import Path

import pyarrow.parquet as pq

from bench.lab.running import EXPERIMENT, cost_of, played_in


def peaks(megabytes: list[float]) -> str:
    """The most memory in the first tenth of the time, in its first half and in all of it."""
    places = [max(megabytes[: int(len(megabytes) * part) + 1]) for part in (0.1, 0.5, 1)]
    return ", ".join(f"{place:,.0f}" for place in places) + " MB"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--report", action=argparse.BooleanOptionalAction, default=True)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    experiment, out = given.folder / "games.toml", given.folder / "results"
    experiment.write_text(EXPERIMENT.format(games=given.games), encoding="utf-8")
    before, _ = played_in(out) if (out / "run.json").exists() else (0, 0.0)
    options = ("--out", out, "--jobs", given.jobs, "--no-csv", "--resume")
    cost = cost_of("run", experiment, *options, seconds=given.seconds)
    games, _ = played_in(out)
    played = games - before
    print(
        f"{played:,} games in {cost.wall:,.0f} s ({played / cost.wall:,.0f} a second; "
        f"{cost.cpu:,.0f} s of processors, {played / cost.cpu:,.0f} games in each), {games:,} in "
        f"all; load {os.getloadavg()[2]:.1f} in the last quarter of an hour",
        flush=True,
    )
    workers = [all - own for all, own in zip(cost.all, cost.own, strict=True)]
    print(
        f"most memory until a tenth, a half and the end of the time: {peaks(cost.own)}; "
        f"of its processes: {peaks(workers)}",
        flush=True,
    )
    if not given.report:
        return
    report = cost_of("report", out)
    rows = pq.read_metadata(out / "rows.parquet").num_rows
    print(
        f"report of {rows:,} rows: {report.wall:,.0f} s, {report.cpu:,.0f} s of them computing, "
        f"at most {max(report.own):,.0f} MB"
    )


if __name__ == "__main__":
    main()
