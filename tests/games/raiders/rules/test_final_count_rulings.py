"""The rulings on the final count and the tactical variant."""

import itertools

import pytest

from delvers.kernel.game import Game
from tests.games.raiders.rules.scene import (
    coins,
    final_count,
    hand,
    lay,
    reserve,
    scene,
    seen,
    told,
    winners,
    wounds,
)

BALL = "crystal ball"


def fainted(game: Game) -> list[int]:
    """The seats that fainted in the final count."""
    return [event["seat"] for event in told(game, "fainted")]


# -- the final count -------------------------------------------------------------------------------


@pytest.mark.rule("DR-RULING-59")
def test_the_wounds_and_coins_of_the_eliminated_are_ignored() -> None:
    game = scene(4, "medusa", coins=[4, 5, 6, 20], wounds=[1, 2, 3, 9])
    lay(game, "power 4", "power 4", "power 4", "power 1")
    assert seen(game, "is_eliminated") == [False, False, False, True]
    assert fainted(game) == [2]
    assert winners(game) == (1,)


@pytest.mark.rule("DR-RULING-59")
@pytest.mark.parametrize("seats", [4, 5])
def test_three_survivors_of_a_larger_game_faint_when_tied_for_the_most_wounds(seats: int) -> None:
    others = seats - 3
    game = scene(seats, "medusa", coins=[9, 8, 1] + [20] * others, wounds=[5, 5, 1] + [0] * others)
    lay(game, "power 3", "power 3", "power 3", *["power 1"] * others)
    assert fainted(game) == [0, 1]
    assert winners(game) == (2,)


@pytest.mark.rule("DR-RULING-59")
def test_two_survivors_of_three_faint_by_the_rule_for_three() -> None:
    game = scene(3, "medusa", coins=[9, 8, 20], wounds=[5, 4, 5])
    lay(game, "power 4", "power 4", "power 2")
    assert fainted(game) == [0]
    assert winners(game) == (1,)


@pytest.mark.rule("DR-RULING-60")
def test_the_only_survivor_of_medusa_does_not_faint_and_wins() -> None:
    game = scene(4, "medusa", coins=[0, 9, 9, 9], wounds=[12, 0, 0, 0])
    lay(game, "power 5", "power 2", "power 2", "power 2")
    assert seen(game, "is_eliminated") == [False, True, True, True]
    assert fainted(game) == []
    assert winners(game) == (0,)


@pytest.mark.rule("DR-RULING-61")
def test_of_three_players_more_wounds_than_each_other_are_enough_to_faint() -> None:
    game = final_count(coins=[15, 9, 8], wounds=[4, 3, 3])
    assert fainted(game) == [0]
    assert winners(game) == (1,)


@pytest.mark.rule("DR-RULING-61")
def test_of_three_players_as_many_wounds_as_another_are_not() -> None:
    game = final_count(coins=[15, 9, 8], wounds=[4, 4, 0])
    assert fainted(game) == []
    assert winners(game) == (0,)


@pytest.mark.rule("DR-RULING-62")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_somebody_always_stands(seats: int) -> None:
    for hurt in itertools.product(range(3), repeat=seats):
        game = final_count(coins=[1] * seats, wounds=hurt)
        assert len(fainted(game)) < seats
        assert winners(game)


@pytest.mark.rule("DR-RULING-63")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nobody_faints_without_wounds(seats: int) -> None:
    game = final_count(coins=[9, 5, 5, 5, 5][:seats], wounds=[0] * seats)
    assert fainted(game) == []
    assert winners(game) == (0,)


@pytest.mark.rule("DR-RULING-64")
def test_who_fainted_has_no_part_in_the_tie_break() -> None:
    game = final_count(coins=[10, 10, 10, 3], wounds=[8, 5, 4, 1])
    assert fainted(game) == [0]
    assert winners(game) == (2,)


@pytest.mark.rule("DR-RULING-64")
def test_who_fainted_with_the_most_coins_makes_no_tie() -> None:
    game = final_count(coins=[10, 10, 3, 3], wounds=[8, 5, 1, 1])
    assert fainted(game) == [0]
    assert winners(game) == (1,)
    assert game.result is not None
    assert game.result.why == "DR-END-06"


# -- the tactical variant --------------------------------------------------------------------------


def lay_from(game: Game, *laid: tuple[int, str]) -> None:
    """These seats lay these cards one after another."""
    for seat, card in laid:
        game.choose(seat, card)


@pytest.mark.rule("DR-RULING-65")
def test_a_starting_player_tied_for_the_highest_value_keeps_the_map() -> None:
    game = scene(4, "trap_01", map_at=2)
    lay_from(game, (2, "power 5"), (3, "power 5"), (0, "power 5"), (1, "power 1"))
    assert game.view(None)["starter"] == 2
    assert game.waiting == [2]


@pytest.mark.rule("DR-RULING-66")
def test_the_second_card_after_a_crystal_ball_counts_for_the_map() -> None:
    game = scene(3, "trap_01", items={2: [BALL]}, map_at=0)
    lay_from(game, (0, "power 3"), (1, "power 2"), (2, BALL), (2, "power 4"))
    assert game.view(None)["starter"] == 2


@pytest.mark.rule("DR-RULING-66")
@pytest.mark.parametrize(("room", "item"), [("treasure_01", "key"), ("monster_01", "sword")])
def test_a_key_or_a_sword_counts_five_for_the_map(room: str, item: str) -> None:
    game = scene(3, room, items={1: [item]}, map_at=0)
    lay_from(game, (0, "power 4"), (1, item), (2, "power 5"))
    assert game.view(None)["starter"] == 1


@pytest.mark.rule("DR-RULING-66")
def test_the_value_in_the_room_counts_for_the_map() -> None:
    game = scene(3, "golem", items={1: ["sword"]}, map_at=0)
    lay_from(game, (0, "power 5"), (1, "sword"), (2, "power 2"))
    assert told(game, "map_passed") == [{"seat": 2, "value": 2}]


@pytest.mark.rule("DR-RULING-67")
def test_in_the_variant_a_torch_may_be_used_before_and_between_the_turns_of_others() -> None:
    dark = [True, False, True, True, True]
    torches = {seat: ["torch"] for seat in range(3)}
    game = scene(3, "trap_01", items=torches, face_up=dark, map_at=0)
    assert {seat: ask.optional for seat, ask in game.pending.items()} == {
        0: False,
        1: True,
        2: True,
    }
    game.choose(2, "use torch")
    game.choose(0, "power 1")
    game.choose(0, "use torch")
    assert game.waiting == [1]
    game.choose(1, "use torch")
    assert game.waiting == [1]
    rows = [game.view(seat)["row"] for seat in range(3)]
    assert rows == [["trap_01", "treasure_09", "treasure_08", "monster_10", "monster_09"]] * 3
    assert reserve(game, "torch") == 6


@pytest.mark.rule("DR-RULING-68")
def test_in_the_variant_laid_crystal_balls_can_be_claimed_in_the_same_chamber() -> None:
    game = scene(3, "chamber_03", items={0: [BALL], 2: [BALL]}, reserve={BALL: 0}, map_at=0)
    lay_from(game, (0, BALL), (1, "power 5"), (2, BALL))
    assert reserve(game, BALL) == 0
    lay_from(game, (0, "power 2"), (2, "power 2"))
    assert [hand(game, seat)["items"] for seat in range(3)] == [[BALL], [], [BALL]]
    assert reserve(game, BALL) == 0


@pytest.mark.rule("DR-RULING-69")
def test_in_the_variant_a_ball_against_the_necromancer_escapes_at_once() -> None:
    game = scene(3, "necromancer", items={0: [BALL]}, coins=[3, 2, 1], map_at=0)
    lay_from(game, (0, BALL), (1, "power 5"), (2, "power 4"))
    assert game.is_over
    assert told(game, "escaped") == [{"seat": 0, "boss": "necromancer"}]
    assert (wounds(game), coins(game)) == ([0, 0, 2], [3, 2, 1])
    assert hand(game, 0) == {"powers": [1, 2, 3, 4, 5], "items": []}
    assert reserve(game, BALL) == 6
