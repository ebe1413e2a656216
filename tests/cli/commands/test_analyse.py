import json
from pathlib import Path

import pytest

import delvers
from delvers import Game
from tests.cli.command import played, refused, run


def kept(folder: Path, game: Game) -> Path:
    path = folder / "record.json"
    path.write_text(game.record().text(), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return kept(tmp_path_factory.mktemp("analyse"), played())


def test_a_verdict_luck_moments_and_mistakes_are_shown(record: Path) -> None:
    shown = run("analyse", record, "--budget", "250").stdout
    for word in ("Luck and choices, in wins", "Given away", "rehearsals", "±"):
        assert word in shown


def test_json_is_one_object_and_the_same_for_the_same_seed_and_rehearsals(record: Path) -> None:
    one, again = (
        run("analyse", record, "--budget", "200", "--seed", "3", "--json").stdout for _ in range(2)
    )
    assert one == again
    told = json.loads(one)
    assert (told["game"], told["seed"]) == ("raiders", 3)
    assert told["names"] == ["Player 1", "Player 2", "Player 3"]
    assert {*told["decisions"][0]} >= {"number", "seat", "before", "after", "luck", "lost"}
    for seat in told["seats"]:
        total = sum(seat[what][0] for what in ("start", "luck", "own", "others"))
        assert total == pytest.approx(seat["end"], abs=1e-4)


def test_the_page_stands_alone_with_its_graph_in_the_readers_language(
    record: Path, tmp_path: Path
) -> None:
    page = tmp_path / "analysis.html"
    done = run("analyse", record, "--budget", "150", "--html", page, "--lang", "es")
    assert (done.exit_code, done.stdout) == (0, "")
    html = page.read_text(encoding="utf-8")
    assert '<html lang="es">' in html
    assert "Suerte y decisiones" in html
    assert html.count('class="way of-2"') == 2
    for outside in ("http://", "https://", "src=", "<script", "<link"):
        assert outside not in html.replace("http://www.w3.org/2000/svg", "")
    assert "prefers-color-scheme" in html
    assert "width=device-width" in html


def test_what_cannot_be_analysed_is_refused_in_one_line(record: Path, tmp_path: Path) -> None:
    assert "No such file" in refused("analyse", tmp_path / "none.json")
    (tmp_path / "text.json").write_text("[1, 2]", encoding="utf-8")
    assert "this is not a Delvers save" in refused("analyse", tmp_path / "text.json")
    running = kept(tmp_path, delvers.new("raiders", seats=3, seed=2))
    assert "allowed: the record of a finished game" in refused("analyse", running)
    assert "allowed: a number of rehearsals" in refused("analyse", record, "--budget", "soon")
    assert "allowed: a number of rehearsals" in refused("analyse", record, "--budget", "0")
    other = json.loads(record.read_text(encoding="utf-8"))
    (tmp_path / "old.json").write_text(json.dumps({**other, "rules": "abc"}), encoding="utf-8")
    assert "version of Delvers that made them" in refused("analyse", tmp_path / "old.json")
    assert (
        "is a directory"
        in refused("analyse", record, "--budget", "150", "--html", tmp_path).lower()
    )
