"""Several processes on one database, and processes that die."""

import os
import signal
import threading
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from delvers.server.database import open_database
from delvers.server.storage import Storage
from delvers.server.stored import Entry
from delvers.server.tables import Guest, Tables
from tests.server.conftest import Apps
from tests.server.guests import Http, InProcess, Party, humans, seated
from tests.server.process import PROGRAM, serving

DIES_BEFORE_THE_THIRD_COMMIT = """
import os, signal
from delvers.server.storage import Storage

appended, append = [], Storage._append

def count(storage, cursor, entry):
    done = append(storage, cursor, entry)
    appended.append(entry)
    if len(appended) == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return done

Storage._append = count

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
        party.lay_first(1)
        acknowledged = party.state(1)
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

    def append_all(self, entries: Sequence[Entry]) -> list[bool]:
        if not getattr(self, "has_waited", False):
            self.has_waited = True
            self.barrier.wait()
        return super().append_all(entries)


def test_of_two_choices_for_one_number_both_are_kept_one_after_the_other(database: str) -> None:
    services = [Tables(Racing(open_database(database))) for _ in range(2)]
    table = seated(services[0], services[0].open("raiders", [Guest("human")] * 3, {}))
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
            assert live.number == 2


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


# -- several workers behind one address ------------------------------------------------------------

WORKERS = "import sys; from delvers.server import run; run(port=0, database=sys.argv[1], workers=3)"


def test_of_three_workers_one_is_killed_again_and_again_and_nothing_is_lost(
    database: str,
) -> None:
    with serving(database, WORKERS) as server:
        party = humans(server.http, 3)
        made: list[tuple[int, str]] = []
        for victim in range(6):
            if workers := children_of(server.process.pid):
                os.kill(workers[victim % len(workers)], signal.SIGKILL)
            for _ in range(3):
                seat = patiently(party.state)["waiting"][0]
                option = patiently(partial(party.state, seat))["ask"]["options"][0]["option"]
                choose_patiently(party, seat, len(made), option)
                made.append((seat, option))
        kept = Storage(open_database(database)).choices_after(party.table, 0)
        assert [choice.number for choice in kept] == list(range(1, len(made) + 1))
        assert [(choice.seat, choice.option) for choice in kept] == made


def children_of(pid: int) -> list[int]:
    """The processes that a process has forked."""
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(child) for child in listed.split()]


def patiently(ask: Callable[[], Any]) -> Any:
    """Ask again as long as whoever was asked is killed before he answers."""
    while True:
        try:
            return ask()
        except httpx.TransportError:
            continue


def choose_patiently(party: Party, seat: int, number: int, option: str) -> None:
    """Choose; whoever gets no answer looks whether his choice has come."""
    while True:
        try:
            answer = party.lay(seat, option, number)
        except httpx.TransportError:
            answer = None
        now: int = patiently(lambda: party.state(seat))["number"]
        if now == number + 1:
            return
        assert now == number
        assert answer is None, "an acknowledged choice was lost"
