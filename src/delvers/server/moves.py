"""Choices answered where their bytes arrive: the short way of a move.

A move is one request that is heard by all seats of a table, and it is what a server does all day.
The usual way (parser, application layers, tasks) costs several times what rules and disk do, so a
plain choice at a table in memory is made by callbacks: read, checked, put into the journal, and,
once it is on the disk, answered and told. Whatever is not plain goes the usual way (direct.py)
from its first byte on, as if nobody had looked: refusals, ends of games, tables that somebody else
is changing, moves that another process was quicker with, pages that are yet to be drawn as a whole.
"""

import gzip
import logging
import time
from functools import lru_cache
from typing import Final, Protocol

from delvers.kernel.errors import DelversError
from delvers.server import logs
from delvers.server.changes import Known, Wanted
from delvers.server.changes_json import json_for
from delvers.server.gate import LEAST_TO_COMPRESS, NO_STORE, PROTECTING, Admission
from delvers.server.live import LiveTable, Moment
from delvers.server.logs import RequestLines
from delvers.server.pagechanges import is_drawn_at_once, page_json_for
from delvers.server.push import Streams
from delvers.server.sought import Head, Heads, Plain, Sought, plain_choice, read_choice
from delvers.server.tables import Tables

LOG: Final = logging.getLogger(__name__)
HEAD: Final = b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n" + b"".join(
    name + b": " + said + b"\r\n" for name, said in [*PROTECTING, NO_STORE]
)
PACKED: Final = b"content-encoding: gzip\r\nvary: Accept-Encoding\r\n"


class Asking(Protocol):
    """The connection that a request came by."""

    @property
    def address(self) -> str:
        """Where it comes from."""

    @property
    def heads(self) -> Heads:
        """The heads of plain requests that came by it."""

    def answer(self, answer: bytes) -> None:
        """Write an answer, and read on."""

    def go_the_usual_way(self, data: bytes) -> None:
        """Let the application answer what came."""


class Moves:
    """Makes the plain choices among what arrives."""

    def __init__(
        self, tables: Tables, streams: Streams, admission: Admission, lines: RequestLines
    ) -> None:
        self._tables = tables
        self._streams = streams
        self._admission = admission
        self._lines = lines

    def take(self, asking: Asking, data: bytes) -> bool:
        """Whether the bytes are a plain choice, which is being made and will be answered."""
        plain = plain_choice(data, asking.heads)
        if plain is None:
            return False
        address = plain.head.address
        if address is None:
            address = self._admitted(asking.address, plain.head)
        if address is None or self._admission.refused_for_now(address):
            return False
        try:
            is_begun = self._begin(asking, plain, data)
        except DelversError:  # the application says what is wrong
            is_begun = False
        if not is_begun:
            self._admission.forget_one(address)
        return is_begun

    def _admitted(self, client: str, head: Head) -> str | None:
        """Where requests with this head come from, if they are let in."""
        if self._admission.refused_as_it_is("POST", head.headers):
            return None
        head.address = self._admission.address_of(client, head.headers)
        return head.address

    def _begin(self, asking: Asking, plain: Plain, data: bytes) -> bool:
        live, head = self._tables.in_memory_now(plain.table), plain.head
        if live is None:
            return False
        form, sought = read_choice(plain.body), Sought(plain.query, head.texts)
        if sought.is_short:
            seat = head.seat_at(live.stored)
            wanted = wanted_by(seat)
        else:
            wanted = sought.wanted(live.stored)
            seat = wanted.seat
        if seat is None:
            return False
        watcher = self._streams.of_client(plain.table, sought.client, seat)
        if wanted.with_parts and not (watcher and is_drawn_at_once(live, watcher.known)):
            return False
        known = watcher.known if watcher else sought.known(live, wanted)
        move = _Move(self, asking, data, live, wanted, known, head)
        return self._tables.begin_choice(live, seat, form.number, form.option, move.end)

    def note(self, table: str, address: str, seconds: float) -> None:
        """Tell of a choice that took long."""
        self._lines.note("POST", f"/api/tables/{table}/choices", 200, seconds, address)


@lru_cache(100)
def wanted_by(seat: int | None) -> Wanted:
    """What a seat wants to be told that says nothing about it: data."""
    return Wanted(seat)


class _Move:
    """A choice that is on its way to the disk."""

    __slots__ = ("_asking", "_began", "_data", "_head", "_known", "_live", "_moves", "_wanted")

    def __init__(
        self,
        moves: Moves,
        asking: Asking,
        data: bytes,
        live: LiveTable,
        wanted: Wanted,
        known: Known,
        head: Head,
    ) -> None:
        self._moves = moves
        self._asking = asking
        self._data = data
        self._live = live
        self._wanted = wanted
        self._known = known
        self._head = head
        self._began = time.monotonic()

    def end(self, moment: Moment | None) -> None:
        """Answer with what the choice has led to; if it could not be written, start again."""
        if moment is None:
            self._asking.go_the_usual_way(self._data)
            return
        try:
            told = page_json_for if self._wanted.with_parts else json_for
            change = told(self._live, moment, self._wanted, self._known)
        except Exception:  # the choice is made; who asks again is told to look again
            LOG.exception("a choice could not be answered")
            self._asking.go_the_usual_way(self._data)
            return
        self._asking.answer(answer_with(change, packs=self._head.packs))
        seconds = time.monotonic() - self._began
        if seconds >= logs.SLOW:
            self._moves.note(self._live.stored.id, self._head.address or "", seconds)


def answer_with(body: bytes, *, packs: bool) -> bytes:
    """A whole answer, less the headers that every answer of the server has."""
    more = b""
    if packs and len(body) >= LEAST_TO_COMPRESS:
        body, more = gzip.compress(body, 4, mtime=0), PACKED
    return b"%b%bcontent-length: %d\r\n\r\n%b" % (HEAD, more, len(body), body)
