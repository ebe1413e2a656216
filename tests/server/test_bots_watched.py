"""A table where only bots play goes on while somebody watches, and no longer."""

import asyncio
from typing import Any

import pytest
from fastapi import FastAPI

from delvers.kernel.requests import Ask
from delvers.server.changes import Wanted
from delvers.server.gathering import take_seat
from delvers.server.limits import Limits
from delvers.server.live import LiveTable
from delvers.server.push import Watcher
from delvers.server.tables import Guest, Tables
from tests.server.conftest import Apps
from tests.server.guests import Http, InProcess, bot, human, sit_down
from tests.server.test_bot_games import Later

BOTS = [bot(), bot(), bot()]


@pytest.fixture
def later(app: FastAPI) -> Later:
    """What the bots are to do is done when the test says so."""
    return slowly(app)


def slowly(app: FastAPI) -> Later:
    later = Later()
    app.state.bot_seats._thread = app.state.bot_seats._pool = later
    return later


def steps(later: Later, most: int = 40) -> int:
    """How many things there were to do; more than so many are not waited for."""
    return sum(1 for _ in range(most) if later.step())


class Clock:
    now = 5000.0

    def __call__(self) -> float:
        return self.now


def number(app: FastAPI, table: str) -> int:
    tables: Tables = app.state.tables
    return tables.storage.numbers([table])[table]


def test_bots_alone_wait_until_somebody_looks_and_stop_some_time_after(
    app: FastAPI, http: Http, later: Later
) -> None:
    app.state.tables.clocks.steady = clock = Clock()
    party = sit_down(http, *BOTS)
    steps(later)
    assert number(app, party.table) == 0
    assert party.state()["is_bots_only"] is True
    assert steps(later) == 40
    began = number(app, party.table)
    assert began > 5
    clock.now += Limits().look_seconds - 1
    assert steps(later) == 40
    clock.now += 1
    steps(later)
    stopped = number(app, party.table)
    assert steps(later) == 0
    assert party.http.get(f"/table/{party.table}").status_code == 200
    assert steps(later) == 40
    assert number(app, party.table) > stopped > began


def test_bots_alone_go_on_while_a_stream_is_open(app: FastAPI, http: Http, later: Later) -> None:
    party = sit_down(http, *BOTS)
    steps(later)

    async def watch() -> None:
        lines = app.state.streams.lines(Watcher(party.table, Wanted(None)))
        await anext(lines)
        assert steps(later) == 40
        await lines.aclose()

    asyncio.run(watch())
    assert number(app, party.table) > 5
    steps(later)
    left = number(app, party.table)
    assert steps(later) == 0
    assert number(app, party.table) == left


def test_a_bot_is_asked_once_however_often_it_is_woken(
    app: FastAPI, http: Http, later: Later
) -> None:
    party = sit_down(http, *BOTS)
    steps(later)
    asked: list[int] = []
    submit = app.state.bot_seats._submit

    def counting(live: LiveTable, ask: Ask, *more: Any) -> Any:
        asked.append(ask.seat)
        return submit(live, ask, *more)

    app.state.bot_seats._submit = counting
    for _ in range(5):
        party.state()
        app.state.bot_seats._wake(party.table)
    assert sorted(asked) == [0, 1, 2]


def test_how_long_a_look_counts_is_a_limit(make_app: Apps) -> None:
    app = make_app(limits=Limits(look_seconds=5))
    app.state.tables.clocks.steady = clock = Clock()
    later = slowly(app)
    with InProcess(app) as http:
        party = sit_down(http, *BOTS)
        party.state()
        clock.now += 5
        steps(later)
        assert number(app, party.table) == 0


def test_where_people_play_bots_do_not_wait_for_a_look(
    app: FastAPI, http: Http, later: Later
) -> None:
    party = sit_down(http, human(0), bot(), bot())
    steps(later)
    assert number(app, party.table) >= 2
    assert party.state()["is_bots_only"] is False


def test_after_a_start_only_bots_who_play_with_people_are_woken(
    app: FastAPI, make_app: Apps
) -> None:
    tables: Tables = app.state.tables
    tables.listeners.clear()
    robots = [Guest("bot", bot="random")] * 3
    alone = tables.open("raiders", robots, {}).stored.id
    mixed = tables.open("raiders", [Guest("human"), *robots], {})
    take_seat(tables, mixed.stored.id, 0, "", "")
    restarted = make_app()
    later = slowly(restarted)
    restarted.state.bot_seats.resume()
    steps(later)
    assert number(app, mixed.stored.id) >= len(robots)  # a torch is one choice more
    assert tables.storage.numbers([alone]) == {}


@pytest.mark.parametrize("lang", ["en", "es", "ru", "ro"])
def test_the_page_says_that_only_bots_play(http: Http, later: Later, lang: str) -> None:
    told = {"en": "Only bots play here", "es": "solo juegan bots", "ru": "только боты"}
    words = told.get(lang, "doar boți")
    headers = {"Accept-Language": lang}
    alone, mixed = sit_down(http, *BOTS), sit_down(http, human(0), *BOTS)
    assert words in http.get(f"/table/{alone.table}", headers=headers).text
    assert words not in http.get(f"/table/{mixed.table}", headers=headers).text
    steps(later)
