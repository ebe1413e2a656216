"""The rulings on traps and chambers."""

import pytest

from tests.games.raiders.rules.scene import coins, hand, lay, rejected, reserve, scene, told, wounds

LAVA_CAULDRON, COIN_SNATCHER, SPIKE_TRAP, GIANT_BOULDER = "trap_01", "trap_02", "trap_03", "trap_04"
COINS_CHAMBER, ITEMS_CHAMBER = "chamber_01", "chamber_03"
TORCH_1, BALL_2, KEY_3, SWORD_4 = "power 1", "power 2", "power 3", "power 4"
BALL = "crystal ball"


# -- traps -----------------------------------------------------------------------------------------


@pytest.mark.rule("DR-RULING-39")
@pytest.mark.parametrize("trap", [SPIKE_TRAP, GIANT_BOULDER])
def test_spikes_and_boulder_hit_the_fewest_wounds_and_not_the_most(trap: str) -> None:
    game = scene(3, trap, wounds=[1, 3, 6], coins=[3, 3, 9])
    lay(game, "power 5", "power 1", "power 1")
    assert wounds(game) == [3, 3, 6]
    assert coins(game) == [3, 3, 9]


@pytest.mark.rule("DR-RULING-40")
@pytest.mark.parametrize(
    ("trap", "highest"),
    [
        (LAVA_CAULDRON, 1),
        (LAVA_CAULDRON, 2),
        (COIN_SNATCHER, 1),
        (SPIKE_TRAP, 1),
        (SPIKE_TRAP, 2),
        (GIANT_BOULDER, 1),
    ],
)
def test_a_trap_does_nothing_when_the_highest_value_is_too_low(trap: str, highest: int) -> None:
    game = scene(3, trap, coins=[5, 5, 5], wounds=[2, 2, 2])
    lay(game, f"power {highest}", "power 1", "power 1")
    assert (coins(game), wounds(game)) == ([5, 5, 5], [2, 2, 2])
    assert game.view(None)["discarded"] == [trap]
    assert game.view(None)["room"] == 1


@pytest.mark.rule("DR-RULING-41")
@pytest.mark.parametrize("trap", [LAVA_CAULDRON, COIN_SNATCHER])
def test_players_without_coins_are_all_tied_for_the_most_and_stay_at_none(trap: str) -> None:
    game = scene(3, trap, wounds=[1, 2, 3])
    lay(game, "power 5", "power 1", "power 1")
    assert told(game, "trap_springs")[0]["seats"] == [0, 1, 2]
    assert coins(game) == [0, 0, 0]
    assert wounds(game) == [1, 2, 3]


@pytest.mark.rule("DR-RULING-42")
def test_who_becomes_the_richest_only_by_the_losses_of_others_is_spared() -> None:
    game = scene(3, LAVA_CAULDRON, coins=[6, 6, 5])
    lay(game, "power 5", "power 1", "power 1")
    assert coins(game) == [3, 3, 5]


@pytest.mark.rule("DR-RULING-42")
def test_who_becomes_the_least_wounded_only_by_the_wounds_of_others_is_spared() -> None:
    game = scene(3, SPIKE_TRAP, wounds=[0, 0, 1])
    lay(game, "power 5", "power 1", "power 1")
    assert wounds(game) == [2, 2, 1]


@pytest.mark.rule("DR-RULING-43")
def test_all_players_tied_at_a_trap_suffer_all_of_it() -> None:
    game = scene(4, LAVA_CAULDRON, coins=[7, 7, 7, 7])
    lay(game, "power 5", "power 1", "power 1", "power 1")
    assert coins(game) == [4, 4, 4, 4]
    game = scene(4, SPIKE_TRAP)
    lay(game, "power 5", "power 1", "power 1", "power 1")
    assert wounds(game) == [2, 2, 2, 2]


# -- chambers --------------------------------------------------------------------------------------


@pytest.mark.rule("DR-RULING-44")
@pytest.mark.parametrize("chamber", [COINS_CHAMBER, ITEMS_CHAMBER])
@pytest.mark.parametrize("item", ["key", "sword"])
def test_neither_key_nor_sword_claims_benefit_five(chamber: str, item: str) -> None:
    game = scene(3, chamber, items={0: [item]}, wounds=[2, 2, 2])
    assert game.pending[0].refused[item] == "DR-RULING-44"
    assert rejected(game, 0, item) == "DR-RULING-44"
    assert wounds(game) == [2, 2, 2]


@pytest.mark.rule("DR-RULING-44")
@pytest.mark.parametrize("item", ["key", "sword"])
def test_neither_key_nor_sword_follows_a_crystal_ball_in_a_chamber(item: str) -> None:
    game = scene(3, COINS_CHAMBER, items={0: [item, BALL]})
    lay(game, BALL, "power 1", "power 1")
    assert rejected(game, 0, item) == "DR-RULING-44"


@pytest.mark.rule("DR-RULING-45")
def test_crystal_balls_returned_in_this_very_room_can_be_claimed() -> None:
    game = scene(3, ITEMS_CHAMBER, items={0: [BALL], 1: [BALL]}, reserve={BALL: 0})
    lay(game, BALL, BALL, "power 5")
    game.choose(0, BALL_2)
    game.choose(1, BALL_2)
    assert [hand(game, seat)["items"] for seat in range(3)] == [[BALL], [BALL], []]
    assert reserve(game, BALL) == 0


@pytest.mark.rule("DR-RULING-45")
def test_a_torch_used_earlier_can_be_claimed() -> None:
    dark = [True, True, True, True, False]
    game = scene(3, ITEMS_CHAMBER, items={0: ["torch"]}, reserve={"torch": 0}, face_up=dark)
    game.choose(1, TORCH_1)
    game.choose(0, "use torch")
    game.choose(0, "power 5")
    game.choose(2, "power 5")
    assert hand(game, 1)["items"] == ["torch"]
    assert reserve(game, "torch") == 0


@pytest.mark.rule("DR-RULING-46")
def test_a_shortage_of_one_item_leaves_claims_to_another_alone() -> None:
    game = scene(5, ITEMS_CHAMBER, reserve={"torch": 1, "sword": 2, "key": 0})
    lay(game, TORCH_1, TORCH_1, SWORD_4, SWORD_4, KEY_3)
    held = [hand(game, seat)["items"] for seat in range(5)]
    assert held == [[], [], ["sword"], ["sword"], []]
    assert told(game, "item_short") == [
        {"item": "torch", "seats": [0, 1], "left": 1},
        {"item": "key", "seats": [4], "left": 0},
    ]
