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


# -- which game ------------------------------------------------------------------------------------


def pack(folder: Path, text: str, name: str = "pack.toml") -> Path:
    """A file of content."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


INNKEEPER = """
[[characters]]
id = "innkeeper"
name = "Innkeeper"
coins = 4
wounds = 1
items = []
"""


def test_a_pack_that_names_no_game_is_checked_for_the_game_that_it_fits(tmp_path: Path) -> None:
    mine = pack(tmp_path, INNKEEPER)
    assert run("content", "check", mine).stdout == "1 character: nothing is wrong\n"
    mine.write_text(INNKEEPER.replace("coins", "conis"), encoding="utf-8")
    [unknown, missing] = complaints(mine)
    assert unknown.endswith("; nearest: coins")
    assert missing.endswith("innkeeper.coins: is missing")


def test_a_pack_that_fits_several_games_must_say_for_which_it_is(tmp_path: Path) -> None:
    mine = pack(tmp_path, "numbers = {}\n")
    said = run("content", "check", mine).stderr
    assert 'write game = "ID" at its top (or give --game ID); it could be: raiders, dungeon' in said
    assert run("content", "check", mine, "--game", "raiders").exit_code == 0


def test_a_pack_for_a_game_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    said = run("content", "check", pack(tmp_path, 'game = "riders"\n' + INNKEEPER)).stderr
    assert "game: 'riders' is not known; known: raiders, dungeonquest-3e" in said
    assert said.rstrip().endswith("; nearest: raiders")


def test_a_pack_for_another_game_is_refused_everywhere(tmp_path: Path) -> None:
    mine = pack(tmp_path, 'game = "raiders"\n' + INNKEEPER)
    refused = "this is written for raiders, not for plungin"
    assert refused in run("content", "check", mine, "--game", "plungin").stderr
    for command in ("sim", "play"):
        result = run(command, "plungin", "--seats", "2", "--content", mine)
        assert result.exit_code != 0
        assert refused in result.stderr


def test_a_pack_for_both_editions_is_checked_for_both(tmp_path: Path) -> None:
    games = 'game = ["dungeonquest-3e", "dungeonquest-revised"]\n'
    mine = pack(tmp_path, games + '[numbers]\n"heroes.hugo.life" = 18\n')
    assert run("content", "check", mine).stdout == (
        "dungeonquest-3e: 1 number: nothing is wrong\n"
        "dungeonquest-revised: 1 number: nothing is wrong\n"
    )


def test_a_folder_that_is_no_toml_says_so_once(tmp_path: Path) -> None:
    assert complaints(pack(tmp_path, "= what"))[0].startswith(f"{tmp_path}/pack.toml: this is not")


def test_lists_say_which_game_they_are_of(tmp_path: Path) -> None:
    told = run("content", "list", "heroes", "hugo").stdout
    assert "dungeonquest-3e:\nhugo                         Hugo the Glorious\n" in told
    assert (
        run("content", "list", "bosses", "medu").stdout == "medusa                       Medusa\n"
    )
    assert "there is no list of 'cats'; allowed: treasures" in run("content", "list", "cats").stderr
    assert "; nearest: monsters" in run("content", "list", "monstrs").stderr
