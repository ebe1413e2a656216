"""Bots in seats: they think in worker processes and choose like everybody else."""

import hashlib
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from delvers import bots
from delvers.kernel.dice import Dice
from delvers.kernel.errors import DelversError
from delvers.kernel.kit import REGISTRY
from delvers.kernel.requests import Ask
from delvers.kernel.spec import View
from delvers.server.live import LiveTable
from delvers.server.tables import Tables

LOG: Final = logging.getLogger(__name__)
WORKERS: Final = max(1, min(4, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True, slots=True)
class Thought:
    """One bot thinking about one question."""

    table: str
    seat: int
    number: int


class BotSeats:
    """Finds the bots that a table waits for, and makes the choices they come to.

    All of it happens on one thread of its own, so that nothing here needs a lock.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self._pool: ProcessPoolExecutor | None = None
        self._underway: set[Thought] = set()
        self._is_closed = False

    def wake(self, table: str, _number: int = 0) -> None:
        """Let the bots think for whom the table waits, if any."""
        if not self._is_closed:
            self._thread.submit(self._wake, table)

    def resume(self) -> None:
        """Wake the bots of all tables, after a start."""
        for table in self._tables.storage.running_tables(with_bots=True):
            self.wake(table)

    def close(self) -> None:
        """Stop thinking; what a bot has not chosen yet it will choose after the next start."""
        self._is_closed = True
        self._thread.shutdown(wait=True, cancel_futures=True)
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)

    # -- on the bot thread ---------------------------------------------------------------------

    def _wake(self, table: str) -> None:
        try:
            with self._tables.at(table) as live:
                for seat in live.game.waiting:
                    if live.stored.seats[seat].kind == "bot":
                        self._ask(live, seat)
        except DelversError as problem:
            LOG.info("the bots of table %s stay asleep: %s", table, problem)
        except Exception:
            LOG.exception("the bots of table %s could not be asked", table)

    def _ask(self, live: LiveTable, seat: int) -> None:
        thought = Thought(live.stored.id, seat, live.asked_at(seat))
        if thought in self._underway or self._is_closed:
            return
        self._underway.add(thought)
        instead = live.guard.choice(live.game, seat)
        future = self._think(live, thought) if instead is None else chosen(instead)
        future.add_done_callback(lambda done: self._pass_on(thought, done))

    def _think(self, live: LiveTable, thought: Thought) -> "Future[str]":
        """Let a worker think; it gets all that the bot may know, and dice."""
        # A worker gets a copy by pickle, which cannot carry the read-only mapping of an ask.
        ask = live.game.pending[thought.seat]
        ask = replace(ask, refused=dict(ask.refused))
        return self._submit(live, ask, live.game.view(ask.seat), seed_of(live, thought))

    def _submit(self, live: LiveTable, ask: Ask, view: View, seed: int) -> "Future[str]":
        bot = live.stored.seats[ask.seat].bot or ""
        game, content = live.stored.game, self._tables.content
        try:
            return self._workers().submit(think, bot, game, ask, view, seed, content)
        except BrokenProcessPool:
            self._pool = None
            return self._workers().submit(think, bot, game, ask, view, seed, content)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                WORKERS,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=start_worker,
            )
        return self._pool

    def _pass_on(self, thought: Thought, done: "Future[str]") -> None:
        if not self._is_closed:
            self._thread.submit(self._submit_choice, thought, done)

    def _submit_choice(self, thought: Thought, done: "Future[str]") -> None:
        self._underway.discard(thought)
        try:
            self._choose(thought, self._option(thought, done))
        except DelversError as problem:
            LOG.info("the bot of seat %s came too late: %s", thought.seat, problem)
        except Exception:
            LOG.exception("the choice of a bot at table %s could not be made", thought.table)

    def _choose(self, thought: Thought, option: str | None) -> None:
        """Make the choice; for a bot that failed or cheated, what the rules choose instead."""
        with self._tables.at(thought.table) as live:
            ask = live.game.pending.get(thought.seat)
            if option is None or (ask is not None and option not in ask.options):
                option = live.game.absent_choice(thought.seat)
            self._tables.choose_at(live, thought.seat, thought.number, option)

    def _option(self, thought: Thought, done: "Future[str]") -> str | None:
        try:
            return done.result()
        except (Exception, CancelledError):
            LOG.exception("a bot failed at table %s", thought.table)
            return None


def chosen(option: str) -> "Future[str]":
    """An answer that nobody had to think about."""
    future: Future[str] = Future()
    future.set_result(option)
    return future


def seed_of(live: LiveTable, thought: Thought) -> int:
    """Dice for one thought: the same after a restart, and no way back to the game's secret."""
    text = f"{live.stored.fairness.secret}:{thought.table}:{thought.number}:{thought.seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


# -- in a worker process ---------------------------------------------------------------------------


def think(bot: str, game: str, ask: Ask, view: View, seed: int, added: tuple[str, ...] = ()) -> str:
    """What the bot chooses; it knows nothing but the view of its seat, and what was added."""
    return bots.make(bot, game, Dice(seed), content_of(game, added)).choose(ask, lambda: view)


@cache
def content_of(game: str, added: tuple[str, ...]) -> Any:
    """The content of a game with what the server has added, read once in this process."""
    return REGISTRY.games_with(added)[game].content if added else None


def start_worker() -> None:
    """Leave the keyboard to the server, and end when it does, however it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
