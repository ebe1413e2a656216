"""Power cards of heroes, one by one (COMBAT-05)."""

import pytest

from tests.games.dungeonquest.third.rules.fights import (
    clash,
    exchange,
    fight_of,
    outcome,
    play_power,
    power_fight,
    rest_of,
    side,
    stacks,
)
from tests.games.dungeonquest.third.rules.scene import act, options, state_of, told

pytestmark = pytest.mark.rule("DQ3-COMBAT-05")

STRONG = ("melee_4", "ranged_4", "magic_4", "melee_2")
WEAK = ("melee_1", "ranged_1", "magic_1", "melee_2")


# -- Hugo ------------------------------------------------------------------------------------------


def test_shield_of_kellos_lets_only_the_highest_card_through() -> None:
    game = power_fight(
        "hugo_shield_of_kellos", others=("ranged_1", "ranged_3", "magic_1", "magic_2")
    )
    exchange(game, "hugo_shield_of_kellos", "ranged_1")
    act(game, 1, "counter ranged_3")
    assert stacks(game) == (["ranged_3"], [], ["ranged_1", "hugo_shield_of_kellos"])


def test_shield_of_kellos_does_nothing_for_a_winner() -> None:
    game = play_power("hugo_shield_of_kellos", "magic_1")
    assert stacks(game) == ([], ["hugo_shield_of_kellos"], ["magic_1"])


def test_glorious_charge_adds_two_to_the_round_after_a_won_one_only() -> None:
    others = ("magic_1", "melee_1", "melee_1")
    game = play_power("hugo_glorious_charge", "magic_2", his=STRONG, others=others)
    exchange(game, "melee_4", "magic_1")
    assert outcome(game) == ("hugo", 6, 1)
    exchange(game, "melee_2", "melee_1")
    assert outcome(game) == ("hugo", 2, 1)


def test_a_lost_glorious_charge_brings_nothing() -> None:
    game = play_power("hugo_glorious_charge", "magic_5", his=STRONG)
    exchange(game, "melee_4", "magic_2")
    assert outcome(game) == ("hugo", 4, 2)


@pytest.mark.parametrize(("damage", "value"), [(0, 2), (1, 3), (4, 6), (5, 6)])
def test_banner_of_glory_gains_one_for_each_card_of_damage_up_to_four(
    damage: int, value: int
) -> None:
    game = play_power("hugo_banner_of_glory", "melee_1", damage=["ranged_1"] * damage)
    assert outcome(game)[1] == value


# -- Krutzbeck -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("damage", "value"), [(0, 3), (2, 5), (3, 6), (4, 6)])
def test_berserk_fury_gains_one_for_each_card_of_damage_up_to_three(
    damage: int, value: int
) -> None:
    game = play_power("krutzbeck_berserk_fury", "magic_1", damage=["ranged_1"] * damage)
    assert outcome(game) == ("krutzbeck", value, 1)


@pytest.mark.rule("DQ3-GAP-76")
def test_crushing_blow_costs_two_in_the_next_round_but_nothing_goes_below_zero() -> None:
    game = play_power("krutzbeck_crushing_blow", "magic_1", his=("melee_4", *WEAK[:3]))
    act(game, 0, "decline")
    exchange(game, "melee_4", "magic_2")
    assert outcome(game) == ("", 2, 2)
    game = play_power("krutzbeck_crushing_blow", "magic_1", his=WEAK)
    act(game, 0, "decline")
    exchange(game, "magic_1", "magic_2")
    assert outcome(game) == ("demon", 2, 0)


# -- Lindel ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("against", "value"), [("melee_1", 5), ("magic_1", 3), ("ranged_1", 3)])
def test_elven_precision_gains_two_against_melee(against: str, value: int) -> None:
    game = play_power("lindel_elven_precision", against)
    assert outcome(game) == ("lindel", value, 1)


@pytest.mark.parametrize(
    ("against", "winner"),
    [("melee_3", ""), ("melee_4", ""), ("melee_5", "demon"), ("melee_1", "lindel")],
)
def test_parry_turns_a_loss_by_one_or_two_into_a_stalemate(against: str, winner: str) -> None:
    game = play_power("lindel_parry_and_riposte", against)
    assert outcome(game)[0] == winner


def test_elven_lore_shows_the_other_hand_to_lindel_who_discards_a_card_of_it() -> None:
    game = power_fight("lindel_elven_lore", others=("melee_4", "ranged_3", "magic_1", "magic_2"))
    exchange(game, "lindel_elven_lore", "melee_4")
    hand = ["demon_hellfire", "magic_1", "magic_2", "ranged_3"]
    assert options(game, 0) == tuple(f"discard {card}" for card in hand)
    assert [seen["cards"] for seen in told(game, "hand_seen", 0)] == [hand]
    assert told(game, "hand_seen", 1) == told(game, "hand_seen") == []
    act(game, 0, "discard ranged_3")
    rest_of(game)
    assert state_of(game).combat.discard == ["ranged_3"]
    assert side(game, "foe", 0)["known"] == ["demon_hellfire", "magic_1", "magic_2"]
    assert side(game, "foe")["known"] == []


def test_a_power_card_discarded_by_elven_lore_is_out_of_the_fight() -> None:
    game = power_fight("lindel_elven_lore", others=("melee_4", "ranged_3", "magic_1", "magic_2"))
    exchange(game, "lindel_elven_lore", "melee_4")
    act(game, 0, "discard demon_hellfire")
    assert fight_of(game).aside == ["demon_hellfire"]
    assert state_of(game).combat.discard == []


def test_graceful_strike_takes_a_card_of_the_combat_stack_into_the_hand_after_the_deadly_blow() -> (
    None
):
    game = power_fight("lindel_graceful_strike", stack=["melee_5", "magic_4", "ranged_5"])
    clash(game, "lindel_graceful_strike", "magic_2")
    assert options(game, 0) == ("decline", "take magic_4", "take ranged_5", "take magic_2")
    assert stacks(game)[1] == ["lindel_graceful_strike", "melee_5"]
    act(game, 0, "take ranged_5")
    assert "play ranged_5" in options(game, 0)
    assert side(game, "hero")["known"] == ["ranged_5"]
    assert stacks(game)[2] == ["magic_4", "magic_2"]


@pytest.mark.parametrize("against", ["magic_4", "melee_3"])
def test_graceful_strike_takes_nothing_after_a_lost_or_drawn_round(against: str) -> None:
    game = play_power("lindel_graceful_strike", against, stack=["ranged_5"])
    assert game.pending[0].prompt == "lay_card"
    assert "ranged_5" in stacks(game)[2]


# -- Tatianna --------------------------------------------------------------------------------------


def test_rapid_shot_may_add_one_more_ranged_card() -> None:
    game = power_fight("tatianna_rapid_shot", his=("ranged_4", "ranged_1", "melee_2", "magic_1"))
    clash(game, "tatianna_rapid_shot", "magic_4")
    assert options(game, 0) == ("decline", "add ranged_4", "add ranged_1")
    act(game, 0, "add ranged_4")
    assert outcome(game) == ("tatianna", 6, 4)
    assert stacks(game)[1] == ["tatianna_rapid_shot", "ranged_4"]


def test_rapid_shot_may_stay_alone() -> None:
    game = power_fight("tatianna_rapid_shot", his=("ranged_4", "ranged_1", "melee_2", "magic_1"))
    clash(game, "tatianna_rapid_shot", "magic_4")
    act(game, 0, "decline")
    assert outcome(game) == ("demon", 4, 2)


@pytest.mark.parametrize(("then", "value"), [("ranged_4", 7), ("melee_4", 4)])
def test_hunters_mark_adds_three_to_a_ranged_card_of_the_next_round(then: str, value: int) -> None:
    game = play_power("tatianna_hunters_mark", "magic_4", his=STRONG)
    exchange(game, then, "melee_2")
    assert outcome(game) == ("tatianna", value, 2)


# -- Gherinn ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "value"),
    [("skeleton_3", 5), ("demon_4", 5), ("sorcerer_3", 3), ("troll_4", 3), ("golem_4", 3)],
)
def test_purifying_fire_gains_two_against_skeletons_and_demons(token: str, value: int) -> None:
    game = play_power("gherinn_purifying_fire", "magic_1", token=token)
    assert outcome(game) == ("gherinn", value, 1)


# -- Challara --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "value"), [(1, 4), (3, 6), (4, 6)])
def test_brightblazes_breath_burns_a_type_and_gains_up_to_three(count: int, value: int) -> None:
    stack = [*["melee_1"] * count, "magic_1"]
    game = power_fight("challara_brightblazes_breath", stack=stack)
    clash(game, "challara_brightblazes_breath", "melee_2")
    assert options(game, 0) == ("name ranged", "name melee", "name magic")
    act(game, 0, "name melee")
    assert state_of(game).combat.discard == ["melee_1"] * count
    assert outcome(game) == ("challara", value, 2)
    assert stacks(game)[1] == ["challara_brightblazes_breath", "magic_1"]


def test_brightblazes_breath_finds_nothing_in_an_empty_stack() -> None:
    game = play_power("challara_brightblazes_breath", "melee_2")
    assert outcome(game) == ("challara", 3, 2)


@pytest.mark.parametrize(("against", "winner"), [("melee_5", ""), ("melee_1", "challara")])
def test_mirror_image_turns_any_loss_into_a_stalemate(against: str, winner: str) -> None:
    game = play_power("challara_mirror_image", against)
    assert outcome(game)[0] == winner
    assert stacks(game)[0] == []


@pytest.mark.parametrize(("robbed", "is_drawn"), [("magic_3", True), ("ranged_3", False)])
def test_familiars_bite_draws_a_card_when_the_discarded_one_was_magic(
    robbed: str, is_drawn: bool
) -> None:
    others = ("melee_5", robbed, "melee_2", "melee_3")
    game = power_fight("challara_familiars_bite", others=others, deck=("ranged_5",), picks=[1])
    clash(game, "challara_familiars_bite", "melee_5")
    assert [event["card"] for event in told(game, "hand_card_discarded")] == [robbed]
    # with magic she draws at once, otherwise when the next round begins
    filled = [event["count"] for event in told(game, "hand_filled")]
    assert filled == [5, 5, 1, 2]
    kinds = [event.kind for event in game.events]
    assert (
        "hand_filled" in kinds[kinds.index("power_effect") : kinds.index("damaged")]
    ) == is_drawn
    assert told(game, "cards_drawn", 0)[1]["cards"] == ["ranged_5"]
