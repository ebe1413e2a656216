"""Verifying records, in a worker process with a time limit and a short queue."""

import asyncio
import contextlib
import signal
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any, Final

from delvers.bots.proof import OutOfTime, check_bots
from delvers.kernel.errors import DelversError
from delvers.kernel.kit import REGISTRY
from delvers.kernel.loading import verified
from delvers.kernel.record import Record, read_record
from delvers.kernel.spec import Spec
from delvers.server.errors import Busy, sayable
from delvers.server.pools import new_pool
from delvers.server.show import shown_fairness

SHARE_OF_BOTS: Final = 0.7
"""Of the time that is left, so much may go into asking bots again."""

Verdict = dict[str, Any]


class Verifier:
    """At most so many records at a time are verified or wait for it."""

    def __init__(self, content: tuple[str, ...], most: int, seconds: float) -> None:
        self._content = content
        self._most = most
        self._seconds = seconds
        self._underway = 0
        self._pool: ProcessPoolExecutor | None = None

    async def verify(self, body: bytes) -> Verdict:
        """Whether a record holds, and what was checked."""
        if self._underway >= self._most:
            raise Busy("too many records are being verified; try again later", 30)
        self._underway += 1
        try:
            return await self._in_worker(body)
        finally:
            self._underway -= 1

    async def _in_worker(self, body: bytes) -> Verdict:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            try:
                return await loop.run_in_executor(
                    self._workers(), verdict_on, body, self._content, self._seconds
                )
            except BrokenProcessPool:
                self._pool = None
        raise Busy("the verification has failed; try again later", 30)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = new_pool(1)
        return self._pool

    def close(self) -> None:
        """Verify no more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


# -- in the worker process -------------------------------------------------------------------------


def verdict_on(body: bytes, content: tuple[str, ...], seconds: float) -> Verdict:
    """Play a record again, and say what was found true or what is wrong."""
    until = time.monotonic() + seconds
    try:
        with time_limit(seconds):
            record = read_record(body.decode())
            spec = spec_of(record.game, content)
            pieces = verified(spec, record).pieces
            return {**checked(spec, record, pieces, until), "pieces": [*pieces]}
    except OutOfTime:
        error = f"this server verifies for at most {seconds:g} seconds; use delvers verify"
        return {"ok": False, "checked": [], "error": error}
    # A text that is no Unicode, or a number or nesting beyond all measure, is no record either.
    except (DelversError, ValueError, RecursionError) as problem:
        return {"ok": False, "checked": [], "error": sayable(str(problem))}


def checked(spec: Spec[Any], record: Record, pieces: Sequence[bool], until: float) -> Verdict:
    """What was found true of a record that holds, its bots' choices too if there is time."""
    fairness, unchecked = record.fairness, list[str]()
    ended = ["result"] if pieces[-1] else []
    if fairness is None:
        return {"ok": True, "checked": ["seed", "choices", *ended]}
    by_bots = 0
    try:
        left = (until - time.monotonic()) * SHARE_OF_BOTS
        by_bots = check_bots(spec, record, seconds=left)
    except OutOfTime:
        unchecked = ["bots"]
    found = [
        "promise",
        *(["words"] if fairness.joined else []),
        "seed",
        "choices",
        *(["bots"] if by_bots else []),
        *ended,
    ]
    verdict: Verdict = {"ok": True, "checked": found, "unchecked": unchecked}
    if fairness.joined:
        shown = shown_fairness(fairness, is_over=True)
        verdict |= {name: shown[name] for name in ("joined", "is_from_host_only")}
    return verdict


@cache
def spec_of(game: str, content: tuple[str, ...]) -> Spec[Any]:
    """A game as it is played on this server."""
    return REGISTRY.games_with(content)[game] if content else REGISTRY.find(game)


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise OutOfTime in what takes longer, where the system has an alarm clock."""

    def ring(_signal: int, _frame: Any) -> None:
        raise OutOfTime

    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
