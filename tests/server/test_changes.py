"""What changed for a viewer: entries of the view, lines of the log, parts of the page."""

import pytest
from fastapi import FastAPI

from delvers.draw.pieces import cut
from delvers.server import changes
from delvers.server.changes import Known, Wanted, change_for, new_entries, new_parts
from delvers.server.live import LiveTable
from tests.server.guests import Http, Party, humans


@pytest.fixture
def party(http: Http) -> Party:
    return humans(http, 3)


def live(app: FastAPI, party: Party) -> LiveTable:
    with app.state.tables.at(party.table) as found:
        table: LiveTable = found
    return table


def test_parts_are_told_when_they_change_and_patched_once_they_were_told() -> None:
    board = "<a>" + "b" * 50
    known = Known(parts={"board": cut(board)})
    assert new_parts(known, {"board": cut(board), "hand": cut("h")}) == {"hand": "h"}
    assert new_parts(known, {"board": cut(f"{board}<b>")}) == {"board": f"{board}<b>"}
    assert new_parts(known, {"board": cut(f"{board}<c>")}) == {"board": [0, 53, "<c>"]}
    assert new_parts(known, {"board": cut(f"{board}<c>")}) == {}


def test_entries_are_told_when_they_are_new_or_other_and_all_if_one_is_gone() -> None:
    before = {"room": 1, "row": [1, 2]}
    assert new_entries(before, {"room": 2, "row": [1, 2]}) == {"room": 2}
    assert new_entries(before, {"room": 1, "row": [1, 2], "hand": []}) == {"hand": []}
    assert new_entries(before, {"room": 1}) == {"room": 1}
    assert new_entries(None, before) == before


def test_of_a_long_log_only_the_last_lines_come(
    app: FastAPI, party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seat in (0, 1, 2):
        party.lay_first(seat)
    monkeypatch.setattr(changes, "MOST_LINES", 2)
    table, known = live(app, party), Known()
    told = change_for(table, table.moment, Wanted(None), known)["events"]
    count = table.moment.line_count(None)
    assert [one["number"] for one in told] == [count - 1, count]
    assert change_for(table, table.moment, Wanted(None), known)["events"] == []


def test_who_says_what_he_knows_is_told_what_is_new(party: Party) -> None:
    number = party.state(0)["number"]
    form = {"number": number, "option": "power 1"}
    url, key = f"{party.url}/choices", party.key(0)
    told = party.http.post(f"{url}?since={number}", json=form, headers=key).json()
    assert told["since"] == number
    assert "level" not in told["view"]
    assert "hand" in told["view"]
    form = {"number": 1, "option": "power 2"}
    told = party.http.post(f"{url}?since=0", json=form, headers=party.key(1)).json()
    assert told["since"] is None
    assert "level" in told["view"]


def test_lines_that_a_client_has_do_not_come_again(party: Party) -> None:
    form = {"number": 0, "option": "power 1"}
    url = f"{party.url}/choices?after=0&words=true&lang=en"
    lines = party.http.post(url, json=form, headers=party.key(0)).json()["log"]
    assert lines == party.state(0)["log"]
    form, last = {"number": 1, "option": "power 1"}, lines[-1]["number"]
    url = f"{party.url}/choices?after={last}&words=true&lang=en"
    told = party.http.post(url, json=form, headers=party.key(1)).json()["log"]
    assert all(line["number"] > last for line in told)
