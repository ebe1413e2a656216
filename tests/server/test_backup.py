"""Backup and restore, by the very commands of the page on self-hosting."""

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from fastapi import FastAPI

from delvers.server.app import create_app
from tests.cli.command import run
from tests.server.guests import Http, InProcess, Party, humans
from tests.server.postgres import Cluster, binaries

PAGE = Path(__file__).parents[2] / "docs/self-hosting.md"


def commands(database: str) -> list[str]:
    """The commands in the page's row about a database."""
    (row,) = re.findall(rf"^\| {database} \| (.*\|.*) \|$", PAGE.read_text(encoding="utf-8"), re.M)
    return [command for command in re.findall("`([^`]+)`", row) if " " in command]


def looks(party: Party) -> list[bytes]:
    return [party.look(viewer).content for viewer in (0, 1, 2, None)]


@pytest.mark.parametrize("way", [0, 1], ids=["delvers", "sqlite3"])
def test_a_sqlite_backup_made_while_the_server_runs_is_restored(
    http: Http, app: FastAPI, database: str, tmp_path: Path, way: int
) -> None:
    words = shlex.split(commands("SQLite")[way])
    if shutil.which(words[0]) is None and words[0] != "delvers":
        pytest.skip(f"{words[0]} is not installed")
    party = humans(http, 3)
    party.lay_first(0)
    before = looks(party)
    with app.state.tables.storage.engine.connect() as connection:  # somebody reads meanwhile
        connection.exec_driver_sql("SELECT 1 FROM tables").all()
        if words[0] == "delvers":
            file = tmp_path / words.pop()
            assert run(*words[1:], str(file), "--database", database).exit_code == 0
            assert "there already" in run(*words[1:], str(file), "--database", database).stderr
        else:
            subprocess.run(words, check=True, cwd=tmp_path)
    party.lay_first(1)
    app.state.tables.storage.close()
    for path in tmp_path.glob("games.sqlite3*"):
        path.unlink()
    shutil.copy(tmp_path / "copy.sqlite3", database)
    restored = create_app(database)
    with InProcess(restored) as later:
        there = party.through(later)
        assert looks(there) == before
        assert there.lay_first(1)["number"] == 2
    restored.state.bot_seats.close()
    restored.state.tables.storage.close()


def test_a_postgres_dump_made_while_the_server_runs_is_restored(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup, restore = commands("PostgreSQL")
    url = postgres.new_database("delvers")
    refused = run("tables", "backup", "copy", "--database", url)
    assert "pg_dump" in refused.stderr
    assert refused.exit_code != 0
    programs = binaries()
    monkeypatch.setenv("PATH", f"{programs}:{os.environ['PATH']}")
    monkeypatch.setenv("PGHOST", str(postgres.folder))
    monkeypatch.setenv("PGUSER", "delvers")
    app = create_app(url)
    with InProcess(app) as http:
        party = humans(http, 3)
        party.lay_first(0)
        before = looks(party)
        subprocess.run(backup, shell=True, check=True, cwd=postgres.folder)
        party.lay_first(1)
        humans(http, 3)
    app.state.bot_seats.close()
    app.state.tables.storage.close()
    subprocess.run(restore, shell=True, check=True, cwd=postgres.folder)
    restored = create_app(url)
    with InProcess(restored) as later:
        there = party.through(later)
        assert looks(there) == before
        assert there.lay_first(1)["number"] == 2
        assert restored.state.tables.storage.running_tables() == [party.table]
    restored.state.bot_seats.close()
    restored.state.tables.storage.close()
