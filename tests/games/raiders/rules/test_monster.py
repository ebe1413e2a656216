"""Monster rooms (MON)."""

import pytest

from tests.games.raiders.rules.scene import (
    card_of,
    cited,
    coins,
    hand,
    lay,
    reserve,
    scene,
    told,
    wounds,
)

DRAGON = "monster_01"  # strength 14, 18, 23; 3 wounds
GOBLIN = "monster_06"  # strength 11, 14, 18; 2 wounds
ZOMBIE = "monster_09"  # strength 11, 14, 18; 1 wound

SHIELDS = {
    "monster_01": ("dragon", (14, 18, 23), 3),
    "monster_02": ("dragon", (14, 18, 23), 3),
    "monster_03": ("troll", (14, 18, 23), 2),
    "monster_04": ("troll", (14, 18, 23), 2),
    "monster_05": ("the_thing", (14, 18, 23), 1),
    "monster_06": ("goblin", (11, 14, 18), 2),
    "monster_07": ("goblin", (11, 14, 18), 2),
    "monster_08": ("skeleton", (11, 14, 18), 3),
    "monster_09": ("zombie", (11, 14, 18), 1),
    "monster_10": ("zombie", (11, 14, 18), 1),
    "monster_11": ("serpent", (8, 10, 13), 3),
}


@pytest.mark.rule("DR-MON-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("room", SHIELDS)
def test_the_strength_is_the_one_on_the_shield_for_the_number_of_players(
    room: str, seats: int
) -> None:
    game = scene(seats, room)
    lay(game, *["power 1"] * seats)
    monster, strengths, _ = SHIELDS[room]
    assert told(game, "monster_unbeaten") == [
        {"monster": monster, "total": seats, "strength": strengths[seats - 3]}
    ]


@pytest.mark.rule("DR-MON-01", "DR-MON-03")
@pytest.mark.parametrize(
    "cards", [(5, 4, 2), (5, 4, 3, 2), (5, 5, 4, 3, 1)], ids=["3 seats", "4 seats", "5 seats"]
)
def test_a_total_equal_to_the_strength_beats_the_monster(cards: tuple[int, ...]) -> None:
    game = scene(len(cards), GOBLIN)
    lay(game, *(f"power {card}" for card in cards))
    assert wounds(game) == [0] * len(cards)
    assert cited(game, "monster_beaten") == ["DR-MON-03"]


@pytest.mark.rule("DR-MON-01", "DR-MON-05")
@pytest.mark.parametrize(
    "cards", [(5, 4, 1), (5, 4, 3, 1), (5, 5, 4, 2, 1)], ids=["3 seats", "4 seats", "5 seats"]
)
def test_a_total_one_below_the_strength_lets_the_monster_attack_the_lowest(
    cards: tuple[int, ...],
) -> None:
    game = scene(len(cards), GOBLIN)
    lay(game, *(f"power {card}" for card in cards))
    assert wounds(game) == [0] * (len(cards) - 1) + [2]


@pytest.mark.rule("DR-MON-02")
def test_the_values_of_all_players_are_added_up_and_doubles_count_twice() -> None:
    game = scene(4, DRAGON)
    lay(game, "power 5", "power 5", "power 4", "power 4")
    assert told(game, "monster_beaten") == [{"monster": "dragon", "total": 18, "strength": 18}]
    assert wounds(game) == [0, 0, 0, 0]


@pytest.mark.rule("DR-MON-02")
def test_only_the_card_in_play_adds_to_the_total_and_not_those_played_before() -> None:
    game = scene(3, GOBLIN, powers={0: [1, 2, 3], 1: [1, 3, 5], 2: [2, 4, 5]}, at=2)
    lay(game, "power 2", "power 3", "power 4")
    assert told(game, "monster_unbeaten") == [{"monster": "goblin", "total": 9, "strength": 11}]
    assert cited(game, "monster_unbeaten") == ["DR-MON-02"]


@pytest.mark.rule("DR-MON-02")
def test_the_card_laid_after_a_crystal_ball_is_the_one_that_adds_to_the_total() -> None:
    game = scene(3, GOBLIN, items={0: ["crystal ball"]})
    lay(game, "crystal ball", "power 4", "power 3")
    game.choose(0, "power 4")
    assert told(game, "monster_beaten") == [{"monster": "goblin", "total": 11, "strength": 11}]


@pytest.mark.rule("DR-MON-03")
def test_a_total_above_the_strength_beats_the_monster_without_further_effect() -> None:
    game = scene(3, DRAGON, coins=(3, 2, 1), wounds=(1, 2, 3))
    lay(game, "power 5", "power 5", "power 5")
    assert (coins(game), wounds(game)) == ([3, 2, 1], [1, 2, 3])
    assert not told(game, "monster_attacks")


@pytest.mark.rule("DR-MON-04")
def test_beating_a_monster_brings_neither_coins_nor_items_nor_healing() -> None:
    game = scene(3, ZOMBIE, coins=(0, 5, 9), wounds=(4, 4, 4), items={0: ["torch"]})
    before = game.view(None)["reserve"]
    lay(game, "power 5", "power 4", "power 3")
    assert cited(game, "monster_beaten") == ["DR-MON-03"]
    assert (coins(game), wounds(game)) == ([0, 5, 9], [4, 4, 4])
    assert [hand(game, seat)["items"] for seat in range(3)] == [["torch"], [], []]
    assert game.view(None)["reserve"] == before


@pytest.mark.rule("DR-MON-05")
@pytest.mark.parametrize("lowest", [0, 1, 2])
def test_the_player_with_the_lowest_value_is_attacked_whatever_the_seat(lowest: int) -> None:
    game = scene(3, DRAGON, wounds=(5, 5, 5))
    lay(game, *("power 2" if seat == lowest else "power 4" for seat in range(3)))
    assert told(game, "monster_attacks") == [{"monster": "dragon", "value": 2, "seats": [lowest]}]
    assert cited(game, "monster_attacks") == ["DR-MON-05"]
    assert wounds(game) == [8 if seat == lowest else 5 for seat in range(3)]


@pytest.mark.rule("DR-MON-06")
@pytest.mark.parametrize("room", SHIELDS)
def test_the_attacked_player_receives_the_wounds_that_the_card_shows(room: str) -> None:
    game = scene(3, room, wounds=(1, 1, 1))
    lay(game, "power 3", "power 1", "power 2")
    assert wounds(game) == [1, 1 + SHIELDS[room][2], 1]
    assert cited(game, "wounded") == [card_of(game)]


@pytest.mark.rule("DR-MON-07")
def test_all_players_sharing_the_lowest_value_receive_the_full_wounds() -> None:
    game = scene(4, DRAGON)
    lay(game, "power 5", "power 4", "power 3", "power 3")
    assert wounds(game) == [0, 0, 3, 3]
    assert cited(game, "monster_attacks") == ["DR-MON-07"]
    assert cited(game, "wounded") == [card_of(game)] * 2


@pytest.mark.rule("DR-MON-07")
def test_everybody_is_wounded_when_all_values_are_equal_and_too_low() -> None:
    game = scene(3, ZOMBIE)
    lay(game, "power 3", "power 3", "power 3")
    assert wounds(game) == [1, 1, 1]


@pytest.mark.rule("DR-MON-08")
def test_players_above_the_lowest_value_receive_no_wounds() -> None:
    game = scene(5, DRAGON, wounds=(0, 1, 2, 3, 4))
    lay(game, "power 2", "power 3", "power 1", "power 5", "power 4")
    assert wounds(game) == [0, 1, 5, 3, 4]
    assert [hit["seat"] for hit in told(game, "wounded")] == [2]


@pytest.mark.rule("DR-MON-09")
def test_a_sword_adds_five_to_the_total() -> None:
    game = scene(3, DRAGON, items={0: ["sword"]})
    lay(game, "sword", "power 5", "power 4")
    assert told(game, "monster_beaten") == [{"monster": "dragon", "total": 14, "strength": 14}]
    assert wounds(game) == [0, 0, 0]
    assert reserve(game, "sword") == 6


@pytest.mark.rule("DR-MON-09")
def test_a_sword_is_not_the_lowest_value_beside_fours() -> None:
    game = scene(3, DRAGON, items={0: ["sword"]})
    lay(game, "sword", "power 4", "power 4")
    assert wounds(game) == [0, 3, 3]
    assert [loss["total"] for loss in told(game, "monster_unbeaten")] == [13]
