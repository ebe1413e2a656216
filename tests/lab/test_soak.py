"""The search for stumbling games."""

import pytest

from delvers.kernel.spec import REGISTRY
from delvers.lab import soak
from delvers.lab.soak import Findings, play_chunk


@pytest.mark.parametrize("game", [spec.id for spec in REGISTRY])
def test_random_games_over_random_options_do_not_stumble(game: str) -> None:
    found = play_chunk(game, range(40))
    assert found.troubles == []
    assert found.games + found.refused == 40


@pytest.mark.parametrize("game", [spec.id for spec in REGISTRY])
def test_bots_that_know_what_they_do_come_to_an_end_with_any_options(game: str) -> None:
    found = play_chunk(game, range(1), "heuristic")
    assert found.troubles == []
    assert found.games + found.refused == 1


def test_a_game_that_stumbles_is_named_by_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(_game: str, seed: int, _findings: Findings, _bot: str) -> None:
        if seed == 7:
            raise ValueError("a loose stone")

    monkeypatch.setattr(soak, "play_one", stumble)
    assert play_chunk("raiders", range(10)).troubles == ["seed 7: ValueError: a loose stone"]
