"""Many tables of four seats at once, at a human pace: errors, latencies and memory.

python -m bench.server.load [--tables 200] [--minutes 10] [--pause 8]
"""

import argparse
import asyncio
import random
import statistics
import time

from bench.server.serving import Served, Table, serving


async def play(table: Table, until: float, pause: float, dice: random.Random) -> None:
    """Move after move, with pauses as people make them."""
    await asyncio.sleep(dice.random() * pause)
    while time.monotonic() < until:
        await table.move()
        await asyncio.sleep(dice.random() * 2 * pause)


async def watch_memory(served: Served, until: float) -> list[int]:
    """Resident memory, every ten seconds."""
    seen = []
    while time.monotonic() < until:
        seen.append(served.memory())
        await asyncio.sleep(10)
    return seen


async def load(count: int, minutes: float, pause: float) -> None:
    with serving() as served:
        tables = [Table(served.port, seed) for seed in range(count)]
        for table in tables:
            await table.open()
        until = time.monotonic() + minutes * 60
        watching = asyncio.create_task(watch_memory(served, until))
        plays = (play(table, until, pause, random.Random(n)) for n, table in enumerate(tables))
        ended = await asyncio.gather(*plays, return_exceptions=True)
        memory = await watching
    errors = [one for one in ended if one is not None]
    seconds = sorted(second for table in tables for second in table.seconds)
    median, p99 = statistics.median(seconds), seconds[int(len(seconds) * 0.99)]
    third = max(1, len(memory) // 3)
    print(f"{len(seconds)} moves, {len(errors)} errors {errors[:3]}")
    print(f"median {median * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms ({p99 / median:.1f} times)")
    print(f"memory: {memory[0]} kB at first, {max(memory)} kB at most, {memory[-1]} kB at last")
    print(f"growth over the last two thirds: {(memory[-1] / memory[third - 1] - 1) * 100:.1f}%")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--pause", type=float, default=8, help="seconds between moves, on average")
    told = parser.parse_args()
    asyncio.run(load(told.tables, told.minutes, told.pause))


if __name__ == "__main__":
    main()
