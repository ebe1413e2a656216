"""Looking back at finished games, in a worker process with a time limit and a short queue."""

import contextlib
import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from delvers.bots.analysis import Analysis, analyse
from delvers.bots.analysis.telling import told
from delvers.bots.proof import OutOfTime
from delvers.bots.search.budget import Budget
from delvers.draw.findings import findings
from delvers.kernel.errors import DelversError
from delvers.kernel.loading import verified
from delvers.kernel.record import read_record
from delvers.server.errors import Busy, NotOver, Problem
from delvers.server.live import LiveTable
from delvers.server.pools import new_pool
from delvers.server.show import names_of
from delvers.server.tables import Tables, record_of
from delvers.server.verifying import spec_of, time_limit
from delvers.text import Words

LOG: Final = logging.getLogger(__name__)
IN_MEMORY: Final = 100
"""So many analyses are kept; of those asked for least recently the game is looked at again."""
PATIENCE: Final = 4.0
"""So many times the seconds that it should take an analysis is given up."""
NEARLY: Final = 0.99
"""What takes longer than it should is shown as nearly done."""


class Which(NamedTuple):
    """A finished game at a table; one whose last choice was taken back may end otherwise."""

    table: str
    end: bytes
    """A digest of how the table stands at the end."""


@dataclass(slots=True)
class Underway:
    """An analysis that is being made or waits for it, in the order of the queue."""

    future: "Future[Analysis]"
    began: float | None = None


class Analyses:
    """What is known of finished games; one is looked at at a time, and few may wait."""

    def __init__(
        self,
        tables: Tables,
        most: int,
        seconds: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tables = tables
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._lock = threading.Lock()
        self._found: dict[Which, Analysis] = {}
        self._failed: dict[Which, Problem] = {}
        self._underway: dict[Which, Underway] = {}
        self._pool: ProcessPoolExecutor | None = None
        self._worker: Future[int] | None = None

    def of(self, live: LiveTable, admit: Callable[[], None]) -> Analysis | float:
        """What was found at a table, or which part of the work is done.

        The first who asks lets it begin, if `admit` does not refuse him.
        """
        if not live.game.is_over:
            raise NotOver()
        which = Which(live.stored.id, live.game.position())
        with self._lock:
            self._gather()
            if problem := self._failed.pop(which, None):
                raise problem
            if which in self._found:
                self._found[which] = self._found.pop(which)
                return self._found[which]
            if which in self._underway:
                return self._part_done(which)
            if len(self._underway) >= self._most:
                raise Busy("too many games are being looked at; try again later", 30)
            admit()
            record = record_of(self._tables.storage, live).text()
            self._underway[which] = Underway(self._begun(record))
            return self._part_done(which)

    def _begun(self, record: str) -> "Future[Analysis]":
        """A game is given to the worker; to a new one if that was killed while it had no work."""
        more = (self._tables.content, self._seconds)
        try:
            return self._workers().submit(analysed, record, *more)
        except BrokenProcessPool:
            self._pool = None
            return self._workers().submit(analysed, record, *more)

    def _gather(self) -> None:
        """Keep what is done; why something has failed is told to who asks next, and forgotten."""
        for which, one in [*self._underway.items()]:
            if not one.future.done():
                continue
            del self._underway[which]
            try:
                self._found[which] = one.future.result()
            except BrokenProcessPool:
                self._pool = None
                self._failed[which] = Busy("looking at the game has failed; try again later", 30)
            except DelversError as problem:
                self._failed[which] = Problem(str(problem))
            except Exception:
                LOG.exception("looking at table %s has failed", which.table)
                self._failed[which] = Busy("looking at the game has failed; try again later", 30)
        for kept in (self._found, self._failed):
            while len(kept) > IN_MEMORY:
                del kept[next(iter(kept))]

    def _part_done(self, which: Which) -> float:
        """By the clock, since the worker came to it; the others in the queue wait."""
        first = next(iter(self._underway.values()))
        if first.began is None:
            first.began = self._clock()
        if (began := self._underway[which].began) is None:
            return 0.0
        return min(NEARLY, (self._clock() - began) / self._seconds)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = new_pool(1)
            self._worker = self._pool.submit(os.getpid)
        return self._pool

    def close(self) -> None:
        """Look at no more games; nobody waits for the one that is being looked at."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        if self._worker is not None and self._worker.done() and self._underway:
            with contextlib.suppress(OSError, BrokenProcessPool, CancelledError):
                os.kill(self._worker.result(), signal.SIGTERM)


def shown(found: Analysis | float, live: LiveTable, words: Words) -> dict[str, Any]:
    """The analysis as a part of the page, or how far it is."""
    if isinstance(found, float):
        return {"is_done": False, "progress": round(found, 3), "html": ""}
    words = live.spoken(words)
    html = findings(*told(found, names_of(live, words), words), words)
    return {"is_done": True, "progress": 1.0, "html": html}


# -- in the worker process -------------------------------------------------------------------------


def analysed(record: str, content: tuple[str, ...], seconds: int) -> Analysis:
    """Play a record again and look back at it for about so many seconds."""
    try:
        with time_limit(PATIENCE * seconds):
            read = read_record(record)
            game = verified(spec_of(read.game, content), read).game
            return analyse(game, budget=Budget(milliseconds=1000 * seconds))
    except OutOfTime:
        raise DelversError(
            f"this server looks at a game for at most {PATIENCE * seconds:g} seconds, and this one "
            "takes longer; download the record and use delvers analyse"
        ) from None
