"""Pushing: whoever watches a table is sent what changed for his seat, after every choice."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from delvers.draw import Drawn
from delvers.kernel.errors import DelversError
from delvers.server.changes import Known, Wanted, change_for, drawn_for
from delvers.server.changes_json import json_for
from delvers.server.company import Company, event
from delvers.server.limits import Limits
from delvers.server.live import LiveTable, Moment
from delvers.server.pagechanges import is_drawn_at_once, page_json_for
from delvers.server.show import gathering_for
from delvers.server.tables import Tables
from delvers.server.wire import EVENT, Wire
from delvers.text import Words, words

LOG: Final = logging.getLogger(__name__)
HEARTBEAT: Final = 15.0
POLL: Final = 1.0
STILL_HERE: Final = b": still here\n\n"
Drawings = dict[tuple[int | None, str], "asyncio.Future[dict[str, Drawn]]"]


class Watcher:
    """One open stream: what its viewer wants, what he knows, and whether there is news."""

    def __init__(self, table: str, wanted: Wanted, client: str = "") -> None:
        self.table = table
        self.wanted = wanted
        self.client = client
        self.known = Known(told=0)
        self.answered = -1
        """Up to this number the viewer is told in the answers to his own choices."""
        self.company: list[int] | None = None
        """The seats that the viewer has been told somebody looks from."""
        self.said = 0
        """How much of what was said at the table the viewer has been told."""
        self.seated: list[dict[str, Any]] | None = None
        """Who sits where, as the viewer has been told before the game begins."""
        self.is_closed = False
        self.loop = asyncio.get_running_loop()
        self.task = asyncio.current_task()
        self.told_at = self.news_at = self.loop.time()
        self.sending_since = 0.0
        """When something began to be sent that is not yet taken; 0 if nothing is."""
        self.wire: Wire | None = None
        """Where changes can be written as they come, without waking the task of the stream."""
        self._news: asyncio.Future[None] | None = None
        self._has_news = True

    @property
    def can_be_written_to(self) -> bool:
        """Whether the stream is at rest, and its reader has taken all that was sent."""
        news, wire = self._news, self.wire
        if news is None or wire is None or self._has_news or news.done():
            return False
        return wire.is_free

    def write_change(self, change: bytes) -> None:
        """Send a change at once."""
        assert self.wire is not None
        self.wire.write_event(b"changed", change)
        self.told_at = self.news_at = self.loop.time()

    def write(self, events: bytes) -> None:
        """Send events at once."""
        assert self.wire is not None
        self.wire.write(events)
        self.told_at = self.news_at = self.loop.time()

    def wants(self, number: int) -> bool:
        """Whether the viewer has not yet been told how the table stands at a number."""
        return number > max(self.known.number, self.answered)

    def hear(self) -> None:
        """There is news; on the loop only."""
        self._has_news = True
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    async def wait(self) -> bool:
        """Whether there is news, or else only time has passed."""
        self.sending_since = 0.0
        if not self._has_news:
            self._news = self.loop.create_future()
            await self._news
        has_news, self._has_news = self._has_news, False
        self.sending_since = self.told_at = self.loop.time()
        if has_news:
            self.news_at = self.told_at
        return has_news

    def pass_time(self, now: float, idle: float, slow: float) -> None:
        """Say that the stream lives; end it if it was idle, or its reader slow, for too long."""
        if self.sending_since and now - self.sending_since > slow and self.task is not None:
            self.task.cancel()
        elif now - self.news_at > idle:
            self.is_closed = True
            self.hear()
        elif now - self.told_at > HEARTBEAT and self._news is not None and not self._news.done():
            self._news.set_result(None)

    def close(self) -> None:
        """End the stream, from any thread."""
        self.is_closed = True
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self.hear)


class Streams:
    """All open streams of this process.

    What this process has done is told from memory. Choices made through other processes are found
    by asking the log for its length once a second, and only while somebody watches.
    """

    def __init__(self, tables: Tables, limits: Limits | None = None) -> None:
        limits = limits or Limits()
        self._tables = tables
        self._idle = limits.idle_stream_minutes * 60.0
        self._slow = limits.slow_stream_seconds
        self._watchers: dict[str, set[Watcher]] = {}
        self.company = Company(self.seats_at)
        self._poll: asyncio.Task[None] | None = None
        self._pencil = ThreadPoolExecutor(1, thread_name_prefix="drawing")
        self.joined: Callable[[str], None] = lambda _table: None
        """Called when somebody begins to watch a table."""
        self._is_closed = False

    def tell(self, table: str, number: int) -> None:  # noqa: ARG002
        """Say, from any thread, that there is news of a table."""
        watchers = self._watchers.get(table)
        if not watchers:
            return
        try:
            here = asyncio.get_running_loop()
        except RuntimeError:
            here = None
        loops = {watcher.loop for watcher in [*watchers]}
        if here in loops:
            self._tell_here(table)
            loops.discard(here)
        for loop in loops:
            with contextlib.suppress(RuntimeError):  # the loop is gone, and its streams with it
                loop.call_soon_threadsafe(self._tell_here, table)

    def _tell_here(self, table: str) -> None:
        """Tell the streams of this loop: what can be written at once is, the others are woken."""
        loop, live = asyncio.get_running_loop(), self._tables.peek(table)
        moment = None if live is None else live.moment
        for watcher in [*self._watchers.get(table, ())]:
            if watcher.loop is not loop:
                continue
            if live is None or moment is None or not watcher.can_be_written_to:
                watcher.hear()
            elif watcher.wanted.with_parts:
                # Parts of most pages have to be drawn first.
                if not self._write_to_page(watcher, live, moment):
                    watcher.hear()
            elif watcher.wants(moment.number):
                watcher.write_change(json_for(live, moment, watcher.wanted, watcher.known))

    def _write_to_page(self, watcher: Watcher, live: LiveTable, moment: Moment) -> bool:
        if not is_drawn_at_once(live, watcher.known):
            return False
        told = b""
        if watcher.wants(moment.number):
            try:
                change = page_json_for(live, moment, watcher.wanted, watcher.known)
            except Exception:  # the others are told all the same
                LOG.exception("the page of seat %s could not be drawn", watcher.wanted.seat)
                return False
            told = EVENT % (b"changed", change)
        told += self.company.news_for(watcher)
        if told:
            watcher.write(told)
        return True

    def tables(self) -> list[str]:
        """The tables that somebody watches."""
        return [*self._watchers]

    def count(self, table: str | None = None) -> int:
        """How many streams are open, of a table or in all."""
        if table is not None:
            return len(self._watchers.get(table, ()))
        return sum(map(len, self._watchers.values()))

    def seats_at(self, table: str) -> list[int]:
        """The seats from which somebody watches a table."""
        seats = {watcher.wanted.seat for watcher in self._watchers.get(table, ())}
        return sorted(seat for seat in seats if seat is not None)

    def of_client(self, table: str, client: str, seat: int | None) -> Watcher | None:
        """The stream of the page that a request comes from."""
        if not client:
            return None
        for watcher in self._watchers.get(table, ()):
            if watcher.client == client and watcher.wanted.seat == seat:
                return watcher
        return None

    async def lines(
        self, watcher: Watcher, number: int | None = None
    ) -> AsyncGenerator[bytes, None]:
        """The text of a stream: how the table stands, and each change that follows.

        A page that came with `number` knows how the table stood then.
        """
        self._join(watcher)
        try:
            if number is not None:
                await self._begin_at(watcher, number)
            while not watcher.is_closed:
                has_news = await watcher.wait()
                if watcher.is_closed:
                    break
                told = await self._news_for(watcher) if has_news else STILL_HERE
                told += self.company.news_for(watcher)
                if told:
                    yield told
        finally:
            self._leave(watcher)

    def close(self) -> None:
        """End all streams, so that the server can stop."""
        self._is_closed = True
        for watchers in [*self._watchers.values()]:
            for watcher in [*watchers]:
                watcher.close()

    def stop(self) -> None:
        """Draw no more."""
        self._pencil.shutdown(wait=False, cancel_futures=True)

    # -- what is told --------------------------------------------------------------------------

    async def _news_for(self, watcher: Watcher) -> bytes:
        live = self._tables.in_memory_now(watcher.table)
        if live is None:
            try:
                live = await asyncio.to_thread(self._tables.opened, watcher.table)
            except DelversError:
                return await asyncio.to_thread(self._gathering, watcher)
        moment = live.moment
        if not watcher.wants(moment.number):
            return b""
        drawn = await self._parts(live, moment, watcher.wanted)
        # While it was drawn, the answer to an own choice may have told more than this.
        if not watcher.wants(moment.number):
            return b""
        return event("changed", change_for(live, moment, watcher.wanted, watcher.known, drawn))

    async def change(
        self, live: LiveTable, moment: Moment, wanted: Wanted, known: Known
    ) -> dict[str, Any]:
        """What is new for a viewer, with the parts of the page if he wants them."""
        drawn = await self._parts(live, moment, wanted)
        return change_for(live, moment, wanted, known, drawn)

    async def _parts(
        self, live: LiveTable, moment: Moment, wanted: Wanted
    ) -> Mapping[str, Drawn] | None:
        if not wanted.with_parts:
            return None
        return await self.drawn(live, moment, wanted.seat, wanted.words or words("en"))

    async def drawn(
        self, live: LiveTable, moment: Moment, seat: int | None, words: Words
    ) -> Mapping[str, Drawn]:
        """The parts of the page; drawn on a thread of their own, once for all who want the same."""
        drawings: Drawings = moment.drawings
        found = drawings.get((seat, words.lang))
        if found is None:
            loop = asyncio.get_running_loop()
            words = live.spoken(words)
            found = loop.run_in_executor(self._pencil, drawn_for, live, moment, seat, words)
            drawings[seat, words.lang] = found
        return await asyncio.shield(found)

    async def _begin_at(self, watcher: Watcher, number: int) -> None:
        """The page knows the table as it stood at a number, if that is how it still stands."""
        live = self._tables.in_memory_now(watcher.table)
        if live is not None and live.moment.number < number:
            # Another process made the page, and this one has not heard of the last choices yet.
            await asyncio.to_thread(self._catch_up, watcher.table)
        if live is None or live.moment.number != number:
            return
        moment, wanted, known = live.moment, watcher.wanted, watcher.known
        known.number = number
        known.lines = moment.line_count(wanted.seat)
        drawn = await self._parts(live, moment, wanted)
        for name, html in (drawn or {}).items():
            # A choice made meanwhile has told newer parts; those stay.
            known.parts.setdefault(name, html)

    def _gathering(self, watcher: Watcher) -> bytes:
        """A table whose game has not begun, or one that is gone."""
        try:
            stored = self._tables.found(watcher.table)
        except DelversError:
            watcher.is_closed = True
            return b""
        told = gathering_for(stored, watcher.wanted.seat, watcher.wanted.words or words("en"))
        if watcher.seated == told["seats"]:
            return b""
        watcher.seated = told["seats"]
        return event("changed", told)

    # -- who watches ---------------------------------------------------------------------------

    def _join(self, watcher: Watcher) -> None:
        watcher.is_closed = self._is_closed
        self._watchers.setdefault(watcher.table, set()).add(watcher)
        self.tell(watcher.table, 0)
        if self._poll is None or self._poll.done():
            self._poll = asyncio.create_task(self._follow_the_log())
        self.joined(watcher.table)

    def _leave(self, watcher: Watcher) -> None:
        watchers = self._watchers.get(watcher.table)
        if watchers is None:
            return
        watchers.discard(watcher)
        if not watchers:
            del self._watchers[watcher.table]
            self.company.forget(watcher.table)
        self.tell(watcher.table, 0)

    async def _follow_the_log(self) -> None:
        while self._watchers and not self._is_closed:
            await asyncio.sleep(POLL)
            self._pass_time(asyncio.get_running_loop().time())
            tables = [*self._watchers]
            try:
                numbers = await asyncio.to_thread(self._tables.storage.numbers, tables)
            except Exception:
                LOG.exception("the database could not be asked for news; it is asked again")
                continue
            for table in tables:
                live = self._tables.in_memory_now(table)
                if live is None:
                    self.tell(table, 0)  # its seats are being taken, maybe elsewhere
                elif numbers.get(table, 0) > live.moment.number:
                    await asyncio.to_thread(self._catch_up, table)
                    self.tell(table, numbers[table])

    def _pass_time(self, now: float) -> None:
        for watchers in [*self._watchers.values()]:
            for watcher in [*watchers]:
                watcher.pass_time(now, self._idle, self._slow)

    def _catch_up(self, table: str) -> None:
        with contextlib.suppress(DelversError):
            self._tables.opened(table)
