"""What an address may still do, beside the requests that the gate counts."""

import time
from collections.abc import Callable
from typing import Final

from delvers.server.errors import Busy, TooMany
from delvers.server.limits import Bucket, Counter, Limits

COUNTED_FOR: Final = 10.0
"""For so many seconds the number of open tables is remembered."""
ALL: Final = ""


class Allowance:
    """Counts the tables and streams of every address, and in all."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self._clock = clock
        self._tables = _hourly(limits.tables_per_hour, clock)
        self._bot_tables = _hourly(limits.bot_tables_per_hour, clock)
        self._analyses = _hourly(limits.analyses_per_hour, clock)
        self._names = _each_minute(limits.names_per_minute, clock)
        self._sayings = _each_minute(limits.sayings_per_minute, clock)
        self._by_address = Counter(limits.streams_per_address)
        self._by_table = Counter(limits.streams_per_table)
        self._in_all = Counter(limits.streams)
        self._running = (0, float("-inf"))

    def open_table(
        self, address: str, running: Callable[[int], int], *, bots_only: bool = False
    ) -> None:
        """Raise unless the address may open a table, which is counted."""
        if self._tables_running(running) >= self.limits.open_tables:
            raise Busy("there are too many tables here; try again later", 600)
        if bots_only and (wait := self._bot_tables.wait(address)):
            raise TooMany("too many tables of bots only were opened from this address", wait)
        if wait := self._tables.wait(address):
            raise TooMany("too many tables were opened from this address; try again later", wait)

    def analyse(self, address: str) -> None:
        """Raise unless the address may have a game looked at, which is counted."""
        if wait := self._analyses.wait(address):
            raise TooMany("too many games of this address were looked at; try again later", wait)

    def give_name(self, table: str) -> None:
        """Raise unless a hero of the table may be named, which is counted."""
        if wait := self._names.wait(table):
            raise TooMany("heroes of this table were named too often; try again later", wait)

    def talk(self, address: str) -> None:
        """Raise unless the address may say something, which is counted."""
        if wait := self._sayings.wait(address):
            raise TooMany("too much was said from this address; try again later", wait)

    def _tables_running(self, running: Callable[[int], int]) -> int:
        count, then = self._running
        now = self._clock()
        if now - then > COUNTED_FOR:
            count, then = running(self.limits.put_away_days), now
        self._running = (count + 1, then)
        return count

    def begin_stream(self, address: str, table: str) -> None:
        """Raise unless a stream may be opened, which is counted until it ends."""
        if not self._in_all.begin(ALL):
            raise Busy("too many streams are open here; try again later", 30)
        if not self._by_address.begin(address):
            self._in_all.end(ALL)
            raise TooMany("too many streams are open from this address; close one", 10)
        if not self._by_table.begin(table):
            self._in_all.end(ALL)
            self._by_address.end(address)
            raise TooMany("too many watch this table; try again later", 30)

    def end_stream(self, address: str, table: str) -> None:
        """A stream has ended."""
        self._in_all.end(ALL)
        self._by_address.end(address)
        self._by_table.end(table)


def _hourly(most: int, clock: Callable[[], float]) -> Bucket:
    return Bucket(most / 3600, most, clock)


def _each_minute(most: int, clock: Callable[[], float]) -> Bucket:
    return Bucket(most / 60, most, clock)
