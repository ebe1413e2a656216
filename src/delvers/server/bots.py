"""Bots in seats: they think in worker processes and choose like everybody else."""

import logging
import os
import threading
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from delvers import bots
from delvers.bots.sending import Sent, received, sent
from delvers.kernel.dice import Dice
from delvers.kernel.errors import DelversError
from delvers.kernel.kit import REGISTRY
from delvers.kernel.requests import Ask
from delvers.kernel.spec import Spec, View
from delvers.server.errors import DATABASE_TROUBLE, database_away
from delvers.server.live import LiveTable
from delvers.server.pools import new_pool
from delvers.server.tables import NOT_BEGUN, Tables

LOG: Final = logging.getLogger(__name__)
LATELY: Final = 24 * 60 * 60.0
"""A table that was touched within so many seconds is in play."""
LATER: Final = 5.0
"""Seconds after which bots try again what the database has refused."""
WORKERS: Final = max(1, min(4, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True, slots=True)
class Thought:
    """One bot thinking about one question."""

    table: str
    seat: int
    number: int


class BotSeats:
    """Finds the bots that a table waits for, and makes the choices they come to.

    All of it happens on one thread of its own, so that nothing here needs a lock. Where nobody but
    bots plays, they think only while somebody watches: `streams` says how many do by a stream, and
    a look counts for `look_seconds`.
    """

    def __init__(
        self,
        tables: Tables,
        streams: Callable[[str], int] = lambda _table: 0,
        look_seconds: float = 60.0,
        pool: ProcessPoolExecutor | None = None,
    ) -> None:
        self._tables = tables
        self._streams = streams
        self._look_seconds = look_seconds
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self._pool = pool
        """The workers, once there are some; those that died are replaced by new ones."""
        self._underway: set[Thought] = set()
        self._is_closed = False

    def wake(self, table: str, number: int = 0) -> None:
        """Let the bots think for whom the table waits, if any."""
        if number == NOT_BEGUN:
            return
        live = self._tables.peek(table)
        if live is not None and not live.waits_for_bots:
            return
        if not self._is_closed:
            self._thread.submit(self._wake, table)

    def look(self, table: str) -> None:
        """Somebody looks at a table: its bots may be asleep, or another process have died."""
        live = self._tables.in_memory_now(table)
        if live is not None:
            live.looked_at = self._tables.clocks.steady()
            self.wake(table)

    def resume(self) -> None:
        """Wake the bots of people's tables in play, after a start; others when somebody looks."""
        lately = self._tables.clock() - LATELY
        for table in self._tables.storage.running_tables(mixed=True, touched_since=lately):
            self.wake(table)

    def warm_up(self) -> None:
        """Let a worker import what bots need before somebody waits for it."""
        if not self._is_closed:
            self._thread.submit(lambda: self._workers().submit(get_ready))

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
                if live.is_played_by_bots and not self._is_watched(live):
                    return
                for seat in live.game.waiting:
                    if live.bot_at(seat) is not None:
                        self._ask(live, seat)
        except DelversError as problem:
            LOG.debug("the bots of table %s stay asleep: %s", table, problem)
        except DATABASE_TROUBLE as problem:
            self._wake_later(table, problem)
        except Exception:
            LOG.exception("the bots of table %s could not be asked", table)

    def _wake_later(self, table: str, problem: Exception) -> None:
        """The database is in trouble: nobody else would wake these bots when it is over."""
        database_away(problem)
        timer = threading.Timer(LATER, self.wake, (table,))
        timer.daemon = True
        timer.start()

    def _is_watched(self, live: LiveTable) -> bool:
        since = self._tables.clocks.steady() - live.looked_at
        return since < self._look_seconds or self._streams(live.stored.id) > 0

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
        bot = live.bot_at(ask.seat) or ""
        turn = sent(live.game) if bots.thinks(bot) else None
        return self._submit(live, ask, live.game.view(ask.seat), seed_of(live, thought), turn)

    def _submit(
        self, live: LiveTable, ask: Ask, view: View, seed: int, turn: Sent | None
    ) -> "Future[str]":
        bot = live.bot_at(ask.seat) or ""
        game, content = live.stored.game, self._tables.content
        try:
            return self._workers().submit(think, bot, game, ask, view, seed, content, turn)
        except BrokenProcessPool:
            self._pool = None
            return self._workers().submit(think, bot, game, ask, view, seed, content, turn)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = new_pool(WORKERS)
        return self._pool

    def _pass_on(self, thought: Thought, done: "Future[str]") -> None:
        if not self._is_closed:
            self._thread.submit(self._submit_choice, thought, done)

    def _submit_choice(self, thought: Thought, done: "Future[str]") -> None:
        self._underway.discard(thought)
        try:
            self._choose(thought, self._option(thought, done))
        except DelversError as problem:
            LOG.debug("the bot of seat %s came too late: %s", thought.seat, problem)
        except DATABASE_TROUBLE as problem:
            self._wake_later(thought.table, problem)
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
    choices = live.choices_when_asked(thought.seat)
    return live.stored.fairness.bot_seed(thought.seat, choices)


# -- in a worker process ---------------------------------------------------------------------------


def think(
    bot: str,
    game: str,
    ask: Ask,
    view: View,
    seed: int,
    added: tuple[str, ...] = (),
    turn: Sent | None = None,
) -> str:
    """What the bot chooses; it knows the view of its seat, what was added, and rehearsals."""
    made = bots.make(bot, game, Dice(seed), content_of(game, added))
    if turn is None or not isinstance(made, bots.Thinker):
        return made.choose(ask, lambda: view)
    return made.think(ask, lambda: view, received(spec_of(game, added), turn).rehearsals(ask.seat))


def content_of(game: str, added: tuple[str, ...]) -> Any:
    """The content of a game with what the server has added; None if nothing was."""
    return spec_of(game, added).content if added else None


@cache
def spec_of(game: str, added: tuple[str, ...]) -> Spec[Any]:
    """A game with what the server has added, read once in this process."""
    return REGISTRY.games_with(added)[game] if added else REGISTRY.find(game)


def get_ready() -> None:
    """Import what bots need."""
    for kit in REGISTRY.kits():
        bots.names(kit.id)
