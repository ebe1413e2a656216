"""A first look at a turn (ROUND, COMBAT, PUSH)."""

import pytest

from tests.games.plungin.rules.scene import act, hero, monster, options, place, scene, told


@pytest.mark.rule("DP-EX-24", "DP-COMBAT-16", "DP-PUSH-01", "DP-PUSH-03")
def test_a_hit_orc_chief_is_pushed_and_the_warrior_may_advance() -> None:
    game = scene(
        "brannoc_vale",
        at=[(1, 2)],
        monsters=[("orc_chief", (2, 2))],
        dice=[5, 5, 5, 5, 5, 1, 5, 5, 5, 1, 1],
    )
    act(game, 0, "attack orc_chief 10")
    assert [one["amount"] for one in told(game, "damaged")] == [2]
    assert place(game, 10) == (3, 2)
    assert options(game, 0) == ("advance", "decline")
    act(game, 0, "advance")
    assert place(game) == (2, 2)
    assert monster(game).life == 6


@pytest.mark.rule("DP-ROUND-06")
def test_a_hero_has_two_actions() -> None:
    game = scene("brannoc_vale", at=[(1, 2)], monsters=[("orc_chief", (2, 2))])
    assert hero(game).actions == 2
