"""Putting choices into the log by the driver itself: one statement for the choices of many tables.

The layers above a driver cost more than the rules do, and every statement lets other threads in,
for whom the journal then waits; so what came together is written together.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from delvers.server.keeping import events_text, json_of
from delvers.server.stored import Entry, StoredChoice, StoredSnapshot

CHANNEL: Final = "delvers"
"""Where a database that can tells which table has something new."""
BY: Final = " "
"""Stands there between the table and the process that has written."""
MOST_TOGETHER: Final = 16
"""So many choices are put into one statement; drivers keep few statements ready."""


class Appending:
    """What is done to the database with a choice; `mark` stands for a value in a statement.

    Other processes hear of it with the name of this one, if the database carries such news.
    """

    def __init__(self, mark: str, *, news_by: str | None) -> None:
        self._news_by = news_by
        self._choice = (
            "INSERT INTO choices (table_id, number, seat, option, at, events, seen) VALUES "
        )
        self._choice_row = _row(mark, 7)
        self._snapshot = (
            "INSERT INTO snapshots (table_id, number, state, asked, guard, notes) VALUES "
        )
        self._snapshot_row = _row(mark, 6)
        self._older = f"(table_id = {mark} AND number < {mark})"
        self._touch = f"UPDATE tables SET touched = {mark} WHERE id IN "
        self._end = f"UPDATE tables SET is_over = {mark}, touched = {mark} WHERE id = {mark}"
        self._forget_from = f"DELETE FROM snapshots WHERE table_id = {mark} AND number >= {mark}"
        self._reached = (
            "INSERT INTO lone_results (table_id, at, game, who, options, points) "
            f"VALUES {_row(mark, 6)}"
        )
        self._notify = f"SELECT pg_notify({mark}, {mark})"
        self._mark = mark

    def one(self, cursor: Any, entry: Entry) -> bool:
        """Whether an entry got its number, with all that comes with it."""
        if not self._put(cursor, [entry]):
            return False
        if entry.forget_from is not None:
            cursor.execute(self._forget_from, (entry.table, entry.forget_from))
        self._keep(cursor, [entry])
        if entry.is_last:
            cursor.execute(self._end, (True, entry.choice.at, entry.table))
        if entry.reached is not None:
            reached = entry.reached
            values = (reached.game, reached.who, reached.options, reached.points)
            cursor.execute(self._reached, (entry.table, entry.choice.at, *values))
        self._tell(cursor, [entry])
        return True

    def many(self, cursor: Any, entries: Sequence[Entry]) -> bool:
        """Whether all of these plain entries got their numbers."""
        for start in range(0, len(entries), MOST_TOGETHER):
            some = entries[start : start + MOST_TOGETHER]
            if not self._put(cursor, some):
                return False
            self._keep(cursor, some)
            self._tell(cursor, some)
        return True

    def _put(self, cursor: Any, entries: Sequence[Entry]) -> bool:
        rows = ", ".join([self._choice_row] * len(entries))
        values = [value for one in entries for value in _values_of(one.table, one.choice)]
        cursor.execute(f"{self._choice}{rows} ON CONFLICT DO NOTHING", values)
        return bool(cursor.rowcount == len(entries))

    def _keep(self, cursor: Any, entries: Sequence[Entry]) -> None:
        """Keep the snapshots that came with entries in the place of those before."""
        kept = [(one, one.snapshot) for one in entries if one.snapshot is not None]
        if not kept:
            return
        values = [value for one, new in kept for value in _values_of_snapshot(one.table, new)]
        rows = ", ".join([self._snapshot_row] * len(kept))
        cursor.execute(self._snapshot + rows, values)
        older = " OR ".join([self._older] * len(kept))
        values = [value for one, _ in kept for value in (one.table, one.forget_before)]
        cursor.execute(f"DELETE FROM snapshots WHERE {older}", values)
        tables = [one.table for one, _ in kept if one.touches]
        if tables:
            latest = max(one.choice.at for one, _ in kept)
            cursor.execute(self._touch + _row(self._mark, len(tables)), [latest, *tables])

    def _tell(self, cursor: Any, entries: Iterable[Entry]) -> None:
        """Let other processes hear of it once the transaction is done, where that is to be."""
        for one in entries if self._news_by else ():
            cursor.execute(self._notify, (CHANNEL, f"{one.table}{BY}{self._news_by}"))


def is_plain(entry: Entry) -> bool:
    """Whether an entry is a choice in the middle of a game, as nearly all are."""
    return entry.forget_from is None and entry.reached is None and not entry.is_last


def _row(mark: str, count: int) -> str:
    return f"({', '.join([mark] * count)})"


def _values_of(id: str, choice: StoredChoice) -> tuple[Any, ...]:
    events, seen = events_text(choice.events), json_of(choice.seen).decode()
    return (id, choice.number, choice.seat, choice.option, choice.at, events, seen)


def _values_of_snapshot(id: str, snapshot: StoredSnapshot) -> tuple[Any, ...]:
    parts = (snapshot.asked, snapshot.guard, snapshot.notes)
    return (id, snapshot.number, snapshot.state, *(json_of(part).decode() for part in parts))
