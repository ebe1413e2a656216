"""Rows of the database: how what is stored is written and read."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Select, Table, insert, select

from delvers.server.keeping import events_in, events_text
from delvers.server.schema import CHOICES, PIECES, SNAPSHOTS
from delvers.server.stored import StoredChoice, StoredPiece, StoredSnapshot, StoredTable


def words_of(table: StoredTable) -> dict[str, Any]:
    """The words so far and whether it waits for the host; once it has begun, also the seed."""
    return {
        "words": [*table.fairness.words],
        "joined": [asdict(joining) for joining in table.fairness.joined],
        "seed": str(table.fairness.seed) if table.has_begun else "",
        "waits_for_host": table.waits_for_host,
        "started": table.started,
    }


def row_of_table(table: StoredTable) -> dict[str, Any]:
    """The row of a table."""
    return {
        **words_of(table),
        "id": table.id,
        "game": table.game,
        "rules": table.rules,
        "content": table.content,
        "options": table.options,
        "seats": len(table.seats),
        "commitment": table.fairness.commitment,
        "secret": table.fairness.secret,
        "host_hash": table.host_hash,
        "time_limit": table.time_limit,
        "has_odds": table.has_odds,
        "created": table.created,
        "is_over": False,
        "touched": table.created,
    }


# -- rows ------------------------------------------------------------------------------------------


def add_piece(
    connection: Connection,
    id: str,
    piece: StoredPiece,
    entry: StoredChoice,
    snapshot: StoredSnapshot,
) -> None:
    """Add a piece with its first entry and snapshot."""
    connection.execute(insert(CHOICES).values(row_of_entry(id, entry)))
    connection.execute(insert(PIECES).values(table_id=id, **asdict(piece)))
    connection.execute(insert(SNAPSHOTS).values(row_of_snapshot(id, snapshot)))


def entries_of(id: str) -> Select[Any]:
    """What asks for the entries of a table, in their order."""
    columns = CHOICES.c
    return (
        select(
            columns.number, columns.seat, columns.option, columns.at, columns.events, columns.seen
        )
        .where(columns.table_id == id)
        .order_by(columns.number)
    )


def entry_in(row: Any) -> StoredChoice:
    """The entry in a row."""
    number, seat, option, at, events, seen = row
    return StoredChoice(number, seat, option, at, events_in(events), tuple(seen))


def row_of_entry(id: str, entry: StoredChoice) -> dict[str, Any]:
    """The row of an entry."""
    return {
        "table_id": id,
        "number": entry.number,
        "seat": entry.seat,
        "option": entry.option,
        "at": entry.at,
        "events": events_text(entry.events),
        "seen": [*entry.seen],
    }


def last_row(table: Table, id: str) -> Select[Any]:
    """What asks for the last row of a table."""
    return select(table).where(table.c.table_id == id).order_by(table.c.number.desc()).limit(1)


def piece_in(row: Any) -> StoredPiece:
    """The piece in a row."""
    return StoredPiece(**{name: row[name] for name in StoredPiece.__slots__})


def snapshot_in(row: Any) -> StoredSnapshot:
    """The snapshot in a row."""
    return StoredSnapshot(**{name: row[name] for name in StoredSnapshot.__slots__})


def row_of_snapshot(id: str, snapshot: StoredSnapshot) -> dict[str, Any]:
    """The row of a snapshot."""
    asked = {seat: [*when] for seat, when in snapshot.asked.items()}
    return {
        "table_id": id,
        "number": snapshot.number,
        "state": snapshot.state,
        "asked": asked,
        "guard": snapshot.guard,
        "notes": snapshot.notes,
    }
