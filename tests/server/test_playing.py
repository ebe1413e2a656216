"""A whole game over the API."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from fastapi import FastAPI

import delvers
from delvers.kernel import rulebook
from delvers.kernel.fairness import commitment
from delvers.server.stored import Entry
from delvers.text import words
from tests.server.guests import JSON, Http, bot, finish, humans, sit_down


def test_four_people_play_a_game_to_its_end(http: Http) -> None:
    party = humans(http, 4)
    end = party.play_out()
    assert end["result"]["winners"]
    assert end["waiting"] == []
    assert end["ask"] is None
    assert party.state()["names"] == ["Ana", "Bob", "Eva", "Ion"]
    assert end["number"] == len(party.http.get(f"{party.url}/record").json()["choices"])


def test_in_the_tactical_variant_one_seat_is_asked_after_the_other(
    app: FastAPI, http: Http
) -> None:
    party = humans(http, 3, options={"tactical": True})
    assert len(party.state()["waiting"]) == 1
    finish(app, party)
    assert party.state()["result"]["winners"]


def test_the_secret_is_shown_only_after_the_last_move(app: FastAPI, http: Http) -> None:
    party = humans(http, 3)
    before = party.state(0)["fairness"]
    assert before["secret"] is None
    assert before["words"] == ["word 0", "word 1", "word 2"]
    assert http.get(f"{party.url}/record").status_code == 409
    finish(app, party)
    after = party.state()["fairness"]
    assert commitment(after["secret"]) == before["commitment"] == after["commitment"]


def test_a_promise_made_before_the_words_is_the_one_that_the_table_keeps(http: Http) -> None:
    promised = http.post("/api/promises").json()["commitment"]
    party = humans(http, 3, promise=promised)
    assert party.state()["fairness"]["commitment"] == promised
    form = {"game": "raiders", "seats": [{"kind": "human"}] * 3, "promise": promised}
    again = http.post("/api/tables", json=form)
    assert again.status_code == 422
    assert "/api/promises" in again.json()["error"]


def test_the_record_of_a_finished_game_verifies_and_a_changed_one_does_not(
    app: FastAPI, http: Http
) -> None:
    party = humans(http, 3)
    finish(app, party)
    record = http.get(f"{party.url}/record").text
    verdict = http.post("/api/verify", content=record, headers=JSON).json()
    assert verdict["ok"]
    assert verdict["checked"] == ["promise", "words", "seed", "choices", "result"]
    assert [one["word"] for one in verdict["joined"]] == ["word 0", "word 1", "word 2"]
    assert verdict["is_from_host_only"] is False
    assert verdict["pieces"] == [True]
    changed = delvers.read_record(record)
    changed.seed = 1
    refused = http.post("/api/verify", content=changed.text(), headers=JSON).json()
    assert not refused["ok"]
    assert "seed" in refused["error"]


def test_a_record_of_nonsense_is_refused_with_a_reason(http: Http) -> None:
    half_a_letter = rb'{"format": "delvers-1", "\ud800": 1}'
    empty = b'{"format": "delvers-1"}'
    for body in (b"", b"{", b"[]", empty, half_a_letter, b"\xff", b"[" * 5000, b"9" * 5000):
        verdict = http.post("/api/verify", content=body, headers=JSON).json()
        assert not verdict["ok"]
        assert verdict["error"]


def test_the_log_can_be_read_from_where_one_left_off(http: Http) -> None:
    party = humans(http, 3)
    read = party.state(0)["log"]
    assert [line["number"] for line in read] == list(range(1, len(read) + 1))
    party.lay_first(1)
    news = party.look(0, f"?after={len(read)}").json()["log"]
    assert party.state(0)["log"] == read + news
    assert news[0]["number"] == len(read) + 1


def test_two_players_at_one_table_read_two_languages(http: Http) -> None:
    party = humans(http, 3)
    english = party.look(0, "?lang=en").json()
    spanish = party.look(1, "?lang=es").json()
    assert (english["lang"], spanish["lang"]) == ("en", "es")
    assert english["ask"]["prompt"] != spanish["ask"]["prompt"]


def test_an_unknown_language_falls_back_to_what_the_browser_likes(http: Http) -> None:
    party = humans(http, 3)
    answer = http.get(f"{party.url}?lang=tlh", headers={"Accept-Language": "ro;q=0.9, xx"})
    assert answer.json()["lang"] == "ro"


def test_refused_options_name_the_clause_that_forbids_them(http: Http) -> None:
    party = humans(http, 3)
    party.lay_first(0)
    first_room = party.state(1)["ask"]
    assert all(refused["rule"].startswith("DR-") for refused in first_room["refused"])
    assert first_room["rule"] == "DR-PLAY-03"


def test_names_are_trimmed_and_missing_ones_are_made_in_the_viewers_language(
    http: Http,
) -> None:
    long = {"kind": "human", "name": "  x" * 60}
    party = sit_down(http, long, {"kind": "human", "name": " \u202e\n "}, bot())
    names = party.state()["names"]
    assert names[0] == ("x " * 20).strip()
    assert names[1:] == ["Player 2", "Bot 3"]


def test_games_are_listed_with_seats_options_and_bots(http: Http) -> None:
    (raiders,) = [game for game in http.get("/api/games").json() if game["id"] == "raiders"]
    assert raiders["seats"] == [3, 4, 5]
    assert "random" in raiders["bots"]
    (tactical,) = raiders["options"]
    wanted: dict[str, Any] = {"name": "tactical", "type": "bool", "default": False}
    assert {name: tactical[name] for name in wanted} == wanted
    assert tactical["allowed"] == [False, True]


def test_rules_can_be_looked_up_and_searched(http: Http) -> None:
    assert http.get("/api/rules/dr-play-03").json()["game"] == "raiders"
    found = http.get("/api/rules?words=torch&game=raiders").json()
    assert found
    assert all("torch" in clause["text"].casefold() for clause in found)
    assert http.get("/api/rules/DR-PLAY-999").status_code == 404
    assert http.get("/api/rules?game=chess").status_code == 404
    first, more = (http.get(f"/api/rules?after={after}").json() for after in (0, 300))
    assert len(first) == 300
    assert not {one["id"] for one in first} & {one["id"] for one in more}


def test_rules_are_told_and_searched_in_the_readers_language(http: Http) -> None:
    told = http.get("/api/rules/dr-play-03?lang=es").json()
    assert (told["lang"], told["is_stale"], told["note"]) == ("es", False, "")
    assert told["cites"] == http.get("/api/rules/dr-play-03").json()["cites"]
    found = http.get("/api/rules?words=antorcha&game=raiders&lang=es").json()
    assert {clause["lang"] for clause in found} == {"es"}
    russian = http.get("/api/rules/dr-play-03", headers={"accept-language": "ru"}).json()
    assert russian["lang"] == "ru"


def test_cited_rules_are_links_on_the_page(http: Http) -> None:
    whole = http.get("/rules?game=raiders", headers={"accept-language": "ro"}).text
    assert '(vezi <a href="/rules/DR-RULING-01">DR-RULING-01</a>)' in whole
    assert '<a href="#TRAP">Capcane</a>' in whole
    one = http.get("/rules/DR-SETUP-01", headers={"accept-language": "es"}).text
    assert '(véase <a href="/rules/DR-RULING-01">DR-RULING-01</a>)' in one
    assert '<p class="the-clause" lang="es">' in one


def test_a_stale_rule_is_told_in_english_with_a_note(
    http: Http, monkeypatch: pytest.MonkeyPatch
) -> None:
    stale = replace(rulebook.clause("DR-PLAY-03"), is_stale=True)
    monkeypatch.setattr(rulebook, "clauses", lambda _lang="en": {stale.id: stale})
    told = http.get("/api/rules/DR-PLAY-03?lang=es").json()
    assert (told["text"], told["lang"], told["is_stale"]) == (stale.text, "en", True)
    assert told["note"] == words("es").about_language(stale) != ""
    shown = http.get("/rules/DR-PLAY-03", headers={"accept-language": "es"}).text
    assert told["note"] in shown
    assert '<p class="the-clause" lang="en">' in shown


def test_a_choice_asks_the_database_for_nothing_and_writes_once(
    app: FastAPI, http: Http, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = humans(http, 3)
    party.state()
    storage, wrote = app.state.tables.storage, list[int]()
    append_all = storage.append_all

    def counted(entries: Sequence[Entry]) -> list[bool]:
        wrote.append(len(entries))
        found: list[bool] = append_all(entries)
        return found

    for question in ("find_table", "choices_after", "numbers"):
        monkeypatch.setattr(storage, question, lambda *_: pytest.fail("the database was asked"))
    monkeypatch.setattr(storage, "append_all", counted)
    assert party.lay(0, "power 1").status_code == 200
    assert wrote == [1]


def test_only_who_asks_for_the_regions_of_the_page_gets_them(http: Http) -> None:
    party = humans(http, 3)
    assert "regions" not in party.state(0)
    assert "regions" not in party.lay(0, "power 1").json()
    drawn = party.look(1, "?regions=true").json()["regions"]
    assert "<svg" in drawn["hand"]
    form = {"number": 0, "option": "power 1"}
    asked = f"{party.url}/choices?regions=true"
    answer = http.post(asked, json=form, headers=party.key(1)).json()
    assert "prompt" in answer["regions"]
