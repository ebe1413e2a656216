"""What is kept: tables, their seats, every choice in its order, and states at turns."""

import secrets
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict
from functools import cached_property
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, OperationalError

from delvers.kernel.fairness import Fairness, Joining
from delvers.server.appending import BY, CHANNEL, Appending, is_plain
from delvers.server.database import PATIENCE
from delvers.server.rows import (
    add_piece,
    entries_of,
    entry_in,
    last_row,
    piece_in,
    row_of_table,
    snapshot_in,
    words_of,
)
from delvers.server.schema import (
    ARCHIVES,
    CHOICES,
    LONE_RESULTS,
    PIECES,
    PROMISES,
    SEATS,
    SNAPSHOTS,
    TABLES,
)
from delvers.server.stored import (
    Entry,
    Opening,
    Overview,
    Seat,
    StoredChoice,
    StoredPiece,
    StoredResult,
    StoredSnapshot,
    StoredTable,
)


class NumberTaken(Exception):
    """Another process has put a choice at this number first."""


class Storage:
    """The database, in the words of the game."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.has_news = engine.dialect.name == "postgresql"
        """Whether the database tells other processes of what was written."""
        self.name = secrets.token_hex(4)
        """By which this process knows the news of its own, which it need not look at."""
        self._writer: Any = None
        self._writing_now = threading.Lock()
        """Held by whoever writes to SQLite: its own lock is asked for again and again instead."""

    def check(self) -> None:
        """Raise unless the database answers."""
        with self.engine.connect() as connection:
            connection.execute(select(1))

    def close(self) -> None:
        """Give all connections back."""
        with self._writing_now:
            if self._writer is not None:
                self._writer.close()
                self._writer = None
        self.engine.dispose()

    # -- tables --------------------------------------------------------------------------------

    def add_table(self, table: StoredTable) -> None:
        """Keep a new table, with its seats."""
        with self.writing() as connection, connection.begin():
            connection.execute(insert(TABLES).values(row_of_table(table)))
            connection.execute(
                insert(SEATS),
                [
                    {
                        "table_id": table.id,
                        "seat": number,
                        "name": seat.name,
                        "kind": seat.kind,
                        "bot": seat.bot,
                        "key_hash": seat.key_hash,
                    }
                    for number, seat in enumerate(table.seats)
                ],
            )

    def find_table(self, id: str) -> StoredTable | None:
        """The table with this id."""
        with self.engine.connect() as connection:
            return self._found(connection, id)

    def _found(self, connection: Connection, id: str) -> StoredTable | None:
        # Seats first: who takes the last one meanwhile must not be seen without his word.
        wanted = select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)
        seats = connection.execute(wanted).all()
        row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
        if row is None:
            return None
        return StoredTable(
            id=id,
            game=row["game"],
            rules=row["rules"],
            content=row["content"],
            options=row["options"],
            seats=tuple(Seat(s.name, s.kind, s.bot, s.key_hash) for s in seats),
            fairness=Fairness(
                row["commitment"],
                tuple(row["words"]),
                row["secret"],
                tuple(Joining(**one) for one in row["joined"]),
            ),
            time_limit=row["time_limit"],
            created=row["created"],
            host_hash=row["host_hash"],
            is_over=row["is_over"],
            has_odds=row["has_odds"],
            waits_for_host=row["waits_for_host"],
            started=row["started"],
        )

    def gather(self, id: str, after: Callable[[StoredTable], StoredTable]) -> StoredTable | None:
        """Change seats and words of a table before its game, in one transaction; None if unknown.

        `after` gets the table as it is now, and raises if what is wanted cannot be.
        """
        with self.writing() as connection, connection.begin():
            if connection.dialect.name != "sqlite":  # there the transaction locks the whole file
                connection.execute(select(TABLES.c.id).where(TABLES.c.id == id).with_for_update())
            found = self._found(connection, id)
            if found is None:
                return None
            changed = after(found)
            for number, seat in enumerate(changed.seats):
                if seat != found.seats[number]:
                    connection.execute(
                        update(SEATS)
                        .where(SEATS.c.table_id == id, SEATS.c.seat == number)
                        .values(asdict(seat))
                    )
            connection.execute(update(TABLES).where(TABLES.c.id == id).values(words_of(changed)))
            self._notify(connection, id)
        return changed

    def opening(self, id: str, tail: int, before: int | None = None) -> Opening | None:
        """The last snapshot, the entries since, and at least the `tail` latest ones before.

        If a number is given, the snapshot is from before the entry with it.
        """
        last = last_row(SNAPSHOTS, id)
        wanted = last if before is None else last.where(SNAPSHOTS.c.number < before)
        with self.engine.connect() as connection:
            piece = connection.execute(last_row(PIECES, id)).mappings().first()
            snapshot = connection.execute(wanted).mappings().first()
            if piece is None or snapshot is None:
                return None
            wanted = entries_of(id).where(CHOICES.c.number > snapshot["number"] - tail)
            entries = [entry_in(row) for row in connection.execute(wanted)]
        return Opening(piece_in(piece), snapshot_in(snapshot), entries)

    def pieces(self, id: str) -> list[StoredPiece]:
        """The pieces of a table, first to last."""
        wanted = select(PIECES).where(PIECES.c.table_id == id).order_by(PIECES.c.number)
        with self.engine.connect() as connection:
            return [piece_in(row) for row in connection.execute(wanted).mappings()]

    def add_piece(
        self, id: str, piece: StoredPiece, entry: StoredChoice, snapshot: StoredSnapshot
    ) -> None:
        """Let a game begin, or go on with another version; raise NumberTaken if it has already."""
        try:
            with self.writing() as connection, connection.begin():
                add_piece(connection, id, piece, entry, snapshot)
                self._notify(connection, id)
        except IntegrityError:
            raise NumberTaken from None

    def running_tables(
        self, *, mixed: bool = False, timed: bool = False, touched_since: float = 0.0
    ) -> list[str]:
        """The ids of the tables where a game goes on, newest first; not those put away.

        At `mixed` ones people play with bots.
        """
        wanted = select(TABLES.c.id).where(
            TABLES.c.is_over.is_(False),
            TABLES.c.touched >= touched_since,
            TABLES.c.id.not_in(select(ARCHIVES.c.table_id)),
        )
        if timed:
            wanted = wanted.where(TABLES.c.time_limit.is_not(None))
        for kind in ("bot", "human") if mixed else ():
            seated = select(SEATS.c.table_id).where(SEATS.c.kind == kind)
            wanted = wanted.where(TABLES.c.id.in_(seated))
        with self.engine.connect() as connection:
            return [*connection.scalars(wanted.order_by(TABLES.c.created.desc()))]

    def running(self, touched_since: float = 0.0) -> int:
        """How many tables there are where a game goes on or has not begun; not those put away."""
        wanted = (
            select(func.count())
            .select_from(TABLES)
            .where(
                TABLES.c.is_over.is_(False),
                TABLES.c.touched >= touched_since,
                TABLES.c.id.not_in(select(ARCHIVES.c.table_id)),
            )
        )
        with self.engine.connect() as connection:
            return connection.scalar(wanted) or 0

    def time_limits(self) -> dict[str, int]:
        """The time limits of the tables that have one and where a game goes on.

        Those put away have nobody left whose time could be up.
        """
        wanted = select(TABLES.c.id, TABLES.c.time_limit).where(
            TABLES.c.is_over.is_(False),
            TABLES.c.time_limit.is_not(None),
            TABLES.c.id.not_in(select(ARCHIVES.c.table_id)),
        )
        with self.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(wanted)}

    def overview(self, touched_before: float | None = None) -> list[Overview]:
        """All tables, or those that nobody has touched since, oldest first."""
        number = select(func.max(CHOICES.c.number)).where(CHOICES.c.table_id == TABLES.c.id)
        archived = TABLES.c.id.in_(select(ARCHIVES.c.table_id))
        columns = TABLES.c
        wanted = select(
            columns.id,
            columns.game,
            columns.seats,
            func.coalesce(number.scalar_subquery(), 0),
            columns.touched,
            columns.is_over,
            archived,
        ).order_by(columns.touched)
        if touched_before is not None:
            wanted = wanted.where(columns.touched < touched_before)
        with self.engine.connect() as connection:
            return [Overview(*row) for row in connection.execute(wanted)]

    # -- choices -------------------------------------------------------------------------------

    def choices_after(self, id: str, number: int, last: int | None = None) -> list[StoredChoice]:
        """The entries of a table's log after a number, up to a last one if it is given."""
        wanted = entries_of(id).where(CHOICES.c.number > number)
        if last is not None:
            wanted = wanted.where(CHOICES.c.number <= last)
        with self.engine.connect() as connection:
            return [entry_in(row) for row in connection.execute(wanted)]

    def first_entry_with(self, id: str, line: int, column: int, newest: int) -> int:
        """The number of the entry at which a viewer saw a line of the log.

        `column` is the place of the viewer in `seen`. It is found by halving, so that the first
        line of a long log is as near as the last.
        """
        low, high = 0, newest
        with self.engine.connect() as connection:
            while low < high:
                middle = (low + high) // 2
                wanted = select(CHOICES.c.seen).where(
                    CHOICES.c.table_id == id, CHOICES.c.number == middle
                )
                seen = connection.scalar(wanted) or []
                if seen[column : column + 1] >= [line]:
                    high = middle
                else:
                    low = middle + 1
        return low

    def append(self, entry: Entry) -> None:
        """Put a choice at its number; raise NumberTaken if one is there."""
        if not self.append_all([entry])[0]:
            raise NumberTaken

    def append_all(self, entries: Sequence[Entry]) -> list[bool]:
        """Put choices into the log, in one transaction; of each, whether it got its number.

        If this raises, nothing was put anywhere.
        """
        # In one order everywhere, so that no two processes wait for each other's tables.
        places = sorted(range(len(entries)), key=lambda place: entries[place].table)
        try:
            if len(entries) > 1 and all(map(is_plain, entries)):
                with suppress(NumberTaken):
                    self._append_together([entries[place] for place in places])
                    return [True] * len(entries)
            done = [False] * len(entries)
            with self._appending() as cursor:
                for place in places:
                    done[place] = self._append(cursor, entries[place])
        except (self._driver.OperationalError, self._driver.InterfaceError) as problem:
            raise OperationalError("writing choices", None, problem) from problem
        return done

    def _append_together(self, entries: Sequence[Entry]) -> None:
        """Put all of these or none; raise NumberTaken if not all got their numbers."""
        with self._appending() as cursor:
            if not self._writing.many(cursor, entries):
                raise NumberTaken

    @contextmanager
    def _appending(self) -> Iterator[Any]:
        """A transaction of the driver itself: the layers above it cost more than the rules do."""
        if self.engine.dialect.name != "sqlite":
            with self.writing() as connection, connection.begin():
                yield connection.connection.cursor()
            return
        with self._alone():  # one connection is kept for it: it is a file, and is never lost
            if self._writer is None:
                self._writer = self.engine.raw_connection()
            cursor = self._writer.cursor()
            cursor.execute("BEGIN IMMEDIATE")
            try:
                yield cursor
                cursor.execute("COMMIT")
            except BaseException:
                if self._writer.driver_connection.in_transaction:
                    cursor.execute("ROLLBACK")
                raise

    def _notify(self, connection: Connection, table: str) -> None:
        """Let other processes hear of a table once the transaction is done, where that is to be."""
        if self.has_news:
            connection.execute(select(func.pg_notify(CHANNEL, f"{table}{BY}{self.name}")))

    def _append(self, cursor: Any, entry: Entry) -> bool:
        return self._writing.one(cursor, entry)

    @property
    def _driver(self) -> Any:
        return self.engine.dialect.loaded_dbapi

    @cached_property
    def Unfitting(self) -> type[Exception]:  # noqa: N802
        """What the driver raises for a choice at a table that is not there any more."""
        problem: type[Exception] = self._driver.IntegrityError
        return problem

    @cached_property
    def _writing(self) -> Appending:
        mark = "?" if self.engine.dialect.paramstyle == "qmark" else "%s"
        return Appending(mark, news_by=self.name if self.has_news else None)

    def numbers(self, ids: Iterable[str]) -> dict[str, int]:
        """How many choices each of these tables has, found at the ends of their logs."""
        last = select(func.max(CHOICES.c.number)).where(CHOICES.c.table_id == TABLES.c.id)
        wanted = select(TABLES.c.id, last.scalar_subquery()).where(TABLES.c.id.in_(list(ids)))
        with self.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(wanted) if row[1] is not None}

    # -- lone players --------------------------------------------------------------------------

    def best_before(self, id: str, reached: StoredResult) -> int | None:
        """The most points that any table but this one had for the same when this one ended."""
        columns = LONE_RESULTS.c
        ended = select(columns.at).where(columns.table_id == id).scalar_subquery()
        wanted = select(func.max(columns.points)).where(
            columns.game == reached.game,
            columns.who == reached.who,
            columns.options == reached.options,
            columns.table_id != id,
            columns.at <= func.coalesce(ended, columns.at),
        )
        with self.engine.connect() as connection:
            best: int | None = connection.scalar(wanted)
        return best

    def best_results(self, game: str) -> list[StoredResult]:
        """The best results of a game, one for each hero and set of options, best first."""
        columns = LONE_RESULTS.c
        most = func.max(columns.points)
        wanted = (
            select(columns.who, columns.options, most)
            .where(columns.game == game)
            .group_by(columns.who, columns.options)
            .order_by(most.desc(), columns.who, columns.options)
        )
        with self.engine.connect() as connection:
            return [StoredResult(game, *row) for row in connection.execute(wanted)]

    # -- promises ------------------------------------------------------------------------------

    def add_promise(self, promise: Fairness, at: float, *, forget_before: float) -> None:
        """Keep the secret of a promise for the table to come; forget those that nobody took up."""
        with self.writing() as connection, connection.begin():
            connection.execute(delete(PROMISES).where(PROMISES.c.created < forget_before))
            connection.execute(
                insert(PROMISES).values(
                    commitment=promise.commitment, secret=promise.secret, created=at
                )
            )

    def take_promise(self, commitment: str) -> str | None:
        """The secret behind a promise, which can be taken up only once."""
        with self.writing() as connection, connection.begin():
            secret: str | None = connection.scalar(
                select(PROMISES.c.secret).where(PROMISES.c.commitment == commitment)
            )
            connection.execute(delete(PROMISES).where(PROMISES.c.commitment == commitment))
        return secret

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A connection whose transactions write."""
        with self._alone(), self.engine.connect() as connection:
            yield connection.execution_options(writes=True)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Let nobody else of this process write to SQLite meanwhile; PostgreSQL locks by rows."""
        if self.engine.dialect.name != "sqlite":
            yield
            return
        if not self._writing_now.acquire(timeout=PATIENCE):
            locked = self._driver.OperationalError("database is locked")
            raise OperationalError("waiting for other writers", None, locked)
        try:
            yield
        finally:
            self._writing_now.release()
