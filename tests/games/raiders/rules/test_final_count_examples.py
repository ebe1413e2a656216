"""The worked examples of the final count and the tactical variant (EX 53 to 59)."""

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
)


def fainted(game: Game) -> list[int]:
    """The seats that fainted in the final count."""
    return [event["seat"] for event in told(game, "fainted")]


@pytest.mark.rule("DR-EX-53")
def test_two_faint_and_fewer_wounds_decide_between_nine_coins_and_nine() -> None:
    game = final_count(coins=[15, 14, 9, 9], wounds=[6, 6, 3, 2])
    assert fainted(game) == [0, 1]
    assert winners(game) == (3,)


@pytest.mark.rule("DR-EX-54")
def test_of_three_players_two_tied_for_the_most_wounds_do_not_faint() -> None:
    game = final_count(coins=[15, 14, 9], wounds=[6, 6, 3])
    assert fainted(game) == []
    assert winners(game) == (0,)


@pytest.mark.rule("DR-EX-55")
def test_of_three_players_the_single_most_wounded_faints() -> None:
    game = final_count(coins=[15, 14, 9], wounds=[7, 6, 3])
    assert fainted(game) == [0]
    assert winners(game) == (1,)


@pytest.mark.rule("DR-EX-56")
def test_of_five_players_with_equal_wounds_nobody_faints() -> None:
    game = final_count(coins=[9, 8, 8, 7, 3], wounds=[4, 4, 4, 4, 4])
    assert fainted(game) == []
    assert winners(game) == (0,)


@pytest.mark.rule("DR-EX-57")
def test_two_with_equal_coins_and_wounds_share_the_victory() -> None:
    game = final_count(coins=[10, 10, 12, 6], wounds=[2, 2, 5, 1])
    assert fainted(game) == [2]
    assert winners(game) == (0, 1)


@pytest.mark.rule("DR-EX-58")
def test_of_a_five_and_a_key_the_nearer_to_the_map_takes_it() -> None:
    game = scene(4, "treasure_01", items={2: ["key"]}, map_at=0)
    lay(game, "power 3", "power 5", "key", "power 2")
    assert coins(game) == [2, 2, 2, 0]
    assert game.view(None)["starter"] == 1
    assert game.waiting == [1]


@pytest.mark.rule("DR-EX-59")
def test_second_cards_follow_from_the_map_on_and_its_holder_keeps_it_in_a_tie() -> None:
    game = scene(4, "trap_01", items={0: ["crystal ball"], 2: ["crystal ball"]}, map_at=0)
    lay(game, "crystal ball", "power 4", "crystal ball", "power 2")
    assert game.waiting == [0]
    game.choose(0, "power 5")
    assert seen(game, "laid") == ["power 5", "power 4", "crystal ball", "power 2"]
    assert game.waiting == [2]
    game.choose(2, "power 5")
    assert reserve(game, "crystal ball") == 6
    assert [hand(game, seat)["items"] for seat in range(4)] == [[], [], [], []]
    assert game.view(None)["starter"] == 0
    assert game.waiting == [0]
