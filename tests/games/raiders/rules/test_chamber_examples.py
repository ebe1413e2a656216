"""The worked examples of chambers and traps (EX 24 to 35)."""

import pytest

from tests.games.raiders.rules.scene import coins, hand, lay, reserve, scene, told, wounds

COINS_CHAMBER, ITEMS_CHAMBER = "chamber_01", "chamber_03"
LAVA_CAULDRON, COIN_SNATCHER, SPIKE_TRAP, GIANT_BOULDER = "trap_01", "trap_02", "trap_03", "trap_04"


# -- chambers --------------------------------------------------------------------------------------


@pytest.mark.rule("DR-EX-24")
def test_two_who_claim_the_only_torch_go_without_while_a_third_takes_a_key() -> None:
    game = scene(3, ITEMS_CHAMBER, reserve={"torch": 1})
    lay(game, "power 1", "power 1", "power 3")
    assert [hand(game, seat)["items"] for seat in range(3)] == [[], [], ["key"]]
    assert (reserve(game, "torch"), reserve(game, "key")) == (1, 5)
    assert told(game, "item_short") == [{"item": "torch", "seats": [0, 1], "left": 1}]


@pytest.mark.rule("DR-EX-25")
def test_two_who_claim_the_last_two_torches_empty_the_pile() -> None:
    game = scene(3, ITEMS_CHAMBER, reserve={"torch": 2}, wounds=[0, 0, 3])
    lay(game, "power 1", "power 1", "power 5")
    assert [hand(game, seat)["items"] for seat in range(3)] == [["torch"], ["torch"], []]
    assert wounds(game) == [0, 0, 2]
    assert reserve(game, "torch") == 0


@pytest.mark.rule("DR-EX-26")
def test_four_who_claim_three_coins_get_three_each() -> None:
    game = scene(4, COINS_CHAMBER)
    lay(game, "power 4", "power 4", "power 4", "power 4")
    assert coins(game) == [3, 3, 3, 3]


@pytest.mark.rule("DR-EX-27")
def test_three_coins_of_a_chamber_raise_nineteen_to_twenty_only() -> None:
    game = scene(3, COINS_CHAMBER, coins=[19, 0, 0])
    lay(game, "power 4", "power 3", "power 3")
    assert coins(game) == [20, 0, 0]
    assert told(game, "coins_over_limit") == [{"seat": 0, "amount": 2}]


@pytest.mark.rule("DR-EX-28")
def test_a_potion_of_two_heals_one_wound_of_one_and_two_of_five() -> None:
    game = scene(3, COINS_CHAMBER, wounds=[1, 5, 4])
    lay(game, "power 5", "power 5", "power 1")
    assert wounds(game) == [0, 3, 4]


# -- traps -----------------------------------------------------------------------------------------


@pytest.mark.rule("DR-EX-29")
def test_a_lava_cauldron_with_a_four_takes_two_coins_from_both_richest() -> None:
    game = scene(3, LAVA_CAULDRON, coins=[7, 7, 3])
    lay(game, "power 4", "power 3", "power 1")
    assert coins(game) == [5, 5, 3]


@pytest.mark.rule("DR-EX-30")
def test_a_lava_cauldron_leaves_a_two_alone() -> None:
    game = scene(3, LAVA_CAULDRON, coins=[7, 7, 3])
    lay(game, "power 2", "power 2", "power 1")
    assert coins(game) == [7, 7, 3]
    assert wounds(game) == [0, 0, 0]
    assert told(game, "trap_springs") == []


@pytest.mark.rule("DR-EX-31")
@pytest.mark.parametrize(("highest", "left"), [(2, 3), (5, 2)])
def test_a_coin_snatcher_takes_one_coin_for_a_two_and_two_for_a_five(
    highest: int, left: int
) -> None:
    game = scene(3, COIN_SNATCHER, coins=[4, 3, 3])
    lay(game, "power 1", f"power {highest}", "power 1")
    assert coins(game) == [left, 3, 3]


@pytest.mark.rule("DR-EX-32")
def test_who_holds_two_coins_loses_only_two_of_three() -> None:
    game = scene(3, LAVA_CAULDRON, coins=[2, 1, 0])
    lay(game, "power 1", "power 1", "power 5")
    assert coins(game) == [0, 1, 0]
    assert told(game, "coins_lost") == [{"seat": 0, "amount": 2}]


@pytest.mark.rule("DR-EX-33")
def test_a_coin_snatcher_finds_nothing_where_nobody_has_a_coin() -> None:
    game = scene(3, COIN_SNATCHER, wounds=[1, 2, 3])
    lay(game, "power 5", "power 1", "power 1")
    assert coins(game) == [0, 0, 0]
    assert wounds(game) == [1, 2, 3]


@pytest.mark.rule("DR-EX-34")
@pytest.mark.parametrize(("highest", "after"), [(5, [3, 3, 4]), (2, [1, 1, 4])])
def test_a_spike_trap_hits_both_least_wounded_for_a_five_and_nobody_for_a_two(
    highest: int, after: list[int]
) -> None:
    game = scene(3, SPIKE_TRAP, wounds=[1, 1, 4])
    lay(game, "power 1", "power 1", f"power {highest}")
    assert wounds(game) == after


@pytest.mark.rule("DR-EX-35")
@pytest.mark.parametrize(("highest", "after"), [(4, [1, 2, 2]), (1, [0, 2, 2])])
def test_a_giant_boulder_hits_the_unhurt_for_a_four_and_nobody_for_ones(
    highest: int, after: list[int]
) -> None:
    game = scene(3, GIANT_BOULDER, wounds=[0, 2, 2])
    lay(game, "power 1", "power 1", f"power {highest}")
    assert wounds(game) == after
