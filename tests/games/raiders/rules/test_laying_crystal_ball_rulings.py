"""The rulings on crystal balls."""

import pytest

import delvers
from tests.games.raiders.rules.scene import (
    cited,
    coins,
    hand,
    lay,
    rejected,
    reserve,
    scene,
    seen,
    told,
    wounds,
)

BALL = "crystal ball"


@pytest.mark.rule("DR-RULING-10")
def test_after_a_crystal_ball_a_second_card_must_follow() -> None:
    game = scene(3, "trap_01", items={0: [BALL]})
    lay(game, BALL, "power 5", "power 5")
    assert game.waiting == [0]
    assert game.pending[0].options == tuple(f"power {number}" for number in range(1, 6))
    assert rejected(game, 0, "pass") is None
    assert told(game, "trap_springs") == []


@pytest.mark.rule("DR-RULING-11")
def test_in_the_last_room_a_crystal_ball_still_leaves_a_power_card_to_lay() -> None:
    game = scene(3, "trap_02", at=4, items={0: [BALL]}, powers={0: [2]}, coins=[9, 0, 0])
    lay(game, BALL, "power 1", "power 1")
    assert told(game, "card_laid_open") == [{"seat": 0, "card": "power 2"}]
    assert coins(game) == [8, 0, 0]


@pytest.mark.rule("DR-RULING-12")
@pytest.mark.parametrize("map_at", [None, 0])
def test_the_second_card_may_be_another_crystal_ball(map_at: int | None) -> None:
    game = scene(3, "treasure_01", items={0: [BALL, BALL]}, map_at=map_at)
    lay(game, BALL, "power 4", "power 3")
    assert BALL in game.pending[0].options
    assert BALL not in game.pending[0].refused
    game.choose(0, BALL)
    assert game.waiting == [0]
    assert game.pending[0].prompt == "lay_second_card"
    assert hand(game, 0)["items"] == []
    assert coins(game) == [0, 0, 0]
    game.choose(0, "power 5")
    assert coins(game) == [4, 2, 0]
    assert reserve(game, BALL) == 6
    assert told(game, "item_returned") == [{"seat": 0, "item": BALL}] * 2
    rule = "DR-ITEM-12" if map_at is None else "DR-VAR-TACTIC-08"
    assert cited(game, "item_returned") == [rule] * 2


@pytest.mark.rule("DR-RULING-12")
def test_of_two_gazers_one_with_another_ball_sees_the_second_card_of_the_other() -> None:
    game = scene(3, "treasure_01", items={0: [BALL, BALL], 1: [BALL]})
    lay(game, BALL, BALL, "power 3")
    game.choose(0, BALL)
    assert seen(game, "laid", 1) == [None, None, "power 3"]
    game.choose(1, "power 4")
    assert told(game, "cards_revealed")[-1] == {"cards": {"0": BALL, "1": "power 4"}}
    assert (game.waiting, game.pending[0].rule) == ([0], "DR-ITEM-10")
    assert seen(game, "laid", 0) == [None, "power 4", "power 3"]
    assert reserve(game, BALL) == 6
    game.choose(0, "power 5")
    assert told(game, "card_laid_open") == [{"seat": 0, "card": "power 5"}]
    assert coins(game) == [4, 2, 0]


@pytest.mark.rule("DR-RULING-12")
def test_gazers_who_both_lay_another_ball_choose_in_secret_once_more() -> None:
    game = scene(3, "treasure_01", items={0: [BALL, BALL], 1: [BALL, BALL]})
    lay(game, BALL, BALL, "power 3")
    lay(game, BALL, BALL)
    assert game.waiting == [0, 1]
    assert {game.pending[seat].rule for seat in (0, 1)} == {"DR-ITEM-11"}
    game.choose(0, "power 5")
    assert seen(game, "laid", 1) == [None, None, "power 3"]
    game.choose(1, "power 4")
    assert coins(game) == [4, 2, 0]
    assert reserve(game, BALL) == 6


@pytest.mark.rule("DR-RULING-12")
def test_three_balls_may_be_laid_one_after_the_other() -> None:
    game = scene(3, "chamber_01", items={0: [BALL] * 3}, reserve={BALL: 3})
    lay(game, BALL, "power 1", "power 2")
    game.choose(0, BALL)
    game.choose(0, BALL)
    game.choose(0, "power 4")
    assert coins(game) == [3, 1, 2]
    assert reserve(game, BALL) == 6


@pytest.mark.rule("DR-RULING-12", "DR-VAR-TACTIC-07")
def test_in_the_variant_another_ball_goes_round_once_more_from_the_map() -> None:
    game = scene(4, "treasure_01", items={0: [BALL, BALL], 2: [BALL, BALL]}, map_at=2)
    for seat, card in ((2, BALL), (3, "power 3"), (0, BALL), (1, "power 2")):
        game.choose(seat, card)
    game.choose(2, BALL)
    assert game.waiting == [0]
    game.choose(0, BALL)
    assert reserve(game, BALL) == 4
    assert game.waiting == [2]
    game.choose(2, "power 4")
    assert seen(game, "laid", 0) == [BALL, "power 2", "power 4", "power 3"]
    game.choose(0, "power 5")
    assert reserve(game, BALL) == 6
    assert coins(game) == [4, 0, 2, 0]
    assert told(game, "map_passed")[0]["seat"] == 0


@pytest.mark.rule("DR-RULING-12", "DR-ITEM-12")
def test_a_second_ball_is_back_before_the_chamber_is_shared_out() -> None:
    game = scene(3, "chamber_03", items={0: [BALL, BALL]}, reserve={BALL: 0})
    lay(game, BALL, "power 2", "power 2")
    game.choose(0, BALL)
    game.choose(0, "power 5")
    assert [hand(game, seat)["items"] for seat in (1, 2)] == [[BALL], [BALL]]


@pytest.mark.rule("DR-RULING-12")
def test_a_game_saved_between_two_balls_goes_on_the_same_way() -> None:
    game = scene(3, "treasure_01", items={0: [BALL, BALL], 1: [BALL, BALL]})
    lay(game, BALL, BALL, "power 3")
    lay(game, BALL, BALL)
    game.choose(0, "power 5")
    loaded = delvers.load(game.save())
    for one in (game, loaded):
        one.choose(1, "power 4")
    assert coins(loaded) == coins(game) == [4, 2, 0]


@pytest.mark.rule("DR-RULING-13")
def test_the_second_card_may_be_a_key_in_a_treasure_room() -> None:
    game = scene(3, "treasure_01", items={0: [BALL, "key"]})
    lay(game, BALL, "power 4", "power 3")
    game.choose(0, "key")
    assert coins(game) == [4, 2, 0]
    assert (reserve(game, BALL), reserve(game, "key")) == (6, 6)


@pytest.mark.rule("DR-RULING-13")
def test_the_second_card_may_be_a_sword_in_a_monster_room() -> None:
    game = scene(3, "monster_01", items={0: [BALL, "sword"]})
    lay(game, BALL, "power 5", "power 4")
    game.choose(0, "sword")
    assert told(game, "monster_beaten") == [{"monster": "dragon", "total": 14, "strength": 14}]


@pytest.mark.rule("DR-RULING-13")
@pytest.mark.parametrize(
    ("boss", "item", "hurt"), [("wolf_pack", "torch", 2), ("megadragon", "key", 3)]
)
def test_the_second_card_may_be_the_one_that_escapes(boss: str, item: str, hurt: int) -> None:
    game = scene(3, boss, items={0: [BALL, item]})
    lay(game, BALL, "power 5", "power 4")
    game.choose(0, item)
    assert wounds(game) == [0, 0, hurt]


@pytest.mark.rule("DR-RULING-13")
@pytest.mark.parametrize(
    ("room", "item", "clause"),
    [("monster_01", "key", "DR-ITEM-14"), ("treasure_01", "sword", "DR-ITEM-17")],
)
def test_the_second_card_must_have_a_use_in_the_room_too(room: str, item: str, clause: str) -> None:
    game = scene(3, room, items={0: [BALL, item]})
    lay(game, BALL, "power 5", "power 4")
    assert rejected(game, 0, item) == clause


@pytest.mark.rule("DR-RULING-14")
def test_only_the_second_card_counts_and_never_the_ball() -> None:
    game = scene(3, "monster_01", items={0: [BALL]})
    lay(game, BALL, "power 4", "power 3")
    game.choose(0, "power 5")
    assert told(game, "monster_unbeaten") == [{"monster": "dragon", "total": 12, "strength": 14}]
    assert wounds(game) == [0, 0, 3]


@pytest.mark.rule("DR-RULING-14")
def test_a_ball_before_the_lowest_card_does_not_save_its_owner() -> None:
    game = scene(3, "monster_01", items={0: [BALL]})
    lay(game, BALL, "power 4", "power 3")
    game.choose(0, "power 1")
    assert told(game, "monster_unbeaten") == [{"monster": "dragon", "total": 8, "strength": 14}]
    assert wounds(game) == [3, 0, 0]


@pytest.mark.rule("DR-RULING-15")
def test_a_ball_against_the_necromancer_escapes_and_its_owner_plays_nothing_more() -> None:
    game = scene(3, "necromancer", items={0: [BALL, BALL, "sword"]})
    lay(game, BALL, "power 1", "power 2")
    assert game.is_over
    assert wounds(game) == [0, 2, 0]
    assert hand(game, 0) == {"powers": [1, 2, 3, 4, 5], "items": [BALL, "sword"]}
    assert reserve(game, BALL) == 5
    assert told(game, "item_returned") == [{"seat": 0, "item": BALL}]


@pytest.mark.rule("DR-RULING-16")
def test_the_second_card_is_chosen_with_the_cards_of_the_others_on_the_table() -> None:
    game = scene(3, "trap_01", items={0: [BALL]}, coins=[9, 0, 0])
    game.choose(0, BALL)
    assert 0 not in game.pending
    game.choose(1, "power 4")
    assert seen(game, "laid", seat=0) == [BALL, None, None]
    game.choose(2, "power 1")
    assert seen(game, "laid", seat=0)[1:] == ["power 4", "power 1"]
    assert told(game, "cards_revealed") == [
        {"cards": {"0": BALL, "1": "power 4", "2": "power 1"}},
    ]
    assert game.pending[0].rule == "DR-ITEM-10"
    game.choose(0, "power 2")
    assert [told(game, "card_laid_open", seat) for seat in (1, 2, None)] == [
        [{"seat": 0, "card": "power 2"}]
    ] * 3
    assert cited(game, "card_laid_open") == ["DR-ITEM-10"]


@pytest.mark.rule("DR-RULING-17")
def test_when_all_reveal_a_ball_all_lay_second_cards_in_secret() -> None:
    game = scene(3, "treasure_01", items={seat: [BALL] for seat in range(3)})
    lay(game, BALL, BALL, BALL)
    assert game.waiting == [0, 1, 2]
    assert reserve(game, BALL) == 6
    game.choose(0, "power 5")
    game.choose(1, "power 4")
    assert seen(game, "laid", seat=2) == [None, None, None]
    assert len(told(game, "cards_revealed", 2)) == 1
    game.choose(2, "power 3")
    assert told(game, "cards_revealed")[1] == {
        "cards": {"0": "power 5", "1": "power 4", "2": "power 3"}
    }
    assert coins(game) == [4, 2, 0]
