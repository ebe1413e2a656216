"""Talking at a table: to the pages of this process, and through the database to those of others."""

import secrets
from typing import Final

from sqlalchemy import func, select

from delvers.server.appending import CHANNEL
from delvers.server.company import Saying, clean_saying
from delvers.server.push import Streams
from delvers.server.storage import Storage

BETWEEN: Final = "\n"
"""Parts what travels to other processes; no saying holds it, and no id of a table."""


class Talking:
    """Says things, and hears what other processes say."""

    def __init__(self, storage: Storage, streams: Streams) -> None:
        self._storage = storage
        self._streams = streams
        self._name = secrets.token_hex(4)
        """So that this process does not hear itself."""

    def say(self, table: str, seat: int, text: str) -> None:
        """Say something to everybody whose page is open; nothing of it is kept."""
        said = clean_saying(text)
        if not said:
            return
        self._tell(table, Saying(seat, said))
        if self._storage.has_news:
            parts = (table, self._name, str(seat), said)
            with self._storage.writing() as connection, connection.begin():
                connection.execute(select(func.pg_notify(CHANNEL, BETWEEN.join(parts))))

    def hear(self, news: str) -> bool:
        """Whether this is something that was said, through whatever process."""
        table, *more = news.split(BETWEEN)
        if not more:
            return False
        name, seat, said = more
        if name != self._name:
            self._tell(table, Saying(int(seat), said))
        return True

    def _tell(self, table: str, saying: Saying) -> None:
        if not self._streams.count(table):  # nobody would ever forget it
            return
        self._streams.company.say(table, saying)
        self._streams.tell(table, 0)
