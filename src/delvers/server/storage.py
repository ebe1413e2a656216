"""What is kept: tables, their seats, and every choice in the order it was made."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from delvers.kernel.fairness import Fairness
from delvers.kernel.requests import Answer
from delvers.kernel.spec import Setting
from delvers.server.schema import CHOICES, LONE_RESULTS, PROMISES, SEATS, TABLES


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where; only a human has a key, of which only the hash is kept."""

    name: str
    kind: str
    bot: str | None
    key_hash: str | None


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was opened."""

    id: str
    game: str
    rules: str
    content: str
    options: dict[str, Setting]
    seats: tuple[Seat, ...]
    fairness: Fairness
    time_limit: int | None
    created: float


@dataclass(frozen=True, slots=True)
class StoredChoice:
    """One line of a table's log."""

    number: int
    seat: int
    option: str
    at: float


@dataclass(frozen=True, slots=True)
class StoredResult:
    """What a lone player has reached: in which game, as whom, with which options."""

    game: str
    who: str
    options: str
    points: int


class NumberTaken(Exception):
    """Another process has put a choice at this number first."""


class Storage:
    """The database, in the words of the game."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def close(self) -> None:
        """Give all connections back."""
        self.engine.dispose()

    # -- tables --------------------------------------------------------------------------------

    def add_table(self, table: StoredTable) -> None:
        """Keep a new table, with its seats."""
        with self._writing() as connection, connection.begin():
            connection.execute(insert(TABLES).values(_row_of(table)))
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
            row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
            if row is None:
                return None
            wanted = select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)
            seats = connection.execute(wanted).all()
        return StoredTable(
            id=id,
            game=row["game"],
            rules=row["rules"],
            content=row["content"],
            options=row["options"],
            seats=tuple(Seat(s.name, s.kind, s.bot, s.key_hash) for s in seats),
            fairness=Fairness(row["commitment"], tuple(row["words"]), row["secret"]),
            time_limit=row["time_limit"],
            created=row["created"],
        )

    def running_tables(self, *, with_bots: bool = False, timed: bool = False) -> list[str]:
        """The ids of the tables where a game goes on, newest first."""
        wanted = select(TABLES.c.id).where(TABLES.c.is_over.is_(False))
        if timed:
            wanted = wanted.where(TABLES.c.time_limit.is_not(None))
        if with_bots:
            bots = select(SEATS.c.table_id).where(SEATS.c.kind == "bot")
            wanted = wanted.where(TABLES.c.id.in_(bots))
        with self.engine.connect() as connection:
            return [*connection.scalars(wanted.order_by(TABLES.c.created.desc()))]

    # -- choices -------------------------------------------------------------------------------

    def choices_after(self, id: str, number: int) -> list[StoredChoice]:
        """The choices of a table that came after a number."""
        wanted = (
            select(CHOICES.c.number, CHOICES.c.seat, CHOICES.c.option, CHOICES.c.at)
            .where(CHOICES.c.table_id == id, CHOICES.c.number > number)
            .order_by(CHOICES.c.number)
        )
        with self.engine.connect() as connection:
            return [StoredChoice(*row) for row in connection.execute(wanted)]

    def append(
        self,
        id: str,
        number: int,
        answer: Answer,
        at: float,
        *,
        is_last: bool,
        reached: StoredResult | None = None,
    ) -> None:
        """Put a choice at this number, in one transaction; raise NumberTaken if one is there.

        With the last choice comes what a lone player has `reached`, if there is anything to beat.
        """
        seat, option = answer
        try:
            with self._writing() as connection, connection.begin():
                connection.execute(
                    insert(CHOICES).values(
                        table_id=id, number=number, seat=seat, option=option, at=at
                    )
                )
                if is_last:
                    connection.execute(update(TABLES).where(TABLES.c.id == id).values(is_over=True))
                if reached is not None:
                    row = {"table_id": id, "at": at, **asdict(reached)}
                    connection.execute(insert(LONE_RESULTS).values(row))
        except IntegrityError:
            raise NumberTaken from None

    def numbers(self, ids: Iterable[str]) -> dict[str, int]:
        """How many choices each of these tables has."""
        wanted = (
            select(CHOICES.c.table_id, func.max(CHOICES.c.number))
            .where(CHOICES.c.table_id.in_(list(ids)))
            .group_by(CHOICES.c.table_id)
        )
        with self.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(wanted)}

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
        with self._writing() as connection, connection.begin():
            connection.execute(delete(PROMISES).where(PROMISES.c.created < forget_before))
            connection.execute(
                insert(PROMISES).values(
                    commitment=promise.commitment, secret=promise.secret, created=at
                )
            )

    def take_promise(self, commitment: str) -> str | None:
        """The secret behind a promise, which can be taken up only once."""
        with self._writing() as connection, connection.begin():
            secret: str | None = connection.scalar(
                select(PROMISES.c.secret).where(PROMISES.c.commitment == commitment)
            )
            connection.execute(delete(PROMISES).where(PROMISES.c.commitment == commitment))
        return secret

    def _writing(self) -> Connection:
        return self.engine.connect().execution_options(writes=True)


def _row_of(table: StoredTable) -> dict[str, Any]:
    words: Sequence[str] = table.fairness.words
    return {
        "id": table.id,
        "game": table.game,
        "rules": table.rules,
        "content": table.content,
        "options": table.options,
        "seats": len(table.seats),
        "commitment": table.fairness.commitment,
        "secret": table.fairness.secret,
        "words": [*words],
        "seed": str(table.fairness.seed),
        "time_limit": table.time_limit,
        "created": table.created,
        "is_over": False,
    }
