"""The tables service: opening tables, finding them, and laying choices on them."""

import asyncio
import logging
import re
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from delvers import bots
from delvers.kernel.errors import DelversError
from delvers.kernel.events import Event
from delvers.kernel.fairness import Fairness
from delvers.kernel.game import Game
from delvers.kernel.kit import REGISTRY
from delvers.kernel.loading import begun
from delvers.kernel.record import Piece, Record
from delvers.kernel.spec import Spec
from delvers.server.acts import counting, number_taken_back
from delvers.server.archive import DAY, Archive
from delvers.server.errors import (
    NoSeat,
    NoSuchTable,
    NotBegun,
    OtherVersion,
    Problem,
)
from delvers.server.journal import Journal
from delvers.server.keeping import unpacked
from delvers.server.live import (
    TAIL,
    Clocks,
    LiveTable,
    Moment,
    Step,
    beginning,
    check_own_content,
    hash_of,
    is_of,
    played_by_newer,
    version_change,
)
from delvers.server.storage import NumberTaken, Storage
from delvers.server.stored import (
    TABLE,
    Entry,
    Opening,
    Seat,
    StoredChoice,
    StoredPiece,
    StoredResult,
    StoredSnapshot,
    StoredTable,
)

LOG: Final = logging.getLogger(__name__)
IN_MEMORY: Final = 256
PROMISE_LASTS: Final = 24 * 60 * 60.0
NAME_LENGTH: Final = 40
ID: Final = re.compile(r"[\w-]{1,64}", re.ASCII)
"""What ids of tables and promises are made of."""

NOT_BEGUN: Final = -1
"""The number of a table whose seats are being taken."""

Listener = Callable[[str, int], None]


@dataclass(frozen=True, slots=True)
class Guest:
    """For whom a seat is: a human, whoever takes it, or a bot."""

    kind: str
    name: str = ""
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Opened:
    """A new table, and the key that shows who opened it; it opens no seat."""

    stored: StoredTable
    host_key: str


class Tables:
    """All tables of one database; any number of processes may have one of these.

    `content` are files and folders with content of one's own, as they are at the start.
    """

    def __init__(
        self,
        storage: Storage,
        content: Sequence[str | Path] = (),
    ) -> None:
        self.storage = storage
        self.journal = Journal(storage)
        self.archive = Archive(storage)
        self.content = tuple(str(Path(path).resolve()) for path in content)
        self._games = REGISTRY.games_with(self.content) if content else {}
        self.clocks = Clocks()
        self.started = self.clocks.wall()
        """A table that others changed later is played by a newer server."""
        self.in_memory = IN_MEMORY
        self.listeners: list[Listener] = []
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._lock = threading.Lock()

    def clock(self) -> float:
        """The time, as it is written down."""
        return self.clocks.wall()

    @property
    def games(self) -> dict[str, Spec[Any]]:
        """The games that are played here, by their ids."""
        return self._games or {spec.id: spec for spec in REGISTRY}

    def spec(self, game: str) -> Spec[Any]:
        """A game as it is played here."""
        return self._games.get(game) or REGISTRY.find(game)

    # -- opening -------------------------------------------------------------------------------

    def promise(self) -> str:
        """Promise a secret before anybody has said a word; the next table can be built on it."""
        promise, now = Fairness.begin(), self.clock()
        self.storage.add_promise(promise, now, forget_before=now - PROMISE_LASTS)
        return promise.commitment

    def open(
        self,
        game: str,
        guests: Sequence[Guest],
        options: dict[str, object],
        *,
        time_limit: int | None = None,
        promise: str | None = None,
        has_odds: bool = False,
        waits_for_host: bool = False,
    ) -> Opened:
        """Open a table; what the game does not allow raises and opens nothing."""
        for guest in guests:
            if guest.kind == "bot":
                bots.check_name(guest.bot or "", game)
        spec = self.spec(game)
        begun(spec, len(guests), 0, options)
        fairness = Fairness.begin([""] * len(guests), self._secret(promise))
        first = begun(spec, len(guests), None, options, fairness)
        host_key = new_key()
        stored = StoredTable(
            id=secrets.token_hex(8),
            game=game,
            rules=first.spec.rules_version,
            content=first.spec.content_of(first.options),
            options=first.options,
            seats=tuple(_seat(guest) for guest in guests),
            fairness=fairness,
            time_limit=time_limit,
            created=self.clock(),
            host_hash=hash_of(host_key),
            has_odds=has_odds,
            waits_for_host=waits_for_host,
        )
        self.storage.add_table(stored)
        self._tell(stored.id, 0 if stored.has_begun else NOT_BEGUN)
        return Opened(stored, host_key)

    def gather(self, id: str, after: Callable[[StoredTable], StoredTable]) -> StoredTable:
        """Change who sits at a table before its game begins, in the database first."""
        self.found(id)
        changed = self.storage.gather(id, after)
        if changed is None:
            raise NoSuchTable(id)
        self._tell(id, 0 if changed.has_begun else NOT_BEGUN)
        return changed

    def time_limit_of(self, id: str) -> int | None:
        """The time limit of a table whose game has begun."""
        stored = self.found(id)
        return stored.time_limit if stored.has_begun else None

    def found(self, id: str) -> StoredTable:
        """The table as it is kept, whether its game has begun or not."""
        with self._lock:
            if id in self._live:
                return self._live[id].stored
        # No database must judge what is in an address: some stumble over a zero byte.
        stored = self.storage.find_table(id) if ID.fullmatch(id) else None
        if stored is None:
            raise NoSuchTable(id)
        if not stored.has_begun:
            # Once its game has begun, what it is played with is checked when it is opened.
            check_own_content(stored, self.spec(stored.game), stored.content)
        return stored

    def _secret(self, promise: str | None) -> str | None:
        if promise is None:
            return None
        secret = self.storage.take_promise(promise) if ID.fullmatch(promise) else None
        if secret is None:
            raise Problem("this promise is not known or was used; get one with POST /api/promises")
        return secret

    def running(self, days: int) -> int:
        """How many tables of the last days there are where a game goes on or has not begun."""
        return self.storage.running(self.clock() - days * DAY)

    # -- finding -------------------------------------------------------------------------------

    @contextmanager
    def at(self, id: str) -> Iterator[LiveTable]:
        """The table, up to date with the log, and nobody else changes it meanwhile."""
        live = self._find(id)
        with live.lock:
            self._catch_up(live)
            live.best_before = self.best_before(live)
            yield live

    def _find(self, id: str) -> LiveTable:
        with self._lock:
            if id in self._live:
                self._live.move_to_end(id)
                return self._live[id]
        stored = self.found(id)
        if not stored.has_begun:
            raise NotBegun(stored.free_seats)
        live = LiveTable(stored, self.spec(stored.game), self._opening(stored), self.clocks)
        with self._lock:
            live = self._live.setdefault(id, live)
            while len(self._live) > self.in_memory:
                self._live.popitem(last=False)
        return live

    def _opening(self, stored: StoredTable) -> Opening:
        """What the table is opened from; one of another version goes on with the present one."""
        spec = self.spec(stored.game)
        while True:
            opening = self.storage.opening(stored.id, TAIL)
            if opening is None:
                self._begin(stored, spec)
            elif stored.is_over or is_of(stored, spec, opening.piece):
                return opening
            else:
                self._change_version(stored, spec, opening)

    def _begin(self, stored: StoredTable, spec: Spec[Any]) -> None:
        """Let the game begin: all seats are taken."""
        if self.storage.find_table(stored.id) is None:
            raise NoSuchTable(stored.id)
        if self.archive.bring_back(stored.id, self.clock()):
            return
        if self.storage.numbers([stored.id]):
            # Somebody may have let it begin a moment ago.
            if self.storage.opening(stored.id, TAIL) is not None:
                return
            raise OtherVersion(
                "this table was played with Delvers 0.1, which kept no states; finish it there"
            )
        self._add_piece(stored.id, *beginning(stored, spec))

    def _add_piece(
        self, id: str, piece: StoredPiece, entry: StoredChoice, snapshot: StoredSnapshot
    ) -> None:
        with suppress(NumberTaken):
            self.storage.add_piece(id, piece, entry, snapshot)
            LOG.info("table %s is played with rules %s from %s on", id, piece.rules, piece.number)
            self._tell(id, piece.number)

    def _change_version(self, stored: StoredTable, spec: Spec[Any], opening: Opening) -> None:
        """Let the current turn start again with the rules and the content that are here."""
        if opening.piece.at > self.started:
            raise played_by_newer(stored)
        self._add_piece(stored.id, *version_change(stored, spec, opening, self.clock()))

    def _catch_up(self, live: LiveTable) -> bool:
        """Whether the log had choices that this process did not know."""
        news = self.storage.choices_after(live.stored.id, live.number)
        try:
            if any(number_taken_back(entry) is not None for entry in news):
                live.reopen(self._opening(live.stored))
            else:
                live.catch_up(news)
        except OtherVersion:
            with self._lock:
                self._live.pop(live.stored.id, None)
            raise
        return bool(news)

    def in_memory_now(self, id: str) -> LiveTable | None:
        """The table, if this process has it in memory."""
        with self._lock:
            live = self._live.get(id)
            if live is not None:
                self._live.move_to_end(id)
            return live

    def peek(self, id: str) -> LiveTable | None:
        """The same for who only wants to know whether it is of interest; no reason to keep it."""
        return self._live.get(id)

    def count_in_memory(self) -> int:
        """How many tables this process has in memory."""
        return len(self._live)

    def opened(self, id: str) -> LiveTable:
        """The table, up to date with the log."""
        with self.at(id) as live:
            return live

    def lines_before(
        self, live: LiveTable, seat: int | None, before: int, most: int
    ) -> tuple[int, list[Event]]:
        """The lines of a table's log that a viewer saw before one of them, at most so many.

        They come with the number of lines before the first.
        """
        column = live.viewers.index(seat)
        last = min(before - 1, live.moment.line_count(seat))
        first = max(1, last - most + 1)
        if last < first:
            return 0, []
        find, id = self.storage.first_entry_with, live.stored.id
        start, end = (find(id, line, column, live.number) for line in (first, last))
        entries = self.storage.choices_after(id, start - 1, end)
        events = [e for entry in entries for e in entry.events if e.visible_to(seat)]
        skipped = entries[-1].seen[column] - len(events)
        return first - 1, events[first - 1 - skipped : last - skipped]

    def best_before(self, live: LiveTable) -> int | None:
        """The best result before that of a lone player whose game is over; None if none was."""
        reached = reached_in(live.game)
        return None if reached is None else self.storage.best_before(live.stored.id, reached)

    # -- choosing ------------------------------------------------------------------------------

    def choose(self, id: str, seat: int | None, number: int, option: str) -> None:
        """Choose at a table that is not open yet."""
        with self.at(id) as live:
            self.choose_at(live, seat, number, option)

    def choose_at(self, live: LiveTable, seat: int | None, number: int, option: str) -> None:
        """Check a choice at an open table, put it into the log, and only then tell it."""
        self._choose(live, seat, number, option)
        self._tell(live.stored.id, live.number)

    def _choose(self, live: LiveTable, seat: int | None, number: int, option: str) -> None:
        if seat is None:
            raise NoSeat()
        while True:
            try:
                step, entry = self._checked(live, seat, number, option)
                self.journal.write(entry)
                break
            except (DelversError, NumberTaken) as problem:
                self._look_again(live, problem)
        live.take(step)
        live.best_before = self.best_before(live)

    def begin_choice(
        self,
        live: LiveTable,
        seat: int,
        number: int,
        option: str,
        end: Callable[[Moment | None], None],
    ) -> bool:
        """The same by callbacks: whether the choice is being made, of which `end` will be told.

        It is called with the moment that the choice led to, before everybody else hears of it, or
        with None if it could not be written. Nothing is begun at a table that somebody else is
        changing, nor with a choice that ends the game; one that is not allowed raises.
        """
        if live.turn.locked() or not live.lock.acquire(blocking=False):
            return False
        try:
            step, entry = self._checked(live, seat, number, option)
            if step.game.is_over:
                live.lock.release()
                return False
            self.journal.put(entry, partial(self._end_choice, live, step, end))
        except BaseException:
            live.lock.release()
            raise
        return True

    def _end_choice(
        self,
        live: LiveTable,
        step: Step,
        end: Callable[[Moment | None], None],
        outcome: bool | BaseException,
    ) -> None:
        try:
            if outcome is True:
                live.take(step)
        finally:
            live.lock.release()
        if outcome is not True:
            end(None)
            return
        moment = live.moment
        try:
            end(moment)
        finally:
            self._tell(live.stored.id, moment.number)

    async def choose_soon(
        self, live: LiveTable, seat: int | None, number: int, option: str
    ) -> Moment:
        """The same on the loop, which goes on while the disk is busy; the moment that it led to."""
        async with live.turn:
            if seat is None:
                raise NoSeat()
            if live.lock.acquire(blocking=False):
                try:
                    moment = await self._choose_on_loop(live, seat, number, option)
                finally:
                    live.lock.release()
            else:  # a bot or a deadline is at it
                moment = await asyncio.to_thread(self._choose_in_turn, live, seat, number, option)
        self._tell(live.stored.id, moment.number)
        return moment

    async def _choose_on_loop(self, live: LiveTable, seat: int, number: int, option: str) -> Moment:
        while True:
            try:
                step, entry = self._checked(live, seat, number, option)
                await self.journal.written(entry)
                break
            except (DelversError, NumberTaken) as problem:
                await asyncio.to_thread(self._look_again, live, problem)
        live.take(step)
        if step.game.is_over:
            live.best_before = await asyncio.to_thread(self.best_before, live)
        return live.moment

    def _choose_in_turn(self, live: LiveTable, seat: int, number: int, option: str) -> Moment:
        with live.lock:
            self._choose(live, seat, number, option)
            return live.moment

    def _checked(self, live: LiveTable, seat: int, number: int, option: str) -> tuple[Step, Entry]:
        """What a choice would lead to, and what is to be written; what is not allowed raises."""
        live.check_number(seat, number)
        step = live.step(seat, option, self.clock())
        is_last, reached = step.game.is_over, None
        if is_last and not live.is_helped_by_bots:
            reached = reached_in(step.game)
        return step, Entry(
            live.stored.id,
            step.entry,
            is_last,
            reached,
            step.snapshot,
            forget_before=live.kept_since,
            touches=live.is_untouched(step.entry.at),
        )

    def act(self, live: LiveTable, planned: Callable[[], tuple[Entry, Opening | None]]) -> None:
        """Write what the table itself does into its log, and only then do and tell it.

        What is planned is planned anew if another process was first. A table whose past changes is
        opened anew.
        """
        while True:
            try:
                entry, opening = planned()
                self.journal.write(entry)
                break
            except (DelversError, NumberTaken) as problem:
                self._look_again(live, problem)
        if opening is None:
            live.follow(entry.choice)
        else:
            live.reopen(opening)
        self._tell(live.stored.id, live.number)

    def _look_again(self, live: LiveTable, problem: Exception) -> None:
        """Catch up, if another process was at the table; if not, the problem is a real one."""
        if not self._catch_up(live):
            raise NoSuchTable(live.stored.id) if isinstance(problem, NumberTaken) else problem

    def tell(self, id: str) -> None:
        """Say that there is news of a table which did not come by its log."""
        self._tell(id, 0)

    def _tell(self, id: str, number: int) -> None:
        """The choice is made, whatever becomes of those who hear of it."""
        for listener in self.listeners:
            try:
                listener(id, number)
            except Exception:
                LOG.exception("table %s reached number %s, but not everybody heard it", id, number)


# -- records ---------------------------------------------------------------------------------------


def record_of(storage: Storage, live: LiveTable) -> Record:
    """All that replays a game piece by piece, from the log."""
    stored, pieces = live.stored, storage.pieces(live.stored.id)
    entries = [e for e in counting(storage.choices_after(stored.id, -1)) if e.seat != TABLE]
    ends = [*(piece.number for piece in pieces[1:]), live.number + 1]
    keeps = [*(piece.kept for piece in pieces[1:]), live.number]
    played = []
    for piece, end, kept in zip(pieces, ends, keeps, strict=True):
        own = [entry for entry in entries if piece.number < entry.number < end]
        choices = [(entry.seat, entry.option) for entry in own]
        count = sum(entry.number <= kept for entry in own)
        start = None if piece.start is None else unpacked(piece.start)
        played.append(Piece(piece.rules, piece.content, choices, count, start))
    return Record(
        game=stored.game,
        rules=played[-1].rules,
        content=played[-1].content,
        seats=len(stored.seats),
        options=dict(stored.options),
        seed=stored.fairness.seed,
        choices=played[-1].choices,
        fairness=stored.fairness,
        result=live.game.result,
        start=played[-1].start,
        earlier=played[:-1],
        bots=[seat.bot or "" for seat in stored.seats],
        hero_names=dict(live.notes.hero_names),
    )


def reached_in(game: Game) -> StoredResult | None:
    """What a lone player has reached at the end of a game, as it is kept."""
    reached = game.lone_result
    if reached is None:
        return None
    options = game.spec.option_set(game.options)
    return StoredResult(game.spec.id, reached.who, options, reached.points)


def _seat(guest: Guest) -> Seat:
    bot = guest.bot if guest.kind == "bot" else None
    return Seat(clean_name(guest.name), guest.kind, bot, key_hash=None)


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(24)


def clean_name(name: str) -> str:
    """A name on one line, without invisible characters, of at most 40 characters."""
    visible = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(visible.split())[:NAME_LENGTH].rstrip()
