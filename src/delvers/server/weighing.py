"""Chances at a table: what the options of a person's question are worth, rehearsed by a worker.

A question is weighed in short pieces of work. So the figures get better while the person thinks,
nobody waits for the questions of others, and one that is answered costs nothing more.
"""

import logging
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final, NamedTuple

from delvers.bots.odds import Odds, Oracle
from delvers.bots.sending import Sent, received, sent
from delvers.server.errors import Busy, NoSeat, Problem
from delvers.server.live import LiveTable
from delvers.server.pools import new_pool
from delvers.server.tables import Tables
from delvers.server.verifying import spec_of

LOG: Final = logging.getLogger(__name__)
FIRST: Final = 0.15
"""Seconds of the first piece of work about a question, so that first figures come soon."""
PIECE: Final = 0.4
"""Seconds of every other piece."""
PATIENCE: Final = 4.0
"""A question for whose chances nobody has asked for so many seconds is left alone."""
IN_MEMORY: Final = 500
"""The chances of so many questions are kept; those asked for least recently are forgotten."""


class NoOdds(Problem):
    """Chances that are not shown: the table is without them, or the seat is not asked."""

    status = 409


class Question(NamedTuple):
    """What a seat was asked at a number of the table's log."""

    table: str
    seat: int
    number: int


class Piece(NamedTuple):
    """What a piece of work has found."""

    rounds: int
    seconds: float
    found: list[Odds]


@dataclass(slots=True)
class Weighed:
    """What is known of the options of a question so far."""

    question: Question
    game: str
    turn: Sent
    wanted: float
    """When somebody last asked for it."""
    rounds: int = 0
    seconds: float = 0.0
    is_done: bool = False
    found: dict[str, Odds] = field(default_factory=dict)
    work: "Future[Piece] | None" = None

    def add(self, piece: Piece) -> None:
        """A piece of work is done."""
        self.rounds += piece.rounds
        self.seconds += piece.seconds
        for odds in piece.found:
            self.found.setdefault(odds.option, Odds(odds.option)).add(odds)

    def copy(self) -> "Weighed":
        """The figures as they are now."""
        found = {
            option: replace(odds, losses=Counter(odds.losses))
            for option, odds in self.found.items()
        }
        return replace(self, found=found, work=None)


class Weighing:
    """Works the chances of questions out, for the seats of people who ask for them.

    At most `most` questions are worked on at a time, each for about `seconds`.
    """

    def __init__(
        self,
        tables: Tables,
        most: int,
        seconds: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tables = tables
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._lock = threading.RLock()
        self._known: dict[Question, Weighed] = {}
        self._at: Counter[str] = Counter()
        """How many questions of each table are known; every choice made here looks at it."""
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False

    def of(self, live: LiveTable, seat: int | None) -> Weighed:
        """What is known of the present question of a seat; whoever asks lets it go on."""
        if not live.stored.has_odds:
            raise NoOdds("this table was opened without chances")
        if seat is None:
            raise NoSeat()
        if seat not in live.game.pending or live.bot_at(seat) is not None:
            raise NoOdds("the seat is not asked anything now")
        question = Question(live.stored.id, seat, live.asked_at(seat))
        with self._lock:
            weighed = self._known.pop(question, None) or self._new(live, question)
            self._known[question] = weighed  # those asked for lately come last
            weighed.wanted = self._clock()
            self._go_on(question, weighed)
            return weighed.copy()

    def hear(self, table: str, _number: int = 0) -> None:
        """There is news of a table: questions that were answered are weighed no more."""
        if table not in self._at:
            return
        live = self._tables.in_memory_now(table)
        with self._lock:
            for question in [one for one in self._known if one.table == table]:
                if live is None or not is_asked(live, question):
                    self._drop(question)

    def warm_up(self) -> None:
        """Let the worker start before somebody waits for it."""
        with self._lock:
            if self._pool is None and not self._is_closed:
                self._workers().submit(get_ready)

    def close(self) -> None:
        """Weigh no more; a piece of work is short, and nobody waits for it."""
        with self._lock:
            self._is_closed = True
            self._known.clear()
            self._at.clear()
            if self._pool is not None:
                self._pool.shutdown(wait=False, cancel_futures=True)

    # -- pieces of work ------------------------------------------------------------------------

    def _new(self, live: LiveTable, question: Question) -> Weighed:
        """Begin with a question, unless there are too many."""
        for other in [one for one in self._known if one[:2] == question[:2]]:
            self._drop(other)
        if sum(one.work is not None for one in self._known.values()) >= self._most:
            raise Busy("too many questions are being weighed; try again later", 5)
        while len(self._known) >= IN_MEMORY:
            self._drop(next(iter(self._known)))
        self._at[question.table] += 1
        return Weighed(question, live.stored.game, sent(live.game), self._clock())

    def _go_on(self, question: Question, weighed: Weighed) -> None:
        if weighed.work is not None or weighed.is_done or self._is_closed:
            return
        seconds = PIECE if weighed.rounds else FIRST
        # Dice by how much was rehearsed before, so that no piece is like another.
        more = (weighed.turn, question.seat, weighed.rounds, seconds)
        try:
            work = self._workers().submit(rehearsed, weighed.game, self._tables.content, *more)
        except BrokenProcessPool:  # it was killed while it had no work
            self._pool = None
            work = self._workers().submit(rehearsed, weighed.game, self._tables.content, *more)
        weighed.work = work
        work.add_done_callback(partial(self._gather, question))

    def _gather(self, question: Question, work: "Future[Piece]") -> None:
        """A piece of work is done; there is more to do while somebody wants to know."""
        with self._lock:
            weighed = self._known.get(question)
            if weighed is None or weighed.work is not work:
                return
            weighed.work = None
            try:
                weighed.add(work.result())
            except CancelledError:
                return
            except BrokenProcessPool:
                self._pool = None
                return
            except Exception:
                LOG.exception("the question of table %s could not be weighed", question.table)
                weighed.is_done = True
                return
            weighed.is_done = weighed.seconds >= self._seconds
            if self._clock() - weighed.wanted < PATIENCE:
                self._go_on(question, weighed)

    def _drop(self, question: Question) -> None:
        weighed = self._known.pop(question)
        self._at[question.table] -= 1
        if not self._at[question.table]:
            del self._at[question.table]
        if weighed.work is not None:
            weighed.work.cancel()

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = new_pool(1)
        return self._pool


def is_asked(live: LiveTable, question: Question) -> bool:
    """Whether a question is still the present one of its seat."""
    seat = question.seat
    return seat in live.game.pending and live.asked_at(seat) == question.number


# -- in the worker process -------------------------------------------------------------------------


def rehearsed(
    game: str, content: tuple[str, ...], turn: Sent, seat: int, seed: int, seconds: float
) -> Piece:
    """Rehearse all options of a seat's question for about so many seconds of the processor."""
    began = time.process_time()
    oracle = Oracle(received(spec_of(game, content), turn), seat, seed)
    for number, _ in enumerate(oracle.rounds(), 1):
        spent = time.process_time() - began
        if spent >= seconds:
            return Piece(number, spent, [*oracle.found.values()])
    raise AssertionError("rehearsals do not end")


def get_ready() -> None:
    """What is imported by now is all that a worker needs."""
