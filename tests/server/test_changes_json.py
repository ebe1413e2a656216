"""Changes written as JSON say the same as changes put together as data."""

import json

import pytest
from fastapi import FastAPI

from delvers.server import changes
from delvers.server.changes import Known, Wanted, change_for
from delvers.server.changes_json import json_for
from delvers.server.keeping import json_of
from tests.server.guests import Http, humans


def test_every_seat_is_told_the_same_in_either_way_to_the_end_of_a_game(
    app: FastAPI, http: Http
) -> None:
    party = humans(http, 3)
    viewers = [0, 1, 2, None]
    by_data = {seat: Known(told=0) for seat in viewers}
    by_text = {seat: Known(told=0) for seat in viewers}
    while True:
        with app.state.tables.at(party.table) as live:
            for seat in viewers:
                wanted = Wanted(seat)
                data = change_for(live, live.moment, wanted, by_data[seat])
                text = json_for(live, live.moment, wanted, by_text[seat])
                assert json.loads(text) == json.loads(json_of(data))
                assert by_text[seat] == by_data[seat]
            if live.game.is_over:
                break
            seat = live.game.waiting[0]
            option = live.game.pending[seat].options[-1]
            app.state.tables.choose_at(live, seat, live.number, option)


def test_of_a_long_log_only_the_last_lines_are_written(
    app: FastAPI, http: Http, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = humans(http, 3)
    monkeypatch.setattr(changes, "MOST_LINES", 2)
    with app.state.tables.at(party.table) as live:
        data = change_for(live, live.moment, Wanted(1), Known())
        told = json.loads(json_for(live, live.moment, Wanted(1), Known()))
    assert told["events"] == json.loads(json_of(data["events"]))
    assert len(told["events"]) == 2
