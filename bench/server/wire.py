"""How many bytes a page gets: when it is opened, and for each choice made on it.

    python -m bench.server.wire [--games raiders,plungin] [--rounds 2] [--most 600]

A server in this process, and a client that asks as the page in Chromium does: it opens the table,
follows the compressed stream, sends choices and takes compressed answers. A bot that plans chooses
for the one person; bots have the other seats. Counted are all bytes with their heads, from a choice
to the next question: what the others do in between is part of it.
"""

import argparse
import asyncio
import gzip
import json
import re
import socket
import statistics
import tempfile
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import brotli
import uvicorn

from delvers.bots import Player
from delvers.bots import names as bots_of
from delvers.kernel.kit import REGISTRY
from delvers.server.app import create_app
from delvers.server.limits import limits_from
from delvers.server.pages import usual_seats
from delvers.server.tables import Tables

ENCODINGS = "Accept-Encoding: gzip, deflate, br, zstd\r\n"
LINKS = re.compile(r'(?:src|href)="(/static/[^"]+\.(?:js|css))"')
IMPORTS = re.compile(r'(?:from|import) "(\.?/[^"]+)"')
GENEROUS = ("requests_per_second=1000000", "requests_at_once=1000000", "tables_per_hour=1000000")
UNPACKED = {"br": brotli.decompress, "gzip": gzip.decompress}
LONGEST_WAIT = 120.0


@contextmanager
def serving() -> Iterator[tuple[int, Tables]]:
    """A server on a thread of this process: its port, and its tables."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        app = create_app(f"{folder}/games.sqlite3", limits=limits_from(GENEROUS))
        config = uvicorn.Config(app, log_level="error", access_log=False, timeout_keep_alive=600)
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            yield listening.getsockname()[1], app.state.tables
        finally:
            app.state.streams.close()
            server.should_exit = True
            thread.join()


class Wire:
    """One connection of a browser; all that comes through it is counted."""

    def __init__(self, port: int, headers: str = "") -> None:
        self._port = port
        self.headers = headers
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self.count = 0

    async def send(self, method: str, path: str, form: Any = None) -> dict[str, str]:
        """Send a request; the head of the answer."""
        if self._writer is None:
            opening = asyncio.open_connection("127.0.0.1", self._port, limit=2**22)
            self._reader, self._writer = await opening
        body = b"" if form is None else json.dumps(form).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{ENCODINGS}{self.headers}"
        if form is not None:
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        self._writer.write(head.encode() + b"\r\n" + body)
        told = await self._read(b"\r\n\r\n")
        lines = told.decode().lower().split("\r\n")
        return {":status": lines[0].split()[1]} | {
            name: said.strip() for name, _, said in (one.partition(":") for one in lines[1:])
        }

    async def ask(self, method: str, path: str, form: Any = None) -> tuple[dict[str, str], str]:
        """Send a request and read the whole answer."""
        head = await self.send(method, path, form)
        body = await self.exactly(int(head["content-length"]))
        if unpacked := UNPACKED.get(head.get("content-encoding", "")):
            body = unpacked(body)
        return head, body.decode()

    async def chunk(self) -> bytes:
        """The next piece of an answer without an end."""
        size = int(await self._read(b"\r\n"), 16)
        return (await self.exactly(size + 2))[:-2]

    async def exactly(self, size: int) -> bytes:
        """So many bytes."""
        assert self._reader is not None
        self.count += size
        return await self._reader.readexactly(size)

    async def _read(self, end: bytes) -> bytes:
        assert self._reader is not None
        told = await self._reader.readuntil(end)
        self.count += len(told)
        return told

    def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.close()


@dataclass(slots=True)
class Page:
    """A table open in a browser: what it asks, what it has got, and what it knows."""

    port: int
    table: str
    key: str
    lang: str
    sizes: dict[str, list[int]] = field(default_factory=dict)
    number: int = -1
    told: dict[int, dict[str, Any]] = field(default_factory=dict)
    next: int = 1
    client: str = "wire"
    asking: Wire = field(init=False)
    stream: Wire = field(init=False)
    following: "asyncio.Task[None] | None" = None

    def __post_init__(self) -> None:
        """Two connections, as a browser has."""
        headers = f"Authorization: Bearer {self.key}\r\n"
        self.asking, self.stream = Wire(self.port, headers), Wire(self.port, headers)

    @property
    def query(self) -> str:
        """What a page says with every request."""
        return f"lang={self.lang}&regions=true&client={self.client}"

    async def open(self) -> dict[str, int]:
        """The page and all that it needs: their bytes by kind."""
        _, html = await self.asking.ask("GET", f"/table/{self.table}?seat=0")
        found = {"page": self.asking.count}
        number = re.search(r'data-number="(\d+)"', html)
        assert number is not None, html[:2000]
        self.number = int(number[1])
        files, seen = LINKS.findall(html), set[str]()
        before = self.asking.count
        while files:
            path = files.pop()
            if path in seen:
                continue
            seen.add(path)
            _, text = await self.asking.ask("GET", path)
            near = path.rpartition("/")[0]
            files += [one.replace("./", f"{near}/") for one in IMPORTS.findall(text)]
        found["files"] = self.asking.count - before
        return found

    async def follow(self) -> None:
        """The stream, whose bytes count for the choice that they follow."""
        path = f"/api/tables/{self.table}/stream?{self.query}&number={self.number}"
        head = await self.stream.send("GET", path)
        assert head[":status"] == "200", head
        packed = head.get("content-encoding") == "gzip"
        unpack = zlib.decompressobj(16 + 15) if packed else None
        text = b""
        while True:
            piece = await self.stream.chunk()
            text += unpack.decompress(piece) if unpack else piece
            *whole, text = text.split(b"\n\n")
            for one in whole:
                if one.startswith(b"event: changed"):
                    self.take(json.loads(one.partition(b"data: ")[2]))

    def take(self, change: dict[str, Any]) -> None:
        """Know more, in the order of its making."""
        if "sequence" not in change:  # the stream was not open yet
            self.number = change["number"]
            return
        self.told[change["sequence"]] = change
        while (now := self.told.pop(self.next, None)) is not None:
            self.next += 1
            self.number = now["number"]

    @property
    def count(self) -> int:
        """All bytes so far."""
        return self.asking.count + self.stream.count

    async def choose(self, option: str) -> None:
        """Send a choice and take the answer."""
        path = f"/api/tables/{self.table}/choices?{self.query}&after=0"
        form = {"number": self.number, "option": option}
        head, told = await self.asking.ask("POST", path, form)
        assert head[":status"] == "200", told
        self.take(json.loads(told))

    def close(self) -> None:
        """Leave."""
        if self.following is not None:
            self.following.cancel()
        self.asking.close()
        self.stream.close()


@dataclass(frozen=True, slots=True)
class Kind:
    """What is played: a person and bots at so many seats, read in a language."""

    game: str
    seats: int
    lang: str

    @property
    def bot(self) -> str:
        """The bot that plans, if the game has one."""
        return "heuristic" if "heuristic" in bots_of(self.game) else "random"

    def form(self) -> dict[str, Any]:
        """How such a table is opened."""
        bots = [{"kind": "bot", "bot": self.bot}] * (self.seats - 1)
        return {"game": self.game, "seats": [{"kind": "human"}, *bots]}


async def play(port: int, tables: Tables, kind: Kind, most: int, seed: int) -> dict[str, list[int]]:
    """A game as one page sees it, to its end or for so many choices of the one person."""
    opening = Wire(port)
    _, opened = await opening.ask("POST", "/api/tables", kind.form())
    table = json.loads(opened)["table"]
    _, taken = await opening.ask("POST", f"/api/tables/{table}/seats/0", {})
    opening.close()
    page = Page(port, table, json.loads(taken)["key"], kind.lang)
    player = Player(kind.bot, kind.game, seed)
    page.sizes = {name: [size] for name, size in (await page.open()).items()}
    page.following = asyncio.create_task(page.follow())
    while not page.stream.count:
        await asyncio.sleep(0.002)
    moves, began = page.sizes.setdefault("moves", []), -1
    while len(moves) < most and await is_mine(tables, page):
        if began >= 0:
            moves.append(page.count - began)
        began = page.count
        with tables.at(table) as live:
            option = player.choose(live.game, 0)
        await page.choose(option)
    moves.append(page.count - began)
    page.close()
    return page.sizes


async def is_mine(tables: Tables, page: Page) -> bool:
    """Wait until the page knows that its person must choose; whether the game goes on."""
    until = time.monotonic() + LONGEST_WAIT
    while True:
        assert page.following is not None
        if page.following.done():
            page.following.result()
        with tables.at(page.table) as live:
            number, waits, is_over = live.number, 0 in live.game.pending, live.game.is_over
        if (waits or is_over) and page.number == number:
            return not is_over
        assert time.monotonic() < until, f"{page.table} stands at {number}, {page.number} is known"
        await asyncio.sleep(0.002)


def kinds(games: list[str], langs: list[str]) -> list[Kind]:
    """Each game with as many as usually play it and as many as can, in each language by turns."""
    found = []
    for game in games:
        seats = list(REGISTRY.find(game).seats)
        usual = usual_seats({"id": game, "seats": seats})
        for at, count in enumerate(dict.fromkeys([usual, seats[-1]])):
            found.append(Kind(game, count, langs[at % len(langs)]))
    return found


def told(sizes: list[int]) -> str:
    """Median, 95 of 100, and worst in kB."""
    ranked = sorted(sizes)
    high = ranked[int(len(ranked) * 0.95)]
    return (
        f"median {statistics.median(ranked) / 1000:5.1f}, p95 {high / 1000:5.1f}, "
        f"worst {ranked[-1] / 1000:6.1f} kB over {len(ranked)} choices"
    )


def main() -> None:
    """Play, and print what a page gets per choice and when it is opened."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(spec.id for spec in REGISTRY))
    parser.add_argument("--langs", default="en,ru")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--most", type=int, default=400, help="choices of a game")
    given = parser.parse_args()
    every: list[int] = []
    with serving() as (port, tables):
        for kind in kinds(given.games.split(","), given.langs.split(",")):
            sizes: dict[str, list[int]] = {}
            for seed in range(given.rounds):
                for name, found in asyncio.run(play(port, tables, kind, given.most, seed)).items():
                    sizes.setdefault(name, []).extend(found)
            every += sizes["moves"]
            first = max(map(sum, zip(sizes["page"], sizes["files"], strict=True)))
            print(f"{kind.game}, {kind.seats} seats, {kind.lang}: {told(sizes['moves'])}; ", end="")
            print(
                f"first page {first / 1000:.1f} (html {max(sizes['page']) / 1000:.1f}) kB",
                flush=True,
            )
    print(f"all: {told(every)}; wanted: 15 and 40, first page 60")


if __name__ == "__main__":
    main()
