"""Moves per second of server processor time, beside boardgame.io, one spell after the other.

Every spell is played at new tables, which are opened before the clock starts on both sides.

python -m bench.server.against_boardgame FOLDER_WITH_NODE_MODULES [--rounds 5] [--pages]
"""

import argparse
import asyncio
import os
import socket
import statistics
import subprocess
from pathlib import Path

from bench.server.serving import Served, Table, serving

HERE = Path(__file__).parent / "boardgame"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Boardgame:
    """boardgame.io's server with memory storage, and a driver that plays at it."""

    def __init__(self, modules: Path, tables: int) -> None:
        environment = {**os.environ, "NODE_PATH": str(modules / "node_modules")}
        port = free_port()
        self._server = subprocess.Popen(
            ["node", str(HERE / "server.js"), str(port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**environment, "NODE_ENV": "production"},
        )
        self._await(self._server, "ready")
        self.served = Served(self._server, port)
        self._driver = subprocess.Popen(
            ["node", str(HERE / "driver.js"), f"http://127.0.0.1:{port}", str(tables)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )
        self._await(self._driver, "ready")

    def _await(self, process: "subprocess.Popen[str]", word: str) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith(word):
                return
        raise RuntimeError(f"no {word!r} from {process.args!r}")

    def play(self, moves: int) -> float:
        """Moves per second of the server's processor time."""
        self._tell("open")
        before = self.served.cpu()
        self._tell(str(moves))
        return moves / (self.served.cpu() - before)

    def _tell(self, line: str) -> None:
        assert self._driver.stdin is not None
        self._driver.stdin.write(f"{line}\n")
        self._driver.stdin.flush()
        self._await(self._driver, "done")

    def close(self) -> None:
        for process in (self._driver, self._server):
            process.kill()
            process.wait()


class Delvers:
    """Our server with its database on disk, and tables of four."""

    def __init__(self, served: Served, tables: int, *, pages: bool) -> None:
        self.served = served
        self._tables = [Table(served.port, seed, pages=pages) for seed in range(tables)]

    async def play(self, moves: int) -> float:
        """Moves per second of the server's processor time."""
        for table in self._tables:
            table.leave()
            await table.open()
        before, left = self.served.cpu(), moves

        async def go_on(table: Table) -> None:
            nonlocal left
            while left > 0:
                left -= 1
                await table.move()

        await asyncio.gather(*(go_on(table) for table in self._tables))
        return moves / (self.served.cpu() - before)


async def compare(modules: Path, rounds: int, moves: int, tables: int, *, pages: bool) -> None:
    theirs = Boardgame(modules, tables)
    try:
        with serving() as served:
            ours = Delvers(served, tables, pages=pages)
            await ours.play(moves)
            theirs.play(moves)
            ratios = []
            for number in range(1, rounds + 1):
                mine, other = await ours.play(moves), theirs.play(moves)
                ratios.append(mine / other)
                print(f"round {number}: delvers {mine:.0f}, boardgame.io {other:.0f} moves/CPU s")
            kind = "pages" if pages else "data"
            print(f"times boardgame.io ({kind}, median): {statistics.median(ratios):.2f}")
    finally:
        theirs.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modules", type=Path, help="a folder where boardgame.io is installed")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--moves", type=int, default=1600, help="in each spell, of all tables")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pages", action="store_true")
    told = parser.parse_args()
    asyncio.run(compare(told.modules, told.rounds, told.moves, told.tables, pages=told.pages))


if __name__ == "__main__":
    main()
