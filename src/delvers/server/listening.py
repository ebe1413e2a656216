"""News from other processes on PostgreSQL: LISTEN, and listen again after a lost connection."""

import logging
import threading
from collections.abc import Callable
from typing import Any, Final

from delvers.kernel.errors import DelversError
from delvers.server.appending import BY, CHANNEL
from delvers.server.push import Streams
from delvers.server.tables import Tables

LOG: Final = logging.getLogger(__name__)
LOOK: Final = 1.0
"""So often in seconds the listener looks whether it should stop."""


class Listening:
    """Hears of every choice that was made through another process, on a thread of its own."""

    def __init__(
        self, tables: Tables, streams: Streams, is_said: Callable[[str], bool] = lambda _news: False
    ) -> None:
        self._tables = tables
        self._streams = streams
        self._is_said = is_said
        """Takes what somebody has said at a table; the rest are names of tables with news."""
        self.look = LOOK
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self.is_listening = threading.Event()
        """Set while nothing can be missed."""

    def start(self) -> None:
        """Listen, if the database has news."""
        if self._tables.storage.has_news:
            self._thread = threading.Thread(target=self._run, name="listening", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Listen no more."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        import psycopg  # noqa: PLC0415  # an extra brings it

        while not self._stop.is_set():
            try:
                self._listen(psycopg)
            except psycopg.Error as problem:
                LOG.warning("the connection for news was lost and is taken up again: %s", problem)
                self._stop.wait(LOOK)
            except Exception:  # one table's trouble must not end the pushes of all
                LOG.exception("news could not be heard; the connection is taken up again")
                self._stop.wait(LOOK)
            finally:
                self.is_listening.clear()

    def _listen(self, psycopg: Any) -> None:
        url = self._tables.storage.engine.url
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.is_listening.set()
            # What came before the connection was there is looked for once.
            self._hear(self._streams.tables())
            while not self._stop.is_set():
                # What comes is taken at once: else all of that time would pass before.
                news = connection.notifies(timeout=self.look, stop_after=1)
                self._hear([one.payload for one in news])

    def _hear(self, news: list[str]) -> None:
        """Bring the tables that are in memory up to date, and tell who watches them."""
        for one in dict.fromkeys(news):
            if self._is_said(one):
                continue
            table, _, sender = one.partition(BY)
            if sender == self._tables.storage.name:
                continue
            try:
                if self._tables.in_memory_now(table) is not None:
                    self._tables.opened(table)
            except DelversError as problem:
                LOG.info("table %s has news that do not fit here: %s", table, problem)
            self._streams.tell(table, 0)
