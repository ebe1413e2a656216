"""Bad requests get an answer that says what is allowed, and change nothing."""

from typing import Any

import pytest
from fastapi import FastAPI

from delvers.kernel.game import Game
from tests.server.guests import Http, finish, humans

HALF_LETTERS = (
    rb'{"game": "\ud800", "seats": [], "number": 0, "option": "\ud800"}',
    rb'{"\ud800": 0}',
)
THREE = [{"kind": "human"}] * 3


@pytest.mark.parametrize(
    ("form", "told"),
    [
        ({"game": "chess", "seats": THREE}, "raiders"),
        ({"game": "raiders", "seats": THREE[:2]}, "3, 4, 5"),
        ({"game": "raiders", "seats": []}, "3, 4, 5"),
        ({"game": "raiders", "seats": THREE, "options": {"tactical": "yes"}}, "False, True"),
        ({"game": "raiders", "seats": THREE, "options": {"tactic": True}}, "tactical"),
        ({"game": "raiders", "seats": [*THREE, {"kind": "bot", "bot": "hal"}]}, "random"),
        ({"game": "raiders", "seats": [*THREE, {"kind": "cat"}]}, "'human', 'bot'"),
        ({"game": "raiders", "seats": THREE, "time_limit": 0}, "greater than or equal to 1"),
        ({"game": "raiders", "seats": THREE, "secret": "mine"}, "secret"),
        ({"game": "raiders"}, "seats"),
        ([], "body"),
    ],
)
def test_a_table_that_cannot_be_opened_says_what_can(http: Http, form: Any, told: str) -> None:
    answer = http.post("/api/tables", json=form)
    assert answer.status_code == 422
    assert told in answer.json()["error"]


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"null", b"[" * 20000, *HALF_LETTERS])
def test_malformed_json_is_refused(http: Http, body: bytes) -> None:
    party = humans(http, 3)
    for url in ("/api/tables", f"{party.url}/choices"):
        headers = {"Content-Type": "application/json", **party.key(0)}
        answer = http.post(url, content=body, headers=headers)
        assert answer.status_code in (400, 422)
        assert answer.json()["error"]


def test_an_unknown_table_is_not_found(http: Http) -> None:
    for path in ("", "/stream", "/record"):
        answer = http.get(f"/api/tables/nowhere{path}")
        assert answer.status_code == 404
        assert "nowhere" in answer.json()["error"]
    form = {"number": 0, "option": "power 1"}
    assert http.post("/api/tables/nowhere/choices", json=form).status_code == 404


def test_a_wrong_key_opens_nothing(http: Http) -> None:
    party, other = humans(http, 3), humans(http, 3)
    for key in ("Bearer wrong", f"Bearer {other.keys[0]}", "Basic x", b"Bearer \xe9"):
        headers = {"Authorization": key}
        assert http.get(party.url, headers=headers).status_code == 403
        assert http.get(f"{party.url}/stream", headers=headers).status_code == 403
        form = {"number": 0, "option": "power 1"}
        assert http.post(f"{party.url}/choices", json=form, headers=headers).status_code == 403
    assert party.state()["number"] == 0


def test_a_spectator_cannot_choose(http: Http) -> None:
    party = humans(http, 3)
    assert party.lay(None, "power 1").status_code == 403
    assert party.state()["number"] == 0


def test_an_illegal_choice_names_what_is_allowed(http: Http) -> None:
    party = humans(http, 3)
    answer = party.lay(0, "power 9")
    assert answer.status_code == 422
    assert answer.json()["allowed"][:2] == ["power 1", "power 2"]
    assert party.state()["number"] == 0


def test_a_refused_choice_names_the_clause(http: Http) -> None:
    party = humans(http, 3)
    refused = {r["option"]: r["rule"] for s in range(3) for r in party.state(s)["ask"]["refused"]}
    for seat in range(3):
        for option in (r["option"] for r in party.state(seat)["ask"]["refused"]):
            answer = party.lay(seat, option)
            assert answer.status_code == 422
            assert answer.json()["rule"] == refused[option]


def test_a_seat_that_has_chosen_cannot_choose_again(http: Http) -> None:
    party = humans(http, 3)
    assert party.lay(0, "power 1").status_code == 200
    answer = party.lay(0, "power 1")
    assert answer.status_code == 409
    assert party.state()["number"] == 1


def test_players_who_choose_at_the_same_time_do_not_disturb_each_other(http: Http) -> None:
    party = humans(http, 3)
    for seat in range(3):
        assert party.lay(seat, "power 1", number=0).status_code == 200
    assert party.state()["view"]["room"] == 1


def test_a_choice_meant_for_an_earlier_room_is_stale(http: Http) -> None:
    party = humans(http, 3)
    for seat in range(3):
        party.lay(seat, "power 1", number=0)
    answer = party.lay(0, "power 2", number=2)
    assert answer.status_code == 409
    assert "power 2" in answer.json()["allowed"]
    assert party.lay(0, "power 2", number=3).status_code == 200


def test_a_choice_from_the_future_is_refused(http: Http) -> None:
    party = humans(http, 3)
    answer = party.lay(0, "power 1", number=5)
    assert answer.status_code == 409
    assert "power 1" in answer.json()["allowed"]


def test_nobody_chooses_after_the_end(app: FastAPI, http: Http) -> None:
    party = humans(http, 3)
    finish(app, party)
    number = party.state()["number"]
    assert party.lay(0, "power 1", number).status_code == 409


def test_an_address_that_does_not_exist_answers_in_json(http: Http) -> None:
    answer = http.get("/api/nothing")
    assert answer.status_code == 404
    assert answer.json()["error"]


def test_a_mistake_in_the_rules_is_not_written_into_the_log(
    app: FastAPI, http: Http, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = humans(http, 3)
    with monkeypatch.context() as broken:
        broken.setattr(Game, "_resume", lambda *_: 1 // 0)
        answer = party.lay(0, "power 1")
    assert answer.status_code == 500
    assert answer.json()["error"]
    assert "Content-Security-Policy" in answer.headers
    assert app.state.tables.storage.choices_after(party.table, 0) == []
    assert party.lay(0, "power 1").status_code == 200


def test_a_choice_in_the_log_is_acknowledged_whoever_fails_to_hear_of_it(
    app: FastAPI, http: Http
) -> None:
    party = humans(http, 3)
    app.state.tables.listeners.insert(0, lambda _table, _number: 1 // 0)
    assert party.lay(0, "power 1").status_code == 200
    assert party.state()["number"] == 1
