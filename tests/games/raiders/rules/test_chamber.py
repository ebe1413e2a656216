"""Chambers (CHAMB)."""

import pytest

from delvers import IllegalChoice
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

PURSES = "chamber_01"  # 1 and 2 coins, potion 1, 3 coins, potion 2
ARMOURY = "chamber_03"  # torch, crystal ball, key, sword, potion 1
ITEMS = ("torch", "crystal ball", "key", "sword")


@pytest.mark.rule("DR-CHAMB-01")
@pytest.mark.parametrize("room", ["chamber_01", "chamber_02"])
def test_each_player_receives_only_the_benefit_with_the_number_played(room: str) -> None:
    game = scene(5, room, coins=(6,) * 5, wounds=(6,) * 5)
    lay(game, *(f"power {number}" for number in (1, 2, 3, 4, 5)))
    assert coins(game) == [7, 8, 6, 9, 6]
    assert wounds(game) == [6, 6, 5, 6, 4]


@pytest.mark.rule("DR-CHAMB-01")
@pytest.mark.parametrize("room", ["chamber_03", "chamber_04", "chamber_05"])
def test_each_number_of_an_item_chamber_stands_for_its_own_benefit(room: str) -> None:
    game = scene(5, room, coins=(6,) * 5, wounds=(6,) * 5)
    lay(game, *(f"power {number}" for number in (1, 2, 3, 4, 5)))
    assert [hand(game, seat)["items"] for seat in range(5)] == [*([item] for item in ITEMS), []]
    assert (coins(game), wounds(game)) == ([6] * 5, [6, 6, 6, 6, 5])


@pytest.mark.rule("DR-CHAMB-02")
@pytest.mark.parametrize(
    ("item", "clause"),
    [("key", "DR-RULING-44"), ("sword", "DR-RULING-44"), ("torch", "DR-ITEM-08")],
)
def test_only_power_cards_and_crystal_balls_may_be_laid_in_a_chamber(
    item: str, clause: str
) -> None:
    game = scene(3, PURSES, items={0: [item, "crystal ball"]})
    ask, before = game.pending[0], game.save()
    assert ask.options == (*(f"power {number}" for number in range(1, 6)), "crystal ball")
    assert ask.refused[item] == clause
    with pytest.raises(IllegalChoice, match=clause):
        game.choose(0, item)
    assert game.save() == before


@pytest.mark.rule("DR-CHAMB-02")
def test_the_card_laid_after_a_crystal_ball_decides_the_benefit() -> None:
    game = scene(3, PURSES, items={0: ["crystal ball"]})
    lay(game, "crystal ball", "power 1", "power 2")
    assert coins(game) == [0, 0, 0]
    game.choose(0, "power 4")
    assert coins(game) == [3, 1, 2]


@pytest.mark.rule("DR-CHAMB-02")
def test_neither_key_nor_sword_may_follow_a_crystal_ball_in_a_chamber() -> None:
    game = scene(3, PURSES, items={0: ["crystal ball", "key", "sword"]})
    lay(game, "crystal ball", "power 1", "power 2")
    assert game.pending[0].options == tuple(f"power {number}" for number in range(1, 6))
    assert game.pending[0].refused["key"] == game.pending[0].refused["sword"] == "DR-RULING-44"


@pytest.mark.rule("DR-CHAMB-03")
@pytest.mark.parametrize(("number", "item"), list(enumerate(ITEMS, start=1)))
def test_an_item_goes_from_the_reserve_into_the_hand(number: int, item: str) -> None:
    game = scene(3, ARMOURY)
    lay(game, f"power {number}", "power 5", "power 5")
    assert hand(game, 0)["items"] == [item]
    assert reserve(game, item) == 5
    assert told(game, "item_taken") == [{"seat": 0, "item": item}]
    assert cited(game, "item_taken") == [card_of(game)]


@pytest.mark.rule("DR-CHAMB-03")
def test_an_item_from_a_chamber_may_be_played_in_the_next_room() -> None:
    game = scene(3, ARMOURY, row=[ARMOURY, "treasure_01", "trap_01", "monster_01", "trap_02"])
    lay(game, "power 3", "power 5", "power 5")
    assert "key" in game.pending[0].options


@pytest.mark.rule("DR-CHAMB-04")
def test_nobody_receives_an_item_that_more_players_claim_than_the_reserve_has() -> None:
    game = scene(4, ARMOURY, reserve={"torch": 2})
    lay(game, "power 1", "power 1", "power 1", "power 3")
    assert [hand(game, seat)["items"] for seat in range(4)] == [[], [], [], ["key"]]
    assert (reserve(game, "torch"), reserve(game, "key")) == (2, 5)
    assert told(game, "item_short") == [{"item": "torch", "seats": [0, 1, 2], "left": 2}]
    assert cited(game, "item_short") == ["DR-CHAMB-04"]


@pytest.mark.rule("DR-CHAMB-04")
def test_a_single_claimant_receives_nothing_from_an_empty_pile() -> None:
    game = scene(3, ARMOURY, reserve={"sword": 0})
    lay(game, "power 4", "power 5", "power 5")
    assert hand(game, 0)["items"] == []
    assert reserve(game, "sword") == 0


@pytest.mark.rule("DR-CHAMB-05")
def test_every_claimant_receives_a_copy_when_the_pile_is_just_large_enough() -> None:
    game = scene(3, ARMOURY, wounds=(0, 0, 3), reserve={"torch": 2})
    lay(game, "power 1", "power 1", "power 5")
    assert [hand(game, seat)["items"] for seat in range(3)] == [["torch"], ["torch"], []]
    assert reserve(game, "torch") == 0
    assert wounds(game) == [0, 0, 2]


@pytest.mark.rule("DR-CHAMB-05")
def test_a_crystal_ball_laid_in_this_very_room_can_be_claimed_again() -> None:
    game = scene(3, ARMOURY, items={0: ["crystal ball"]}, reserve={"crystal ball": 1})
    lay(game, "crystal ball", "power 2", "power 5")
    game.choose(0, "power 2")
    assert [hand(game, seat)["items"] for seat in (0, 1)] == [["crystal ball"], ["crystal ball"]]
    assert reserve(game, "crystal ball") == 0


@pytest.mark.rule("DR-CHAMB-06")
def test_a_hand_may_grow_to_hold_every_item_card_of_the_game() -> None:
    held = ["torch"] * 5 + ["crystal ball"] * 6 + ["key"] * 6 + ["sword"] * 6
    game = scene(3, ARMOURY, items={0: held})
    lay(game, "power 1", "power 5", "power 5")
    assert hand(game, 0)["items"] == sorted([*held, "torch"])
    assert hand(game, 0)["powers"] == [2, 3, 4, 5]


@pytest.mark.rule("DR-CHAMB-07")
@pytest.mark.parametrize(("number", "amount"), [(1, 1), (2, 2), (4, 3)])
def test_the_coins_of_a_chamber_are_gained(number: int, amount: int) -> None:
    game = scene(3, PURSES, coins=(5, 5, 5))
    lay(game, f"power {number}", "power 3", "power 5")
    assert coins(game) == [5 + amount, 5, 5]
    assert cited(game, "coins_gained") == [card_of(game)]


@pytest.mark.rule("DR-CHAMB-08")
def test_players_claiming_the_same_coins_each_gain_the_full_amount() -> None:
    game = scene(4, PURSES)
    lay(game, *["power 4"] * 4)
    assert coins(game) == [3, 3, 3, 3]


@pytest.mark.rule("DR-CHAMB-09")
def test_coins_from_a_chamber_stop_at_twenty() -> None:
    game = scene(3, PURSES, coins=(19, 17, 20))
    lay(game, "power 4", "power 4", "power 1")
    assert coins(game) == [20, 20, 20]
    assert told(game, "coins_over_limit") == [{"seat": 0, "amount": 2}, {"seat": 2, "amount": 1}]


@pytest.mark.rule("DR-CHAMB-10")
@pytest.mark.parametrize(
    ("room", "number", "amount"), [(PURSES, 3, 1), (PURSES, 5, 2), (ARMOURY, 5, 1)]
)
def test_a_potion_discards_the_wounds_that_it_shows(room: str, number: int, amount: int) -> None:
    game = scene(3, room, wounds=(4, 4, 4))
    lay(game, f"power {number}", "power 1", "power 1")
    assert wounds(game) == [4 - amount, 4, 4]
    assert cited(game, "healed") == [card_of(game)]


@pytest.mark.rule("DR-CHAMB-10")
def test_a_potion_larger_than_the_wounds_leaves_none() -> None:
    game = scene(3, PURSES, wounds=(1, 0, 2))
    lay(game, "power 5", "power 5", "power 5")
    assert wounds(game) == [0, 0, 0]


@pytest.mark.rule("DR-CHAMB-11")
def test_players_claiming_the_same_potion_each_discard_the_full_number() -> None:
    game = scene(4, PURSES, wounds=(5, 5, 5, 5))
    lay(game, "power 5", "power 5", "power 5", "power 4")
    assert wounds(game) == [3, 3, 3, 5]


@pytest.mark.rule("DR-CHAMB-12")
def test_discarded_wounds_leave_the_table_and_reach_no_other_player() -> None:
    game = scene(3, PURSES, wounds=(1, 6, 0))
    lay(game, "power 5", "power 3", "power 1")
    assert wounds(game) == [0, 5, 0]
    assert told(game, "healed") == [{"seat": 0, "amount": 1}, {"seat": 1, "amount": 1}]
    assert not told(game, "wounded")
