"""A table in memory: what others look at stays as it is while the game is played on."""

from typing import Any

import pytest
from fastapi import FastAPI

from delvers.kernel.flow import Flow
from delvers.server import live as live_tables
from delvers.server.errors import Stale
from tests.server.guests import Http, human, humans, sit_down


def test_a_moment_stays_as_it_was_while_the_game_goes_on(app: FastAPI, http: Http) -> None:
    tables, party = app.state.tables, humans(http, 3)
    with tables.at(party.table) as live:
        for _ in range(12):
            before, number = live.moment, live.number
            views = [before.game.view(seat) for seat in (0, 1, 2, None)]
            asked, seat = dict(before.game.pending), before.game.waiting[0]
            tables.choose_at(live, seat, number, asked[seat].options[0])
            assert [before.game.view(seat) for seat in (0, 1, 2, None)] == views
            assert (before.game.pending, before.number) == (asked, number)
            assert live.game is live.moment.game
            assert live.game is not before.game


def test_the_rules_are_not_started_again_at_every_choice(
    app: FastAPI, http: Http, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Any] = []
    begin = Flow._begin

    def begin_again(flow: Flow, *told: Any) -> None:
        started.append(flow)
        begin(flow, *told)

    monkeypatch.setattr(Flow, "_begin", begin_again)
    tables, party = app.state.tables, humans(http, 3)
    with tables.at(party.table) as live:
        tables.choose_at(live, 0, live.number, "power 1")
        count = len(started)
        for _ in range(10):
            seat = live.game.waiting[0]
            tables.choose_at(live, seat, live.number, live.game.pending[seat].options[0])
    assert len(started) == count


def test_a_choice_that_was_not_written_leaves_no_trace(app: FastAPI, http: Http) -> None:
    tables, party = app.state.tables, humans(http, 3)
    with tables.at(party.table) as live:
        tables.choose_at(live, 0, live.number, "power 1")
        lost = live.step(1, "power 2", 5.0)
        again = live.step(1, "power 2", 5.0)
        assert lost.game.view(1) == again.game.view(1)
        assert live.game.view(1) != again.game.view(1)
        live.step(1, "power 3", 5.0)
        tables.choose_at(live, 1, live.number, "power 4")
        assert live.game.choices[-2:] == ((0, "power 1"), (1, "power 4"))
        assert live.game.view(1) == live.moment.view(1)


def test_a_game_of_nested_questions_is_played_as_from_the_log(app: FastAPI, http: Http) -> None:
    tables, party = app.state.tables, sit_down(http, human(0), human(1), game="dungeonquest-3e")
    with tables.at(party.table) as live:
        for _ in range(60):
            if live.game.is_over:
                break
            seat = live.game.waiting[0]
            options = live.game.pending[seat].options
            tables.choose_at(live, seat, live.number, options[live.number % len(options)])
        views = [live.moment.view(seat) for seat in live.viewers]
        seen = [live.moment.line_count(seat) for seat in live.viewers]
        live.reopen(tables._opening(live.stored))
        assert [live.moment.view(seat) for seat in live.viewers] == views
        assert [live.moment.line_count(seat) for seat in live.viewers] == seen


def test_a_long_game_keeps_its_latest_lines_and_counts_all(
    app: FastAPI, http: Http, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_tables, "MOST_TOLD", 30)
    monkeypatch.setattr(live_tables, "LINES_KEPT", 20)
    tables, party = app.state.tables, humans(http, 3)
    shortest = 10**6
    with tables.at(party.table) as live:
        while not live.game.is_over:
            before = live.moment
            known = {seat: (before.lines_before(seat), before.events(seat)) for seat in (0, None)}
            seat = live.game.waiting[0]
            tables.choose_at(live, seat, live.number, live.game.pending[seat].options[-1])
            for viewer, lines in known.items():
                assert before.events(viewer)[: len(lines[1])] == lines[1]
                assert before.lines_before(viewer) == lines[0]
            for viewer, count in zip(live.viewers, live.seen, strict=True):
                kept, since = live.moment.events(viewer), live.moment.lines_before(viewer)
                assert len(kept) + since == live.moment.line_count(viewer) == count
                told = tables.lines_before(live, viewer, count + 1, 5)
                assert told == (count - 5, kept[-5:])
            assert live.game.events_told <= 60
            shortest = min(shortest, len(live.moment.events(None)))
        assert shortest < live.moment.line_count(None) / 2


def test_a_number_that_has_passed_is_refused(app: FastAPI, http: Http) -> None:
    tables, party = app.state.tables, humans(http, 3)
    with tables.at(party.table) as live:
        for seat in (0, 1, 2):
            tables.choose_at(live, seat, live.number, "power 1")
        with pytest.raises(Stale):
            live.check_number(0, 0)
