"""Looking back at a finished game from the page: begun once, told how far it is, kept."""

import json
import os
import signal
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from fastapi import FastAPI

import delvers
from delvers.bots.analysis import Analysis, analyse
from delvers.bots.proof import OutOfTime
from delvers.kernel.errors import DelversError
from delvers.server import analysing
from delvers.server.analysing import Analyses, analysed
from delvers.server.limits import Limits
from tests.server.conftest import Apps
from tests.server.guests import Http, InProcess, Party, finish, humans


class ByHand:
    """Workers that have done their work when a test says so."""

    def __init__(self) -> None:
        self.given: list[tuple[str, Future[Analysis]]] = []

    def submit(self, _call: Any, record: str, *_more: Any) -> "Future[Analysis]":
        self.given.append((record, Future()))
        return self.given[-1][1]

    def finish(self, number: int = -1) -> None:
        _, future = self.given[number]
        future.set_result(found_in_some_game())

    def shutdown(self, **_how: bool) -> None:
        """There is nobody to send home."""


@cache
def found_in_some_game() -> Analysis:
    game = delvers.new("raiders", seats=3, seed=7)
    while not game.is_over:
        game.choose(game.waiting[0], game.absent_choice(game.waiting[0]))
    return analyse(game, budget="60")


@pytest.fixture
def workers(app: FastAPI) -> ByHand:
    made = ByHand()
    app.state.analyses._pool = made
    return made


@pytest.fixture
def over(app: FastAPI, http: Http) -> Party:
    party = humans(http, 3)
    finish(app, party)
    return party


def ask(party: Party, query: str = "") -> Any:
    answer = party.http.post(f"{party.url}/analysis{query}", json={})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_first_who_asks_lets_it_begin_and_all_get_what_is_found(
    over: Party, workers: ByHand
) -> None:
    assert ask(over)["is_done"] is False
    assert ask(over)["html"] == ""
    assert len(workers.given) == 1
    workers.finish()
    english, russian = ask(over), ask(over, "?lang=ru")
    assert english["is_done"] is russian["is_done"] is True
    assert "Luck and choices, in wins" in english["html"]
    assert "Удача и решения" in russian["html"]
    for shown in (english, russian):
        assert shown["html"].count('class="way of-2"') == 2
        assert "Ana" in shown["html"]
    assert len(workers.given) == 1


def test_nothing_is_looked_back_at_before_the_game_is_over(http: Http, workers: ByHand) -> None:
    party = humans(http, 3)
    assert http.post(f"{party.url}/analysis", json={}).status_code == 409
    assert http.post("/api/tables/nowhere/analysis", json={}).status_code == 404
    assert workers.given == []


def test_how_far_it_is_goes_by_the_clock_once_the_worker_has_come_to_it(app: FastAPI) -> None:
    now = [100.0]
    analyses = Analyses(app.state.tables, 4, 20, lambda: now[0])
    analyses._pool = workers = ByHand()  # type: ignore[assignment]
    with InProcess(app) as http:
        tables = [humans(http, 3).table for _ in range(2)]
        for table in tables:
            finish(app, Party(http, table, ()))

        def parts() -> list[Any]:
            found = []
            for table in tables:
                with app.state.tables.at(table) as live:
                    found.append(analyses.of(live, lambda: None))
            return found

        assert parts() == [0.0, 0.0]
        now[0] += 5
        assert parts() == [0.25, 0.0]
        now[0] += 500
        assert parts() == [0.99, 0.0]
        workers.finish(0)
        first, second = parts()
        assert isinstance(first, Analysis)
        assert second == 0.0
        now[0] += 10
        assert parts()[1] == 0.5


def test_so_many_wait_and_an_address_asks_so_often(make_app: Apps) -> None:
    app = make_app(limits=Limits(analyses=1, analyses_per_hour=2))
    app.state.analyses._pool = workers = ByHand()
    with InProcess(app) as http:
        parties = [humans(http, 3) for _ in range(3)]
        for party in parties:
            finish(app, party)
        assert ask(parties[0])["is_done"] is False
        busy = http.post(f"{parties[1].url}/analysis", json={})
        assert busy.status_code == 503
        assert int(busy.headers["Retry-After"]) > 0
        workers.finish()
        assert ask(parties[1])["is_done"] is False
        workers.finish()
        refused = http.post(f"{parties[2].url}/analysis", json={})
        assert refused.status_code == 429
        assert int(refused.headers["Retry-After"]) > 0
        assert ask(parties[0])["is_done"] is True  # what is known costs nothing


@pytest.mark.parametrize(
    ("trouble", "status"),
    [
        (DelversError("it takes longer"), 422),
        (BrokenProcessPool(), 503),
        (KeyError("a fault"), 503),
    ],
)
def test_what_has_failed_is_told_once_and_begins_anew(
    app: FastAPI, over: Party, workers: ByHand, trouble: Exception, status: int
) -> None:
    ask(over)
    workers.given[0][1].set_exception(trouble)
    assert over.http.post(f"{over.url}/analysis", json={}).status_code == status
    app.state.analyses._pool = workers
    assert ask(over)["is_done"] is False
    assert len(workers.given) == 2


def test_a_worker_that_was_killed_while_it_had_no_work_is_replaced(
    app: FastAPI, over: Party
) -> None:
    analyses: Analyses = app.state.analyses
    pool = analyses._workers()
    os.kill(pool.submit(os.getpid).result(), signal.SIGKILL)
    with suppress(BrokenProcessPool):
        while pool.submit(os.getpid).result():
            pass
    assert ask(over)["is_done"] is False
    assert analyses._pool is not pool


def test_only_so_many_are_kept(
    app: FastAPI, http: Http, workers: ByHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "IN_MEMORY", 1)
    parties = [humans(http, 3) for _ in range(2)]
    for party in parties:
        finish(app, party)
        ask(party)
        workers.finish()
        assert ask(party)["is_done"] is True
    assert ask(parties[0])["is_done"] is False


# -- in the worker process -------------------------------------------------------------------------


def test_the_worker_plays_the_record_again_and_takes_its_seconds(
    over: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[Any] = []

    def quick(game: Any, *, budget: Any) -> str:
        given.append(budget.milliseconds)
        return f"{game.spec.id} {game.is_over}"

    monkeypatch.setattr(analysing, "analyse", quick)
    record = over.http.get(f"{over.url}/record").text
    found: Any = analysed(record, (), 20)
    assert (found, given) == ("raiders True", [20_000])


def test_a_game_that_takes_too_long_is_given_up(
    over: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(_game: Any, *, budget: Any) -> None:
        raise OutOfTime

    monkeypatch.setattr(analysing, "analyse", endless)
    record = over.http.get(f"{over.url}/record").text
    assert json.loads(record)["result"] is not None
    with pytest.raises(DelversError, match="use delvers analyse"):
        analysed(record, (), 20)


def test_a_server_that_ends_does_not_wait_for_the_game_it_looks_at(
    app: FastAPI, over: Party
) -> None:
    assert ask(over)["is_done"] is False
    analyses = app.state.analyses
    assert analyses._worker.result() != os.getpid()  # it has been started
    (one,) = analyses._underway.values()
    analyses.close()
    with pytest.raises(BrokenProcessPool):
        one.future.result()
