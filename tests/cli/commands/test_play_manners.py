"""What `delvers play` does with files, and how a choice is taken back."""

import json
import os
from pathlib import Path

import pytest

import delvers
from delvers.cli.commands.play import default_path
from tests.cli.command import kept, refused, run


def test_a_file_without_a_seat_of_a_person_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "raiders", "--seed", 1, "--save", file, typed="")
    table = json.loads(file.read_text(encoding="utf-8"))
    for seat in table["seats"]:
        seat["bot"] = "random"
    file.write_text(json.dumps(table), encoding="utf-8")
    before = file.read_bytes(), os.stat(file).st_mtime_ns
    assert "has no seat of a person" in refused("play", "--resume", file)
    assert (file.read_bytes(), os.stat(file).st_mtime_ns) == before


def test_two_games_of_one_second_are_kept_in_two_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("delvers.cli.commands.play.folder", lambda: tmp_path)
    paths = []
    for _ in range(12):
        paths.append(default_path("raiders"))
        paths[-1].write_text("", encoding="utf-8")
    assert len({*paths}) == 12


def test_u_takes_a_choice_back_and_asks_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    options = ("--seats", 1, "--seed", 3, "--save", file)
    run("play", "plungin", *options, typed="1\n" * 7 + "m\n")
    before = kept(file)["save"]["choices"]
    shown = run("play", "--resume", file, typed="u\n").stdout
    assert before[-1] == [0, "move"]
    assert kept(file)["save"]["choices"] == before[:-1]
    assert "There is nothing to take back" not in shown


def test_u_says_why_nothing_can_be_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = run("play", "raiders", "--seed", 3, "--save", file, typed="u\n").stdout
    assert "There is nothing to take back" in shown
    shown = run("play", "--resume", file, typed="1\nu\n").stdout
    assert "There is nothing to take back" in shown
    assert kept(file)["save"]["choices"][0] == [0, "power 1"]


@pytest.mark.parametrize("arguments", [["--version"]])
def test_the_version_is_told(arguments: list[str]) -> None:
    assert run(*arguments).stdout == f"delvers {delvers.__version__}\n"
