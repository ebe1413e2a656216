"""Processor time of a move with this checkout and with another one, in turns, on one machine.

How loaded a machine is changes what a move costs, but both alike: their ratio can be told.

python -m bench.server.versions OTHER_CHECKOUT [--rounds 5] [--moves 1200] [--tables 20]
"""

import argparse
import asyncio
import contextlib
import os
import statistics
from pathlib import Path

from bench.server.serving import Served, Table, serving

HERE = Path(__file__).parents[2]


def seconds_of(served: Served) -> float:
    """Processor time of all threads, finer than the clock ticks of `cpu`."""
    threads = Path(f"/proc/{served.process.pid}/task")
    return sum(int((one / "schedstat").read_text().split()[0]) for one in threads.iterdir()) / 1e9


async def spell(served: Served, tables: list[Table], moves: int) -> float:
    """Microseconds of processor time per move at new tables."""
    for table in tables:
        table.leave()
        await table.open()
    before, left = seconds_of(served), moves

    async def go_on(table: Table) -> None:
        nonlocal left
        while left > 0:
            left -= 1
            await table.move()

    await asyncio.gather(*(go_on(table) for table in tables))
    return (seconds_of(served) - before) / moves * 1e6


async def compare(other: Path, rounds: int, moves: int, tables: int) -> None:
    with contextlib.ExitStack() as stack:
        sides = []
        for checkout in (other, HERE):
            os.environ["PYTHONPATH"] = str(checkout / "src")
            served = stack.enter_context(serving())
            sides.append((served, [Table(served.port, seed) for seed in range(tables)]))
        for served, seats in sides:
            await spell(served, seats, moves)
        costs = []
        for number in range(1, rounds + 1):
            cost = [await spell(served, seats, moves) for served, seats in sides]
            costs.append(cost)
            print(f"round {number}: {cost[0]:.0f} us per move there, {cost[1]:.0f} us here")
    there, here = (statistics.median(side) for side in zip(*costs, strict=True))
    print(f"us of processor time per move: {there:.0f} there, {here:.0f} here")
    print(f"times as many moves here: {there / here:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path, help="the root of another checkout")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--moves", type=int, default=1200, help="in each spell, of all tables")
    parser.add_argument("--tables", type=int, default=20)
    told = parser.parse_args()
    asyncio.run(compare(told.other, told.rounds, told.moves, told.tables))


if __name__ == "__main__":
    main()
