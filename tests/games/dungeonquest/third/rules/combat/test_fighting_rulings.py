"""Rulings about fights where the cards of the box leave a question open."""

from dataclasses import replace

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT, AttackType
from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.fights import brawl, exchange, fight_of, stacks
from tests.games.dungeonquest.third.rules.scene import act, options, told

HIS = ("ranged_1", "ranged_2", "magic_1", "ranged_4")
SHIELD = "hugo_shield_of_kellos"
HAND = ("melee_1", "melee_2", "ranged_4", "magic_4")
ITS = ("melee_1", "melee_2", "melee_4", "magic_4")


def give_icon(monkeypatch: pytest.MonkeyPatch, id: str, icon: AttackType) -> None:
    """Let a Combat card counter cards of another type than in the box."""
    monkeypatch.setitem(CONTENT.combat, id, replace(CONTENT.combat[id], counters=icon))
    monkeypatch.setitem(CONTENT.icons, id, icon)


@pytest.fixture
def both_can_answer(monkeypatch: pytest.MonkeyPatch) -> Game:
    """No cards of the box counter each other, so melee cards get a ranged icon here."""
    for id in ("melee_1", "melee_2"):
        give_icon(monkeypatch, id, "ranged")
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
    give_icon(monkeypatch, "magic_3", "melee")  # no card of the box is so odd
    hand, foe = ("ranged_4", "ranged_1", "magic_3", "melee_4"), ("magic_4", "melee_3", *ITS[:2])
    game = brawl("hugo", "demon_4", hand=hand, foe=foe, power=SHIELD)
    exchange(game, "ranged_4", "magic_4")
    assert stacks(game)[2] == ["ranged_4", "magic_4"]
    exchange(game, "ranged_1", "melee_3")
    act(game, 0, "counter magic_3")
    assert told(game, "deadly_blow")[0]["cards"] == ["ranged_4", "magic_4"]
    assert stacks(game)[1:] == (["ranged_1", "magic_3", "ranged_4", "magic_4"], ["melee_3"])


@pytest.mark.rule("DQ3-GAP-75")
def test_a_cancelled_card_can_still_be_countered_by_its_type() -> None:
    cards = {"hand": HAND, "foe": ("magic_4", "magic_3", *ITS[:2])}
    game = brawl("gherinn", "demon_4", power="gherinn_ward_of_faith", **cards)
    fight_of(game).hero.due.append("krutzbeck_crushing_blow")  # two weaker: level with nothing
    exchange(game, "gherinn_ward_of_faith", "magic_4")
    assert told(game, "card_cancelled")[0]["card"] == "magic_4"
    assert options(game, 0) == ("decline", "counter melee_1", "counter melee_2")


@pytest.mark.rule("DQ3-GAP-76")
def test_the_bonus_of_the_other_side_lets_a_hero_counterattack() -> None:
    hand = ("magic_1", "magic_3", "magic_2", "melee_4")
    foe = ("ranged_1", "ranged_2", "melee_4", "melee_4")
    game = brawl("hugo", hand=hand, foe=foe, foe_power="skeleton_poisoned_arrow", power=SHIELD)
    exchange(game, "melee_4", "skeleton_poisoned_arrow")
    act(game, 1, "decline")
    exchange(game, "magic_3", "ranged_1")  # one and four are five
    assert "counter magic_1" in options(game, 0)
    act(game, 0, "counter magic_1", "counter magic_2")
    assert told(game, "round_won")[-1] == {
        "seat": 0,
        "fighter": "hugo",
        "total": 6,
        "against": 5,
    }


@pytest.mark.rule("DQ3-GAP-88")
def test_alone_the_monster_takes_the_cards_in_the_order_they_were_turned_up() -> None:
    turned_up = ("ranged_1", "ranged_3", "ranged_2", "ranged_2", "magic_1")
    game = brawl(token="demon_4", rules=Rules(solo=True), hand=("melee_4", *HIS), foe=("ranged_1",),
                 deck=turned_up)  # fmt: skip
    act(game, 0, "play melee_4")
    assert told(game, "counterattacked")[0]["cards"] == ["ranged_1", "ranged_3"]
