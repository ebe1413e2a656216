"""Treasure rooms (TREAS)."""

import pytest

from tests.games.raiders.rules.scene import cited, coins, hand, lay, reserve, scene, told

FOUR_AND_TWO = "treasure_01"
THREE_AND_TWO = "treasure_04"
TWO_AND_ONE = "treasure_06"
ONE_CHEST_OF_FOUR = "treasure_03"
ONE_CHEST_OF_THREE = "treasure_05"
ONE_CHEST_OF_TWO = "treasure_08"


@pytest.mark.rule("DR-TREAS-01")
@pytest.mark.parametrize("cards", [(5, 4, 1), (5, 2, 1), (3, 2, 1), (4, 3, 2)])
def test_only_the_order_of_the_values_decides_and_not_how_high_they_are(
    cards: tuple[int, ...],
) -> None:
    game = scene(3, FOUR_AND_TWO)
    lay(game, *(f"power {card}" for card in cards))
    assert coins(game) == [4, 2, 0]


@pytest.mark.rule("DR-TREAS-01")
def test_the_value_in_play_counts_and_not_the_seat_nor_the_coins_held() -> None:
    game = scene(3, FOUR_AND_TWO, coins=(9, 0, 4))
    lay(game, "power 2", "power 3", "power 4")
    assert coins(game) == [9, 2, 8]


@pytest.mark.rule("DR-TREAS-02")
@pytest.mark.parametrize(
    ("room", "first", "second"),
    [
        ("treasure_01", 4, 2),
        ("treasure_02", 4, 2),
        ("treasure_03", 4, 0),
        ("treasure_04", 3, 2),
        ("treasure_05", 3, 0),
        ("treasure_06", 2, 1),
        ("treasure_07", 2, 1),
        ("treasure_08", 2, 0),
        ("treasure_09", 1, 0),
        ("treasure_10", 3, 1),
    ],
)
def test_every_treasure_card_pays_what_its_chests_show(room: str, first: int, second: int) -> None:
    game = scene(3, room, coins=(1, 1, 1))
    lay(game, "power 1", "power 5", "power 3")
    assert coins(game) == [1, 1 + first, 1 + second]
    assert cited(game, "coins_gained")[0] == "DR-TREAS-02"


@pytest.mark.rule("DR-TREAS-03")
def test_players_tied_for_the_highest_value_split_the_chest_evenly() -> None:
    game = scene(4, ONE_CHEST_OF_FOUR)
    lay(game, "power 4", "power 1", "power 4", "power 3")
    assert coins(game) == [2, 0, 2, 0]
    assert cited(game, "coins_gained") == ["DR-TREAS-03", "DR-TREAS-03"]


@pytest.mark.rule("DR-TREAS-03")
def test_shares_of_the_first_chest_are_rounded_down_and_the_remainder_is_lost() -> None:
    game = scene(5, FOUR_AND_TWO)
    lay(game, "power 4", "power 4", "power 4", "power 2", "power 1")
    assert coins(game) == [1, 1, 1, 2, 0]


@pytest.mark.rule("DR-TREAS-03")
def test_a_share_of_one_and_a_half_coins_is_one_coin() -> None:
    game = scene(3, ONE_CHEST_OF_THREE)
    lay(game, "power 5", "power 5", "power 2")
    assert coins(game) == [1, 1, 0]


@pytest.mark.rule("DR-TREAS-04")
def test_a_chest_with_fewer_coins_than_tied_players_gives_them_nothing() -> None:
    game = scene(4, ONE_CHEST_OF_TWO)
    lay(game, "power 5", "power 5", "power 5", "power 4")
    assert coins(game) == [0, 0, 0, 0]
    assert told(game, "chest_too_small") == [{"seats": [0, 1, 2], "chest": 2}]
    assert cited(game, "chest_too_small") == ["DR-TREAS-04"]
    assert not told(game, "coins_gained")


@pytest.mark.rule("DR-TREAS-04")
def test_a_chest_with_as_many_coins_as_tied_players_gives_one_to_each() -> None:
    game = scene(3, ONE_CHEST_OF_THREE)
    lay(game, "power 2", "power 2", "power 2")
    assert coins(game) == [1, 1, 1]


@pytest.mark.rule("DR-TREAS-05")
def test_the_second_chest_goes_to_the_next_lower_value_however_far_below() -> None:
    game = scene(3, FOUR_AND_TWO)
    lay(game, "power 1", "power 5", "power 5")
    assert coins(game) == [2, 2, 2]
    assert cited(game, "coins_gained") == ["DR-TREAS-03", "DR-TREAS-03", "DR-TREAS-05"]


@pytest.mark.rule("DR-TREAS-05")
def test_nobody_takes_the_second_chest_when_all_values_are_equal() -> None:
    game = scene(4, FOUR_AND_TWO)
    lay(game, *["power 3"] * 4)
    assert coins(game) == [1, 1, 1, 1]


@pytest.mark.rule("DR-TREAS-06")
def test_players_tied_for_the_second_highest_value_split_the_second_chest() -> None:
    game = scene(3, FOUR_AND_TWO)
    lay(game, "power 5", "power 4", "power 4")
    assert coins(game) == [4, 1, 1]
    assert cited(game, "coins_gained") == ["DR-TREAS-02", "DR-TREAS-06", "DR-TREAS-06"]


@pytest.mark.rule("DR-TREAS-06")
def test_a_second_chest_too_small_for_the_tied_players_gives_them_nothing() -> None:
    game = scene(4, FOUR_AND_TWO)
    lay(game, "power 5", "power 4", "power 4", "power 4")
    assert coins(game) == [4, 0, 0, 0]
    assert told(game, "chest_too_small") == [{"seats": [1, 2, 3], "chest": 2}]


@pytest.mark.rule("DR-TREAS-07")
def test_the_second_place_may_receive_more_than_the_tied_first_place() -> None:
    game = scene(4, THREE_AND_TWO)
    lay(game, "power 4", "power 4", "power 4", "power 2")
    assert coins(game) == [1, 1, 1, 2]


@pytest.mark.rule("DR-TREAS-07")
def test_a_first_chest_that_cannot_be_split_neither_passes_on_nor_stops_the_second() -> None:
    game = scene(4, TWO_AND_ONE)
    lay(game, "power 4", "power 4", "power 4", "power 2")
    assert coins(game) == [0, 0, 0, 1]


@pytest.mark.rule("DR-TREAS-08")
def test_players_below_the_second_highest_value_receive_nothing() -> None:
    game = scene(5, FOUR_AND_TWO)
    lay(game, "power 5", "power 4", "power 3", "power 2", "power 1")
    assert coins(game) == [4, 2, 0, 0, 0]


@pytest.mark.rule("DR-TREAS-08")
def test_with_one_chest_everybody_below_the_highest_value_receives_nothing() -> None:
    game = scene(4, ONE_CHEST_OF_FOUR)
    lay(game, "power 5", "power 4", "power 3", "power 1")
    assert coins(game) == [4, 0, 0, 0]
    assert [gain["seat"] for gain in told(game, "coins_gained")] == [0]


@pytest.mark.rule("DR-TREAS-09")
def test_a_key_ties_with_a_five_for_the_highest_value() -> None:
    game = scene(3, FOUR_AND_TWO, items={0: ["key"]})
    lay(game, "key", "power 5", "power 3")
    assert coins(game) == [2, 2, 2]
    assert hand(game, 0) == {"powers": [1, 2, 3, 4, 5], "items": []}
    assert reserve(game, "key") == 6


@pytest.mark.rule("DR-TREAS-09")
def test_keys_beside_a_five_leave_the_second_chest_to_a_four() -> None:
    game = scene(4, FOUR_AND_TWO, items={0: ["key"], 1: ["key"]})
    lay(game, "key", "key", "power 5", "power 4")
    assert coins(game) == [1, 1, 1, 2]


@pytest.mark.rule("DR-TREAS-09")
def test_a_key_is_above_a_four() -> None:
    game = scene(3, FOUR_AND_TWO, items={2: ["key"]})
    lay(game, "power 4", "power 3", "key")
    assert coins(game) == [2, 0, 4]


@pytest.mark.rule("DR-TREAS-10")
def test_coins_that_would_bring_a_player_above_twenty_are_not_received() -> None:
    game = scene(3, FOUR_AND_TWO, coins=(18, 20, 0))
    lay(game, "power 5", "power 4", "power 1")
    assert coins(game) == [20, 20, 0]
    assert told(game, "coins_over_limit") == [{"seat": 0, "amount": 2}, {"seat": 1, "amount": 2}]
    assert set(cited(game, "coins_over_limit")) == {"DR-LIMIT-01"}


@pytest.mark.rule("DR-TREAS-10")
def test_a_player_may_reach_twenty_exactly() -> None:
    game = scene(3, ONE_CHEST_OF_FOUR, coins=(16, 0, 0))
    lay(game, "power 5", "power 4", "power 1")
    assert coins(game) == [20, 0, 0]
    assert not told(game, "coins_over_limit")


@pytest.mark.rule("DR-TREAS-10")
def test_what_a_full_purse_cannot_take_does_not_go_to_the_player_tied_with_it() -> None:
    game = scene(3, ONE_CHEST_OF_FOUR, coins=(20, 10, 0))
    lay(game, "power 5", "power 5", "power 1")
    assert coins(game) == [20, 12, 0]
