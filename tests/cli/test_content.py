"""Checking an adventure that a designer has written."""

from pathlib import Path

import pytest

from delvers.games.plungin.rules.books.library import FOLDER
from tests.cli.command import run

PACKS = FOLDER / "packs"
MINE = "my_tapping.toml"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A copy of an adventure under ids of its own, to be spoilt."""
    path = tmp_path / MINE
    text = (PACKS / "tapping_in_the_wall.toml").read_text(encoding="utf-8")
    text = text.replace("eye_of_death", "my_eye").replace(
        'tile = "my_eye"', 'tile = "eye_of_death"'
    )
    text = text.replace("tapping_in_the_wall", "my_tapping").replace(
        'id = "task_', 'id = "my_task_'
    )
    path.write_text(text, encoding="utf-8")
    return path


def spoil(path: Path, old: str, new: str) -> None:
    """Change one thing in a file."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def complaints(path: Path) -> list[str]:
    """What the command says about a file with mistakes in it."""
    result = run("content", "check", path)
    assert result.exit_code == 1, result.output
    return result.stderr.splitlines()


def test_the_adventures_of_the_box_have_nothing_wrong_with_them() -> None:
    result = run("content", "check", PACKS)
    assert (result.exit_code, result.stdout) == (0, "3 adventures: nothing is wrong\n")


def test_a_single_adventure_can_be_checked(mine: Path) -> None:
    assert run("content", "check", mine).stdout == "1 adventure: nothing is wrong\n"


def test_a_gap_in_a_table_is_named(mine: Path) -> None:
    spoil(mine, "{ low = 1, high = 2, event", "{ low = 1, high = 1, event")
    assert complaints(mine) == [f"{mine}: events.rows: no row for 2"]


def test_an_overlap_in_a_table_is_named(mine: Path) -> None:
    spoil(mine, "{ low = 1, high = 2, event", "{ low = 1, high = 3, event")
    assert complaints(mine) == [f"{mine}: events.rows: rows 1 and 2 both hold 3"]


def test_an_unknown_id_is_named_with_those_that_are_known(mine: Path) -> None:
    spoil(mine, '"healing_fountain"', '"healing_fontain"')
    [said] = complaints(mine)
    assert said.startswith(f"{mine}: specials.rows[0].location: 'healing_fontain' is not known;")
    assert "healing_fountain" in said


def test_a_missing_text_is_named(mine: Path) -> None:
    spoil(mine, 'text = "staff handed over in the village"', 'text = ""')
    assert complaints(mine) == [f"{mine}: tasks.my_task_return_staff.text: the text is missing"]


def test_a_field_that_does_not_exist_is_named_with_those_that_do(mine: Path) -> None:
    spoil(mine, "great_keys = 1", "great_key = 1")
    [said] = complaints(mine)
    assert said.startswith(f"{mine}: my_tapping.great_key: is not a known field; known:")


def test_all_mistakes_are_told_at_once(mine: Path) -> None:
    spoil(mine, "{ low = 1, high = 2, event", "{ low = 1, high = 1, event")
    spoil(mine, "x = 6", "x = 2")
    assert len(complaints(mine)) >= 2


def test_what_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    nowhere = run("content", "check", tmp_path / "nowhere.toml")
    assert nowhere.exit_code == 1
    assert "there is no such file or folder" in nowhere.stderr
    assert "whose name ends in .toml" in run("content", "check", tmp_path).stderr
