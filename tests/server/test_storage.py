"""The database: made by migrations, safe, and never with two choices at one number."""

import sqlite3
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import event, text

from delvers.server import database as databases
from delvers.server.database import (
    BadDatabase,
    newest_version,
    open_database,
    url_of,
    version_of,
)
from delvers.server.gathering import take_seat
from delvers.server.schema import METADATA
from delvers.server.storage import NumberTaken, Storage
from delvers.server.stored import Entry, StoredChoice, StoredSnapshot
from delvers.server.tables import Guest, Opened, Tables

THREE = [Guest("human", "Ana"), Guest("human", "Bob"), Guest("human", "Eva")]


def opened(storage: Storage, **settings: int) -> Opened:
    return Tables(storage).open("raiders", THREE, {}, **settings)  # type: ignore[arg-type]


@pytest.fixture
def storage(database: str) -> Storage:
    return Storage(open_database(database))


def test_a_new_database_has_exactly_the_tables_of_the_schema(storage: Storage) -> None:
    with storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert version_of(connection) == newest_version()


def test_the_migrations_make_exactly_the_tables_of_the_schema(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "_make_tables", lambda _connection: None)
    monkeypatch.setattr(databases, "version_of", lambda _connection: "nothing yet")
    with open_database(database).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert version_of(connection) == newest_version()


@pytest.mark.parametrize("version", ["0005", "0006"])
def test_a_database_of_an_older_version_keeps_its_tables(
    storage: Storage, database: str, version: str
) -> None:
    tables, table = Tables(storage), opened(storage).stored.id
    for seat in range(3):
        take_seat(tables, table, seat, "", "owl")
    tables.choose(table, 0, 0, "power 1")
    before = storage.find_table(table)
    config = Config()
    config.set_main_option("script_location", str(databases.MIGRATIONS))
    with storage.writing() as connection, connection.begin():
        config.attributes["connection"] = connection
        command.downgrade(config, version)
    storage.close()
    later = Storage(open_database(database))
    assert later.find_table(table) == before
    assert Tables(later).opened(table).number == 1


def test_a_database_that_is_up_to_date_is_opened_as_it_is(storage: Storage, database: str) -> None:
    table = opened(storage).stored
    assert Storage(open_database(database)).find_table(table.id) == table


def test_a_commit_is_on_the_disk_before_it_counts(tmp_path: Path) -> None:
    storage = Storage(open_database(str(tmp_path / "games.sqlite3")))
    with storage.engine.connect() as connection:
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA synchronous")) == 2
        assert connection.scalar(text("PRAGMA foreign_keys")) == 1


def test_who_writes_has_the_file_to_himself_from_the_start(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite3")
    storage = Storage(open_database(database))
    other = sqlite3.connect(database, timeout=0, isolation_level=None)
    with (
        storage.writing() as connection,
        connection.begin(),
        pytest.raises(sqlite3.OperationalError, match="locked"),
    ):
        other.execute("BEGIN IMMEDIATE")
    with storage.engine.connect() as reading, reading.begin():
        other.execute("BEGIN IMMEDIATE")
        other.execute("ROLLBACK")
    other.close()


def test_who_takes_the_last_seat_is_never_seen_without_his_word(
    storage: Storage, database: str
) -> None:
    table = opened(storage).stored.id
    elsewhere = Tables(Storage(open_database(database)))
    for seat in (0, 1):
        take_seat(elsewhere, table, seat, "", "owl")

    @event.listens_for(storage.engine, "after_cursor_execute")
    def _in_between(*_: object) -> None:
        found = elsewhere.storage.find_table(table)
        if found is not None and found.free_seats:
            take_seat(elsewhere, table, 2, "", "owl")

    seen = storage.find_table(table)
    assert seen is not None
    assert seen.free_seats or len(seen.fairness.joined) == 3
    last = elsewhere.storage.find_table(table)
    assert last is not None
    assert not last.free_seats


def test_a_number_is_given_once(storage: Storage) -> None:
    table = opened(storage).stored.id
    storage.append(Entry(table, StoredChoice(1, 0, "power 1", 5.0)))
    with pytest.raises(NumberTaken):
        storage.append(Entry(table, StoredChoice(1, 1, "power 2", 6.0)))
    (kept,) = storage.choices_after(table, 0)
    assert (kept.seat, kept.option, kept.at) == (0, "power 1", 5.0)


def test_numbers_are_those_of_the_last_entries(storage: Storage) -> None:
    short, long, new = (opened(storage).stored.id for _ in range(3))
    storage.append(Entry(short, StoredChoice(1, 0, "power 1", 5.0)))
    for number in range(1, 30):
        storage.append(Entry(long, StoredChoice(number, 0, "power 1", 5.0)))
    assert storage.numbers([short, long, new, "unknown"]) == {short: 1, long: 29}


def test_a_table_is_touched_by_snapshots_that_are_told_to(storage: Storage) -> None:
    table, snapshot = opened(storage).stored.id, StoredSnapshot(1, b"", {}, None)
    touched = storage.overview()[0].touched
    quiet = StoredChoice(1, 0, "power 1", touched + 100)
    storage.append(Entry(table, quiet, snapshot=snapshot, touches=False))
    assert storage.overview()[0].touched == touched
    loud = StoredChoice(2, 0, "power 1", touched + 200)
    storage.append(Entry(table, loud, snapshot=replace(snapshot, number=2)))
    assert storage.overview()[0].touched == touched + 200


def test_writers_of_one_process_wait_for_each_other(storage: Storage) -> None:
    if storage.has_news:
        return  # PostgreSQL locks rows
    with storage.writing() as connection, connection.begin():
        waiting = threading.Thread(target=opened, args=(storage,))
        waiting.start()
        waiting.join(0.05)
        assert waiting.is_alive()
    waiting.join()
    assert len(storage.overview()) == 1


def test_the_last_choice_ends_the_table_in_the_same_transaction(storage: Storage) -> None:
    table = opened(storage).stored.id
    assert storage.running_tables() == [table]
    snapshot = StoredSnapshot(1, b"", {}, None)
    last = StoredChoice(1, 0, "power 1", 5.0)
    storage.append(Entry(table, last, is_last=True, snapshot=snapshot))
    assert storage.running_tables() == []


def test_running_tables_are_found_by_what_they_need(storage: Storage) -> None:
    plain, timed = opened(storage).stored.id, opened(storage, time_limit=60).stored.id
    guests = [*THREE, Guest("bot", bot="random")]
    with_bot = Tables(storage).open("raiders", guests, {}).stored.id
    assert set(storage.running_tables()) == {plain, timed, with_bot}
    assert storage.running_tables(timed=True) == [timed]
    bots_only = Tables(storage).open("raiders", [guests[-1]] * 3, {}).stored.id
    assert bots_only in storage.running_tables()
    assert storage.running_tables(mixed=True) == [with_bot]


def test_promises_that_nobody_takes_up_are_forgotten(storage: Storage) -> None:
    now = [0.0]
    tables = Tables(storage)
    tables.clocks.wall = lambda: now[0]
    old = tables.promise()
    now[0] = 2 * 24 * 60 * 60
    fresh = tables.promise()
    assert storage.take_promise(old) is None
    assert storage.take_promise(fresh)


def test_without_an_address_the_environment_decides_then_the_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DELVERS_DATABASE_URL", "sqlite:///here.sqlite3")
    assert url_of(None).database == "here.sqlite3"
    assert url_of("there.sqlite3").database == "there.sqlite3"
    monkeypatch.delenv("DELVERS_DATABASE_URL")
    monkeypatch.setattr(databases, "data_folder", lambda: tmp_path / "data")
    assert url_of(None).database == str(tmp_path / "data" / "delvers.sqlite3")


def test_where_the_data_folder_cannot_be_made_this_folder_is_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.delenv("DELVERS_DATABASE_URL", raising=False)
    monkeypatch.setattr(databases, "data_folder", lambda: tmp_path / "file" / "data")
    assert url_of(None).database == "delvers.sqlite3"


@pytest.mark.parametrize(
    "address", ["sqlite://", "sqlite:///:memory:", "what://", "/no/such/folder/games.sqlite3"]
)
def test_a_database_that_cannot_be_opened_says_so(address: str) -> None:
    with pytest.raises(BadDatabase, match=r"file|database"):
        open_database(address)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    path.write_text("not a database at all, but long enough to be looked at closely" * 20)
    with pytest.raises(BadDatabase):
        open_database(str(path))
    assert path.read_text().startswith("not a database")
