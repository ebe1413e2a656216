"""Pushing: whoever watches a table hears of every acknowledged choice."""

import asyncio
import contextlib
import json
from collections.abc import AsyncGenerator
from typing import Final

from delvers.server.storage import Storage

HEARTBEAT: Final = 15.0
POLL: Final = 1.0


class Watcher:
    """One open stream: the loop it lives on, and the latest number it should hear of."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._news = asyncio.Event()
        self._number = -1
        self.is_closed = False

    def tell(self, number: int) -> None:
        """Say, from any thread, that the table has reached a number."""
        with contextlib.suppress(RuntimeError):  # the loop is gone, and the stream with it
            self._loop.call_soon_threadsafe(self._hear, number)

    def _hear(self, number: int) -> None:
        if number > self._number:
            self._number = number
            self._news.set()

    def close(self) -> None:
        """End the stream."""
        self.is_closed = True
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._news.set)

    async def next(self) -> int | None:
        """The next number, or None when nothing happened for a while."""
        try:
            await asyncio.wait_for(self._news.wait(), HEARTBEAT)
        except TimeoutError:
            return None
        self._news.clear()
        return self._number


class Streams:
    """All open streams of this process.

    Choices made through other processes are found by asking the log for its length once a second,
    and only while somebody watches.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._watchers: dict[str, set[Watcher]] = {}
        self._poll: asyncio.Task[None] | None = None
        self._is_closed = False

    def tell(self, table: str, number: int) -> None:
        """Say, from any thread, that a table has reached a number."""
        for watcher in [*self._watchers.get(table, ())]:
            watcher.tell(number)

    def count(self, table: str) -> int:
        """How many streams of a table are open."""
        return len(self._watchers.get(table, ()))

    async def lines(self, table: str) -> AsyncGenerator[str, None]:
        """The text of a stream: the number now, and each one that follows."""
        watcher = self._join(table)
        try:
            watcher.tell((await self._numbers([table])).get(table, 0))
            while not watcher.is_closed:
                number = await watcher.next()
                if watcher.is_closed:
                    break
                yield ": still here\n\n" if number is None else changed(number)
        finally:
            self._leave(table, watcher)

    def close(self) -> None:
        """End all streams, so that the server can stop."""
        self._is_closed = True
        for watchers in [*self._watchers.values()]:
            for watcher in watchers:
                watcher.close()

    def _join(self, table: str) -> Watcher:
        watcher = Watcher()
        watcher.is_closed = self._is_closed
        self._watchers.setdefault(table, set()).add(watcher)
        if self._poll is None or self._poll.done():
            self._poll = asyncio.create_task(self._follow_the_log())
        return watcher

    def _leave(self, table: str, watcher: Watcher) -> None:
        watchers = self._watchers[table]
        watchers.discard(watcher)
        if not watchers:
            del self._watchers[table]

    async def _follow_the_log(self) -> None:
        while self._watchers and not self._is_closed:
            await asyncio.sleep(POLL)
            for table, number in (await self._numbers([*self._watchers])).items():
                self.tell(table, number)

    async def _numbers(self, tables: list[str]) -> dict[str, int]:
        return await asyncio.to_thread(self._storage.numbers, tables)


def changed(number: int) -> str:
    """One event of the stream."""
    return f"event: changed\ndata: {json.dumps({'number': number})}\n\n"
