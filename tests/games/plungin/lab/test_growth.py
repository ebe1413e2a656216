"""Dungeons of many tiles, made to measure what a decision costs in them."""

import pytest

from delvers.games.plungin.lab.growth import cost_of_choices, dungeon_of


@pytest.mark.parametrize("tiles", [10, 30, 100])
def test_a_dungeon_of_so_many_tiles_can_be_played(tiles: int) -> None:
    game = dungeon_of(tiles)
    assert str(game.view(None)["tiles"]).count("'tile'") == tiles
    assert cost_of_choices(game, 1, 0) > 0
