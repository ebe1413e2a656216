"""The free order of heroes (VAR-TURN)."""

import pytest

from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.game import Game
from tests.games.plungin.rules.scene import act, hero, options, scene


def party(on: bool) -> Game:
    """Three heroes of three players."""
    return scene("brannoc_vale", "sable_wick", "tollo_finch", rules=Rules(free_hero_order=on))


@pytest.mark.rule("DP-VAR-TURN-01")
def test_with_a_free_order_the_players_say_who_acts_next() -> None:
    game = party(True)
    assert options(game, 0) == ("act brannoc_vale", "act sable_wick", "act tollo_finch")
    assert game.pending[0].rule == "DP-VAR-TURN-01"
    act(game, 0, "act tollo_finch")
    act(game, 2, "pass")
    assert options(game, 0) == ("act brannoc_vale", "act sable_wick")
    assert "act sable_wick" not in options(party(False), 0)


@pytest.mark.rule("DP-VAR-TURN-02", "DP-EX-22")
def test_nobody_comes_between_the_two_actions_of_a_hero() -> None:
    game = party(True)
    act(game, 0, "act sable_wick")
    act(game, 1, "nothing")
    assert list(game.pending) == [1]
    assert hero(game, 1).actions == 1
