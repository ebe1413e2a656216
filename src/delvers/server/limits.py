"""How much one address, one table and all together may ask of the server."""

import ipaddress
import os
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Final

from delvers.kernel.errors import DelversError

VARIABLE: Final = "DELVERS_LIMITS"
MOST_ADDRESSES: Final = 20_000
"""So many addresses are remembered; those that were quiet for longest are forgotten."""


class BadLimit(DelversError):
    """A setting that is no limit."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What is allowed; a family behind one address stays far below all of it.

    Every field is set by its name: `delvers serve --limit streams_per_address=200`.
    """

    requests_per_second: int = 100
    """Requests of one address, on average."""
    requests_at_once: int = 1000
    """Requests of one address in a burst."""
    misses_per_minute: int = 120
    """Unknown tables and wrong keys that one address may try."""
    tables_per_hour: int = 200
    """Tables that one address may open."""
    bot_tables_per_hour: int = 30
    """Tables of bots only that one address may open."""
    look_seconds: int = 60
    """A table of bots only goes on for so long after a look, and while a stream watches it."""
    open_tables: int = 100_000
    """Tables whose game goes on or has not begun, in all; not those nobody has touched for long."""
    put_away_days: int = 90
    """A table that nobody has touched for so many days is put away; its link brings it back."""
    streams_per_address: int = 100
    """Streams that one address may keep open."""
    streams_per_table: int = 200
    """Streams that one table may have."""
    streams: int = 5000
    """Streams in all."""
    connections_per_address: int = 400
    """Connections that one address may keep open."""
    connections: int = 8000
    """Connections in all."""
    verifications_per_minute: int = 10
    """Records that one address may have verified."""
    verifications: int = 8
    """Verifications that run or wait, in all."""
    verification_seconds: int = 60
    """How long a verification may take."""
    analyses_per_hour: int = 30
    """Finished games that one address may have looked at."""
    analyses: int = 4
    """Finished games that are being looked at or wait for it, in all."""
    analysis_seconds: int = 20
    """How long a finished game is looked at, about."""
    names_per_minute: int = 30
    """Names that heroes of one table may be given."""
    sayings_per_minute: int = 120
    """Things that one address may say to those at a table."""
    weighed_questions: int = 16
    """Questions whose chances are being worked out at a time, in all."""
    weighing_seconds: int = 5
    """How long the chances of a question are worked out, by the processor."""
    header_seconds: int = 10
    """How long the head of a request may take to arrive."""
    body_seconds: int = 20
    """How long the body of a request may take to arrive."""
    idle_stream_minutes: int = 240
    """A stream on which nothing has happened for so long is ended; pages connect again."""
    slow_stream_seconds: int = 30
    """A reader of a stream or of any answer who takes nothing for so long is let go."""


def limits_from(settings: Iterable[str] = ()) -> Limits:
    """The limits with some given anew, as `name=number`; those of the environment come first."""
    known = {field.name for field in fields(Limits)}
    changed: dict[str, int] = {}
    for setting in [*os.environ.get(VARIABLE, "").replace(",", " ").split(), *settings]:
        name, _, number = setting.partition("=")
        if name not in known or not number.isdecimal() or not number.isascii() or int(number) < 1:
            raise BadLimit(
                f"{setting!r} is no limit; allowed: NAME=NUMBER from 1 on, with one of the names "
                f"{', '.join(sorted(known))}"
            )
        changed[name] = int(number)
    return replace(Limits(), **changed)


@lru_cache(maxsize=4096)
def home_of(address: str) -> str:
    """For whom an address counts: a home has a whole network of IPv6, whose first 64 bits tell."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), 64), strict=False))


class Bucket:
    """For every address so many things at once, and then so many per second."""

    def __init__(
        self, per_second: float, at_once: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def wait(self, address: str, *, takes: bool = True) -> int:
        """0 if the address may, which is counted; else after how many seconds it may try again."""
        now = self._clock()
        left, then = self._left.get(address, (self._at_once, now))
        left = min(self._at_once, left + (now - then) * self._per_second)
        if left < 1:
            return max(1, int((1 - left) / self._per_second + 0.999))
        if takes:
            self._left.pop(address, None)
            self._left[address] = (left - 1, now)
            if len(self._left) > MOST_ADDRESSES:
                del self._left[next(iter(self._left))]
        return 0

    def give_back(self, address: str) -> None:
        """What was counted last did not happen."""
        if (kept := self._left.get(address)) is not None:
            self._left[address] = (min(self._at_once, kept[0] + 1), kept[1])


class Counter:
    """How many things of each kind are going on, and no more than allowed."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._going_on: dict[str, int] = {}

    def begin(self, whose: str) -> bool:
        """Whether one more may begin, which is counted."""
        if self._going_on.get(whose, 0) >= self._most:
            return False
        self._going_on[whose] = self._going_on.get(whose, 0) + 1
        return True

    def end(self, whose: str) -> None:
        """One has ended."""
        left = self._going_on.get(whose, 0) - 1
        if left > 0:
            self._going_on[whose] = left
        else:
            self._going_on.pop(whose, None)
