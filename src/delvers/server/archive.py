"""Tables as one piece: put away in the database, or written to a file and read again."""

import json
from base64 import b64decode, b64encode
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy import Table as Rows

from delvers.kernel.errors import BrokenSave, DelversError
from delvers.server.keeping import packed, unpacked
from delvers.server.schema import (
    ARCHIVES,
    CHOICES,
    LONE_RESULTS,
    PIECES,
    SEATS,
    SNAPSHOTS,
    TABLES,
)
from delvers.server.storage import Storage

FORMAT: Final = "delvers-stored-table-1"
PUT_AWAY: Final = (CHOICES, PIECES, SNAPSHOTS)
"""What an archive holds; the table itself and its seats stay where links find them."""
DAY: Final = 24 * 60 * 60.0


class TableExists(DelversError):
    """A table that is already there."""


class Archive:
    """Puts tables away, brings them back, and carries them to other databases."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def untouched_since(self, when: float) -> list[str]:
        """The tables that nobody has touched since, and that are not put away yet."""
        last = select(func.max(CHOICES.c.at)).where(CHOICES.c.table_id == TABLES.c.id)
        wanted = (
            select(TABLES.c.id)
            .where(TABLES.c.touched < when, func.coalesce(last.scalar_subquery(), 0) < when)
            .where(TABLES.c.id.not_in(select(ARCHIVES.c.table_id)))
            .order_by(TABLES.c.touched)
        )
        with self._storage.engine.connect() as connection:
            return [*connection.scalars(wanted)]

    def put_away(self, id: str, at: float) -> bool:
        """Compress the log of a table; whether there was anything to put away."""
        with self._storage.writing() as connection, connection.begin():
            _lock(connection, id)
            kept = {rows.name: _rows(connection, rows, id) for rows in PUT_AWAY}
            if not kept[CHOICES.name]:
                return False
            connection.execute(insert(ARCHIVES).values(table_id=id, kept=packed(kept), at=at))
            for rows in PUT_AWAY:
                connection.execute(delete(rows).where(rows.c.table_id == id))
        return True

    def bring_back(self, id: str, at: float) -> bool:
        """Put the log of a table where it was; whether it had been put away."""
        with self._storage.writing() as connection, connection.begin():
            _lock(connection, id)
            wanted = select(ARCHIVES.c.kept).where(ARCHIVES.c.table_id == id)
            kept = connection.scalar(wanted)
            if kept is None:
                return False
            for rows in PUT_AWAY:
                _insert(connection, rows, unpacked(kept)[rows.name])
            connection.execute(delete(ARCHIVES).where(ARCHIVES.c.table_id == id))
            connection.execute(update(TABLES).where(TABLES.c.id == id).values(touched=at))
        return True

    def delete(self, id: str) -> bool:
        """Forget a table for good; whether there was one."""
        with self._storage.writing() as connection, connection.begin():
            for rows in (*PUT_AWAY, ARCHIVES, LONE_RESULTS, SEATS):
                connection.execute(delete(rows).where(rows.c.table_id == id))
            return bool(connection.execute(delete(TABLES).where(TABLES.c.id == id)).rowcount)

    def exported(self, id: str) -> str | None:
        """All that is kept of a table, as text; it holds its secret and the hashes of its keys."""
        with self._storage.engine.connect() as connection:
            found = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
            if found is None:
                return None
            others = (SEATS, *PUT_AWAY, ARCHIVES, LONE_RESULTS)
            kept = {rows.name: _rows(connection, rows, id) for rows in others}
        return json.dumps({"format": FORMAT, "tables": [_plain(dict(found))], **kept})

    def import_text(self, text: str) -> str:
        """Keep a table that was exported elsewhere; its id."""
        try:
            kept = json.loads(text)
            if kept["format"] != FORMAT:
                raise BrokenSave(f"format {kept['format']!r} is not known here; known: {FORMAT}")
            (row,) = kept["tables"]
            id: str = row["id"]
        except (ValueError, KeyError, TypeError) as problem:
            raise BrokenSave(f"this is no exported table: {problem}") from None
        if self._storage.find_table(id) is not None:
            raise TableExists(f"table {id} is here already; delete it first if you mean it")
        with self._storage.writing() as connection, connection.begin():
            for rows in (TABLES, SEATS, *PUT_AWAY, ARCHIVES, LONE_RESULTS):
                _insert(connection, rows, kept.get(rows.name, []))
        return id


def _lock(connection: Connection, id: str) -> None:
    """Let nobody else put away or bring back the same table; SQLite locks the whole file."""
    if connection.dialect.name != "sqlite":
        connection.execute(select(TABLES.c.id).where(TABLES.c.id == id).with_for_update())


def _rows(connection: Connection, rows: Rows, id: str) -> list[dict[str, Any]]:
    found = connection.execute(select(rows).where(rows.c.table_id == id)).mappings()
    return [_plain(dict(row)) for row in found]


def _insert(connection: Connection, rows: Rows, plain: list[dict[str, Any]]) -> None:
    if plain:
        connection.execute(insert(rows), [_unplain(row) for row in plain])


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    """A row as JSON: bytes become text."""
    return {
        name: {"bytes": b64encode(value).decode()} if isinstance(value, bytes) else value
        for name, value in row.items()
    }


def _unplain(row: dict[str, Any]) -> dict[str, Any]:
    def whole(value: Any) -> Any:
        is_bytes = isinstance(value, dict) and value.keys() == {"bytes"}
        return b64decode(value["bytes"]) if is_bytes else value

    return {name: whole(value) for name, value in row.items()}
