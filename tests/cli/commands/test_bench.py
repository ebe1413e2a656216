"""What `delvers bench` hands to the benchmarks."""

from typing import Any

import pytest

from delvers.cli.commands import bench as module
from tests.cli.command import refused, run


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What was to be measured, each time."""
    wanted: list[tuple[Any, ...]] = []
    monkeypatch.setattr(module, "main", lambda *arguments: wanted.append(arguments))
    return wanted


def test_games_rounds_and_json_are_passed_on(measured: list[tuple[Any, ...]]) -> None:
    run("bench")
    run("bench", "raiders", "plungin", "--rounds", "1", "--json")
    assert measured == [(None, 9, False), (["raiders", "plungin"], 1, True)]


def test_a_wrong_game_or_number_is_refused_before_anything_is_measured(
    measured: list[tuple[Any, ...]],
) -> None:
    assert "no game is called 'chess'" in refused("bench", "raiders", "chess")
    assert "--rounds" in refused("bench", "--rounds", "0")
    assert measured == []
