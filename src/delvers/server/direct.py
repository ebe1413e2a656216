"""The two addresses that a game in play uses at every move, answered without detours.

A choice and the stream of changes stand in the OpenAPI description like all others, but are read
and answered right here: routing, forms and models above would cost more than the rules do. The
plainest choices do not even come here (moves.py).
"""

import asyncio
import logging
import re
import sys
import zlib
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from delvers.kernel.errors import DelversError
from delvers.server.allowance import Allowance
from delvers.server.errors import DATABASE_TROUBLE, database_refusal, on_crash, refusal_of
from delvers.server.keeping import json_of
from delvers.server.live import LiveTable
from delvers.server.push import Streams, Watcher
from delvers.server.sought import Sought, read_choice
from delvers.server.tables import Tables
from delvers.server.wire import CONNECTION, Wire

LOG: Final = logging.getLogger(__name__)
PATH: Final = re.compile(r"/api/tables/([^/]+)/(choices|stream)")
STREAM_HEADERS: Final = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"x-accel-buffering", b"no"),
]
GZIPPED: Final = (b"content-encoding", b"gzip")
JSON: Final = (b"content-type", b"application/json")


class Direct:
    """Answers choices and streams; everything else goes on to the application."""

    def __init__(
        self, app: ASGIApp, tables: Tables, streams: Streams, allowance: Allowance
    ) -> None:
        self._app = app
        self._allowance = allowance
        self._tables = tables
        self._streams = streams

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or let the application do it."""
        answer = self._answer_to(scope) if scope["type"] == "http" else None
        if answer is None:
            await self._app(scope, receive, send)
            return
        try:
            await answer(scope, receive, send)
        except DelversError as problem:
            await refusal_of(problem)(scope, receive, send)
        except DATABASE_TROUBLE as problem:
            await database_refusal(problem)(scope, receive, send)
        except Exception as problem:
            LOG.exception("a request could not be answered")
            await (await on_crash(problem))(scope, receive, send)

    def _answer_to(self, scope: Scope) -> Callable[[Scope, Receive, Send], Awaitable[None]] | None:
        path: str = scope["path"]
        if not path.endswith(("/choices", "/stream")):
            return None
        found = PATH.fullmatch(path)
        if found is None:
            return None
        scope["table"] = found[1]
        if found[2] == "choices" and scope["method"] == "POST":
            return self._choose
        return self._stream if found[2] == "stream" and scope["method"] == "GET" else None

    # -- choices -------------------------------------------------------------------------------

    async def _choose(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = await whole_body(receive)
        form, sought = read_choice(body), sought_in(scope)
        live = await self._live(scope["table"])
        wanted = sought.wanted(live.stored)
        watcher = self._streams.of_client(live.stored.id, sought.client, wanted.seat)
        known = watcher.known if watcher else sought.known(live, wanted)
        if watcher:
            watcher.answered = sys.maxsize
        number = -1
        try:
            moment = await self._tables.choose_soon(live, wanted.seat, form.number, form.option)
            number = moment.number
            change = await self._streams.change(live, moment, wanted, known)
        finally:
            if watcher:
                watcher.answered = number
                watcher.hear()
        await answer(send, json_of(change))

    async def _live(self, table: str) -> LiveTable:
        live = self._tables.in_memory_now(table)
        return live if live is not None else await asyncio.to_thread(self._tables.opened, table)

    # -- streams -------------------------------------------------------------------------------

    async def _stream(self, scope: Scope, receive: Receive, send: Send) -> None:
        table, sought = scope["table"], sought_in(scope)
        stored = await asyncio.to_thread(self._tables.found, table)
        watcher = Watcher(table, sought.wanted(stored), sought.client)
        number = sought.number("number")
        self._allowance.begin_stream(scope["address"], table)
        try:
            packer = _packer(sought, watcher)
            watcher.wire = Wire.of(scope.get(CONNECTION), packer)
            await self._send_lines(watcher, number, receive, send, packer)
        finally:
            self._allowance.end_stream(scope["address"], table)

    async def _send_lines(
        self,
        watcher: Watcher,
        number: int | None,
        receive: Receive,
        send: Send,
        packer: "zlib._Compress | None",
    ) -> None:
        headers = STREAM_HEADERS if packer is None else [*STREAM_HEADERS, GZIPPED]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"", "more_body": True})
        leaving = asyncio.create_task(_close_when_gone(receive, watcher))
        try:
            async for line in self._streams.lines(watcher, number):
                body = line
                if packer is not None:
                    body = packer.compress(line) + packer.flush(zlib.Z_SYNC_FLUSH)
                await send({"type": "http.response.body", "body": body, "more_body": True})
            end = b"" if packer is None else packer.flush()
            await send({"type": "http.response.body", "body": end, "more_body": False})
        finally:
            leaving.cancel()


def _packer(sought: Sought, watcher: Watcher) -> "zlib._Compress | None":
    """Drawings are worth packing; a small window keeps the memory of a stream small."""
    if not watcher.wanted.with_parts or "gzip" not in sought.headers.get("accept-encoding", ""):
        return None
    return zlib.compressobj(6, zlib.DEFLATED, 16 + 14, 6)


async def _close_when_gone(receive: Receive, watcher: Watcher) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    watcher.is_closed = True
    watcher.hear()


def sought_in(scope: Scope) -> Sought:
    """What a request says."""
    return Sought(scope["query_string"], Headers(scope=scope))


async def whole_body(receive: Receive) -> bytes:
    """The body of a request; how large it may be and how long it may take was looked at before."""
    message = await receive()
    body: bytes = message.get("body", b"")
    while message.get("more_body", False):
        message = await receive()
        body += message.get("body", b"")
    return body


async def answer(send: Send, body: bytes) -> None:
    """Send JSON."""
    headers = [JSON, (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})
