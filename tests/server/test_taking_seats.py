"""A table is one link: whoever takes a seat gets a key of his own and adds a word to the dice."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.datastructures import Headers

import delvers
from delvers.bots.proof import OutOfTime, check_bots
from delvers.kernel.errors import BrokenSave
from delvers.kernel.fairness import Joining, receipt_of
from delvers.kernel.record import Record
from delvers.server.bots import Thought, seed_of, think
from delvers.server.errors import SeatTaken
from delvers.server.gate import leave_out_quoted_cookies
from delvers.server.gathering import MOST_JOININGS, leave_seat, take_seat
from delvers.server.keys import cookie
from delvers.server.standins import NotNow
from delvers.server.tables import Guest, Tables, record_of
from tests.server.guests import (
    JSON,
    Http,
    Party,
    bearer,
    bot,
    finish,
    human,
    humans,
    open_table,
    seated,
    take,
)

THREE = (human(0), human(1), human(2))


def joined(http: Http, table: str) -> Any:
    return http.get(f"/api/tables/{table}").json()["fairness"]


def test_a_table_shows_its_promise_and_free_seats_before_anybody_sits(http: Http) -> None:
    opened = open_table(http, human(0), human(1), bot())
    assert [seat["is_free"] for seat in opened["seats"]] == [True, True, False]
    shown = http.get(f"/api/tables/{opened['table']}").json()
    assert (shown["has_begun"], shown["seat"]) == (False, None)
    assert shown["fairness"]["commitment"] == opened["commitment"]
    assert "key" not in json.dumps(shown)


def test_the_game_begins_with_the_last_seat_and_not_before(http: Http) -> None:
    table = open_table(http, *THREE)["table"]
    keys = [take(http, table, seat)["key"] for seat in (2, 0)]
    form = {"number": 0, "option": "power 1"}
    early = http.post(f"/api/tables/{table}/choices", json=form, headers=bearer(keys[0]))
    assert early.status_code == 409
    assert "still free: 1" in early.json()["error"]
    mine = http.get(f"/api/tables/{table}", headers=bearer(keys[0])).json()
    assert (mine["seat"], mine["has_begun"]) == (2, False)
    assert take(http, table, 1)["has_begun"]
    assert http.get(f"/api/tables/{table}").json()["waiting"] == [0, 1, 2]


def test_a_seat_is_given_once_and_a_bots_seat_never(http: Http) -> None:
    table = open_table(http, human(0), human(1), bot())["table"]
    first = take(http, table, 0, name="  Ana\n")
    assert (first["seat"], first["name"], first["has_begun"]) == (0, "Ana", False)
    for seat in (0, 2, 3):
        answer = http.post(f"/api/tables/{table}/seats/{seat}", json={"name": "Eve"})
        assert answer.status_code == 409
        assert "free seats: 1" in answer.json()["error"]
    assert http.get(f"/api/tables/{table}", headers=bearer(first["key"])).json()["seat"] == 0


def test_of_two_who_take_a_seat_at_once_one_gets_it(app: FastAPI) -> None:
    tables: Tables = app.state.tables
    opened = tables.open("raiders", [Guest("human")] * 3, {})
    id = opened.stored.id
    with ThreadPoolExecutor(4) as threads:
        wanted = [threads.submit(take_seat, tables, id, 1, "", word) for word in "abcd"]
    refused = [one.exception() for one in wanted if one.exception()]
    assert [str(problem) for problem in refused] == [str(SeatTaken(1, [0, 2]))] * 3
    (taken,) = [one.result() for one in wanted if one.exception() is None]
    after = tables.found(id)
    assert after.seats == taken.stored.seats
    assert len(after.fairness.joined) == 1


def test_the_host_gets_no_key_of_anybody(http: Http) -> None:
    opened = open_table(http, *THREE)
    guest = take(http, opened["table"], 1)
    assert guest["key"] not in json.dumps(opened)
    host = bearer(opened["host_key"])
    assert http.get(f"/api/tables/{opened['table']}", headers=host).status_code == 403
    assert http.get(f"/api/tables/{opened['table']}/links", headers=host).status_code == 403


def test_words_come_with_their_seats_and_say_who_gave_them(http: Http) -> None:
    opened = open_table(http, *THREE)
    table, host = opened["table"], bearer(opened["host_key"])
    form = {"word": "owl"}
    mine = http.post(f"/api/tables/{table}/seats/0", json=form, headers=host).json()
    assert joined(http, table)["is_from_host_only"]
    guest = take(http, table, 2, word="elk")
    after = joined(http, table)
    assert [(one["seat"], one["word"], one["by_host"]) for one in after["joined"]] == [
        (0, "owl", True),
        (2, "elk", False),
    ]
    assert not after["is_from_host_only"]
    chain = [Joining(**one) for one in after["joined"]]
    assert mine["receipt"] == receipt_of(opened["commitment"], chain[:1])
    assert guest["receipt"] == receipt_of(opened["commitment"], chain) == after["receipt"]


def test_a_table_of_the_host_alone_says_so_before_and_after(app: FastAPI, http: Http) -> None:
    opened = open_table(http, *THREE)
    table, host = opened["table"], bearer(opened["host_key"])
    for seat in range(3):
        http.post(f"/api/tables/{table}/seats/{seat}", json={}, headers=host)
    assert joined(http, table)["is_from_host_only"]
    party = humans(http, 3)
    assert not joined(http, party.table)["is_from_host_only"]
    tables: Tables = app.state.tables
    while tables.storage.running_tables().count(table):
        with tables.at(table) as live:
            seat = live.game.waiting[0]
            option = live.game.pending[seat].options[0]
            tables.choose_at(live, seat, live.number, option)
    record = http.get(f"/api/tables/{table}/record").content
    headers = {"Content-Type": "application/json"}
    verdict = http.post("/api/verify", content=record, headers=headers).json()
    assert verdict["is_from_host_only"]
    assert "words" in verdict["checked"]


def test_nobody_can_change_a_word_once_it_is_given(app: FastAPI, http: Http) -> None:
    party = humans(http, 3)
    finish(app, party)
    record = http.get(f"{party.url}/record").json()
    record["fairness"]["joined"][1]["word"] = record["fairness"]["words"][1] = "another"
    headers = {"Content-Type": "application/json"}
    verdict = http.post("/api/verify", content=json.dumps(record), headers=headers).json()
    assert not verdict["ok"]


def test_time_never_runs_back_in_the_order_of_words(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("delvers.server.gathering.Joining", Joining)
    tables: Tables = app.state.tables
    tables.clocks.wall = lambda: 2000.0
    opened = tables.open("raiders", [Guest("human")] * 3, {})
    take_seat(tables, opened.stored.id, 0, "", "")
    tables.clocks.wall = lambda: 1000.0
    after = take_seat(tables, opened.stored.id, 1, "", "").stored
    assert [one.at for one in after.fairness.joined] == [2000, 2000]
    assert after.began == 2000.0


def test_in_a_list_of_tables_one_with_free_seats_has_not_begun(http: Http) -> None:
    table = open_table(http, *THREE)["table"]
    key = bearer(take(http, table, 1)["key"])
    standing = http.get(f"/api/tables/{table}/standing", headers=key).json()
    assert standing == {"has_begun": False, "is_over": False, "waiting": [], "is_yours": False}


# -- before the game -------------------------------------------------------------------------------


def test_a_seat_that_is_left_before_the_game_is_free_again(app: FastAPI, http: Http) -> None:
    table = open_table(http, *THREE)["table"]
    url = f"/api/tables/{table}"
    ana, bob = (take(http, table, seat, name=name) for seat, name in ((0, "Ana"), (1, "Bob")))
    assert http.post(f"{url}/leave", json={}).status_code == 403
    assert http.post(f"{url}/leave", json={}, headers=bearer(bob["key"])).json() == {"number": 0}
    shown = http.get(url).json()
    assert [seat["is_free"] for seat in shown["seats"]] == [False, True, True]
    assert "Bob" not in json.dumps(shown["seats"])
    assert http.get(url, headers=bearer(bob["key"])).status_code == 403
    again = take(http, table, 1, name="Eve", word="elk")
    assert [one["seat"] for one in joined(http, table)["joined"]] == [0, 1, 1]
    last = take(http, table, 2)
    assert last["has_begun"]
    party = Party(http, table, (ana["key"], again["key"], last["key"]))
    finish(app, party)
    record = http.get(f"{url}/record").json()
    assert record["fairness"]["words"] == ["", "elk", ""]
    verdict = http.post("/api/verify", content=json.dumps(record), headers=JSON).json()
    assert (verdict["ok"], "words" in verdict["checked"]) == (True, True)
    del record["fairness"]["joined"][1]
    assert not http.post("/api/verify", content=json.dumps(record), headers=JSON).json()["ok"]


def test_nobody_makes_the_chain_of_words_longer_for_ever(app: FastAPI) -> None:
    tables: Tables = app.state.tables
    id = tables.open("raiders", [Guest("human")] * 3, {}).stored.id
    for _ in range(MOST_JOININGS - 1):
        take_seat(tables, id, 0, "", "owl")
        leave_seat(tables, id, 0)
    take_seat(tables, id, 0, "", "owl")
    with pytest.raises(NotNow, match="open a new table"):
        leave_seat(tables, id, 0)
    for seat in (1, 2):
        take_seat(tables, id, seat, "", "")
    assert tables.found(id).has_begun


def test_a_game_begins_when_the_host_says_so(app: FastAPI, http: Http) -> None:
    tables: Tables = app.state.tables
    tables.clocks.wall = lambda: 2000.0
    opened = open_table(http, *THREE, waits_for_host=True)
    table, host = opened["table"], bearer(opened["host_key"])
    url = f"/api/tables/{table}"
    keys = [take(http, table, seat)["key"] for seat in range(3)]
    assert http.get(url).json()["waits_for_host"]
    form = {"number": 0, "option": "power 1"}
    early = http.post(f"{url}/choices", json=form, headers=bearer(keys[0]))
    assert (early.status_code, "the host says so" in early.json()["error"]) == (409, True)
    for headers in ({}, bearer(keys[0]), bearer("wrong")):
        refused = http.post(f"{url}/start", json={}, headers=headers)
        assert (refused.status_code, "opened the table" in refused.text) == (403, True)
    tables.clocks.wall = lambda: 9000.0
    assert http.post(f"{url}/start", json={}, headers=host).status_code == 204
    assert http.get(url).json()["waiting"] == [0, 1, 2]
    assert tables.found(table).began == 9000.0  # nobody's time has run before
    again = http.post(f"{url}/start", json={}, headers=host)
    assert (again.status_code, "has begun" in again.json()["error"]) == (409, True)
    assert http.post(f"{url}/choices", json=form, headers=bearer(keys[0])).status_code == 200


def test_bots_take_the_seats_that_are_free_when_the_host_starts(app: FastAPI, http: Http) -> None:
    opened = open_table(http, *THREE, waits_for_host=True)
    table, host = opened["table"], bearer(opened["host_key"])
    url = f"/api/tables/{table}"
    key = take(http, table, 1, name="Bob")["key"]
    alone = http.post(f"{url}/start", json={}, headers=host)
    assert (alone.status_code, "still free: 0, 2; name a bot" in alone.json()["error"]) == (
        409,
        True,
    )
    unknown = http.post(f"{url}/start", json={"bot": "oracle"}, headers=host)
    assert (unknown.status_code, "heuristic" in unknown.json()["error"]) == (422, True)
    assert http.post(f"{url}/start", json={"bot": "random"}, headers=host).status_code == 204
    seats = app.state.tables.found(table).seats
    assert [(seat.kind, seat.bot) for seat in seats] == [
        ("bot", "random"),
        ("human", None),
        ("bot", "random"),
    ]
    shown = http.get(url, headers=bearer(key)).json()
    assert (shown["has_begun"], shown["seat"]) == (True, 1)
    left = http.post(f"{url}/leave", json={}, headers=bearer(key))
    assert left.json()["number"] > 0  # from now on a bot plays for who leaves


# -- keys ------------------------------------------------------------------------------------------


def test_a_browser_keeps_its_key_in_a_cookie_that_no_script_reads(http: Http) -> None:
    table = open_table(http, *THREE)["table"]
    answer = http.post(f"/api/tables/{table}/seats/1?keep=true", json={})
    assert (answer.json()["key"], answer.json()["link"]) == (None, None)
    cookies = answer.headers.get_list("set-cookie")
    assert {part for one in cookies for part in one.split("; ") if part.startswith("Path")} == {
        f"Path=/table/{table}",
        f"Path=/api/tables/{table}",
    }
    for one in cookies:
        assert "HttpOnly" in one
        assert "SameSite=strict" in one
        assert "Secure" not in one
    sent = {"Cookie": cookies[0].split(";")[0]}
    assert http.get(f"/api/tables/{table}", headers=sent).json()["seat"] == 1


def test_a_cookie_is_taken_as_it_stands(http: Http) -> None:
    party = humans(http, 3)
    others = 'odd; "; a="' + '\\"' * 1000 + '"; =; delvers_seats2=x'
    sent = {"Cookie": f"{others}; delvers_seats={party.keys[1]} ; last=1"}
    assert http.get(party.url, headers=sent).json()["seat"] == 1
    assert cookie(Headers({"cookie": others}), "delvers_seats") == ""


def test_quoted_cookies_reach_nobody_who_would_undo_the_quotes(http: Http) -> None:
    scope = {"headers": [(b"cookie", b'a=1; b="\\""'), (b"host", b"x"), (b"cookie", b"c=2")]}
    leave_out_quoted_cookies(scope)
    assert scope["headers"] == [(b"host", b"x"), (b"cookie", b"a=1;c=2")]
    quoted = {"Cookie": 'delvers_lang="' + '\\"' * 30_000 + '"; delvers_lang=es'}
    assert 'lang="es"' in http.get("/", headers=quoted).text


def test_a_browser_may_hold_several_seats_and_says_which_it_means(http: Http) -> None:
    party = humans(http, 3)
    sent = {"Cookie": f"delvers_seats={party.keys[0]}~{party.keys[2]}~stale"}
    assert http.get(party.url, headers=sent).json()["seat"] == 0
    assert http.get(f"{party.url}?seat=2", headers=sent).json()["seat"] == 2
    assert http.get(f"{party.url}?seat=1", headers=sent).status_code == 403
    form = {"number": 0, "option": "power 1"}
    chosen = http.post(f"{party.url}/choices?seat=2", json=form, headers=sent)
    assert chosen.status_code == 200
    links = http.get(f"{party.url}/links", headers=sent).json()
    assert [one["seat"] for one in links] == [0, 2]
    assert links[1]["link"] == f"/table/{party.table}#key={party.keys[2]}"


def test_a_key_in_the_header_goes_before_those_of_the_browser(http: Http) -> None:
    party = humans(http, 3)
    both = {"Cookie": f"delvers_seats={party.keys[0]}", **party.key(1)}
    assert http.get(party.url, headers=both).json()["seat"] == 1


def test_a_key_from_elsewhere_becomes_a_cookie_beside_those_held(http: Http) -> None:
    party = humans(http, 3)
    sent = {"Cookie": f"delvers_seats={party.keys[0]}"}
    form = {"key": party.keys[1]}
    answer = http.post(f"{party.url}/key", json=form, headers=sent)
    assert [one["seat"] for one in answer.json()] == [0, 1]
    assert f"{party.keys[0]}~{party.keys[1]}" in answer.headers["set-cookie"]
    for wrong in ("", "wrong"):
        refused = http.post(f"{party.url}/key", json={"key": wrong})
        assert refused.status_code == 403
        assert "set-cookie" not in refused.headers


def test_an_old_link_with_its_key_in_the_address_leads_to_one_without(http: Http) -> None:
    party = humans(http, 3)
    answer = http.get(f"/table/{party.table}?key={party.keys[1]}")
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/table/{party.table}"
    assert str(party.keys[1]) in answer.headers["set-cookie"]
    assert http.get(f"/table/{party.table}?key=wrong").status_code == 403


# -- bots ------------------------------------------------------------------------------------------


def bots_record(app: FastAPI) -> Record:
    """The record of a game of two bots and a person, who takes what comes first."""
    tables: Tables = app.state.tables
    tables.listeners.clear()
    guests = [Guest("human"), Guest("bot", bot="random"), Guest("bot", bot="heuristic")]
    table = seated(tables, tables.open("raiders", guests, {}))
    while True:
        with tables.at(table) as live:
            if live.game.is_over:
                return record_of(tables.storage, live)
            seat = live.game.waiting[0]
            ask = live.game.pending[seat]
            option = ask.options[0]
            if seat:
                seed = seed_of(live, Thought(table, seat, live.asked_at(seat)))
                bot = live.stored.seats[seat].bot or ""
                option = think(bot, "raiders", ask, live.game.view(seat), seed)
            tables.choose_at(live, seat, live.number, option)


def test_what_bots_choose_is_part_of_the_proof(app: FastAPI) -> None:
    record = bots_record(app)
    assert record.bots == ["", "random", "heuristic"]
    spec = app.state.tables.spec("raiders")
    theirs = [number for number, (seat, _) in enumerate(record.choices) if seat]
    assert check_bots(spec, record) == len(theirs) > 0
    record.fairness = None
    assert check_bots(spec, record) == 0


def test_a_choice_that_a_bot_would_not_make_does_not_hold(app: FastAPI) -> None:
    record = bots_record(app)
    spec = app.state.tables.spec("raiders")
    game = delvers.replay(record).replayed(())
    for number, (seat, option) in enumerate(record.choices):
        ask = game.pending[seat]
        others = {*ask.options} - {option, game.absent_choice(seat)}
        if seat and others and not ask.optional:
            record.choices[number:] = [(seat, sorted(others)[0])]
            break
        game.choose(seat, option)
    with pytest.raises(BrokenSave, match="with the dice that the secret gives it"):
        check_bots(spec, record)


def test_asking_bots_again_ends_when_its_time_is_over(app: FastAPI) -> None:
    record = bots_record(app)
    ticks = iter(range(10_000))
    spec = app.state.tables.spec("raiders")
    with pytest.raises(OutOfTime):
        check_bots(spec, record, seconds=5, clock=lambda: float(next(ticks)))
