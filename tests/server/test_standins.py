"""Bots that play for people: they come when somebody is away, and go when he is back."""

import pytest
from fastapi import FastAPI

from delvers.server.app import create_app
from delvers.server.standins import PATIENCE
from tests.server.guests import Http, InProcess, Party, human, humans, sit_down
from tests.server.test_time_limits import Clock, ring, set_clocks


@pytest.fixture
def clock(app: FastAPI) -> Clock:
    app.state.bot_seats.close()  # what the bots would do is of no interest here
    return set_clocks(app, Clock())


def ask(party: Party, what: str, seat: int | None, **form: object) -> int:
    answer = party.http.post(f"{party.url}/{what}", json=form, headers=party.key(seat))
    return answer.status_code


def stand_ins(party: Party) -> list[str | None]:
    return [seat["stand_in"] for seat in party.state()["seats"]]


def test_who_misses_two_questions_is_played_by_a_bot_until_he_is_back(
    app: FastAPI, http: Http, clock: Clock
) -> None:
    party = humans(http, 3, time_limit=60)
    for number in (1, 2):
        party.lay(0, f"power {number}", party.state()["number"])
        party.lay(1, f"power {number}", party.state()["number"])
        clock.now += 60
        ring(app)
    assert stand_ins(party) == [None, None, "time"]
    assert "The time of Eva is up" in party.state()["log"][-1]["text"]
    with app.state.tables.at(party.table) as live:
        assert (live.bot_at(2), live.waits_for_bots) == ("heuristic", True)
    assert ask(party, "return", 2) == 200
    assert stand_ins(party) == [None, None, None]
    assert "Eva plays again" in party.state()["log"][-1]["text"]


def test_who_leaves_may_come_back_and_who_gives_up_may_not(http: Http, clock: Clock) -> None:
    party = humans(http, 3)
    assert ask(party, "leave", None) == 403
    assert ask(party, "leave", 0) == 200
    assert ask(party, "leave", 0) == 409
    assert stand_ins(party) == ["leaving", None, None]
    assert ask(party, "return", 0) == 200
    assert ask(party, "leave", 0, for_good=True) == 200
    assert ask(party, "return", 0) == 409
    assert stand_ins(party) == ["giving_up", None, None]


def test_all_others_together_give_a_seat_to_a_bot_that_keeps_them_waiting(
    app: FastAPI, http: Http, clock: Clock
) -> None:
    party = humans(http, 3)
    party.lay(0, "power 1")
    assert ask(party, "seats/2/votes", 0) == 409  # everybody may think for a while
    clock.now += PATIENCE
    assert ask(party, "seats/0/votes", 1) == 409  # nobody waits for him
    assert ask(party, "seats/2/votes", 2) == 409
    assert ask(party, "seats/2/votes", 0) == 200
    assert party.state()["seats"][2] == {"kind": "human", "stand_in": None, "votes": [0]}
    assert ask(party, "seats/2/votes", 1) == 200
    assert stand_ins(party) == [None, None, "vote"]


def test_a_vote_is_forgotten_when_he_chooses(http: Http, clock: Clock) -> None:
    party = humans(http, 3)
    clock.now += PATIENCE
    assert ask(party, "seats/2/votes", 0) == 200
    party.lay(2, "power 1", party.state()["number"])
    assert party.state()["seats"][2]["votes"] == []


def test_another_process_tells_who_has_left(http: Http, clock: Clock, database: str) -> None:
    party = humans(http, 3)
    with InProcess(create_app(database)) as other:
        there = party.through(other)
        assert there.state()["number"] == 0  # it has the table in memory from now on
        assert ask(party, "leave", 0) == 200
        party.lay(1, "power 1", party.state()["number"])
        assert there.look(1).content == party.look(1).content


def test_a_restart_knows_for_whom_bots_play(
    app: FastAPI, http: Http, clock: Clock, database: str
) -> None:
    party = sit_down(http, human(0), human(1), human(2))
    ask(party, "leave", 1)
    party.lay(0, "power 1", party.state()["number"])  # a turn begins, and a state is kept
    again = create_app(database)
    with again.state.tables.at(party.table) as live:
        assert live.bot_at(1) == "heuristic"
        assert live.notes.stand_ins[1].by == "leaving"
    again.state.bot_seats.close()
    again.state.tables.storage.close()
