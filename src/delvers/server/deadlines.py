"""Time limits: for a player who does not act in time, the rules choose."""

import contextlib
import logging
import threading
from typing import Final

from delvers.kernel.errors import DelversError
from delvers.server.live import LiveTable
from delvers.server.tables import Tables

LOG: Final = logging.getLogger(__name__)
TICK: Final = 0.5


class Deadlines:
    """Watches the tables whose host has set a time limit."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Look at the clock again and again, on a thread of its own."""
        self._stop.clear()
        self._thread = threading.Thread(target=self._watch, name="deadlines", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Look no more."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()

    def _watch(self) -> None:
        while not self._stop.wait(TICK):
            try:
                self.choose_for_the_absent()
            except Exception:
                LOG.exception("the time limits could not be looked at")

    def choose_for_the_absent(self) -> None:
        """Lay what the rules choose for every seat whose time is up."""
        for table in self._tables.storage.running_tables(timed=True):
            with contextlib.suppress(DelversError):
                self._choose_at(table)

    def _choose_at(self, table: str) -> None:
        with self._tables.at(table) as live:
            overdue = [seat for seat in live.game.waiting if self._is_overdue(live, seat)]
            late = [(seat, live.number, live.game.absent_choice(seat)) for seat in overdue]
            for seat, number, option in late:
                self._tables.choose_at(live, seat, number, option)

    def _is_overdue(self, live: LiveTable, seat: int) -> bool:
        deadline = deadline_of(live, seat)
        return deadline is not None and self._tables.clock() >= deadline


def deadline_of(live: LiveTable, seat: int | None) -> float | None:
    """When the rules will choose for a seat, if the table has a limit and the seat must choose."""
    limit = live.stored.time_limit
    if limit is None or seat is None or seat not in live.game.waiting:
        return None
    if live.stored.seats[seat].kind != "human":
        return None
    return live.asked_when(seat) + limit
