"""A host may set a time limit; the rules choose for those who do not act in time."""

import pytest
from fastapi import FastAPI

from delvers.server.tables import Guest, Tables
from tests.server.conftest import Apps
from tests.server.guests import Http, InProcess, finish, humans, seated
from tests.server.waiting import wait_until


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(app: FastAPI) -> Clock:
    return set_clocks(app, Clock())


def set_clocks(app: FastAPI, clock: Clock) -> Clock:
    clocks = app.state.tables.clocks
    clocks.wall = clocks.steady = clock
    clocks.started = clock.now
    return clock


def ring(app: FastAPI) -> None:
    app.state.deadlines.choose_for_the_absent()


@pytest.mark.rule("DR-RULING-71")
def test_the_lowest_power_card_is_laid_for_who_does_not_act_in_time(
    app: FastAPI, http: Http, clock: Clock
) -> None:
    party = humans(http, 3, time_limit=60)
    party.lay(1, "power 4")
    clock.now += 59
    ring(app)
    assert party.state()["number"] == 1
    clock.now += 1
    ring(app)
    assert party.state()["number"] == 3
    played = [player["played"] for player in party.state()["view"]["players"]]
    assert played == [[1], [4], [1]]


def test_without_a_limit_the_game_waits(app: FastAPI, http: Http, clock: Clock) -> None:
    party = humans(http, 3)
    clock.now += 1e9
    ring(app)
    assert party.state()["number"] == 0


def test_every_question_has_its_own_time(app: FastAPI, http: Http, clock: Clock) -> None:
    party = humans(http, 3, time_limit=60)
    clock.now += 50
    for seat in range(3):
        party.lay(seat, "power 5")
    clock.now += 50
    ring(app)
    assert party.state()["number"] == 3
    assert party.state(0)["deadline"] == clock.now + 10


def test_seats_see_their_deadline_and_spectators_see_none(http: Http, clock: Clock) -> None:
    party = humans(http, 3, time_limit=60)
    assert party.state(0)["deadline"] == clock.now + 60
    assert party.state(0)["time_limit"] == 60
    assert party.state()["deadline"] is None
    party.lay(0, "power 1")
    assert party.state(0)["deadline"] is None


def test_time_in_which_no_server_ran_counts_for_nobody(
    app: FastAPI, http: Http, clock: Clock, make_app: Apps
) -> None:
    party = humans(http, 3, time_limit=60)
    clock.now += 3600
    later = make_app()
    set_clocks(later, clock)
    later.state.deadlines.resume()
    with InProcess(later) as restarted:
        ring(later)
        assert party.through(restarted).state()["number"] == 0
        clock.now += 60
        ring(later)
        assert party.through(restarted).state()["number"] == 3


def test_a_game_that_everybody_left_comes_to_its_end(
    app: FastAPI, http: Http, clock: Clock
) -> None:
    party = humans(http, 3, time_limit=60)
    for _ in range(2):
        clock.now += 60
        ring(app)
    assert [seat["stand_in"] for seat in party.state()["seats"]] == ["time"] * 3
    wait_until(app, lambda: party.state()["result"] is not None)
    ring(app)


def test_bots_may_take_their_time(app: FastAPI, clock: Clock) -> None:
    tables: Tables = app.state.tables
    tables.listeners[:] = [app.state.deadlines.hear]
    guests = [Guest("human"), Guest("bot", bot="random"), Guest("human")]
    table = seated(tables, tables.open("raiders", guests, {}, time_limit=60))
    clock.now += 60
    ring(app)
    with tables.at(table) as live:
        assert live.game.waiting == [1]


def test_setting_the_clock_on_the_wall_takes_and_gives_nobody_time(
    app: FastAPI, http: Http, clock: Clock
) -> None:
    wall = Clock()
    app.state.tables.clocks.wall = wall
    party = humans(http, 3, time_limit=60)
    party.lay(0, "power 1")
    for jump in (1e6, -2e6):
        wall.now += jump
        ring(app)
        assert party.state()["number"] == 1
        assert party.state(1)["deadline"] == wall.now + 60
    clock.now += 60
    ring(app)
    assert party.state()["number"] == 3


def test_a_table_that_left_the_memory_keeps_its_time(
    app: FastAPI, http: Http, clock: Clock
) -> None:
    party = humans(http, 3, time_limit=60)
    clock.now += 40
    app.state.tables._live.clear()
    assert party.state(0)["deadline"] == clock.now + 20
    clock.now += 20
    ring(app)
    assert party.state()["number"] == 3


def test_a_game_that_is_over_is_not_looked_at_any_more(
    app: FastAPI, http: Http, clock: Clock
) -> None:
    party = humans(http, 3, time_limit=60)
    finish(app, party)
    assert app.state.deadlines._due == {}
