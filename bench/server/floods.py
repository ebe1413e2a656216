"""Floods of every kind against a server with its usual limits, while a table is played.

python -m bench.server.floods [--seconds 8] [--kinds verify,streams,...]

Everything goes to 127.0.0.1 and ends after the given seconds. The flood comes from a process and
an address of its own (127.0.0.3 is this machine too), so that the players beside it wait for the
server only and not for the flooder. Quiet and flooded spells take turns.
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import statistics
import time
from collections.abc import Callable, Coroutine
from typing import Any

from bench.server.serving import Connection, Table, serving

Flood = Callable[[int, float], Coroutine[Any, Any, None]]
AT_ONCE = 20
SPELLS = 2
BEGINNING = 2.0
"""Seconds in which the flooder starts."""


async def ask_again_and_again(port: int, until: float, method: str, path: str, body: bytes) -> None:
    """One flooder who asks as fast as he is answered."""
    while time.monotonic() < until:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await connect(port)
            try:
                while time.monotonic() < until:
                    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                    if body:
                        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
                    writer.write(head.encode() + b"\r\n" + body)
                    answer = await reader.readuntil(b"\r\n\r\n")
                    size = int(answer.lower().partition(b"content-length:")[2].split(b"\r\n")[0])
                    await reader.readexactly(size)
            finally:
                writer.close()


async def connect(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.3", 0))


def many(method: str, path: str, body: bytes = b"") -> Flood:
    """Twenty flooders at once."""

    async def flood(port: int, until: float) -> None:
        flooders = (ask_again_and_again(port, until, method, path, body) for _ in range(AT_ONCE))
        await asyncio.gather(*flooders)

    return flood


async def half_sent(port: int, until: float) -> None:
    """Connections that begin a request and say no more."""
    writers = []
    while time.monotonic() < until:
        with contextlib.suppress(OSError):
            _, writer = await connect(port)
            writer.write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le")
            writers.append(writer)
        await asyncio.sleep(0.005)
    for writer in writers:
        writer.close()


async def streams(port: int, until: float) -> None:
    """Streams that are opened and kept, without being read."""
    form = (
        b'{"game": "raiders", "seats": [{"kind": "human"}, {"kind": "human"}, {"kind": "human"}]}'
    )
    connection = Connection(port)  # who plays there has opened the table
    _, opened = await connection.ask("POST", "/api/tables", json.loads(form))
    writers = []
    while time.monotonic() < until:
        with contextlib.suppress(OSError):
            _, writer = await connect(port)
            path = f"/api/tables/{opened['table']}/stream"
            writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
            writers.append(writer)
        await asyncio.sleep(0.005)
    for writer in writers:
        writer.close()


def table_of(kind: str, **more: object) -> bytes:
    seat = {"kind": "human"} if kind == "human" else {"kind": "bot", "bot": "random"}
    return json.dumps({"game": "raiders", "seats": [seat] * 3, **more}).encode()


FLOODS: dict[str, Flood] = {
    "verify": many("POST", "/api/verify", b'{"format": "delvers-1"}' + b" " * 2_000_000),
    "streams": streams,
    "half-sent": half_sent,
    "unknown tables": many("GET", "/api/tables/nowhere"),
    "endless tables": many("POST", "/api/tables", table_of("human")),
    "bots' tables": many("POST", "/api/tables", table_of("bot")),
    "timers": many("POST", "/api/tables", table_of("bot", time_limit=1)),
    "pages": many("GET", "/rules"),
}


async def play(table: Table, until: float) -> list[float]:
    """The latencies of moves, with a short breath between."""
    table.seconds.clear()
    while time.monotonic() < until:
        await table.move()
        await asyncio.sleep(0.02)
    return [*table.seconds]


def run_flood(kind: str, port: int, until: float) -> None:
    """Flood the server, in a process of its own."""
    asyncio.run(FLOODS[kind](port, until))


async def flooded_play(kind: str, port: int, table: Table, seconds: float) -> list[float]:
    """The latencies of moves beside a flood, which has begun before the first of them."""
    until = time.monotonic() + BEGINNING + seconds
    context = multiprocessing.get_context("spawn")
    flood = context.Process(target=run_flood, args=(kind, port, until))
    flood.start()
    await play(table, time.monotonic() + BEGINNING)
    played = await play(table, until)
    await asyncio.to_thread(flood.join)
    return played


async def measure(kind: str, seconds: float) -> float:
    """How many times slower the median move becomes under a flood."""
    limits = ("requests_per_second=100",)
    with serving(limits) as served:
        table = Table(served.port, 1)
        await table.open()
        await play(table, time.monotonic() + 1)
        quiet, flooded = list[float](), list[float]()
        for _ in range(SPELLS):
            quiet += await play(table, time.monotonic() + seconds / SPELLS)
            flooded += await flooded_play(kind, served.port, table, seconds / SPELLS)
        table.leave()
    times = statistics.median(flooded) / statistics.median(quiet)
    print(
        f"{kind}: quiet {statistics.median(quiet) * 1000:.1f} ms, "
        f"flooded {statistics.median(flooded) * 1000:.1f} ms, {times:.1f} times"
    )
    return times


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--kinds", default=",".join(FLOODS))
    told = parser.parse_args()
    worst = [await measure(kind, told.seconds) for kind in told.kinds.split(",")]
    print(f"worst: {max(worst):.1f} times the quiet latency")


if __name__ == "__main__":
    asyncio.run(main())
