"""What a start costs, and how soon the first bot moves after it.

python -m bench.server.start
"""

import asyncio
import time

from bench.server.serving import Connection, serving


async def first_bot_move(port: int) -> float:
    """Seconds from opening a table with two bots until one of them has chosen."""
    connection, began = Connection(port), time.perf_counter()
    bots = [{"kind": "bot", "bot": "heuristic"}] * 2
    form = {"game": "raiders", "seats": [{"kind": "human"}, *bots]}
    _, opened = await connection.ask("POST", "/api/tables", form)
    table = f"/api/tables/{opened['table']}"
    await connection.ask("POST", f"{table}/seats/0", {})
    while True:
        _, state = await connection.ask("GET", table)
        if state["number"]:
            return time.perf_counter() - began
        await asyncio.sleep(0.02)


def main() -> None:
    began = time.perf_counter()
    with serving() as served:
        wall, cpu = time.perf_counter() - began, served.cpu()
        print(f"start: {cpu:.2f} s of processor time, {wall:.2f} s until it listens")
        moved = asyncio.run(first_bot_move(served.port))
        spent = served.cpu() - cpu
        print(f"first bot move after: {moved:.2f} s ({spent:.2f} s of processor time)")


if __name__ == "__main__":
    main()
