"""Several processes on one database, and processes that die."""

import signal
import threading

import httpx
import pytest
from sqlalchemy import update

from delvers.kernel.requests import Answer
from delvers.server.app import create_app
from delvers.server.database import open_database
from delvers.server.schema import TABLES
from delvers.server.storage import Storage, StoredResult
from delvers.server.tables import Guest, Tables
from tests.server.conftest import Apps
from tests.server.guests import Http, InProcess, humans
from tests.server.process import PROGRAM, serving

DIES_BEFORE_THE_THIRD_COMMIT = """
import os, signal
from sqlalchemy import Engine, event

inserted = []

@event.listens_for(Engine, "after_cursor_execute")
def count(connection, cursor, statement, *rest):
    if statement.startswith("INSERT INTO choices"):
        inserted.append(statement)

@event.listens_for(Engine, "commit")
def die(connection):
    if len(inserted) == 3:
        os.kill(os.getpid(), signal.SIGKILL)

"""


def test_a_server_that_is_killed_goes_on_with_the_same_game(database: str) -> None:
    with serving(database) as server:
        party = humans(server.http, 4)
        for seat in (0, 1, 2, 3, 2, 0):
            party.lay_first(seat)
        before = [party.look(seat).content for seat in (0, 1, 2, 3, None)]
        server.kill()
    with serving(database) as server:
        party = party.through(server.http)
        assert [party.look(seat).content for seat in (0, 1, 2, 3, None)] == before
        assert party.state()["number"] == 6
        assert party.lay_first(1)["number"] == 7


def test_a_crash_before_the_commit_loses_nothing_that_was_acknowledged(database: str) -> None:
    with serving(database, DIES_BEFORE_THE_THIRD_COMMIT + PROGRAM) as server:
        party = humans(server.http, 3)
        party.lay_first(0)
        acknowledged = party.lay_first(1)
        with pytest.raises(httpx.TransportError):
            party.lay(2, "power 1")
        assert server.process.wait() == -signal.SIGKILL
    with serving(database) as server:
        party = party.through(server.http)
        assert party.state(1) == acknowledged
        assert party.state()["waiting"] == [2]
        assert party.lay(2, "power 1", number=2).status_code == 200
        assert party.state()["number"] == 3


def test_a_stopped_server_ends_in_good_order(database: str) -> None:
    with serving(database) as server:
        party = humans(server.http, 3)
        with server.http.stream("GET", f"{party.url}/stream") as stream:
            lines = stream.iter_lines()
            assert next(lines) == "event: changed"
            server.process.terminate()
            assert not any(line.startswith(":") for line in lines), "the stream goes on and on"
            assert server.process.wait() == -signal.SIGTERM


def test_two_applications_share_one_table(make_app: Apps) -> None:
    with InProcess(make_app()) as one, InProcess(make_app()) as other:
        here = humans(one, 3)
        there = here.through(other)
        assert there.state(0) == here.state(0)
        here.lay(0, "power 1")
        assert there.lay(0, "power 1").status_code == 409
        assert there.lay(1, "power 2").status_code == 200
        assert here.lay(2, "power 3", number=1).status_code == 200
        for seat in (0, 1, 2, None):
            assert here.look(seat).content == there.look(seat).content
        assert here.state()["view"]["room"] == 1


class Racing(Storage):
    """Waits before the first append until another one has come as far."""

    barrier = threading.Barrier(2)

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
        if not getattr(self, "has_waited", False):
            self.has_waited = True
            self.barrier.wait()
        super().append(id, number, answer, at, is_last=is_last, reached=reached)


def test_of_two_choices_for_one_number_both_are_kept_one_after_the_other(database: str) -> None:
    services = [Tables(Racing(open_database(database))) for _ in range(2)]
    table = services[0].open("raiders", [Guest("human")] * 3, {}).stored.id
    lay = [
        threading.Thread(target=service.choose, args=(table, seat, 0, f"power {seat + 1}"))
        for seat, service in enumerate(services)
    ]
    for thread in lay:
        thread.start()
    for thread in lay:
        thread.join()
    kept = services[0].storage.choices_after(table, 0)
    assert [choice.number for choice in kept] == [1, 2]
    assert {(choice.seat, choice.option) for choice in kept} == {(0, "power 1"), (1, "power 2")}
    for service in services:
        with service.at(table) as live:
            assert live.game.waiting == [2]
            assert list(live.game.choices) == [(choice.seat, choice.option) for choice in kept]


def test_a_table_that_fell_out_of_memory_is_rebuilt_from_the_log(
    http: Http, make_app: Apps
) -> None:
    party = humans(http, 3)
    party.lay_first(0)
    before = party.look(0).content
    app = make_app()
    app.state.tables.in_memory = 1
    with InProcess(app) as other:
        party.through(other).state()
        for _ in range(3):
            humans(other, 3).state()
            assert len(app.state.tables._live) == 1
        assert party.through(other).look(0).content == before


def test_a_table_of_other_rules_is_refused_and_not_played_wrong(http: Http, database: str) -> None:
    party = humans(http, 3)
    storage = Storage(open_database(database))
    with storage.engine.begin() as connection:
        connection.execute(update(TABLES).values(rules="0"))
    with InProcess(create_app(database)) as other:
        answer = party.through(other).look()
        assert answer.status_code == 409
        assert "rules 0" in answer.json()["error"]
