"""Rulings about fights where the cards of the box leave a question open."""

from dataclasses import replace

import pytest

from delvers.games.dungeonquest.third.components import CONTENT
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.fights import brawl, exchange, stacks
from tests.games.dungeonquest.third.scene import act, options, told

HIS = ("ranged_1", "ranged_2", "magic_1", "ranged_4")
HAND = ("melee_1", "melee_2", "ranged_4", "magic_4")
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


@pytest.mark.rule("DQ3-DIFF-20", "DQ3-COMBAT-26")
def test_a_power_card_answers_with_its_icon_like_a_combat_card() -> None:
    game = brawl(power="lindel_graceful_strike", hand=HAND, foe=("magic_4", *ITS[:3]))
    exchange(game, "melee_1", "magic_4")
    assert "counter lindel_graceful_strike" in options(game, 0)
    act(game, 0, "counter lindel_graceful_strike", "stop")
    assert stacks(game)[2] == ["melee_1", "lindel_graceful_strike", "magic_4"]


@pytest.mark.rule("DQ3-DIFF-23")
def test_a_counterattack_is_allowed_where_all_fitting_cards_together_cannot_win() -> None:
    game = brawl("hugo", hand=HAND, foe=("magic_4", *ITS[:3]), power="hugo_banner_of_glory")
    exchange(game, "melee_1", "magic_4")
    assert options(game, 0) == ("decline", "counter melee_2")
    act(game, 0, "counter melee_2")
    assert stacks(game) == (["magic_4"], [], ["melee_1", "melee_2"])


@pytest.mark.rule("DQ3-GAP-74", "DQ3-DIFF-25")
def test_a_counterattack_of_two_types_strikes_with_both(monkeypatch: pytest.MonkeyPatch) -> None:
    odd = replace(CONTENT.combat["magic_3"], counters="melee")  # no card of the box is so odd
    monkeypatch.setitem(CONTENT.combat, "magic_3", odd)
    hand, foe = ("ranged_4", "ranged_1", "magic_3", "melee_4"), ("magic_4", "melee_3", *ITS[:2])
    game = brawl("hugo", "demon_4", hand=hand, foe=foe, power="hugo_shield_of_kellos")
    exchange(game, "ranged_4", "magic_4")
    assert stacks(game)[2] == ["ranged_4", "magic_4"]
    exchange(game, "ranged_1", "melee_3")
    act(game, 0, "counter magic_3")
    assert told(game, "deadly_blow")[0]["cards"] == ["ranged_4", "magic_4"]
    assert stacks(game)[1:] == (["ranged_1", "magic_3", "ranged_4", "magic_4"], ["melee_3"])
