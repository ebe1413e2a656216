"""The list of kept games: the latest first, each with the command that goes on with it."""

import io
import os
from pathlib import Path

from rich.console import Console

import delvers
from delvers.cli.files import Seat
from delvers.cli.terminal.kept import kept_game, show_kept
from delvers.cli.terminal.sitting import Sitting
from delvers.text import words
from tests.cli.command import played

EN = words("en")


def keep(path: Path, game: delvers.Game) -> Path:
    Sitting(game, [Seat("Ana"), Seat("Bot 2", "random"), Seat("Eva")], path, 1).save()
    return path


def begun(choices: int) -> delvers.Game:
    game = delvers.new("raiders", seats=3, seed=1)
    for _ in range(choices):
        seat = game.waiting[0]
        game.choose(seat, game.pending[seat].options[0])
    return game


def listed(folder: Path) -> list[str]:
    out = io.StringIO()
    show_kept(Console(file=out, width=60, color_system=None), folder, EN)
    return out.getvalue().splitlines()


def test_a_kept_game_is_told_with_players_choices_and_the_command(tmp_path: Path) -> None:
    path = keep(tmp_path / "game.json", begun(1))
    os.utime(path, (0, 0))
    told = kept_game(path, EN)
    assert told is not None
    assert str(told).startswith("Dungeon Raiders · Ana, Bot 2 and Eva · 1 choice · 19")
    assert str(told).endswith(f"\n    delvers play --resume {path}")
    assert told.style == "bold"
    assert [span.style for span in told.spans] == ["not bold", "not bold"]


def test_choices_are_counted_until_a_game_is_over(tmp_path: Path) -> None:
    assert " · 2 choices · " in str(kept_game(keep(tmp_path / "a.json", begun(2)), EN))
    assert " · over · " in str(kept_game(keep(tmp_path / "b.json", played()), EN))


def test_the_latest_game_stands_first_and_other_files_are_left_out(tmp_path: Path) -> None:
    old, new = keep(tmp_path / "old.json", begun(1)), keep(tmp_path / "new.json", begun(2))
    os.utime(old, (1_000, 1_000))
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    (tmp_path / "broken.json").write_text("no game", encoding="utf-8")
    lines = listed(tmp_path)
    assert [line.strip() for line in lines if "resume" in line] == [
        f"delvers play --resume {new}",
        f"delvers play --resume {old}",
    ]
    assert len(lines) == 4


def test_a_save_without_players_is_no_kept_game(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    path.write_text(begun(1).save(), encoding="utf-8")
    assert kept_game(path, EN) is None


def test_an_empty_folder_is_named(tmp_path: Path) -> None:
    assert " ".join(listed(tmp_path)) == f"No game is kept in {tmp_path}"
