"""The rulings on chests, coins and wounds."""

from collections.abc import Sequence

import pytest

from tests.games.raiders.rules.scene import coins, lay, scene, told, winners, wounds

TREASURE_4_2, TREASURE_3_2, TREASURE_4, TREASURE_3 = (
    "treasure_01",
    "treasure_04",
    "treasure_03",
    "treasure_05",
)
LAVA_CAULDRON, COIN_SNATCHER = "trap_01", "trap_02"


# -- chests ----------------------------------------------------------------------------------------


@pytest.mark.rule("DR-RULING-28")
@pytest.mark.parametrize(
    ("cards", "shares"),
    [
        (["power 4", "power 4", "power 4", "power 2", "power 1"], [1, 1, 1, 2, 0]),
        (["key", "power 5", "power 2", "power 2", "power 1"], [2, 2, 1, 1, 0]),
        (["key", "power 4", "power 3", "power 2", "power 1"], [4, 2, 0, 0, 0]),
    ],
)
def test_the_second_highest_value_is_the_next_lower_one(
    cards: list[str], shares: list[int]
) -> None:
    game = scene(5, TREASURE_4_2, items={0: ["key"]})
    lay(game, *cards)
    assert coins(game) == shares


@pytest.mark.rule("DR-RULING-29")
def test_nobody_takes_the_second_chest_when_all_values_are_equal() -> None:
    game = scene(3, TREASURE_4_2, items={0: ["key"]})
    lay(game, "key", "power 5", "power 5")
    assert coins(game) == [1, 1, 1]
    assert told(game, "chest_too_small") == []


@pytest.mark.rule("DR-RULING-30")
def test_a_chest_too_small_to_divide_passes_neither_to_second_place_nor_to_a_later_room() -> None:
    row = [TREASURE_3_2, TREASURE_3, "monster_10", "monster_09", "treasure_08"]
    game = scene(5, TREASURE_3_2, row=row)
    lay(game, "power 4", "power 4", "power 4", "power 4", "power 2")
    assert coins(game) == [0, 0, 0, 0, 2]
    lay(game, "power 5", "power 3", "power 3", "power 3", "power 3")
    assert coins(game) == [3, 0, 0, 0, 2]


@pytest.mark.rule("DR-RULING-30")
def test_a_remainder_passes_neither_to_second_place_nor_to_a_later_room() -> None:
    row = [TREASURE_3_2, TREASURE_3, "monster_10", "monster_09", "treasure_08"]
    game = scene(3, TREASURE_3_2, row=row)
    lay(game, "power 4", "power 4", "power 2")
    assert coins(game) == [1, 1, 2]
    lay(game, "power 5", "power 3", "power 3")
    assert coins(game) == [4, 1, 2]


@pytest.mark.rule("DR-RULING-31")
def test_shares_are_worked_out_before_anybody_is_cut_off_at_twenty() -> None:
    game = scene(3, TREASURE_4, coins=[20, 19, 10])
    lay(game, "power 5", "power 5", "power 4")
    assert coins(game) == [20, 20, 10]
    game = scene(3, TREASURE_4, coins=[20, 19, 10])
    lay(game, "power 5", "power 5", "power 5")
    assert coins(game) == [20, 20, 11]


# -- tokens ----------------------------------------------------------------------------------------


@pytest.mark.rule("DR-RULING-32")
def test_coins_do_not_run_out_when_more_are_held_than_there_are_tokens() -> None:
    game = scene(5, TREASURE_4, coins=[20, 20, 20, 20, 16])
    lay(game, "power 1", "power 1", "power 1", "power 1", "power 5")
    assert coins(game) == [20, 20, 20, 20, 20]


@pytest.mark.rule("DR-RULING-33")
def test_wounds_do_not_run_out_when_more_are_dealt_than_there_are_tokens() -> None:
    game = scene(3, "monster_01", wounds=[50, 49, 60])
    lay(game, "power 3", "power 3", "power 3")
    assert wounds(game) == [53, 52, 63]


@pytest.mark.rule("DR-RULING-34")
def test_only_totals_are_kept_so_change_is_never_needed() -> None:
    game = scene(3, LAVA_CAULDRON, coins=[5, 0, 0])
    lay(game, "power 3", "power 1", "power 1")
    assert coins(game) == [4, 0, 0]
    game = scene(3, "chamber_01", coins=[0, 4, 4], wounds=[5, 0, 0])
    lay(game, "power 3", "power 1", "power 2")
    assert (coins(game), wounds(game)) == ([0, 5, 6], [4, 0, 0])


# -- losses ----------------------------------------------------------------------------------------


@pytest.mark.rule("DR-RULING-35")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_who_must_lose_more_coins_than_held_ends_with_none_and_no_wound(held: int) -> None:
    game = scene(3, "tax_collector", coins=[9, 9, held], wounds=[1, 1, 1])
    lay(game, "power 4", "power 4", "power 1")
    assert coins(game) == [9, 9, 0]
    assert wounds(game) == [1, 1, 1]
    assert told(game, "coins_lost") == [{"seat": 2, "amount": held}]


@pytest.mark.rule("DR-RULING-36")
@pytest.mark.parametrize(
    ("room", "left"), [(LAVA_CAULDRON, 6), ("tax_collector", 6), ("vampire", 7)]
)
def test_lost_coins_go_to_no_other_player(room: str, left: int) -> None:
    game = scene(3, room, coins=[1, 2, 9])
    lay(game, "power 5", "power 3", "power 1")
    assert coins(game) == [1, 2, left]
    assert told(game, "coins_gained") == []


@pytest.mark.rule("DR-RULING-37")
def test_a_potion_larger_than_the_wounds_is_wasted() -> None:
    game = scene(4, "chamber_01", wounds=[0, 1, 2, 3])
    lay(game, "power 5", "power 5", "power 5", "power 5")
    assert wounds(game) == [0, 0, 0, 1]
    assert coins(game) == [0, 0, 0, 0]


@pytest.mark.rule("DR-RULING-38")
@pytest.mark.parametrize(
    ("room", "cards", "purse", "hurt", "held"),
    [
        (TREASURE_4, ["power 5", "power 4", "power 3"], [6, 2, 2], [3, 3, 3], 0),
        ("chamber_01", ["power 4", "power 5", "power 5"], [5, 2, 2], [3, 1, 1], 0),
        ("chamber_03", ["power 1", "power 2", "power 3"], [2, 2, 2], [3, 3, 3], 1),
        ("monster_01", ["power 1", "power 2", "power 3"], [2, 2, 2], [6, 3, 3], 0),
    ],
)
def test_coins_potions_items_and_wounds_come_unasked(
    room: str, cards: Sequence[str], purse: list[int], hurt: list[int], held: int
) -> None:
    game = scene(3, room, coins=[2, 2, 2], wounds=[3, 3, 3])
    lay(game, *cards)
    assert {ask.prompt for ask in game.pending.values()} == {"lay_card"}
    assert game.view(None)["room"] == 1
    assert (coins(game), wounds(game)) == (purse, hurt)
    assert len(told(game, "item_taken")) == 3 * held


@pytest.mark.rule("DR-RULING-38")
def test_an_unwanted_loss_at_the_boss_comes_unasked_too() -> None:
    game = scene(3, "vampire", coins=[9, 9, 9])
    lay(game, "power 5", "power 4", "power 1")
    assert (coins(game), wounds(game)) == ([9, 9, 7], [0, 0, 1])
    assert winners(game) == (0, 1)
