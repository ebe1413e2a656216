"""Steps beside the lines of the log: for pages, and for nobody else."""

import httpx
import pytest

from delvers.draw.scene import Scene
from delvers.draw.steps import Stage
from delvers.kernel.events import Event
from delvers.server import staging
from delvers.text import words
from tests.seats import take_all

PEOPLE = {"game": "raiders", "seats": [{"kind": "human"} for _ in range(3)]}


def test_a_page_gets_a_step_for_every_line_and_a_client_none(http: httpx.Client) -> None:
    seats = take_all(http, PEOPLE)
    for_page = http.get(seats.table, params={"regions": True}, headers=seats.header(0)).json()
    assert len(for_page["steps"]) == len(for_page["log"])
    assert "steps" not in http.get(seats.table, headers=seats.header(0)).json()


def test_an_answer_to_a_choice_has_the_steps_of_its_lines(http: httpx.Client) -> None:
    seats = take_all(http, PEOPLE)
    for seat in range(3):
        state = http.get(seats.table, headers=seats.header(seat)).json()
        choice = {"number": state["number"], "option": state["ask"]["options"][0]["option"]}
        answer = http.post(
            f"{seats.table}/choices?regions=true", headers=seats.header(seat), json=choice
        ).json()
    assert len(answer["steps"]) == len(answer["log"])
    assert any(step and step.get("kind") == "card" for step in answer["steps"])


def test_pictures_are_drawn_in_the_words_of_a_language(http: httpx.Client) -> None:
    answer = http.get("/pictures/raiders/es/x/item torch")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    for name in ("raiders/es/x/item no_such", "raiders/xx/x/item torch", "chess/en/x/item torch"):
        assert http.get(f"/pictures/{name}").status_code == 404


def test_a_step_that_cannot_be_made_keeps_nobody_from_playing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_scene: Scene, _at: int) -> None:
        raise KeyError("broken")

    monkeypatch.setattr(staging, "stage_of", lambda _game: Stage(steps={"found": broken}))
    scene = Scene("toy", {}, None, words("en"), ("Ana",), [Event("found", "X-1", {"seat": 0})])
    assert staging.steps_of(scene, 0, 0) == [{}]
    assert "toy cannot show" in caplog.text
