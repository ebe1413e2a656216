"""Tables are put away compressed, and their links bring them back."""

import json
from pathlib import Path

import pytest
from fastapi import FastAPI
from sqlalchemy import update

from delvers.kernel.errors import BrokenSave
from delvers.server.app import create_app
from delvers.server.archive import Archive, TableExists
from delvers.server.schema import TABLES
from delvers.server.tables import Tables
from tests.cli.command import run
from tests.server.guests import Http, InProcess, humans


@pytest.fixture
def archive(app: FastAPI) -> Archive:
    tables: Tables = app.state.tables
    return tables.archive


def test_a_table_that_was_put_away_is_readable_again_by_its_link(
    http: Http, app: FastAPI, archive: Archive, database: str
) -> None:
    party = humans(http, 3)
    for seat in (0, 1, 2, 0):
        party.lay_first(seat)
    before = [party.look(viewer).content for viewer in (0, 1, 2, None)]
    assert archive.put_away(party.table, 5.0)
    assert not archive.put_away(party.table, 6.0)
    assert app.state.tables.storage.running_tables() == []
    assert app.state.tables.storage.choices_after(party.table, -1) == []
    with InProcess(create_app(database)) as later:
        there = party.through(later)
        assert [there.look(viewer).content for viewer in (0, 1, 2, None)] == before
        assert there.lay_first(1)["number"] == 5
    assert app.state.tables.storage.running_tables() == [party.table]


def test_only_what_nobody_has_touched_is_put_away(http: Http, app: FastAPI) -> None:
    archive: Archive = app.state.tables.archive
    party = humans(http, 3)
    party.lay_first(0)
    now = app.state.tables.clock()
    assert archive.untouched_since(now - 60) == []
    assert archive.untouched_since(now + 60) == [party.table]
    archive.put_away(party.table, now)
    assert archive.untouched_since(now + 60) == []


def test_a_table_where_somebody_chose_lately_is_not_put_away(http: Http, app: FastAPI) -> None:
    party = humans(http, 3)
    party.lay_first(0)
    storage = app.state.tables.storage
    with storage.writing() as connection, connection.begin():
        connection.execute(update(TABLES).values(touched=5.0))
    assert app.state.tables.archive.untouched_since(app.state.tables.clock() - 60) == []


def test_a_table_can_be_carried_to_another_database(
    http: Http, archive: Archive, tmp_path: Path
) -> None:
    party = humans(http, 3)
    party.lay_first(0)
    text = archive.exported(party.table)
    assert text is not None
    other = create_app(str(tmp_path / "other.sqlite3"))
    there: Archive = other.state.tables.archive
    assert there.import_text(text) == party.table
    with InProcess(other) as later:
        assert party.through(later).look(0).content == party.look(0).content
        assert party.through(later).lay_first(1)["number"] == 2
    with pytest.raises(TableExists, match="here already"):
        there.import_text(text)
    assert there.delete(party.table)
    assert not there.delete(party.table)
    for broken in ("", "{}", json.dumps({"format": "x"}), "[]", "7"):
        with pytest.raises(BrokenSave):
            there.import_text(broken)


def test_the_command_lists_archives_exports_imports_and_deletes(
    http: Http, database: str, tmp_path: Path
) -> None:
    party = humans(http, 3)
    party.lay_first(0)
    file, at = tmp_path / "table.json", ("--database", database)
    listed = run("tables", "list", *at)
    assert party.table in listed.stdout
    assert "running" in listed.stdout
    assert run("tables", "export", party.table, str(file), *at).exit_code == 0
    assert "1 tables" in run("tables", "archive", party.table, *at).stdout
    assert "archived" in run("tables", "list", *at).stdout
    assert run("tables", "archive", *at).exit_code == 2
    assert "0 tables" in run("tables", "archive", "--days", "30", *at).stdout
    assert run("tables", "delete", party.table, "--yes", *at).exit_code == 0
    assert run("tables", "delete", party.table, "--yes", *at).exit_code == 1
    assert run("tables", "list", *at).stdout == ""
    assert party.table in run("tables", "import", str(file), *at).stdout
    assert run("tables", "export", "nobody", str(file), *at).exit_code == 1


def test_what_was_put_away_stays_there_at_a_start(http: Http, app: FastAPI) -> None:
    party = humans(http, 3, time_limit=30)
    party.lay_first(0)
    storage, now = app.state.tables.storage, app.state.tables.clock()
    assert (storage.time_limits(), storage.running()) == ({party.table: 30}, 1)
    app.state.tables.archive.put_away(party.table, now)
    assert (storage.time_limits(), storage.running()) == ({}, 0)
