"""Writing choices down: all that arrive while the disk is busy go into the next transaction.

A choice is acknowledged once its transaction is on the disk, so waiting together costs nobody the
promise; it only saves flushes.
"""

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Final

from delvers.server.storage import NumberTaken, Storage
from delvers.server.stored import Entry

GATHER: Final = 0.003
"""So long others may join a transaction: a flush costs more than many choices."""
MOST_GATHERED: Final = 4
"""As long as others come, they are waited for again, at most so often in all."""
LOG: Final = logging.getLogger(__name__)
Done = Callable[[bool | BaseException], None]


@dataclass(frozen=True, slots=True)
class _Waiting:
    """An entry, and whom to tell what became of it."""

    entry: Entry
    loop: asyncio.AbstractEventLoop | None
    done: Done


class Journal:
    """Writes entries on a thread of its own, as many at a time as have come."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._waiting: list[_Waiting] = []
        self._news = threading.Condition()
        self._thread: threading.Thread | None = None
        self._is_closed = False
        self._gathered: list[_Waiting] = []
        """What has come on a loop, and waits for others."""
        self._gathering_on: asyncio.AbstractEventLoop | None = None
        self._rests = False
        """Whether the thread waits to be told that there is something to write."""
        self.written_count = self.failed_count = 0

    def write(self, entry: Entry) -> None:
        """Write an entry and wait for it; NumberTaken if another process was first."""
        written: Future[bool] = Future()

        def done(outcome: bool | BaseException) -> None:
            if isinstance(outcome, BaseException):
                written.set_exception(outcome)
            else:
                written.set_result(outcome)

        self._put(_Waiting(entry, None, done))
        if not written.result():
            raise NumberTaken

    async def written(self, entry: Entry) -> None:
        """Write an entry while the loop goes on; NumberTaken if another process was first."""
        loop = asyncio.get_running_loop()
        written: asyncio.Future[bool] = loop.create_future()

        def done(outcome: bool | BaseException) -> None:
            if written.done():
                return
            if isinstance(outcome, BaseException):
                written.set_exception(outcome)
            else:
                written.set_result(outcome)

        self._put(_Waiting(entry, loop, done))
        # Who asked may go away, but what is being written is written: the table must know of it.
        if not await asyncio.shield(written):
            raise NumberTaken

    def put(self, entry: Entry, done: Done) -> None:
        """Write an entry, and call `done` on the running loop with what became of it."""
        self._put(_Waiting(entry, asyncio.get_running_loop(), done))

    def close(self) -> None:
        """Write what is left, and stop."""
        with self._news:
            self._is_closed = True
            self._hand_over()
            self._news.notify()
        if self._thread is not None:
            self._thread.join()

    def _put(self, waiting: _Waiting) -> None:
        with self._news:
            if self._is_closed:
                raise RuntimeError("the server is stopping; nothing more is written")
            if waiting.loop is None:
                self._hand_over([waiting])
            else:
                self._gather(waiting, waiting.loop)

    def _gather(self, waiting: _Waiting, loop: asyncio.AbstractEventLoop) -> None:
        """Let others join: who is alone waits once, who is in a crowd as long as others come."""
        if self._gathering_on is not loop:
            self._hand_over()
            self._gathering_on = loop
            loop.call_later(GATHER, self._look_who_came, loop, 1, 1)
        self._gathered.append(waiting)

    def _look_who_came(self, loop: asyncio.AbstractEventLoop, before: int, times: int) -> None:
        with self._news:
            if self._gathering_on is not loop:
                return
            count = len(self._gathered)
            if count > before and times < MOST_GATHERED:
                loop.call_later(GATHER, self._look_who_came, loop, count, times + 1)
            else:
                self._hand_over()

    def _hand_over(self, hurried: Sequence[_Waiting] = ()) -> None:
        """Let the thread write what has come."""
        self._waiting += [*self._gathered, *hurried]
        self._gathered, self._gathering_on = [], None
        if not self._waiting:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._write, name="journal", daemon=True)
            self._thread.start()
        if self._rests:
            self._news.notify()

    # -- on the journal's thread ---------------------------------------------------------------

    def _write(self) -> None:
        while batch := self._next():
            outcomes = self._outcomes([one.entry for one in batch])
            self.written_count += sum(outcome is True for outcome in outcomes)
            self.failed_count += sum(isinstance(one, BaseException) for one in outcomes)
            _tell(batch, outcomes)

    def _outcomes(self, entries: Sequence[Entry]) -> Sequence[bool | BaseException]:
        """What became of each entry; one that cannot be written keeps no other from it."""
        try:
            return self._storage.append_all(entries)
        except self._storage.Unfitting as problem:
            if len(entries) > 1:
                return [self._outcomes([entry])[0] for entry in entries]
            LOG.info("a choice fits no table any more: %s", problem)
            return [False]
        except Exception as problem:  # nothing was written, and everybody is told so
            return [problem] * len(entries)

    def _next(self) -> list[_Waiting]:
        with self._news:
            while not self._waiting and not self._is_closed:
                self._rests = True
                self._news.wait()
            self._rests = False
            batch, self._waiting = self._waiting, []
        return batch


def _tell(batch: Sequence[_Waiting], outcomes: Sequence[bool | BaseException]) -> None:
    """Tell everybody; whoever waits on a loop is told there, all of them at once."""
    on_loops: dict[asyncio.AbstractEventLoop, list[tuple[Done, bool | BaseException]]] = {}
    for one, outcome in zip(batch, outcomes, strict=True):
        if one.loop is None:
            one.done(outcome)
        else:
            on_loops.setdefault(one.loop, []).append((one.done, outcome))
    for loop, told in on_loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell_all, told)


def _tell_all(told: list[tuple[Done, bool | BaseException]]) -> None:
    for done, outcome in told:
        done(outcome)
