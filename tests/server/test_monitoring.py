"""How the server is can be seen, and a database in trouble is told in a sentence."""

import sqlite3
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from delvers.server import bots
from tests.server.guests import Http, bot, human, humans, sit_down
from tests.server.waiting import wait_until


def test_a_healthy_server_says_so_and_one_without_its_database_does_not(
    http: Http, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert http.get("/healthz").json()["ok"] is True

    def away() -> None:
        raise OperationalError("SELECT 1", None, Exception("away"))

    monkeypatch.setattr(app.state.tables.storage, "check", away)
    assert http.get("/healthz").status_code == 503


def test_the_figures_tell_tables_streams_and_choices(http: Http) -> None:
    party = humans(http, 3)
    party.lay_first(0)
    lines = http.get("/metrics").text.splitlines()
    assert "delvers_tables_in_memory 1.0" in lines
    assert "delvers_choices_written 1.0" in lines
    assert "delvers_choices_failed 0.0" in lines
    assert "delvers_streams 0.0" in lines
    assert not any(str(key) in line for key in party.keys for line in lines)


@pytest.mark.parametrize("trouble", ["database or disk is full", "database is locked"])
def test_a_database_that_cannot_write_is_told_in_a_sentence_and_nothing_is_kept(
    http: Http,
    app: FastAPI,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    trouble: str,
) -> None:
    party = humans(http, 3)
    before = party.look(0).content

    def refuse(*_: Any) -> bool:
        raise sqlite3.OperationalError(trouble)

    with monkeypatch.context() as patch:
        patch.setattr(app.state.tables.storage, "_append", refuse)
        answer = party.lay(0, "power 1", 0)
    assert answer.status_code == 503
    assert answer.headers["Retry-After"]
    assert "disk is full" in answer.json()["error"]
    assert trouble in caplog.text
    assert not any(str(key) in caplog.text for key in party.keys)
    assert party.look(0).content == before
    assert party.lay(0, "power 1", 0).status_code == 200


def test_a_look_at_a_database_that_is_away_is_told_too(
    http: Http, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = humans(http, 3)

    def away(*_: Any) -> None:
        raise OperationalError("SELECT", None, Exception("away"))

    monkeypatch.setattr(app.state.tables.storage, "choices_after", away)
    assert party.look(0).status_code == 503
    page = http.get(f"/table/{party.table}")
    assert page.status_code == 503
    assert page.headers["Retry-After"] == "5"
    assert page.headers["content-type"].startswith("text/html")
    assert "disk is full" in page.text


def test_a_database_that_somebody_else_has_locked_is_told_in_a_sentence(
    http: Http, database: str, app: FastAPI
) -> None:
    party, storage = humans(http, 3), app.state.tables.storage
    storage.close()
    event.listen(storage.engine, "connect", do_not_wait)
    locking = sqlite3.connect(database, isolation_level=None)
    locking.execute("BEGIN IMMEDIATE")
    answers = [
        party.lay(0, "power 1", 0),
        http.post("/api/promises"),
        http.post("/api/tables", json={"game": "raiders", "seats": [{"kind": "human"}] * 3}),
    ]
    for answer in answers:
        assert answer.status_code == 503
        assert answer.headers["Retry-After"] == "5"
        assert "locked" in answer.json()["error"]
    locking.execute("ROLLBACK")
    locking.close()
    event.remove(storage.engine, "connect", do_not_wait)
    storage.close()  # from now on everybody waits for others, as usual
    assert party.lay(0, "power 1", 0).status_code == 200


def test_a_disk_without_room_is_told_in_a_sentence(http: Http, app: FastAPI) -> None:
    engine = app.state.tables.storage.engine
    engine.dispose()
    event.listen(engine, "connect", leave_no_room)
    answers = [http.post("/api/promises") for _ in range(40)]
    assert {answer.status_code for answer in answers} == {201, 503}
    assert "disk is full" in answers[-1].json()["error"]
    engine.dispose()
    event.remove(engine, "connect", leave_no_room)
    assert http.post("/api/promises").status_code == 201


def test_bots_try_again_what_the_database_has_refused(
    http: Http, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "LATER", 0.0)
    append, refusals = app.state.tables.storage.append_all, [2]

    def sometimes(entries: Any) -> Any:
        refusals[0] -= 1
        if refusals[0] >= 0:
            raise OperationalError("INSERT", None, Exception("database is locked"))
        return append(entries)

    monkeypatch.setattr(app.state.tables.storage, "append_all", sometimes)
    party = sit_down(http, human(0), bot(), bot())
    wait_until(app, lambda: party.state()["number"] == 2)
    assert refusals[0] < 0


def do_not_wait(connection: sqlite3.Connection, _record: Any) -> None:
    connection.execute("PRAGMA busy_timeout=0")


def leave_no_room(connection: sqlite3.Connection, _record: Any) -> None:
    """The file may not grow, as on a disk that is full."""
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count={pages}")
