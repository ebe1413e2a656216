"""A running table is a promise: it goes on after an upgrade, and its log is never played again."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from fastapi import FastAPI

import delvers
from delvers.kernel.loading import verified
from delvers.kernel.spec import Spec
from delvers.server.app import create_app
from delvers.server.storage import NumberTaken
from delvers.server.stored import TABLE, StoredSnapshot
from delvers.server.tables import Guest, Tables
from delvers.server.verifying import verdict_on
from tests.server.guests import Http, InProcess, Party, finish, humans, seated

HERE = Spec.rules_version
TOLD = {
    "en": "The current turn starts again",
    "es": "El turno actual vuelve a empezar",
    "ru": "Текущий ход начинается сначала",
    "ro": "Tura curentă reîncepe",
}


@pytest.fixture(autouse=True)
def only_people_look(app: FastAPI) -> None:
    """No thread of bots opens a table at a moment of its own."""
    app.state.tables.listeners.clear()


@contextmanager
def upgraded(database: str, rules: str = "the next") -> Iterator[FastAPI]:
    """A server with other rules on the same database, which was started later than all tables."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Spec, "rules_version", property(lambda _spec: rules))
        app = create_app(database)
        app.state.tables.started = app.state.tables.clock() + 1
        yield app
        app.state.bot_seats.close()
        app.state.tables.storage.close()


@contextmanager
def older() -> Iterator[None]:
    """What the server from before the upgrade still does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Spec, "rules_version", HERE)
        yield


def lay(party: Party, *cards: int) -> None:
    for seat, card in enumerate(cards):
        assert party.lay(seat, f"power {card}", party.state(seat)["number"]).status_code == 200


def cards_in_hand(state: dict[str, Any]) -> list[int]:
    return list(state["view"]["hand"]["powers"])


def test_after_an_upgrade_the_turn_starts_again_and_everything_before_it_stays(
    http: Http, database: str
) -> None:
    party = humans(http, 3)
    lay(party, 1, 1, 1)
    start = party.state(0)
    lay(party, 2, 3)
    with upgraded(database) as app, InProcess(app) as later:
        state = party.through(later).state(0)
        assert cards_in_hand(state) == cards_in_hand(start) == [2, 3, 4, 5]
        assert state["view"]["players"] == start["view"]["players"]
        assert state["number"] == 6 > start["number"]
        assert sorted(state["waiting"]) == [0, 1, 2]
        told = [line["text"] for line in state["log"]]
        assert told[: len(start["log"])] == [line["text"] for line in start["log"]]
        assert [line["number"] for line in state["log"]] == list(range(1, len(told) + 1))
        lay(party.through(later), 5, 5, 5)


@pytest.mark.parametrize("lang", TOLD)
def test_everybody_is_told_in_his_own_language(http: Http, database: str, lang: str) -> None:
    party = humans(http, 3)
    party.state()
    with upgraded(database) as app, InProcess(app) as later:
        for viewer in (0, 1, 2, None):
            answer = later.get(f"{party.url}?lang={lang}", headers=party.key(viewer))
            lines = [line["text"] for line in answer.json()["log"]]
            assert sum(TOLD[lang] in line for line in lines) == 1


def test_a_choice_made_on_a_question_from_before_the_upgrade_is_stale(
    http: Http, database: str
) -> None:
    party = humans(http, 3)
    number = party.state(0)["number"]
    with upgraded(database) as app, InProcess(app) as later:
        assert party.through(later).look(0).status_code == 200
        answer = party.through(later).lay(0, "power 1", number)
        assert answer.status_code == 409
        assert "look again" in answer.json()["error"]


def test_old_choices_are_never_played_under_other_rules(http: Http, database: str) -> None:
    party = humans(http, 3)
    lay(party, 1, 1, 1)
    lay(party, 2)
    with upgraded(database) as app:
        tables: Tables = app.state.tables
        with tables.at(party.table) as live:
            assert live.game.choices == ()
        entries = tables.storage.choices_after(party.table, -1)
        assert [entry.seat for entry in entries] == [TABLE, 0, 1, 2, 0, TABLE]


def test_the_record_of_an_upgraded_table_verifies_piece_by_piece(http: Http, database: str) -> None:
    party = humans(http, 3)
    lay(party, 1, 1, 1)
    lay(party, 2, 3)
    with upgraded(database) as app, InProcess(app) as later:
        finish(app, party.through(later))
        text = later.get(f"{party.url}/record").text
        verdict = verdict_on(text.encode(), (), 60)
        assert verdict["ok"], verdict
        assert verdict["pieces"] == [False, True]
        assert "result" in verdict["checked"]
    record = delvers.read_record(text)
    (first,) = record.earlier
    assert (len(first.choices), first.kept, record.rules) == (5, 3, "the next")
    assert verified(delvers.games()["raiders"], record).pieces == (True, False)
    both = json.loads(text)
    both["rules"] = both["earlier"][0]["rules"]
    assert verified(delvers.games()["raiders"], delvers.read_record(json.dumps(both))).is_whole


def test_a_finished_table_stays_readable_after_an_upgrade(
    app: FastAPI, http: Http, database: str
) -> None:
    party = humans(http, 3)
    finish(app, party)
    before = party.state(0)
    with upgraded(database) as newer, InProcess(newer) as later:
        after = party.through(later).state(0)
        assert after == before
        record = later.get(f"{party.url}/record").text
    assert delvers.verify(delvers.read_record(record)).is_over


def test_an_older_server_leaves_the_table_to_the_newer_one(
    http: Http, database: str, app: FastAPI
) -> None:
    party = humans(http, 3)
    party.lay_first(0)
    with upgraded(database) as newer, InProcess(newer) as later:
        newer.state.tables.clocks.wall = lambda: app.state.tables.started + 10_000
        assert party.through(later).look(0).status_code == 200
        with older():
            answer = party.look(0)
            assert (answer.status_code, "newer server" in answer.text) == (409, True)
            app.state.tables._live.clear()
            assert "newer server" in party.look(0).text
            assert party.lay(1, "power 1", 1).status_code == 409
        assert party.through(later).lay_first(1)["number"] == 3


def test_of_two_new_servers_one_changes_the_version(
    http: Http, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = humans(http, 3)
    party.state()
    with upgraded(database) as first, upgraded(database) as second:
        tables: Tables = first.state.tables
        change = tables.storage.add_piece

        def late(*args: Any) -> None:
            with second.state.tables.at(party.table):
                change(*args)

        monkeypatch.setattr(tables.storage, "add_piece", late)
        with tables.at(party.table):
            entries = tables.storage.choices_after(party.table, -1)
        assert [entry.seat for entry in entries] == [TABLE, TABLE]
        pieces = tables.storage.pieces(party.table)
        assert [piece.number for piece in pieces] == [0, 1]
        with pytest.raises(NumberTaken):
            change(party.table, pieces[1], entries[1], StoredSnapshot(1, b"", {}, None))


def test_a_state_that_does_not_fit_the_new_rules_is_refused_with_a_sentence(
    http: Http, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = humans(http, 3)
    monkeypatch.setattr("delvers.server.live.unpacked", lambda _kept: {"colour": "red"})
    with upgraded(database) as app, InProcess(app) as later:
        answer = party.through(later).look(0)
        assert answer.status_code == 409
        assert "state does not fit" in answer.json()["error"]
        assert app.state.tables.storage.pieces(party.table)[-1].number == 0


def test_a_table_that_keeps_no_state_is_refused_with_a_sentence(app: FastAPI, http: Http) -> None:
    party = humans(http, 3)
    party.state()
    tables: Tables = app.state.tables
    with tables.storage.engine.begin() as connection:
        connection.exec_driver_sql("DELETE FROM snapshots")
    tables._live.clear()
    answer = party.look(0)
    assert (answer.status_code, "Delvers 0.1" in answer.text) == (409, True)


def test_a_game_that_has_not_begun_begins_with_the_new_rules(http: Http, database: str) -> None:
    party = humans(http, 3)
    with upgraded(database) as newer, InProcess(newer) as later:
        state = party.through(later).state(0)
        assert state["number"] == 0
        assert not [line for line in state["log"] if TOLD["en"] in line["text"]]
        (piece,) = newer.state.tables.storage.pieces(party.table)
        assert (piece.number, piece.rules) == (0, "the next")


# -- snapshots -------------------------------------------------------------------------------------


def test_a_table_is_opened_from_the_turn_it_is_in_however_long_it_is(app: FastAPI) -> None:
    tables: Tables = app.state.tables
    table = seated(tables, tables.open("raiders", [Guest("human")] * 3, {}))
    for _ in range(30):
        with tables.at(table) as live:
            seat = live.game.waiting[0]
            number, option = live.number, live.game.pending[seat].options[0]
        tables.choose(table, seat, number, option)
    tables._live.clear()
    with tables.at(table) as live:
        assert live.number == 30
        assert live.game.number < 6
    with tables.storage.engine.connect() as connection:
        kept = connection.exec_driver_sql("SELECT count(*) FROM snapshots").scalar()
    assert kept == 2


def test_what_is_seen_is_the_same_from_memory_and_from_a_snapshot(http: Http, app: FastAPI) -> None:
    party = humans(http, 3, options={"tactical": True})
    for _ in range(25):
        party.lay_first(party.state()["waiting"][0])
        before = [party.look(viewer).content for viewer in (0, 1, 2, None)]
        app.state.tables._live.clear()
        assert [party.look(viewer).content for viewer in (0, 1, 2, None)] == before


def test_a_choice_that_could_not_be_kept_is_not_seen_by_anybody(
    http: Http, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = humans(http, 3)
    before = party.look(0).content
    storage = app.state.tables.storage

    def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("the disk is gone")

    with monkeypatch.context() as patch:
        patch.setattr(storage, "append_all", broken)
        assert party.lay(0, "power 1").status_code == 500
    assert party.look(0).content == before
    assert party.lay(0, "power 1").status_code == 200


# -- the log in pages ------------------------------------------------------------------------------


def test_the_log_comes_in_pages(app: FastAPI, http: Http, monkeypatch: pytest.MonkeyPatch) -> None:
    party = humans(http, 3)
    finish(app, party)
    monkeypatch.setattr("delvers.server.show.MOST_LINES", 9_999)
    whole = party.state(1)["log"]
    assert [line["number"] for line in whole] == list(range(1, len(whole) + 1))
    monkeypatch.setattr("delvers.server.show.MOST_LINES", 7)
    monkeypatch.setattr("delvers.server.api.MOST_LINES", 7)
    shown = party.state(1)["log"]
    assert shown == whole[-7:]
    while shown[0]["number"] > 1:
        address = f"{party.url}/log?before={shown[0]['number']}"
        page = http.get(address, headers=party.key(1)).json()
        assert 0 < len(page) <= 7
        shown = page + shown
    assert shown == whole
    assert http.get(f"{party.url}/log?before=1").json() == []
    assert len(http.get(f"{party.url}/log?before=99999").json()) == 7


def test_a_page_of_the_log_shows_a_viewer_only_what_he_may_see(app: FastAPI, http: Http) -> None:
    party = humans(http, 3)
    party.lay(0, "power 4")
    for viewer in (0, 1, None):
        page = http.get(f"{party.url}/log?before=999", headers=party.key(viewer)).json()
        assert page == party.state(viewer)["log"]
