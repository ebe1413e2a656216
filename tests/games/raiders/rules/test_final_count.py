"""The final count and the winner (END)."""

from collections.abc import Sequence

import pytest

from delvers import Result
from delvers.kernel.errors import GameOver
from delvers.kernel.game import Game
from tests.games.raiders.rules.scene import cited, lay, scene, told


def counted(*, coins: Sequence[int], wounds: Sequence[int]) -> Game:
    """A game that has just ended with these coins and wounds, the boss being beaten."""
    game = scene(len(coins), "tax_collector", coins=coins, wounds=wounds)
    lay(game, *["power 5"] * len(coins))
    return game


def result(game: Game) -> Result:
    """How the game ended."""
    assert game.result is not None
    return game.result


def fainted(game: Game) -> list[int]:
    """The seats that have been told to faint."""
    return [faint["seat"] for faint in told(game, "fainted")]


@pytest.mark.rule("DR-END-01")
def test_the_game_ends_with_the_fifth_level() -> None:
    game = scene(3, "tax_collector", coins=(1, 2, 3))
    lay(game, "power 5", "power 5")
    assert game.result is None
    assert not game.view(None)["is_over"]
    game.choose(2, "power 5")
    assert (game.is_over, game.view(None)["is_over"]) == (True, True)
    assert told(game, "game_won") == [{"winners": [2]}]
    with pytest.raises(GameOver):
        game.choose(0, "power 1")


@pytest.mark.rule("DR-END-01")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_no_final_count_is_made_after_an_earlier_level(level: int) -> None:
    game = scene(3, "monster_11", level=level, at=4, wounds=(9, 0, 0))
    lay(game, "power 5", "power 5", "power 5")
    assert game.view(None)["level"] == level + 1
    assert game.result is None
    assert not told(game, "fainted")


@pytest.mark.rule("DR-END-01")
def test_no_final_count_is_made_before_the_last_room_of_the_fifth_level() -> None:
    game = scene(3, "monster_11", level=5, at=3, wounds=(9, 0, 0))
    lay(game, "power 5", "power 5", "power 5")
    assert game.result is None
    assert not told(game, "fainted")


@pytest.mark.rule("DR-END-01")
def test_what_the_boss_does_counts_in_the_final_count() -> None:
    game = scene(3, "tax_collector", coins=(9, 8, 0))
    lay(game, "power 1", "power 4", "power 4")
    assert result(game).winners == (1,)
    assert result(game).scores == (6, 8, 0)


@pytest.mark.rule("DR-END-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_player_with_the_most_wounds_faints_and_cannot_win(seats: int) -> None:
    game = counted(coins=(20, 9, 8, 7, 6)[:seats], wounds=(5, 4, 4, 4, 0)[:seats])
    assert told(game, "fainted") == [{"seat": 0, "wounds": 5}]
    assert cited(game, "fainted") == ["DR-END-02"]
    assert result(game).winners == (1,)


@pytest.mark.rule("DR-END-02")
def test_the_fainted_rank_behind_all_who_stand_even_behind_the_poorest() -> None:
    game = counted(coins=(20, 0, 3), wounds=(1, 0, 0))
    assert result(game).ranking == ((2,), (1,), (0,))


@pytest.mark.rule("DR-END-03")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_players_all_tied_for_the_most_wounds_faint(seats: int) -> None:
    game = counted(coins=(15, 14, 9, 8, 8)[:seats], wounds=(6, 6, 3, 2, 2)[:seats])
    assert fainted(game) == [0, 1]
    assert cited(game, "fainted") == ["DR-END-03", "DR-END-03"]
    assert result(game).winners == (2,)


@pytest.mark.rule("DR-END-03")
def test_all_but_one_may_faint() -> None:
    game = counted(coins=(15, 14, 13, 0), wounds=(1, 1, 1, 0))
    assert fainted(game) == [0, 1, 2]
    assert result(game).winners == (3,)


@pytest.mark.rule("DR-END-04")
def test_with_three_players_a_tie_for_the_most_wounds_makes_nobody_faint() -> None:
    game = counted(coins=(15, 14, 9), wounds=(6, 6, 3))
    assert fainted(game) == []
    assert result(game).winners == (0,)


@pytest.mark.rule("DR-END-04")
@pytest.mark.parametrize("hurt", [(7, 6, 3), (4, 3, 3), (1, 0, 0)])
def test_with_three_players_one_with_more_wounds_than_each_other_faints(
    hurt: tuple[int, ...],
) -> None:
    game = counted(coins=(15, 14, 9), wounds=hurt)
    assert fainted(game) == [0]
    assert result(game).winners == (1,)


@pytest.mark.rule("DR-END-05")
@pytest.mark.parametrize("hurt", [0, 4])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nobody_faints_when_all_have_the_same_number_of_wounds(seats: int, hurt: int) -> None:
    game = counted(coins=(9, 8, 8, 7, 3)[:seats], wounds=(hurt,) * seats)
    assert fainted(game) == []
    assert result(game).winners == (0,)


@pytest.mark.rule("DR-END-06")
def test_the_richest_of_those_left_wins_whatever_the_wounds() -> None:
    game = counted(coins=(8, 12, 20, 11), wounds=(0, 5, 6, 1))
    assert result(game).winners == (1,)
    assert result(game).why == "DR-END-06"
    assert result(game).ranking == ((1,), (3,), (0,), (2,))
    assert result(game).scores == (8, 12, 20, 11)


@pytest.mark.rule("DR-END-06")
def test_the_winner_is_told_to_everybody() -> None:
    game = counted(coins=(1, 2, 3), wounds=(0, 0, 0))
    for seat in (None, 0, 1, 2):
        assert told(game, "game_won", seat) == [{"winners": [2]}]
    assert cited(game, "game_won") == ["DR-END-06"]


@pytest.mark.rule("DR-END-07")
def test_of_several_equally_rich_players_the_least_wounded_wins() -> None:
    game = counted(coins=(15, 14, 9, 9), wounds=(6, 6, 3, 2))
    assert result(game).winners == (3,)
    assert result(game).why == "DR-END-07"
    assert result(game).ranking == ((3,), (2,), (0,), (1,))
    assert cited(game, "game_won") == ["DR-END-07"]


@pytest.mark.rule("DR-END-07")
def test_fewer_wounds_do_not_help_a_poorer_player() -> None:
    game = counted(coins=(9, 9, 8, 1), wounds=(2, 3, 0, 5))
    assert result(game).winners == (0,)


@pytest.mark.rule("DR-END-07")
def test_a_fainted_player_with_as_many_coins_does_not_call_for_the_tie_break() -> None:
    game = counted(coins=(9, 9, 8, 1), wounds=(2, 5, 0, 0))
    assert result(game).winners == (0,)
    assert result(game).why == "DR-END-06"


@pytest.mark.rule("DR-END-08")
def test_players_with_equal_coins_and_equal_wounds_share_the_victory() -> None:
    game = counted(coins=(10, 10, 12, 6), wounds=(2, 2, 5, 1))
    assert fainted(game) == [2]
    assert result(game).winners == (0, 1)
    assert result(game).why == "DR-END-08"
    assert told(game, "game_won") == [{"winners": [0, 1]}]


@pytest.mark.rule("DR-END-08")
def test_a_third_equally_rich_player_with_more_wounds_does_not_share_the_victory() -> None:
    game = counted(coins=(10, 10, 10, 0), wounds=(2, 3, 2, 5))
    assert result(game).winners == (0, 2)


@pytest.mark.rule("DR-END-08")
def test_even_all_players_may_share_the_victory() -> None:
    game = counted(coins=(7, 7, 7), wounds=(1, 1, 1))
    assert result(game).winners == (0, 1, 2)
