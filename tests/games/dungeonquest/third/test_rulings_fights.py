"""Rulings about fights where the cards of the box leave a question open."""

from dataclasses import replace

import pytest

from delvers.games.dungeonquest.third.components import CONTENT
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.fights import brawl, exchange, stacks
from tests.games.dungeonquest.third.scene import act, options, told

HIS = ("ranged_1", "ranged_2", "magic_1", "ranged_4")
ITS = ("melee_1", "melee_2", "melee_4", "magic_4")


@pytest.fixture
def both_can_answer(monkeypatch: pytest.MonkeyPatch) -> Game:
    """No cards of the box counter each other, so melee cards get a ranged icon here."""
    for id in ("melee_1", "melee_2"):
        monkeypatch.setitem(CONTENT.combat, id, replace(CONTENT.combat[id], counters="ranged"))
    game = brawl("hugo", "skeleton_3", hand=HIS, foe=ITS)
    exchange(game, "ranged_1", "melee_1")
    return game


@pytest.mark.rule("DQ3-GAP-73")
def test_if_both_could_counterattack_the_hero_is_asked_first(both_can_answer: Game) -> None:
    game = both_can_answer
    assert game.waiting == [0]
    assert options(game, 0) == ("decline", "counter ranged_2")
    act(game, 0, "decline")
    assert game.waiting == [1]
    assert options(game, 1) == ("decline", "counter melee_2")
    act(game, 1, "counter melee_2")
    assert stacks(game)[0] == ["melee_1", "melee_2"]


@pytest.mark.rule("DQ3-GAP-73", "DQ3-COMBAT-27")
def test_when_the_hero_has_counterattacked_the_monster_is_not_asked(both_can_answer: Game) -> None:
    game = both_can_answer
    act(game, 0, "counter ranged_2")
    assert [answer["fighter"] for answer in told(game, "counterattacked")] == ["hugo"]
    assert stacks(game)[1] == ["ranged_1", "ranged_2"]
