"""Power cards of monsters, one by one (COMBAT-05)."""

import pytest

from tests.games.dungeonquest.third.rules.fights import (
    brawl,
    exchange,
    fight_of,
    outcome,
    play_power,
    power_fight,
    rest_of,
    stacks,
)
from tests.games.dungeonquest.third.rules.scene import act, told

pytestmark = pytest.mark.rule("DQ3-COMBAT-05")

STRONG = ("melee_4", "ranged_4", "magic_4", "melee_2")


def test_poisoned_arrow_adds_four_only_against_magic_and_only_in_the_next_round() -> None:
    hand = ("ranged_1", "magic_1", "magic_3", "melee_1")
    game = brawl(hand=hand, foe=("magic_2", "ranged_2", "melee_2", "melee_1"))
    exchange(game, "melee_1", "skeleton_poisoned_arrow")
    exchange(game, "magic_1", "magic_2")
    assert outcome(game) == ("skeleton", 6, 1)
    exchange(game, "magic_3", "melee_2")
    rest_of(game)
    assert outcome(game) == ("lindel", 3, 2)


@pytest.mark.rule("DQ3-COMBAT-26")
def test_poisoned_arrow_waits_for_the_next_round_even_if_magic_is_met_in_this_one() -> None:
    game = play_power("skeleton_poisoned_arrow", "magic_3")
    assert outcome(game) == ("lindel", 3, 2)


@pytest.mark.rule("DQ3-COMBAT-50")
def test_infernal_pact_costs_one_in_the_next_round() -> None:
    game = play_power("sorcerer_infernal_pact", "melee_2", his=STRONG)
    exchange(game, "magic_2", "melee_4")
    assert outcome(game) == ("sorcerer", 3, 2)
    exchange(game, "ranged_2", "ranged_4")
    rest_of(game)
    assert outcome(game) == ("sorcerer", 4, 2)


@pytest.mark.parametrize(("then", "value"), [("melee_4", 2), ("melee_1", 0)])
def test_mighty_swing_costs_two_in_the_next_round_but_nothing_goes_below_zero(
    then: str, value: int
) -> None:
    game = play_power(
        "troll_mighty_swing", "melee_2", his=("melee_4", "melee_1", "magic_4", "ranged_4")
    )
    assert outcome(game) == ("troll", 5, 2)
    exchange(game, "magic_4", then)
    assert outcome(game) == ("lindel", 4, value)


def test_stone_skin_lets_one_card_through_and_no_deadly_blow() -> None:
    game = brawl("lindel", "golem_4", hand=("ranged_1", "ranged_3", "magic_1", "melee_1"),
                 foe_power="golem_stone_skin", power="lindel_graceful_strike")  # fmt: skip
    fight_of(game).stack.append("ranged_5")
    exchange(game, "ranged_1", "golem_stone_skin")
    act(game, 0, "counter ranged_3")
    assert stacks(game) == ([], ["ranged_3"], ["ranged_5", "ranged_1", "golem_stone_skin"])
    assert told(game, "deadly_blow") == []
    assert told(game, "no_deadly_blow") == [{"seat": 1, "fighter": "golem"}]


def test_stone_skin_does_nothing_for_a_winner() -> None:
    game = play_power("golem_stone_skin", "melee_1", stack=["melee_5"])
    assert stacks(game)[0] == ["golem_stone_skin", "melee_5"]


@pytest.mark.parametrize(
    ("against", "winner"), [("melee_3", "golem"), ("melee_4", "lindel"), ("melee_2", "golem")]
)
def test_unstoppable_wins_a_stalemate(against: str, winner: str) -> None:
    game = play_power("golem_unstoppable", against)
    assert outcome(game)[0] == winner


def test_unstoppable_takes_the_deadly_blow_of_a_won_stalemate() -> None:
    game = play_power("golem_unstoppable", "melee_3", stack=["melee_1", "magic_1"])
    assert stacks(game) == (["golem_unstoppable", "melee_1"], [], ["magic_1", "melee_3"])


@pytest.mark.parametrize(("against", "value"), [("melee_1", 5), ("magic_1", 3), ("ranged_1", 3)])
def test_flame_whip_gains_two_against_melee(against: str, value: int) -> None:
    game = play_power("demon_flame_whip", against)
    assert outcome(game) == ("demon", value, 1)


@pytest.mark.parametrize(("count", "value"), [(0, 4), (1, 5), (3, 7), (4, 7)])
def test_infernal_claws_gain_one_for_each_melee_card_in_the_stack_up_to_three(
    count: int, value: int
) -> None:
    game = power_fight("demon_infernal_claws", stack=[*["melee_1"] * count, "magic_1", "ranged_1"])
    exchange(game, "melee_2", "demon_infernal_claws")
    assert outcome(game) == ("demon", value, 2)


def test_the_values_of_monster_power_cards_without_a_bonus() -> None:
    values = {
        "skeleton_bone_volley": 3, "skeleton_rise_again": 1, "skeleton_rusted_shield": 2,
        "sorcerer_dark_bolt": 4, "sorcerer_hex": 2, "sorcerer_binding_spell": 3,
        "troll_grab": 3, "troll_thick_hide": 2, "troll_hurled_rock": 3,
        "golem_crushing_grip": 4, "golem_runic_core": 3, "golem_stone_skin": 2,
        "demon_hellfire": 4, "demon_terrifying_presence": 2,
    }  # fmt: skip
    for card, value in values.items():
        game = play_power(card, "ranged_5", others=("melee_1", "melee_2", "magic_1"))
        totals = outcome(game)
        assert value in totals[1:], card
