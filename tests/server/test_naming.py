"""Names for heroes: told to everybody at the table, kept with it, and no part of the rules."""

import json
from pathlib import Path
from typing import Any, Final

import pytest
from fastapi import FastAPI

import delvers.server
from delvers.server.app import create_app
from delvers.server.archive import Archive
from delvers.server.database import open_database
from delvers.server.limits import Limits
from delvers.server.storage import Storage
from delvers.server.undoing import take_back
from delvers.server.verifying import verdict_on
from tests.server.conftest import Apps
from tests.server.guests import JSON, Http, InProcess, Party, bearer, humans

MADE = ("create", "race dwarf", "class warrior", "class package", "learn steadfast")
HERO = "dwarf_warrior_1"
NAME = "Gróa <i>&"
SHOWN = "Gróa &lt;i&gt;&amp;"


def choose(party: Party, seat: int, *options: str) -> None:
    for option in options:
        answer = party.lay(seat, option, party.state()["number"])
        assert answer.status_code == 200, answer.text


def call(party: Party, seat: int | None, name: str, hero: str = HERO, query: str = "") -> Any:
    url = f"{party.url}/heroes/{hero}/name{query}"
    content = json.dumps({"name": name})
    return party.http.post(url, content=content, headers={**JSON, **party.key(seat)})


@pytest.fixture
def party(http: Http) -> Party:
    """Ana and Bob gather a party, of which Ana has made the first hero."""
    party = humans(http, 2, game="plungin", options={"campaign": True})
    choose(party, 0, *MADE)
    return party


@pytest.fixture
def named(party: Party) -> Party:
    """The same, with a name."""
    answer = call(party, 0, f" {NAME} ")
    assert (answer.status_code, answer.json()["number"]) == (200, party.state()["number"])
    return party


def test_everybody_is_told_of_the_hero_by_its_name(named: Party) -> None:
    for viewer in (0, 1, None):
        state = named.look(viewer, "?regions=true").json()
        assert state["log"][-1]["text"] == f"Ana names a hero: {NAME}."
        assert state["log"][-2]["text"].startswith(NAME)
        assert state["hero_names"] == {HERO: NAME}
        assert SHOWN in state["regions"]["own"]
        assert "Dwarf Warrior" not in "".join(state["regions"].values())
        assert "<i>" not in "".join(state["regions"].values())
    assert SHOWN in named.http.get(f"/table/{named.table}").text


def test_only_the_page_of_its_player_has_a_button_for_it(named: Party) -> None:
    regions = [named.look(one, "?regions=true").json()["regions"] for one in (0, 1, None)]
    assert [f'data-hero="{HERO}"' in drawn["own"] for drawn in regions] == [True, False, False]


def test_a_choice_tells_the_name_in_questions_and_options(named: Party) -> None:
    choose(named, 1, "take sable_wick")
    choose(named, 0, "take brannoc_vale")
    choose(named, 1, "take sister_ivenne")
    asked = named.state(0)["ask"] or named.state(1)["ask"]
    assert f"See to {NAME}" in [one["label"] for one in asked["options"]]
    number = named.state()["number"]
    seat = named.state()["waiting"][0]
    form = {"number": number, "option": f"see {HERO}"}
    url = f"{named.url}/choices?words=true"
    change = named.http.post(url, json=form, headers=named.key(seat)).json()
    assert NAME in change["ask"]["prompt"]
    assert change["hero_names"] == {HERO: NAME}


REFUSED: Final = [
    (None, "Ida", HERO, 403, "spectators"),
    (1, "Ida", HERO, 422, "now none"),
    (0, "Ida", "orc", 422, "now Dwarf Warrior 1"),
    (0, "", HERO, 422, "1 to 24 characters"),
    (0, "x" * 25, HERO, 422, "1 to 24 characters; this one has 25"),
    (0, "x" * 1000, HERO, 422, "400"),
    (0, "A\x00B", HERO, 422, "letters, digits, signs and spaces"),
    (0, "A\ud800", HERO, 422, ""),
    (0, "Sable  wick", HERO, 422, "Another hero here is called Sable wick"),
]


def test_a_refusal_says_what_is_allowed(party: Party) -> None:
    choose(party, 1, "take sable_wick")
    for seat, name, hero, status, said in REFUSED:
        answer = call(party, seat, name, hero)
        assert (answer.status_code, said in answer.json()["error"]) == (status, True), name
    assert party.state()["hero_names"] == {}


def test_a_refusal_speaks_the_reader_s_language(party: Party) -> None:
    assert "24" in call(party, 0, "", query="?lang=ru").json()["error"]
    assert "characters" not in call(party, 0, "", query="?lang=ru").json()["error"]


def test_another_process_and_a_restart_know_the_name(party: Party, database: str) -> None:
    with InProcess(create_app(database)) as other:
        there = party.through(other)
        assert there.state()["hero_names"] == {}  # it has the table in memory from now on
        assert call(party, 0, NAME).status_code == 200
        choose(party, 1, "take sable_wick")
        assert there.look(1).content == party.look(1).content
        assert there.state()["log"][-2]["text"] == f"Ana names a hero: {NAME}."
    with InProcess(create_app(database)) as later:
        assert party.through(later).look(1).content == party.look(1).content


def test_a_name_outlives_what_is_taken_back(named: Party, app: FastAPI) -> None:
    choose(named, 1, "create", "race elf")
    with app.state.tables.at(named.table) as live:
        take_back(app.state.tables, live, 1, live.number)
        take_back(app.state.tables, live, 1, live.number)
    assert named.state()["hero_names"] == {HERO: NAME}
    assert call(named, 0, "Ida").status_code == 200
    assert named.state()["hero_names"] == {HERO: "Ida"}


def test_the_name_that_a_hero_has_changes_nothing(named: Party) -> None:
    before = named.state()
    assert call(named, 0, f"  {NAME}").json() == {"number": before["number"]}
    assert named.state() == before


def test_heroes_of_a_table_are_named_so_often(make_app: Apps) -> None:
    with InProcess(make_app(limits=Limits(names_per_minute=2))) as http:
        parties = [humans(http, 2, game="plungin", options={"campaign": True}) for _ in range(2)]
        for party in parties:
            choose(party, 0, *MADE)
        first, second = parties
        answers = [call(first, 0, name) for name in ("Ida", "Ida", "Una", "Una", "Eve")]
        assert [one.status_code for one in answers] == [200, 200, 200, 200, 429]
        assert int(answers[-1].headers["Retry-After"]) > 0
        assert call(second, 0, "Eve").status_code == 200


def test_a_name_does_not_keep_a_choice_from_being_taken_back(named: Party, app: FastAPI) -> None:
    choose(named, 1, "create")
    assert call(named, 0, "Ida").status_code == 200
    assert named.state(1)["undo"]["is_allowed"]


def test_a_table_that_is_put_away_or_carried_elsewhere_keeps_its_names(
    named: Party, app: FastAPI, tmp_path: Path
) -> None:
    archive: Archive = app.state.tables.archive
    before, text = named.state(0), archive.exported(named.table)
    assert archive.put_away(named.table, 5.0)
    assert archive.bring_back(named.table, 6.0)
    assert named.state(0) == before
    elsewhere = str(tmp_path / "elsewhere.sqlite3")
    Archive(Storage(open_database(elsewhere))).import_text(str(text))
    with InProcess(create_app(elsewhere)) as other:
        assert named.through(other).state(0) == before


def test_record_replay_and_rematch_keep_the_names(named: Party, http: Http) -> None:
    choose(named, 1, "take sable_wick")
    choose(named, 0, "take brannoc_vale")
    choose(named, 1, "take sister_ivenne")
    while named.state()["result"] is None:
        seat = named.state()["waiting"][0]
        offered = [one["option"] for one in named.state(seat)["ask"]["options"]]
        wanted = [one for one in ("retire", "keep", "done") if one in offered]
        choose(named, seat, wanted[0])
    assert call(named, 0, "Ida").status_code == 409
    assert SHOWN in named.look(None, "?regions=true").json()["regions"]["result"]
    record = http.get(f"{named.url}/record").text
    assert f'"hero_names": {{"{HERO}": "{NAME}"}}' in record
    assert verdict_on(record.encode(), (), 60)["ok"]
    step = http.get(f"{named.url}/steps/6?seat=1").json()
    assert SHOWN in step["regions"]["own"]
    assert 'id="naming"' not in http.get(f"/table/{named.table}/replay").text
    table = http.post(f"{named.url}/rematch", headers=named.key(1)).json()["table"]
    again = Party(http, table, named.keys)
    choose(again, 0, *MADE)
    assert again.state()["log"][-1]["text"].startswith(NAME)
    assert http.get(again.url, headers=bearer(str(named.keys[0]))).json()["seat"] == 0


def test_a_record_without_names_has_no_word_of_them(party: Party, app: FastAPI) -> None:
    with app.state.tables.at(party.table) as live:
        assert "hero_names" not in live.game.record().text()


def test_nothing_on_the_server_speaks_of_a_table_without_its_names() -> None:
    folder = Path(delvers.server.__file__).parent
    forgetful = [
        path.name for path in folder.rglob("*.py") if "with_content(live" in path.read_text("utf-8")
    ]
    assert forgetful == []  # LiveTable.spoken knows content and names
