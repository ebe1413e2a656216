"""What changed for a viewer: entries of the view, lines of the log, parts of the page."""

import random

import pytest
from fastapi import FastAPI

from delvers.server import changes
from delvers.server.changes import Known, Wanted, change_for, new_entries, new_parts, patch
from delvers.server.live import LiveTable
from tests.server.guests import Http, Party, humans


@pytest.fixture
def party(http: Http) -> Party:
    return humans(http, 3)


def live(app: FastAPI, party: Party) -> LiveTable:
    with app.state.tables.at(party.table) as found:
        table: LiveTable = found
    return table


def patched(before: str, told: str | list[int | str]) -> str:
    """What a page makes of it."""
    if isinstance(told, str):
        return told
    start, end, between = told
    assert isinstance(start, int)
    assert isinstance(end, int)
    return before[:start] + str(between) + before[len(before) - end :]


def test_a_patch_gives_the_new_text_whatever_it_was() -> None:
    dice = random.Random(5)
    for _ in range(500):
        before = "".join(dice.choices("ab", k=dice.randrange(12)))
        now = "".join(dice.choices("ab", k=dice.randrange(12)))
        assert patched(before, patch(before, now)) == now


def test_a_patch_is_small_and_a_text_that_scripts_count_otherwise_is_sent_whole() -> None:
    before = "<p>" + "x" * 100 + "</p>"
    assert patch(before, before.replace("</p>", "y</p>")) == [103, 4, "y"]
    assert patch(before, before) == [107, 0, ""]
    dragon = before + "\U0001f409"
    assert patch(before, dragon) == dragon
    assert patch(dragon, before) == before
    assert patch("abc", "xyz") == "xyz"


def test_parts_are_told_when_they_change_and_patched_once_they_were_told() -> None:
    known = Known(parts={"board": "a" * 50})
    assert new_parts(known, {"board": "a" * 50, "hand": "h"}) == {"hand": "h"}
    assert new_parts(known, {"board": "a" * 50 + "b"}) == {"board": "a" * 50 + "b"}
    assert new_parts(known, {"board": "a" * 50 + "c"}) == {"board": [50, 0, "c"]}
    assert new_parts(known, {"board": "a" * 50 + "c"}) == {}


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
