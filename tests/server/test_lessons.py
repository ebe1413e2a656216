"""Guided games: every game has one, its choices are legal and lead to its end."""

from itertools import pairwise

import pytest

from delvers.kernel.kit import REGISTRY
from delvers.kernel.rulebook import clause
from delvers.server.gamepage import GamePage, template_of
from delvers.server.lessons import LEARNER, lesson_of, positions, step_for
from delvers.text import LANGUAGES, words
from tests.server.guests import Http

GAMES = [kit.id for kit in REGISTRY.kits()]


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_is_played_to_its_end(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    stands = positions(game)
    assert len(stands) == len(lesson.steps)
    for step, play in zip(lesson.steps, stands, strict=True):
        clause(step.rule)
        if step.choice:
            assert step.choice in play.pending[LEARNER].options
    assert not lesson.steps[-1].choice
    assert sum("rule:" in step.note for step in lesson.steps) == 3


@pytest.mark.parametrize("game", GAMES)
def test_the_stage_shows_what_is_new_at_a_step(game: str) -> None:
    shown = [step_for(game, number, words("en")) for number in range(len(positions(game)))]
    assert shown[0]["steps"] == []
    for before, after in pairwise(shown):
        assert len(after["steps"]) == len(after["log"]) - len(before["log"])
    assert any(one["steps"] for one in shown)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_step_points_at_is_on_the_page(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    for number, step in enumerate(lesson.steps):
        shown = step_for(game, number, words("en"))
        assert not step.part or shown["regions"][step.part], (number, step.part)
        if step.choice:
            drawn = "".join(shown["regions"].values())
            assert f'data-option="{step.choice}"' in drawn
            assert shown["label"]


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_notes_are_told_in_every_language(lang: str) -> None:
    for game in GAMES:
        lesson = lesson_of(game)
        assert lesson is not None
        for step in lesson.steps:
            assert words(lang).say(step.note) != step.note


def test_the_page_of_a_lesson_and_its_steps(http: Http) -> None:
    for game in GAMES:
        assert f'href="/learn/{game}"' in http.get("/").text
        page = http.get(f"/learn/{game}?step=1")
        assert page.status_code == 200
        assert step_for(game, 1, words("en"))["note"] in page.text.replace("&#39;", "'")
        assert http.get(f"/api/lessons/{game}/0?lang=es").json()["step"] == 0
        assert http.get(f"/api/lessons/{game}/99").status_code == 404


def test_a_game_without_a_lesson_has_none(http: Http, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson_of.cache_clear()
    positions.cache_clear()
    monkeypatch.setattr("delvers.server.lessons.page_of", lambda _game: GamePage())
    assert lesson_of(GAMES[0]) is None
    assert http.get(f"/learn/{GAMES[0]}").status_code == 404
    assert "/learn/" not in http.get("/").text
    lesson_of.cache_clear()
    positions.cache_clear()
    assert template_of(GAMES[0], "table.html")
