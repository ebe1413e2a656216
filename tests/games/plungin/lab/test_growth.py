"""Dungeons of many tiles, made to measure what a decision costs in them."""

from itertools import count

import pytest

from delvers.games.plungin.lab import growth
from delvers.games.plungin.lab.growth import cost_of_choices, dungeon_of


@pytest.mark.parametrize("tiles", [10, 30, 100])
def test_a_dungeon_of_so_many_tiles_can_be_played(tiles: int) -> None:
    game = dungeon_of(tiles)
    assert str(game.view(None)["tiles"]).count("'tile'") == tiles
    assert cost_of_choices(game, 1, 0) > 0


def test_the_cost_is_told_in_microseconds_of_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(0, 6)  # each game takes six seconds by it
    monkeypatch.setattr(growth, "process_time", lambda: float(next(clock)))
    monkeypatch.setattr(growth, "CHOICES", 3)
    assert cost_of_choices(dungeon_of(10), 2, 0) == pytest.approx(2_000_000)


def test_the_middle_one_of_all_measurements_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "SIZES", (10,))
    monkeypatch.setattr(
        growth, "cost_of_choices", lambda _game, _games, seed: (5.0, 90.0, 7.0)[seed]
    )
    assert growth.microseconds_by_tiles(rounds=3, games=1) == {10: 7.0}
