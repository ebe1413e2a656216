"""Reading what `play`, the page or `Game.save` has made."""

import json
from pathlib import Path

import pytest

import delvers
from delvers.cli.files import Seat, TableFile, read_chronicle, read_table, read_text
from delvers.kernel.errors import BrokenSave
from delvers.text import words

SEATS = [Seat("Ana"), Seat("Bot 2", "random"), Seat("Eva")]


def save() -> str:
    return delvers.new("raiders", seats=3, seed=1).save()


def chronicle(folder: Path, text: str) -> tuple[str, ...]:
    path = folder / "game.json"
    path.write_text(text, encoding="utf-8")
    found = read_chronicle(path, words("en"))
    assert found.record.game == "raiders"
    return found.names


def test_what_play_wrote_is_read_again() -> None:
    table = TableFile(save(), SEATS, 7, ["/packs/é.toml"])
    assert read_table(table.text()) == table
    assert "é" in table.text()
    assert json.loads(table.text())["format"] == "delvers-table-1"
    assert TableFile(save(), SEATS, 7).content == []


def test_players_have_the_names_that_they_gave(tmp_path: Path) -> None:
    assert chronicle(tmp_path, TableFile(save(), SEATS, 7).text()) == ("Ana", "Bot 2", "Eva")


def test_without_names_for_all_players_are_numbered(tmp_path: Path) -> None:
    numbered = ("Player 1", "Player 2", "Player 3")
    assert chronicle(tmp_path, save()) == numbered
    assert chronicle(tmp_path, TableFile(save(), SEATS[:2], 7).text()) == numbered


@pytest.mark.parametrize("text", ["no json", "[]", "7", "{}", '{"format": "other"}', "[" * 9999])
def test_what_somebody_else_wrote_is_no_table(text: str) -> None:
    assert read_table(text) is None


def test_a_broken_table_says_where() -> None:
    plain = {**json.loads(TableFile(save(), SEATS, 7).text()), "luck": "x"}
    with pytest.raises(BrokenSave, match=r"^table\.luck"):
        read_table(json.dumps(plain))


def test_a_file_that_is_no_text_says_so(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BrokenSave, match=r"picture\.png is not a Delvers file: it is not text"):
        read_text(path)
