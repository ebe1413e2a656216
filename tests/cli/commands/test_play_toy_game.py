"""A game with nothing but rules, in the terminal."""

import json
from pathlib import Path

import pytest

from tests.cli.command import run

pytestmark = pytest.mark.usefixtures("pit")


def test_it_is_played_to_its_end_with_numbers(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    shown = run("play", "pit", "--seed", 3, "--save", save, typed="1\n" * 30).stdout
    for text in ("Player 1: Rolled (number ", "Has bid: –, –, –", " 1  Dig", " wins.", "Score"):
        assert text in shown


def test_a_refused_option_is_shown_and_its_clause_named(tmp_path: Path) -> None:
    for seed in range(40):
        save = tmp_path / f"{seed}.json"
        shown = run("play", "pit", "--seed", seed, "--save", save, typed="1\n3\n").stdout
        if "Not now: 3 Flee" in shown:
            assert "PIT-3" in shown.rsplit("Not now", 1)[1]
            return
    raise AssertionError("nobody met a snake")


def test_bots_play_it_on_several_processes() -> None:
    told = run("sim", "pit", "--games", 40, "--jobs", 2, "--json")
    results = json.loads(told.stdout)["results"]
    assert results["bots"]["random"]["seats"] == 120
    assert "Score" in run("sim", "pit", "--games", 5).stdout


def test_it_is_named_among_the_games() -> None:
    assert "pit" in run("play").stderr
