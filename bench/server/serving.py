"""A server of ours in a process of its own, and small clients that play at its tables."""

import asyncio
import contextlib
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Any

PROGRAM = """
import sys
from delvers.server import run
run(port=0, database=sys.argv[1], workers=int(sys.argv[2]), limits=sys.argv[3:])
"""
GENEROUS = (
    "requests_per_second=1000000",
    "requests_at_once=1000000",
    "tables_per_hour=1000000",
    "streams_per_address=100000",
    "streams=100000",
    "connections_per_address=100000",
)
State = dict[str, Any]
OPTION = re.compile('data-option="([^"]+)"')


class Served:
    """A running server: its address, and how much processor time it has used."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.process = process
        self.port = port

    def cpu(self) -> float:
        """Seconds of the server process itself, in user and system."""
        return cpu_of(self.process.pid)

    def cpu_of_all(self) -> float:
        """The same with its workers and what they have started."""
        return sum(map(cpu_of, family(self.process.pid)))

    def memory(self) -> int:
        """Resident memory in kB."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def cpu_of(pid: int) -> float:
    """Seconds of one process; 0 if it has gone."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as stat:
            told = stat.read().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    return [pid, *(one for child in children_of(pid) for one in family(child))]


def children_of(pid: int) -> list[int]:
    """What a process itself has started."""
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as children:
        return [int(child) for child in children.read().split()]


@contextlib.contextmanager
def serving(
    limits: tuple[str, ...] = GENEROUS, database: str = "", workers: int = 1
) -> Iterator[Served]:
    """A server on a new database on disk, or on this one, stopped in the end."""
    with tempfile.TemporaryDirectory() as folder:
        database = database or f"{folder}/games.sqlite3"
        process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, database, str(workers), *limits],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert process.stdout is not None
        port = int(process.stdout.readline().rstrip("/\n").rpartition(":")[2])
        try:
            yield Served(process, port)
        finally:
            process.terminate()
            process.wait()


class Connection:
    """One connection that is kept open, for one request after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(
        self, method: str, path: str, body: State | None = None, headers: str = ""
    ) -> tuple[int, State]:
        """Send a request and read the answer; who was hung up on meanwhile connects again."""
        if self._writer is None or (self._reader is not None and self._reader.at_eof()):
            reading = asyncio.open_connection("127.0.0.1", self._port, limit=2**22)
            self._reader, self._writer = await reading
        assert self._reader is not None
        sent = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{headers}"
        if body is not None:
            head += f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n"
        self._writer.write(head.encode() + b"\r\n" + sent)
        answer = await self._reader.readuntil(b"\r\n\r\n")
        size = int(answer.lower().partition(b"content-length:")[2].split(b"\r\n")[0])
        told = await self._reader.readexactly(size)
        return int(answer.split()[1]), json.loads(told)

    def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.close()


class Seat:
    """A player at a table: what he knows, by his stream and by the answers to his choices."""

    def __init__(self, table: str, key: str, client: str, query: str) -> None:
        self.table = table
        self.headers = f"Authorization: Bearer {key}\r\n"
        self.client = client
        self.query = query
        self.number = -1
        self.ask: State | None = None
        self.waiting: list[int] = []
        self.is_over = False
        self.parts: dict[str, str] = {}
        self.heard = asyncio.Event()
        self._following: asyncio.Task[None] | None = None

    def take(self, change: State) -> None:
        """Know more."""
        if change["number"] >= self.number:
            self.number, self.waiting = change["number"], change["waiting"]
            self.ask = change.get("ask")
            self.is_over = change["result"] is not None
            had = "".join(self.parts[name] for name in sorted(self.parts))
            for name, part in (change.get("regions") or {}).items():
                self.parts[name] = part if isinstance(part, str) else patched(had, part)
        self.heard.set()

    @property
    def options(self) -> list[str]:
        """What the seat may choose: as data, or as the buttons of its page."""
        if self.ask is not None:
            return [one["option"] for one in self.ask["options"]]
        return [*dict.fromkeys(OPTION.findall("".join(self.parts.values())))]

    async def reach(self, number: int) -> None:
        """Wait until so many choices are known."""
        while self.number < number:
            self.heard.clear()
            await self.heard.wait()

    def follow(self, port: int) -> None:
        """Open the stream."""
        self._following = asyncio.create_task(self._follow(port))

    async def _follow(self, port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**22)
        path = f"/api/tables/{self.table}/stream?client={self.client}{self.query}"
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{self.headers}\r\n".encode())
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.split()[1] == b"200", head
            kind = b""
            while True:
                line = await reader.readuntil(b"\n")
                if line.startswith(b"event: "):
                    kind = line[7:-1]
                elif line.startswith(b"data: ") and kind == b"changed":
                    self.take(json.loads(line[6:]))
        finally:
            writer.close()

    def leave(self) -> None:
        """Close the stream."""
        if self._following is not None:
            self._following.cancel()


def patched(had: str, part: list[Any]) -> str:
    """What a page makes of a patch (`server/patches.py`)."""
    parts = zip(part[::3], part[1::3], part[2::3], strict=True)
    return "".join(had[start : start + length] + text for start, length, text in parts)


class Table:
    """A table of four people whose seats all watch."""

    def __init__(self, port: int, seed: int, *, pages: bool = False) -> None:
        self._port = port
        self._pages = pages
        self._dice = random.Random(seed)
        self._connection = Connection(port)
        self.seats: list[Seat] = []
        self.seconds: list[float] = []
        self.errors = 0

    async def open(self) -> None:
        """Open a table, take all seats and begin to watch."""
        people = [{"kind": "human"}] * 4
        form = {"game": "raiders", "seats": people}
        status, opened = await self._connection.ask("POST", "/api/tables", form)
        assert status == 201, opened
        query = "&regions=true&lang=en" if self._pages else ""
        self.seats = []
        for number in range(4):
            path = f"/api/tables/{opened['table']}/seats/{number}"
            _, taken = await self._connection.ask("POST", path, {"word": f"word {number}"})
            client = f"{self._dice.getrandbits(60):x}"
            self.seats.append(Seat(opened["table"], taken["key"], client, query))
        for seat in self.seats:
            seat.follow(self._port)
        for seat in self.seats:
            await seat.reach(0)

    async def move(self) -> None:
        """One seat chooses; done when it has its answer and the three others have heard."""
        first = self.seats[0]
        if first.is_over:
            self.leave()
            await self.open()
            first = self.seats[0]
        seat = self.seats[first.waiting[0]]
        option = self._dice.choice(seat.options)
        since = "" if self._pages else f"&since={seat.number}"
        path = f"/api/tables/{seat.table}/choices?client={seat.client}{seat.query}{since}"
        began = time.perf_counter()
        form = {"number": seat.number, "option": option}
        status, change = await self._connection.ask("POST", path, form, seat.headers)
        self.seconds.append(time.perf_counter() - began)
        if status != 200:
            self.errors += 1
            raise RuntimeError(change)
        seat.take(change)
        for other in self.seats:
            await other.reach(change["number"])

    def leave(self) -> None:
        """Close all streams."""
        for seat in self.seats:
            seat.leave()
