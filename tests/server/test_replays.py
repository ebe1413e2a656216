"""A game that is over: any step through any eyes, its story in numbers, and the next one."""

import pytest
from fastapi import FastAPI

from delvers.server.undoing import take_back
from tests.server.guests import Http, Party, bearer, bot, finish, human, humans, sit_down


@pytest.fixture
def over(app: FastAPI, http: Http) -> Party:
    party = humans(http, 3)
    finish(app, party)
    return party


def test_nothing_is_shown_again_before_the_game_is_over(http: Http) -> None:
    party = humans(http, 3)
    for address in ("steps/0", "story"):
        assert http.get(f"{party.url}/{address}").status_code == 409
    assert http.post(f"{party.url}/rematch", headers=party.key(0)).status_code == 409


def test_every_step_is_what_a_seat_knew_then(app: FastAPI, over: Party) -> None:
    first = over.http.get(f"{over.url}/steps/0?seat=0").json()
    assert first["chosen"] == "The game begins."
    last = over.http.get(f"{over.url}/steps/{first['last']}").json()
    assert last["regions"]["result"] == over.look(None, "?regions=true").json()["regions"]["result"]
    one = over.http.get(f"{over.url}/steps/1?seat=0").json()
    other = over.http.get(f"{over.url}/steps/1?seat=1").json()
    watcher = over.http.get(f"{over.url}/steps/1").json()
    assert one["chosen"].startswith("Ana: ")
    assert one["regions"]["hand"] != other["regions"]["hand"] != watcher["regions"]["hand"]
    assert over.http.get(f"{over.url}/steps/{first['last'] + 1}").status_code == 422


def test_the_stage_shows_what_is_new_at_a_step(app: FastAPI, over: Party) -> None:
    for seat in ("", "?seat=0"):
        before, after = (over.http.get(f"{over.url}/steps/{at}{seat}").json() for at in (2, 3))
        news = [line for line in after["log"] if line["number"] > before["log"][-1]["number"]]
        assert len(after["steps"]) == len(news) > 0


def test_what_was_taken_back_is_no_step(app: FastAPI, http: Http) -> None:
    party = humans(http, 1, game="dungeonquest-revised", options={})
    with app.state.tables.at(party.table) as live:
        app.state.tables.choose_at(live, 0, 0, live.game.pending[0].options[0])
        take_back(app.state.tables, live, 0, live.number)
    finish(app, party)
    with app.state.tables.at(party.table) as live:
        replay = app.state.replays.of(live)
        assert replay.last == live.number - 2
        assert replay.at(replay.last).result == live.game.result


def test_the_story_counts_for_each_seat_and_in_all(over: Party) -> None:
    story = over.http.get(f"{over.url}/story?lang=es").json()
    assert story["names"] == ["Ana", "Bob", "Eva"]
    choices, coins = story["rows"][0], story["rows"][1]
    assert (choices["label"], coins["label"]) == ("Decisiones", "Monedas ganadas")
    for row in story["rows"]:
        assert not row["numbers"] or sum(row["numbers"]) == row["total"]


def test_a_rematch_has_the_same_people_with_the_same_keys(app: FastAPI, http: Http) -> None:
    party = sit_down(http, human(0), human(1), bot(), options={"tactical": True})
    finish(app, party)
    assert http.post(f"{party.url}/rematch").status_code == 403
    table = http.post(f"{party.url}/rematch", headers=party.key(1)).json()["table"]
    assert http.post(f"{party.url}/rematch", headers=party.key(0)).json()["table"] == table
    assert party.state(0)["rematch"] == table
    assert party.state(0)["log"][-1]["text"] == "Bob opens the next game for the same people."
    for seat, name in enumerate(("Ana", "Bob")):
        there = http.get(f"/api/tables/{table}", headers=bearer(str(party.keys[seat]))).json()
        assert (there["seat"], there["names"][seat], there["number"]) == (seat, name, 0)
        assert there["kinds"] == ["human", "human", "bot"]
    # What came after the last choice is neither in the record nor in the replay.
    choices = http.get(f"{party.url}/record").json()["choices"]
    assert http.get(f"{party.url}/steps/0").json()["last"] == len(choices)


def test_pages_of_tables_name_a_picture_for_whoever_shares_them(over: Party) -> None:
    page = over.http.get(f"/table/{over.table}/replay?step=3&seat=1").text
    assert f'og:image" content="http://localhost/table/{over.table}/picture.png' in page
    assert '<option value="1" selected>Bob</option>' in page


def test_a_list_of_tables_learns_how_each_stands(app: FastAPI, http: Http, over: Party) -> None:
    standing = http.get(f"{over.url}/standing").json()
    assert standing == {"has_begun": True, "is_over": True, "waiting": [], "is_yours": False}
    party = humans(http, 3)
    party.lay(1, "power 1")
    waiting = http.get(f"{party.url}/standing", headers=party.key(0)).json()
    assert (waiting["waiting"], waiting["is_yours"]) == (["Ana", "Eva"], True)
    assert not http.get(f"{party.url}/standing", headers=party.key(1)).json()["is_yours"]
