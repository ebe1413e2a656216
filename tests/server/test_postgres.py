"""PostgreSQL: news travel between processes, also after a lost connection."""

import threading
from collections.abc import Iterator
from queue import SimpleQueue
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from delvers.server import listening
from delvers.server.listening import Listening
from tests.server.conftest import Apps
from tests.server.guests import InProcess, humans
from tests.server.postgres import Cluster

LONGEST = 120
"""Seconds after which a test gives up on what should come at once."""


@pytest.fixture
def kind() -> str:
    return "postgres"


@pytest.fixture
def other(make_app: Apps) -> Iterator[FastAPI]:
    """A second process, as it were, which listens."""
    app = make_app()
    app.state.listening.start()
    assert app.state.listening.is_listening.wait(LONGEST)
    yield app
    app.state.listening.close()


def heard_by(app: FastAPI) -> "SimpleQueue[str]":
    """The tables of which a process tells its streams."""
    heard: SimpleQueue[str] = SimpleQueue()
    app.state.streams.tell = lambda table, _number: heard.put(table)
    return heard


def test_what_one_process_writes_another_hears(http: InProcess, other: FastAPI) -> None:
    party = humans(http, 3)
    with InProcess(other) as later:
        party.through(later).state()
    heard = heard_by(other)
    party.lay_first(0)
    while heard.get(timeout=LONGEST) != party.table:
        pass
    live = other.state.tables.in_memory_now(party.table)
    assert live.number == 1


def test_news_are_heard_as_they_come(http: InProcess, make_app: Apps) -> None:
    other = make_app().state
    other.listening.look = 10.0 * LONGEST
    other.listening.start()
    assert other.listening.is_listening.wait(LONGEST)
    heard: SimpleQueue[str] = SimpleQueue()
    other.streams.tell = lambda table, _number: heard.put(table)
    party = humans(http, 3)
    assert heard.get(timeout=LONGEST) == party.table
    other.listening._stop.set()
    party.lay_first(0)
    other.listening.close()


def test_a_process_does_not_look_at_news_of_its_own(http: InProcess, app: FastAPI) -> None:
    party, storage = humans(http, 3), app.state.tables.storage
    heard = heard_by(app)
    app.state.listening._hear([f"{party.table} {storage.name}", f"{party.table} another"])
    assert heard.get(timeout=LONGEST) == party.table
    assert heard.empty()


def test_a_lost_connection_is_taken_up_again(http: InProcess, app: FastAPI, other: FastAPI) -> None:
    party = humans(http, 3)
    other.state.listening.is_listening.clear()
    with app.state.tables.storage.engine.connect() as connection:
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
        )
    assert other.state.listening.is_listening.wait(LONGEST)
    heard = heard_by(other)
    party.lay_first(0)
    while heard.get(timeout=LONGEST) != party.table:
        pass
    with InProcess(other) as later:
        assert party.through(later).state()["number"] == 1


def test_what_was_missed_while_nobody_listened_is_looked_for(make_app: Apps) -> None:
    app = make_app()
    heard = heard_by(app)
    app.state.streams.tables = lambda: ["watched"]
    app.state.listening.start()
    assert heard.get(timeout=LONGEST) == "watched"
    app.state.listening.close()


def test_a_database_that_was_away_is_used_again(http: InProcess, postgres: Cluster) -> None:
    party = humans(http, 3)
    party.lay_first(0)
    postgres.down()
    assert party.look(1).status_code == 503
    assert party.lay(1, "power 1", 1).status_code == 503
    postgres.up()
    assert party.state(1)["number"] == 1
    assert party.lay_first(1)["number"] == 2


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@pytest.mark.parametrize("id", ["%00", "a%00b", "%FF", "%F0%9F%90%89", "a" * 500, "..", "%0A"])
def test_odd_addresses_are_refused_alike(http: InProcess, id: str) -> None:
    assert http.get(f"/api/tables/{id}").status_code == 404
    assert http.get(f"/api/tables/{id}/record").status_code == 404
    form = {"seats": [{"kind": "human"}] * 3, "game": "raiders", "promise": "a\0b"}
    assert http.post("/api/tables", json=form).status_code == 422


def test_of_two_processes_each_choice_is_made_once(http: InProcess, other: FastAPI) -> None:
    party = humans(http, 3)
    with InProcess(other) as later:
        number = party.state(0)["number"]
        answers: list[int] = []

        def lay(through: InProcess) -> None:
            answers.append(party.through(through).lay(0, "power 1", number).status_code)

        threads = [threading.Thread(target=lay, args=(one,)) for one in (http, later)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == [200, 409]
        assert party.state()["number"] == 1


def test_no_trouble_with_a_table_ends_the_listening(
    other: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, begun = other.state.tables, list[int]()
    hearing = Listening(tables, other.state.streams)

    def listen(_psycopg: Any) -> None:
        begun.append(len(begun))
        if len(begun) == 1:
            raise OperationalError("looking", None, Exception("the database is away"))
        hearing._stop.set()

    monkeypatch.setattr(hearing, "_listen", listen)
    monkeypatch.setattr(listening, "LOOK", 0)
    hearing._run()
    assert begun == [0, 1]
