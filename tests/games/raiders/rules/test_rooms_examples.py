"""The worked examples of treasure and monster rooms (EX 1, 2, 4 to 19)."""

import pytest

from tests.games.raiders.rules.scene import coins, hand, lay, reserve, scene, seen, told, wounds

TREASURE_4_2, TREASURE_2_1 = "treasure_01", "treasure_06"
TREASURE_4, TREASURE_3, TREASURE_2 = "treasure_03", "treasure_05", "treasure_08"
DRAGON, GOBLIN, ZOMBIE = "monster_01", "monster_06", "monster_09"


# -- treasure rooms --------------------------------------------------------------------------------


@pytest.mark.rule("DR-EX-01")
def test_three_tied_for_the_first_chest_get_a_coin_each_and_the_next_takes_the_second() -> None:
    game = scene(5, TREASURE_4_2)
    lay(game, "power 4", "power 4", "power 4", "power 2", "power 1")
    assert coins(game) == [1, 1, 1, 2, 0]


@pytest.mark.rule("DR-EX-04")
def test_two_in_second_place_split_the_second_chest() -> None:
    game = scene(3, TREASURE_4_2)
    lay(game, "power 5", "power 4", "power 4")
    assert coins(game) == [4, 1, 1]


@pytest.mark.rule("DR-EX-05")
def test_the_coin_that_two_cannot_share_is_lost() -> None:
    game = scene(3, TREASURE_3)
    lay(game, "power 5", "power 5", "power 2")
    assert coins(game) == [1, 1, 0]


@pytest.mark.rule("DR-EX-06")
def test_three_tied_for_two_coins_get_nothing_and_nobody_else_does() -> None:
    game = scene(4, TREASURE_2)
    lay(game, "power 5", "power 5", "power 5", "power 4")
    assert coins(game) == [0, 0, 0, 0]


@pytest.mark.rule("DR-EX-07")
def test_second_place_gains_a_coin_where_first_place_was_too_crowded() -> None:
    game = scene(4, TREASURE_2_1)
    lay(game, "power 4", "power 4", "power 4", "power 2")
    assert coins(game) == [0, 0, 0, 1]


@pytest.mark.rule("DR-EX-08")
def test_four_equal_cards_share_the_first_chest_and_leave_the_second() -> None:
    game = scene(4, TREASURE_4_2)
    lay(game, "power 3", "power 3", "power 3", "power 3")
    assert coins(game) == [1, 1, 1, 1]
    assert told(game, "chest_too_small") == []


@pytest.mark.rule("DR-EX-09")
def test_a_key_ties_with_a_five_and_then_lies_in_the_reserve() -> None:
    game = scene(3, TREASURE_4_2, items={0: ["key"]})
    assert reserve(game, "key") == 5
    lay(game, "key", "power 5", "power 3")
    assert coins(game) == [2, 2, 2]
    assert reserve(game, "key") == 6
    assert hand(game, 0)["items"] == []


@pytest.mark.rule("DR-EX-10")
def test_two_keys_and_a_five_share_the_first_chest_above_a_four() -> None:
    game = scene(4, TREASURE_4_2, items={0: ["key"], 1: ["key"]})
    lay(game, "key", "key", "power 5", "power 4")
    assert coins(game) == [1, 1, 1, 2]


@pytest.mark.rule("DR-EX-11")
def test_eighteen_coins_and_a_chest_of_four_make_twenty() -> None:
    game = scene(3, TREASURE_4, coins=[18, 0, 0])
    lay(game, "power 5", "power 4", "power 3")
    assert coins(game) == [20, 0, 0]
    assert told(game, "coins_over_limit") == [{"seat": 0, "amount": 2}]


@pytest.mark.rule("DR-EX-12")
def test_the_share_of_a_player_with_twenty_coins_does_not_pass_to_the_other() -> None:
    game = scene(3, TREASURE_4, coins=[20, 10, 0])
    lay(game, "power 5", "power 5", "power 3")
    assert coins(game) == [20, 12, 0]


# -- monster rooms ---------------------------------------------------------------------------------


@pytest.mark.rule("DR-EX-02")
def test_a_dragon_of_eighteen_wounds_both_who_laid_a_three() -> None:
    game = scene(4, DRAGON)
    lay(game, "power 5", "power 4", "power 3", "power 3")
    assert told(game, "monster_unbeaten") == [{"monster": "dragon", "total": 15, "strength": 18}]
    assert wounds(game) == [0, 0, 3, 3]


@pytest.mark.rule("DR-EX-13")
def test_a_total_of_exactly_the_strength_beats_the_monster_without_reward() -> None:
    game = scene(4, GOBLIN)
    lay(game, "power 5", "power 4", "power 3", "power 2")
    assert told(game, "monster_beaten") == [{"monster": "goblin", "total": 14, "strength": 14}]
    assert wounds(game) == [0, 0, 0, 0]
    assert coins(game) == [0, 0, 0, 0]
    assert [hand(game, seat)["items"] for seat in range(4)] == [[], [], [], []]


@pytest.mark.rule("DR-EX-14")
def test_a_total_one_below_the_strength_wounds_the_lowest_alone() -> None:
    game = scene(4, GOBLIN)
    lay(game, "power 5", "power 4", "power 3", "power 1")
    assert told(game, "monster_unbeaten") == [{"monster": "goblin", "total": 13, "strength": 14}]
    assert wounds(game) == [0, 0, 0, 2]


@pytest.mark.rule("DR-EX-15")
def test_a_sword_a_five_and_a_four_beat_a_dragon_of_fourteen() -> None:
    game = scene(3, DRAGON, items={0: ["sword"]})
    assert reserve(game, "sword") == 5
    lay(game, "sword", "power 5", "power 4")
    assert told(game, "monster_beaten") == [{"monster": "dragon", "total": 14, "strength": 14}]
    assert wounds(game) == [0, 0, 0]
    assert reserve(game, "sword") == 6


@pytest.mark.rule("DR-EX-16")
def test_a_sword_and_two_fours_leave_both_fours_wounded() -> None:
    game = scene(3, DRAGON, items={0: ["sword"]})
    lay(game, "sword", "power 4", "power 4")
    assert told(game, "monster_unbeaten") == [{"monster": "dragon", "total": 13, "strength": 14}]
    assert wounds(game) == [0, 3, 3]


@pytest.mark.rule("DR-EX-17")
def test_three_equal_cards_against_a_zombie_wound_all_three() -> None:
    game = scene(3, ZOMBIE)
    lay(game, "power 3", "power 3", "power 3")
    assert told(game, "monster_unbeaten") == [{"monster": "zombie", "total": 9, "strength": 11}]
    assert wounds(game) == [1, 1, 1]


# -- crystal balls ---------------------------------------------------------------------------------


@pytest.mark.rule("DR-EX-18")
def test_the_owner_of_a_crystal_ball_sees_four_and_three_and_fills_up_to_eleven() -> None:
    game = scene(3, ZOMBIE, items={0: ["crystal ball"]})
    lay(game, "crystal ball", "power 4", "power 3")
    assert reserve(game, "crystal ball") == 6
    assert seen(game, "laid", seat=0) == [None, "power 4", "power 3"]
    assert game.waiting == [0]
    game.choose(0, "power 4")
    assert told(game, "card_laid_open") == [{"seat": 0, "card": "power 4"}]
    assert told(game, "monster_beaten") == [{"monster": "zombie", "total": 11, "strength": 11}]
    assert wounds(game) == [0, 0, 0]


@pytest.mark.rule("DR-EX-19")
def test_two_crystal_balls_are_followed_by_two_secret_cards() -> None:
    game = scene(3, ZOMBIE, items={0: ["crystal ball"], 1: ["crystal ball"]})
    lay(game, "crystal ball", "crystal ball", "power 5")
    game.choose(0, "power 2")
    assert seen(game, "laid", seat=1) == [None, None, "power 5"]
    assert told(game, "monster_beaten") == []
    game.choose(1, "power 4")
    assert told(game, "cards_revealed")[-1] == {"cards": {"0": "power 2", "1": "power 4"}}
    assert told(game, "monster_beaten") == [{"monster": "zombie", "total": 11, "strength": 11}]
    assert wounds(game) == [0, 0, 0]
