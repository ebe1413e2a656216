"""Time limits: for a player who does not act in time, the rules choose, and then a bot plays."""

import logging
import threading
from typing import Final

from delvers.kernel.errors import DelversError
from delvers.server.live import LiveTable
from delvers.server.standins import BY_TIME, take_over
from delvers.server.tables import NOT_BEGUN, Tables

LOG: Final = logging.getLogger(__name__)
TICK: Final = 0.5
PAUSE: Final = 0.02
"""Between two tables whose time is up: a crowd of them must not keep players waiting."""


class Deadlines:
    """Watches the tables whose host has set a time limit.

    It remembers when each of them must be looked at next, by the steady clock; the wall's may be
    set forward or back without anybody losing or winning time.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._due: dict[str, float] = {}
        self._lock = threading.Lock()
        self._missed: dict[tuple[str, int], int] = {}
        """The last choice that the rules made for a seat; one more, and a bot takes over."""

    def start(self) -> None:
        """Look at the clock again and again, on a thread of its own."""
        self._stop.clear()
        self.resume()
        self._thread = threading.Thread(target=self._watch, name="deadlines", daemon=True)
        self._thread.start()

    def resume(self) -> None:
        """Know all timed tables after a start; nobody's time is up before a whole limit."""
        now = self._tables.clocks.steady()
        for table, limit in self._tables.storage.time_limits().items():
            self._due.setdefault(table, now + limit)

    def close(self) -> None:
        """Look no more."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()

    def hear(self, table: str, number: int = 0) -> None:
        """There is news of a table: somebody else may have to choose, within another time."""
        if number == NOT_BEGUN:
            return
        live = self._tables.peek(table)
        if live is not None:
            if live.stored.time_limit is not None:
                self._note(table, live)
            return
        limit = self._tables.time_limit_of(table)
        if limit is not None:
            with self._lock:
                self._due.setdefault(table, self._tables.clocks.steady() + limit)

    def _note(self, table: str, live: LiveTable) -> None:
        due = [when for seat in live.game.waiting if (when := due_of(live, seat)) is not None]
        with self._lock:
            if due:
                self._due[table] = min(due)
            else:
                self._due.pop(table, None)

    def _watch(self) -> None:
        while not self._stop.wait(TICK):
            try:
                self.choose_for_the_absent()
            except Exception:
                LOG.exception("the time limits could not be looked at")

    def choose_for_the_absent(self) -> None:
        """Lay what the rules choose for every seat whose time is up; no table is in a hurry."""
        now = self._tables.clocks.steady()
        with self._lock:
            late = [table for table, due in self._due.items() if due <= now]
        for table in late:
            try:
                self._choose_at(table)
            except DelversError:
                with self._lock:
                    self._due.pop(table, None)
            if self._stop.wait(PAUSE):
                return

    def _choose_at(self, table: str) -> None:
        with self._tables.at(table) as live:
            overdue = [seat for seat in live.game.waiting if self._is_overdue(live, seat)]
            late = [(seat, live.number, live.game.absent_choice(seat)) for seat in overdue]
            for seat, number, option in late:
                if self._missed.get((table, seat)) == last_number(live, seat):
                    take_over(self._tables, live, seat, BY_TIME)
                    continue
                self._tables.choose_at(live, seat, number, option)
                self._missed[table, seat] = last_number(live, seat)
            self._note(table, live)

    def _is_overdue(self, live: LiveTable, seat: int) -> bool:
        due = due_of(live, seat)
        return due is not None and self._tables.clocks.steady() >= due


def last_number(live: LiveTable, seat: int) -> int:
    """The number of a seat's last choice, whoever made it."""
    last = live.notes.last.get(seat)
    return -1 if last is None else last.number


def due_of(live: LiveTable, seat: int) -> float | None:
    """When the rules will choose for a seat that must choose, by the steady clock."""
    limit = live.stored.time_limit
    if limit is None or live.bot_at(seat) is not None:
        return None
    return live.asked_when(seat) + limit


def deadline_of(live: LiveTable, seat: int | None) -> float | None:
    """When the rules will choose for a seat, by the clock on the wall."""
    if seat is None or live.stored.time_limit is None or seat not in live.game.waiting:
        return None
    due = due_of(live, seat)
    return None if due is None else live.clocks.on_the_wall(due)
