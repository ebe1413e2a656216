"""Tidying: tables that nobody has touched for long are put away, a few at a time."""

import logging
import threading
from typing import Final

from delvers.server.archive import DAY
from delvers.server.tables import Tables

LOG: Final = logging.getLogger(__name__)
FIRST: Final = 10 * 60.0
"""Seconds after a start: whoever comes back then goes first."""
AGAIN: Final = 6 * 60 * 60.0
PAUSE: Final = 0.1
"""Between two tables, so that nobody who plays notices."""


class Tidying:
    """Puts tables away on a thread of its own; their links bring them back."""

    def __init__(self, tables: Tables, days: int) -> None:
        self._tables = tables
        self._days = days
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Look now and then what nobody has touched."""
        self._thread = threading.Thread(target=self._run, name="tidying", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Put nothing more away."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()

    def put_away(self) -> int:
        """Put away what nobody has touched and nobody has open here; how many tables it was."""
        now, archive = self._tables.clock(), self._tables.archive
        count = 0
        for table in archive.untouched_since(now - self._days * DAY):
            if self._tables.in_memory_now(table) is None and archive.put_away(table, now):
                count += 1
                if self._stop.wait(PAUSE):
                    break
        return count

    def _run(self) -> None:
        wait = FIRST
        while not self._stop.wait(wait):
            wait = AGAIN
            try:
                if count := self.put_away():
                    LOG.info("%s tables that nobody has touched were put away", count)
            except Exception:
                LOG.exception("tables could not be put away; it is tried again later")
