"""What `delvers sim` hands to the simulation."""

from pathlib import Path
from typing import Any

import pytest

from delvers.cli.commands import sim as module
from delvers.lab.simulate import DETAILED, Report
from tests.cli.command import run
from tests.lab.counted import report

PACK = 'game = "raiders"\n[numbers]\n"bosses.medusa.coins_lost" = 1\n'


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What was to be simulated."""
    wanted: dict[str, Any] = {}

    def simulate(game: str, games: int, **rest: Any) -> Report:
        wanted.update(game=game, games=games, **rest)
        wanted.pop("progress")(games)
        return report()

    monkeypatch.setattr(module, "simulate", simulate)
    return wanted


def test_without_flags_a_thousand_random_games_are_played(given: dict[str, Any]) -> None:
    assert "Dungeon Raiders: 3 games in 2.0 s" in run("sim", "raiders").stdout
    assert given == {
        "game": "raiders",
        "games": 1000,
        "seats": 4,
        "bots": ["random"],
        "seed": 0,
        "jobs": 1,
        "options": {},
        "detailed": DETAILED,
        "content": (),
    }


def test_every_flag_reaches_the_simulation(given: dict[str, Any], tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(PACK, encoding="utf-8")
    run(
        *("sim", "raiders", "--games", 7, "--seats", 5, "--bots", "heuristic, random"),
        *("--seed", 9, "--jobs", 2, "--option", "tactical=true", "--details", 3),
        *("--content", pack),
    )
    assert given == {
        "game": "raiders",
        "games": 7,
        "seats": 5,
        "bots": ["heuristic", "random"],
        "seed": 9,
        "jobs": 2,
        "options": {"tactical": True},
        "detailed": 3,
        "content": [pack],
    }


def test_the_tables_speak_the_language_asked_for(given: dict[str, Any]) -> None:
    assert "Victorias" in run("sim", "raiders", "--lang", "es").stdout
    assert given
