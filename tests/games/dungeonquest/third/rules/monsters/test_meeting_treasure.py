"""Treasure of killed monsters (VAR-MTREAS)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.fights import brawl, exchange
from tests.games.dungeonquest.third.rules.scene import act, cited, hero, options, state_of, told

ROLL, TAKE = "roll for treasure", "take treasure"


def killer(*dice: int, **given: Any) -> Game:
    """Lindel has killed a Skeleton with life 2."""
    given = {"rules": Rules(monster_treasure=True), **given}
    game = brawl(
        token="skeleton_1", hand=("melee_4", "melee_4", "ranged_1", "magic_1"), dice=dice, **given
    )
    state_of(game).decks["treasure"].deck.top.append("treasure_ruby_ring")
    exchange(game, "melee_4", "magic_2")
    exchange(game, "melee_4", "melee_2")
    return game


@pytest.mark.rule("DQ3-VAR-MTREAS-01", "DQ3-DIFF-54")
def test_the_killer_of_a_monster_may_roll_a_die() -> None:
    game = killer()
    assert options(game, 0) == (ROLL, "decline")
    assert game.pending[0].rule == "DQ3-VAR-MTREAS-01"
    act(game, 0, "decline")
    assert told(game, "rolled") == []
    assert hero(game, 0).loot == []


@pytest.mark.rule("DQ3-VAR-MTREAS-01")
def test_without_the_option_nobody_rolls() -> None:
    game = killer(rules=Rules())
    assert state_of(game).turn == 1


@pytest.mark.rule("DQ3-VAR-MTREAS-02")
@pytest.mark.parametrize("takes", [True, False])
def test_below_the_life_of_the_monster_he_may_take_the_top_treasure(takes: bool) -> None:
    game = killer(1)
    act(game, 0, ROLL)
    assert options(game, 0) == (TAKE, "decline")
    assert game.pending[0].rule == "DQ3-VAR-MTREAS-02"
    act(game, 0, TAKE if takes else "decline")
    assert hero(game, 0).loot == (["treasure_ruby_ring"] if takes else [])


@pytest.mark.rule("DQ3-VAR-MTREAS-03")
@pytest.mark.parametrize("number", [2, 3, 6])
def test_the_life_value_or_more_brings_nothing(number: int) -> None:
    game = killer(number)
    act(game, 0, ROLL)
    assert cited(game, "no_treasure") == ["DQ3-VAR-MTREAS-03"]
    assert hero(game, 0).loot == []
    assert state_of(game).turn == 1


@pytest.mark.rule("DQ3-VAR-MTREAS-02")
def test_everybody_sees_the_life_against_which_he_rolled() -> None:
    game = killer(1)
    act(game, 0, ROLL)
    assert told(game, "monster_life") == [{"monster": "skeleton", "life": 2}]
