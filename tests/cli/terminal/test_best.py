"""The best results of lone players in the terminal: kept, compared, never lost."""

import io
import json
import sys
from pathlib import Path

import pytest
from rich.console import Console

from delvers.cli.files import Seat
from delvers.cli.terminal.best import BadBest, Best, best_of, best_path, keep_best, read_best
from delvers.cli.terminal.conversation import Conversation
from delvers.cli.terminal.screen import Screen
from delvers.cli.terminal.sitting import Sitting
from delvers.kernel.game import Game
from delvers.text import words
from tests.games.dungeonquest.third.rules.scene import scene

HUGO = Best("a-game", "hugo", "", 700)


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of best results for this test alone."""
    file = tmp_path / "data" / "best.json"
    monkeypatch.setenv("DELVERS_BEST", str(file))
    return file


def test_the_best_results_lie_in_the_data_folder_of_the_user(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("DELVERS_BEST", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert best_path() == tmp_path / "delvers" / "best.json"
    monkeypatch.setenv("XDG_DATA_HOME", "")
    assert best_path() == Path.home() / ".local/share/delvers/best.json"
    monkeypatch.setenv("DELVERS_BEST", "/elsewhere/best.json")
    assert best_path() == Path("/elsewhere/best.json")


@pytest.mark.rule("DQ3-VAR-SOLO-13", "DQ3-DIFF-47")
def test_a_result_is_kept_if_it_is_the_best_of_its_kind(path: Path) -> None:
    assert keep_best(path, HUGO) is None
    assert keep_best(path, Best("a-game", "hugo", "", 500)) == 700
    assert keep_best(path, Best("a-game", "hugo", "", 700)) == 700
    assert keep_best(path, Best("a-game", "hugo", "", 900)) == 700
    assert read_best(path).results == [Best("a-game", "hugo", "", 900)]


@pytest.mark.parametrize(
    "other",
    [
        Best("b-game", "hugo", "", 10),
        Best("a-game", "lindel", "", 10),
        Best("a-game", "hugo", "late_start=True", 10),
    ],
)
def test_games_heroes_and_options_have_best_results_of_their_own(path: Path, other: Best) -> None:
    keep_best(path, HUGO)
    assert keep_best(path, other) is None
    assert read_best(path).results == [HUGO, other]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"results": [{"game": 5}]}', '{"format": "x"}'])
def test_a_file_that_cannot_be_read_is_left_as_it_is(path: Path, text: str) -> None:
    path.parent.mkdir()
    path.write_text(text)
    with pytest.raises(BadBest, match=r"best\.json does not hold best results"):
        keep_best(path, HUGO)
    assert path.read_text() == text


def leaving(loot: str) -> Game:
    """A lone hero stands in a tower with one card, and to leave is the first option."""
    return scene("lindel", loot={0: [loot]})


def sit(game: Game, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Play a game to its end with the first option each time; what the screen shows."""
    sitting = Sitting(game, [Seat("Ana")], folder / "game.json", 1)
    monkeypatch.setattr(sitting, "save", lambda: None)
    sent = io.StringIO()
    console = Console(file=sent, force_terminal=True, width=100, color_system=None)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 9))
    Conversation(Screen(console, sitting, words("en")), sitting).run()
    assert game.is_over
    return sent.getvalue()


@pytest.mark.rule("DQ3-VAR-SOLO-13", "DQ3-DIFF-47")
def test_at_the_end_a_lone_player_is_told_the_best_result_before(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = sit(leaving("treasure_silver_ring"), tmp_path, monkeypatch)
    assert "Lindel: 160, the first result to beat." in shown
    shown = sit(leaving("treasure_gold_ring"), tmp_path, monkeypatch)
    assert "Lindel: 190, a new best result! The best before was 160." in shown
    shown = sit(leaving("treasure_ruby_ring"), tmp_path, monkeypatch)
    assert "Lindel: 140. The best result stays 190." in shown
    assert [best.points for best in read_best(path).results] == [190]


def test_a_game_that_was_over_before_is_not_counted_again(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = leaving("treasure_silver_ring")
    sit(game, tmp_path, monkeypatch)
    assert "result to beat" not in sit(game, tmp_path, monkeypatch)
    assert len(read_best(path).results) == 1


def test_a_hero_without_a_treasure_has_no_result(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = sit(leaving("crypt_gold_coins_250"), tmp_path, monkeypatch)
    assert "Lindel: 250" not in shown
    assert not path.exists()


def test_a_broken_file_is_told_and_the_game_ends_all_the_same(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.parent.mkdir()
    path.write_text("no results")
    shown = sit(leaving("treasure_silver_ring"), tmp_path, monkeypatch)
    assert "this result is not kept" in " ".join(shown.split())
    assert path.read_text() == "no results"


def test_what_is_written_is_plain_and_says_what_it_is(path: Path) -> None:
    keep_best(path, HUGO)
    assert json.loads(path.read_text()) == {
        "results": [{"game": "a-game", "who": "hugo", "options": "", "points": 700}],
        "format": "delvers-best-1",
    }


def test_a_game_of_several_has_no_lone_result() -> None:
    game = scene("lindel", "hugo", status={0: "out", 1: "dead"})
    assert best_of(game) is None
