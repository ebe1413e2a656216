"""Chances at a table: only where it was opened with them, for people who are asked, in pieces."""

import os
import signal
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any

import pytest
from fastapi import FastAPI

from delvers.bots.odds import Odds
from delvers.bots.sending import sent
from delvers.server import weighing
from delvers.server.limits import Limits
from delvers.server.weighing import PATIENCE, Piece, Weighing, rehearsed
from tests.server.conftest import Apps
from tests.server.guests import Http, InProcess, Party, human, humans, open_table, sit_down


class ByHand:
    """Workers that have done a piece of work when a test says so."""

    def __init__(self) -> None:
        self.given: list[tuple[Any, ...]] = []
        self.work: list[Future[Piece]] = []

    def submit(self, call: Any, *given: Any) -> "Future[Piece]":
        future: Future[Piece] = Future()
        if call is rehearsed:
            self.given.append(given)
            self.work.append(future)
        return future

    def finish(self, number: int = -1, *, seconds: float = 0.4) -> None:
        """As if every option had been rehearsed four times and won once."""
        game, content, turn, seat, *_ = self.given[number]
        options = rehearsed(game, content, turn, seat, 0, 0.0).found
        found = [Odds(one.option, 4, 1.0, 20.0, 120.0) for one in options]
        self.work[number].set_result(Piece(4, seconds, found))

    def shutdown(self, **_how: bool) -> None:
        """There is nobody to send home."""


@pytest.fixture
def workers(app: FastAPI) -> ByHand:
    made = ByHand()
    app.state.weighing._pool = made
    return made


def ask(party: Party, seat: int | None = 0, query: str = "") -> Any:
    answer = party.http.get(f"{party.url}/odds{query}", headers=party.key(seat))
    assert answer.status_code == 200, answer.text
    return answer.json()


def refusal(party: Party, seat: int | None = 0) -> int:
    return party.http.get(f"{party.url}/odds", headers=party.key(seat)).status_code


# -- the switch ------------------------------------------------------------------------------------


def test_a_table_has_no_chances_unless_it_was_opened_with_them(http: Http, workers: ByHand) -> None:
    party = humans(http, 3)
    assert party.state()["has_odds"] is False
    assert refusal(party) == 409
    assert workers.given == []


def test_everybody_sees_that_a_table_has_chances(http: Http, workers: ByHand) -> None:
    gathering = open_table(http, human(0), human(1), human(2), odds=True)["table"]
    assert http.get(f"/api/tables/{gathering}").json()["has_odds"] is True
    party = humans(http, 3, odds=True)
    assert [party.state(seat)["has_odds"] for seat in (None, 0, 1, 2)] == [True] * 4
    assert 'id="odds"' in http.get(f"/table/{party.table}").text
    assert 'id="odds-on"' in http.get(f"/table/{gathering}").text


def test_the_switch_is_kept_and_goes_on_to_the_rematch(http: Http, workers: ByHand) -> None:
    party = humans(http, 3, odds=True)
    party.play_out()
    answer = http.post(f"{party.url}/rematch", json={}, headers=party.key(0))
    following = Party(http, answer.json()["table"], party.keys)
    assert following.state()["has_odds"] is True


def test_what_a_lone_player_reaches_with_chances_does_not_count(app: FastAPI, http: Http) -> None:
    for has_odds in (True, False):
        party = sit_down(http, human(0), game="dungeonquest-3e", odds=has_odds)
        with app.state.tables.at(party.table) as live:
            assert live.is_helped_by_bots is has_odds


# -- figures ---------------------------------------------------------------------------------------


def test_the_figures_come_in_pieces_and_get_better(http: Http, workers: ByHand) -> None:
    party = humans(http, 3, odds=True)
    assert ask(party) == {"number": 0, "is_done": False, "options": [], "html": ""}
    assert len(workers.given) == 1
    workers.finish()
    first = ask(party)
    options = [one["option"] for one in party.state(0)["ask"]["options"]]
    assert [one["option"] for one in first["options"]] == options
    assert {(one["chance"], one["score"]) for one in first["options"]} == {(0.25, 5.0)}
    workers.finish()
    second = ask(party)
    assert [one["rehearsals"] for one in second["options"]] == [8] * len(options)
    assert width(second) < width(first)


def width(found: Any) -> float:
    low, high = found["options"][0]["interval"]
    return float(high - low)


def test_the_figures_are_told_in_the_language_of_the_seat(http: Http, workers: ByHand) -> None:
    party = humans(http, 3, odds=True)
    ask(party)
    workers.finish()
    english = ask(party)["options"][0]
    assert english["short"] == "25% (5–70)"
    assert english["told"].startswith("Chance to win: 25%, between 5% and 70%. Coins: 5.0 ± ")
    for lang in ("es", "ru", "ro"):
        other = ask(party, query=f"?lang={lang}")
        assert other["options"][0]["told"] != english["told"]
        assert "Chance" not in other["html"]


def test_every_piece_has_dice_of_its_own_and_no_secret(http: Http, workers: ByHand) -> None:
    party = humans(http, 3, odds=True)
    ask(party)
    workers.finish()
    ask(party)
    assert [given[4] for given in workers.given] == [0, 4]


def test_it_is_done_after_its_seconds(http: Http, workers: ByHand) -> None:
    party = humans(http, 3, odds=True)
    ask(party)
    workers.finish(seconds=3.0)
    assert ask(party)["is_done"] is False
    workers.finish(seconds=3.0)
    assert ask(party)["is_done"] is True
    assert len(workers.given) == 2


# -- who, and for how long -------------------------------------------------------------------------


def test_only_the_seat_that_is_asked_gets_them(http: Http, workers: ByHand) -> None:
    party = humans(http, 3, odds=True)
    assert refusal(party, None) == 403
    party.lay_first(1)
    assert refusal(party, 1) == 409
    ask(party, 2)
    assert [given[3] for given in workers.given] == [2]
    assert http.get("/api/tables/nowhere/odds").status_code == 404


def test_nothing_is_worked_out_for_a_seat_that_a_bot_plays(http: Http, workers: ByHand) -> None:
    party = humans(http, 3, odds=True)
    http.post(f"{party.url}/leave", json={}, headers=party.key(0))
    assert refusal(party) == 409
    assert workers.given == []


def test_a_question_that_is_answered_is_left_alone(
    app: FastAPI, http: Http, workers: ByHand
) -> None:
    party = humans(http, 3, odds=True)
    ask(party, 0)
    ask(party, 1)
    party.lay_first(0)
    assert workers.work[0].cancelled()
    assert not workers.work[1].cancelled()
    for seat in (1, 2):
        party.lay_first(seat)
    assert app.state.weighing._known == {}
    assert ask(party, 0)["options"] == []


def test_a_question_nobody_asks_about_rests(app: FastAPI) -> None:
    now = [100.0]
    desk = Weighing(app.state.tables, 4, 20, lambda: now[0])
    desk._pool = workers = ByHand()  # type: ignore[assignment]
    with InProcess(app) as http:
        party = humans(http, 3, odds=True)
    with app.state.tables.at(party.table) as live:
        desk.of(live, 0)
        workers.finish()
        assert len(workers.given) == 2
        now[0] += PATIENCE
        workers.finish()
        assert len(workers.given) == 2
        assert desk.of(live, 0).rounds == 8
        assert len(workers.given) == 3


def test_so_many_questions_are_weighed_at_a_time(make_app: Apps) -> None:
    app = make_app(limits=Limits(weighed_questions=1))
    app.state.weighing._pool = workers = ByHand()
    with InProcess(app) as http:
        party = humans(http, 3, odds=True)
        ask(party, 0)
        busy = http.get(f"{party.url}/odds", headers=party.key(1))
        assert busy.status_code == 503
        assert int(busy.headers["Retry-After"]) > 0
        workers.finish(seconds=9.0)
        ask(party, 1)


def test_only_so_many_are_kept(
    http: Http, workers: ByHand, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weighing, "IN_MEMORY", 2)
    party = humans(http, 3, odds=True)
    for seat in range(3):
        ask(party, seat)
    assert [question.seat for question in app.state.weighing._known] == [1, 2]


# -- workers ---------------------------------------------------------------------------------------


def test_a_worker_that_dies_is_replaced(app: FastAPI, http: Http) -> None:
    party = humans(http, 3, odds=True)
    pool = app.state.weighing._pool
    os.kill(pool.submit(os.getpid).result(), signal.SIGKILL)
    with suppress(BrokenProcessPool):
        while pool.submit(os.getpid).result():
            pass
    ask(party)
    assert app.state.weighing._pool is not pool
    (weighed,) = app.state.weighing._known.values()
    assert weighed.work is None or weighed.work.result().rounds >= 1


@pytest.mark.parametrize("trouble", [BrokenProcessPool(), KeyError("a fault")])
def test_a_piece_that_fails_does_no_harm(
    app: FastAPI, http: Http, workers: ByHand, trouble: Exception
) -> None:
    party = humans(http, 3, odds=True)
    ask(party)
    workers.work[0].set_exception(trouble)
    app.state.weighing._pool = workers
    assert ask(party)["is_done"] is isinstance(trouble, KeyError)
    party.lay_first(0)


def test_the_worker_knows_no_more_than_the_seat(app: FastAPI, http: Http) -> None:
    party = humans(http, 3, odds=True)
    found = []
    for power in ("power 1", "power 5"):
        with app.state.tables.at(party.table) as live:
            game = live.game.copy()
        game.choose(1, power)
        found.append(rehearsed("raiders", (), sent(game), 0, 7, 0.0))
    assert found[0].rounds == found[1].rounds == 1
    assert found[0].found == found[1].found


def test_a_server_that_ends_leaves_questions_alone(app: FastAPI, http: Http) -> None:
    party = humans(http, 3, odds=True)
    ask(party)
    app.state.weighing.close()
    assert ask(party)["options"] == []
