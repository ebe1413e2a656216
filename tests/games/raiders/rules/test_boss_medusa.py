"""Medusa, who eliminates players (BOSS-04 to 06)."""

import pytest

from delvers.kernel.game import Game
from tests.games.raiders.rules.scene import card_of, cited, coins, lay, scene, seen, told, wounds


def winners(game: Game) -> tuple[int, ...]:
    """Who has won the game, which must be over."""
    assert game.result is not None
    return game.result.winners


@pytest.mark.rule("DR-BOSS-04")
def test_medusa_eliminates_each_attacked_player_without_wounds() -> None:
    game = scene(3, "medusa", coins=(1, 9, 9), wounds=(9, 0, 0))
    lay(game, "power 4", "power 3", "power 3")
    assert seen(game, "is_eliminated") == [False, True, True]
    assert (coins(game), wounds(game)) == ([1, 9, 9], [9, 0, 0])
    assert winners(game) == (0,)
    assert told(game, "eliminated") == [
        {"seat": 1, "boss": "medusa"},
        {"seat": 2, "boss": "medusa"},
    ]
    assert cited(game, "monster_attacks") == ["DR-BOSS-04"]
    assert set(cited(game, "eliminated")) == {card_of(game)}


@pytest.mark.rule("DR-BOSS-04")
def test_a_beaten_medusa_eliminates_nobody() -> None:
    game = scene(3, "medusa", coins=(1, 2, 9))
    lay(game, "power 5", "power 4", "power 2")
    assert seen(game, "is_eliminated") == [False, False, False]
    assert winners(game) == (2,)


@pytest.mark.rule("DR-BOSS-04")
@pytest.mark.parametrize("boss", ["tax_collector", "vampire", "sphinx", "minotaur", "wolf_pack"])
def test_no_boss_but_medusa_eliminates_anybody(boss: str) -> None:
    game = scene(3, boss)
    lay(game, "power 1", "power 1", "power 2")
    assert seen(game, "is_eliminated") == [False, False, False]


@pytest.mark.rule("DR-BOSS-05")
def test_all_players_lose_when_medusa_attacks_everybody() -> None:
    game = scene(3, "medusa", coins=(9, 5, 1), wounds=(0, 1, 2))
    lay(game, "power 3", "power 3", "power 3")
    assert seen(game, "is_eliminated") == [True, True, True]
    assert winners(game) == ()
    assert game.result is not None
    assert game.result.why == "DR-BOSS-05"
    assert cited(game, "game_lost") == ["DR-BOSS-05"]
    assert not told(game, "game_won")


@pytest.mark.rule("DR-BOSS-06")
def test_a_survivor_of_medusa_may_still_faint_in_the_final_count() -> None:
    game = scene(4, "medusa", coins=(12, 8, 10, 20), wounds=(5, 3, 3, 0))
    lay(game, "power 4", "power 4", "power 3", "power 1")
    assert told(game, "fainted") == [{"seat": 0, "wounds": 5}]
    assert winners(game) == (2,)


@pytest.mark.rule("DR-BOSS-06")
def test_the_wounds_of_the_eliminated_spare_no_survivor_of_medusa() -> None:
    game = scene(4, "medusa", coins=(12, 8, 10, 20), wounds=(5, 3, 3, 9))
    lay(game, "power 4", "power 4", "power 3", "power 1")
    assert told(game, "fainted") == [{"seat": 0, "wounds": 5}]


@pytest.mark.rule("DR-BOSS-06")
@pytest.mark.parametrize(("hurt", "winner"), [((4, 2, 9), 1), ((3, 3, 9), 0)])
def test_two_survivors_of_medusa_are_compared_as_in_a_game_of_three(
    hurt: tuple[int, ...], winner: int
) -> None:
    game = scene(3, "medusa", coins=(12, 5, 20), wounds=hurt)
    lay(game, "power 4", "power 3", "power 2")
    assert winners(game) == (winner,)


@pytest.mark.rule("DR-BOSS-06")
def test_three_survivors_of_medusa_in_a_game_of_four_follow_the_rule_for_four() -> None:
    game = scene(4, "medusa", coins=(15, 14, 9, 20), wounds=(6, 6, 3, 0))
    lay(game, "power 4", "power 4", "power 3", "power 1")
    assert [faint["seat"] for faint in told(game, "fainted")] == [0, 1]
    assert winners(game) == (2,)
