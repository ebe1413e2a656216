"""A game with nothing but rules, played through the API."""

import pytest
from fastapi import FastAPI

from tests.server.guests import Http, bot, human, sit_down
from tests.server.waiting import wait_until

pytestmark = pytest.mark.usefixtures("pit")


def test_a_game_of_another_package_is_listed_with_readable_words(http: Http) -> None:
    (listed,) = [game for game in http.get("/api/games").json() if game["id"] == "pit"]
    assert (listed["name"], listed["bots"][0], listed["seats"]) == ("Pit", "random", [2, 3])
    assert [option["label"] for option in listed["options"]] == ["Shallow", "Depth", "Motto"]


def test_a_game_with_nothing_but_rules_is_seen_and_played_to_its_end(http: Http) -> None:
    party = sit_down(http, human(0), human(1), game="pit")
    assert party.state()["log"][0]["text"].startswith("Ana: Rolled (number ")
    (seat, *_) = party.state()["waiting"]
    labels = [one["label"] for one in party.state(seat)["ask"]["options"]]
    assert labels in (["Dig", "Rest"], ["0", "1", "2"])
    assert party.play_out()["result"]["winners"]


def test_its_page_and_its_picture_are_drawn_plainly(http: Http) -> None:
    party = sit_down(http, human(0), human(1), game="pit")
    drawn = party.look(0, "?regions=true").json()["regions"]
    assert "Has bid" in drawn["board"]
    assert "Pit" in http.get(f"/table/{party.table}/picture.svg").text


def test_bots_in_worker_processes_know_it_too(app: FastAPI, http: Http) -> None:
    party = sit_down(http, bot(), bot(), game="pit")
    wait_until(app, lambda: party.state()["result"] is not None)
