"""How many moves one, two and four processes behind one address make.

    python -m bench.server.processes [--counts 1,2,4] [--tables 12] [--database postgres]

Tables of four seats are played as fast as they go, each seat with a stream of its own; a move
counts once all four seats have heard of it. On PostgreSQL news travel between processes at once; on
SQLite a process looks once a second, so that a table there goes on at that pace unless all its
seats happen to be at one process. The players themselves need a processor too: on a machine with
two of them look at the figure per second of processor time.
"""

import argparse
import asyncio
import time
from contextlib import ExitStack

from tests.server.postgres import cluster

from bench.server.serving import GENEROUS, Table, serving


async def play(table: Table, until: float) -> int:
    """Move after move."""
    moves = 0
    while time.monotonic() < until:
        await table.move()
        moves += 1
    return moves


async def measure(port: int, count: int, seconds: float) -> int:
    """How many moves all tables make together."""
    tables = [Table(port, seed) for seed in range(count)]
    await asyncio.gather(*(table.open() for table in tables))
    until = time.monotonic() + seconds
    made = await asyncio.gather(*(play(table, until) for table in tables))
    for table in tables:
        table.leave()
    return sum(made)


def main() -> None:
    """Each number of processes on a database of its own; all figures again in the last line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--counts", default="1,2,4")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="postgres")
    given = parser.parse_args()
    told = []
    with ExitStack() as stack:
        made = stack.enter_context(cluster()) if given.database == "postgres" else None
        for workers in map(int, given.counts.split(",")):
            database = made.new_database(f"bench{workers}") if made else ""
            with serving(GENEROUS, database, workers) as served:
                asyncio.run(measure(served.port, given.tables, 1))  # to warm up
                cpu, began = served.cpu_of_all(), time.monotonic()
                moves = asyncio.run(measure(served.port, given.tables, given.seconds))
                seconds, cpu = time.monotonic() - began, served.cpu_of_all() - cpu
            told.append(f"{workers}: {moves / seconds:.0f} moves/s, {moves / cpu:.0f} per CPU s")
            print(
                f"{workers} processes: {moves} moves in {seconds:.1f} s, {cpu:.1f} s of processor"
            )
    print(f"processes on {given.database}: {'; '.join(told)}")


if __name__ == "__main__":
    main()
