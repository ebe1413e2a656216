"""Bots in seats: they think elsewhere, choose like everybody else, and survive a restart."""

from dataclasses import replace

import pytest
from fastapi import FastAPI

import delvers
from delvers.server.bots import Thought
from delvers.server.database import open_database
from delvers.server.storage import Storage
from delvers.server.stored import Seat
from delvers.server.tables import Guest, Tables
from tests.server.guests import Http, bot, human, seated, sit_down
from tests.server.process import serving
from tests.server.waiting import wait_for, wait_until


def test_a_person_plays_a_whole_game_against_bots(app: FastAPI, http: Http) -> None:
    party = sit_down(http, human(0), bot("random"), bot("heuristic"))

    def is_over() -> bool:
        state = party.state(0)
        if state["ask"] and not state["ask"]["optional"]:
            party.lay_first(0)
        return state["result"] is not None

    wait_until(app, is_over)
    record = delvers.read_record(http.get(f"{party.url}/record").text)
    assert delvers.verify(record).result == record.result
    assert {seat for seat, _ in record.choices} == {0, 1, 2}


def test_a_bot_is_not_asked_what_it_may_leave_undone(app: FastAPI, http: Http) -> None:
    party = sit_down(http, bot("random"), bot("random"), human(2))
    wait_until(app, lambda: party.state()["waiting"] == [2])
    laid = [player["has_laid"] for player in party.state()["view"]["players"]]
    assert laid == [True, True, False]


def test_bots_go_on_after_the_server_was_killed(database: str) -> None:
    storage = Storage(open_database(database))
    with serving(database) as server:
        party = sit_down(server.http, bot("random"), bot("random"), bot("random"))
        party.state()
        wait_for(server.process, lambda: len(storage.choices_after(party.table, 0)) > 3)
        server.kill()
    before = storage.choices_after(party.table, 0)
    with serving(database) as server:
        party.through(server.http).state()
        wait_for(server.process, lambda: storage.running_tables() == [])
        record = delvers.read_record(server.http.get(f"{party.url}/record").text)
    assert record.choices[: len(before)] == [(choice.seat, choice.option) for choice in before]
    assert delvers.verify(record).is_over


def test_a_bot_that_nobody_has_any_more_is_replaced_by_what_the_rules_choose(
    app: FastAPI, http: Http, caplog: pytest.LogCaptureFixture
) -> None:
    party = sit_down(http, human(0), human(1), bot("random"))
    stored = app.state.tables.storage.find_table(party.table)
    seats = (*stored.seats[:2], Seat("", "bot", "retired", None))
    storage: Storage = app.state.tables.storage
    retired = replace(stored, id="retired", seats=seats)
    storage.add_table(retired)
    wait_until(app, lambda: http.get("/api/tables/retired").json()["waiting"] == [0, 1])
    (choice,) = storage.choices_after("retired", 0)
    assert (choice.seat, choice.option) == (2, "power 1")
    assert "retired" in caplog.text


def test_a_bot_that_cheats_lays_what_the_rules_choose(app: FastAPI) -> None:
    tables: Tables = app.state.tables
    tables.listeners.clear()
    guests = [Guest("human"), Guest("human"), Guest("bot", bot="random")]
    table = seated(tables, tables.open("raiders", guests, {}))
    app.state.bot_seats._choose(Thought(table, 2, 0), "power 6")
    (choice,) = tables.storage.choices_after(table, 0)
    assert (choice.seat, choice.option) == (2, "power 1")
