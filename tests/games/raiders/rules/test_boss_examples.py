"""The worked examples of the bosses (EX 36 to 52)."""

import pytest

from tests.games.raiders.rules.scene import (
    coins,
    lay,
    reserve,
    scene,
    seen,
    told,
    winners,
    wounds,
)


@pytest.mark.rule("DR-EX-36")
def test_the_tax_collector_takes_the_last_two_coins_and_wounds_nobody() -> None:
    game = scene(3, "tax_collector", coins=[9, 8, 2])
    lay(game, "power 5", "power 3", "power 2")
    assert told(game, "monster_unbeaten") == [
        {"monster": "tax_collector", "total": 10, "strength": 11}
    ]
    assert coins(game) == [9, 8, 0]
    assert wounds(game) == [0, 0, 0]


@pytest.mark.rule("DR-EX-37")
def test_the_only_player_whom_medusa_leaves_wins_whatever_the_wounds() -> None:
    game = scene(3, "medusa", coins=[0, 20, 20], wounds=[30, 0, 0])
    lay(game, "power 4", "power 3", "power 3")
    assert told(game, "monster_unbeaten") == [{"monster": "medusa", "total": 10, "strength": 11}]
    assert seen(game, "is_eliminated") == [False, True, True]
    assert winners(game) == (0,)


@pytest.mark.rule("DR-EX-38")
def test_nobody_wins_when_medusa_gets_everybody() -> None:
    game = scene(3, "medusa", coins=[5, 6, 7])
    lay(game, "power 3", "power 3", "power 3")
    assert told(game, "monster_unbeaten") == [{"monster": "medusa", "total": 9, "strength": 11}]
    assert seen(game, "is_eliminated") == [True, True, True]
    assert winners(game) == ()


@pytest.mark.rule("DR-EX-39")
def test_after_medusa_the_most_wounded_survivor_faints_and_the_richest_other_wins() -> None:
    game = scene(4, "medusa", coins=[12, 8, 10, 20], wounds=[5, 3, 3, 9])
    lay(game, "power 4", "power 4", "power 4", "power 1")
    assert seen(game, "is_eliminated") == [False, False, False, True]
    assert told(game, "fainted") == [{"seat": 0, "wounds": 5}]
    assert winners(game) == (2,)


@pytest.mark.rule("DR-EX-40")
@pytest.mark.parametrize(
    ("hurt", "faint", "winner"), [([4, 2, 0], [{"seat": 0, "wounds": 4}], 1), ([3, 3, 0], [], 0)]
)
def test_two_survivors_of_medusa_compare_their_wounds_alone(
    hurt: list[int], faint: list[dict[str, int]], winner: int
) -> None:
    game = scene(3, "medusa", coins=[12, 5, 20], wounds=hurt)
    lay(game, "power 4", "power 4", "power 2")
    assert seen(game, "is_eliminated") == [False, False, True]
    assert told(game, "fainted") == faint
    assert winners(game) == (winner,)


@pytest.mark.rule("DR-EX-41")
def test_the_vampire_takes_two_coins_and_leaves_a_wound() -> None:
    game = scene(4, "vampire", coins=[6, 6, 6, 6], wounds=[2, 2, 2, 2])
    lay(game, "power 5", "power 5", "power 4", "power 3")
    assert told(game, "monster_unbeaten") == [{"monster": "vampire", "total": 17, "strength": 18}]
    assert coins(game) == [6, 6, 6, 4]
    assert wounds(game) == [2, 2, 2, 3]


@pytest.mark.rule("DR-EX-42")
def test_the_sphinx_wounds_the_lowest_and_pays_both_highest() -> None:
    game = scene(4, "sphinx")
    lay(game, "power 5", "power 5", "power 2", "power 1")
    assert told(game, "monster_unbeaten") == [{"monster": "sphinx", "total": 13, "strength": 14}]
    assert wounds(game) == [0, 0, 0, 2]
    assert coins(game) == [2, 2, 0, 0]


@pytest.mark.rule("DR-EX-43")
@pytest.mark.parametrize(
    ("card", "kind", "total", "wounded", "gained"),
    [("power 3", "monster_unbeaten", 12, 2, 0), ("power 4", "monster_beaten", 16, 0, 2)],
)
def test_equal_cards_against_the_sphinx_win_coins_only_if_they_beat_it(
    card: str, kind: str, total: int, wounded: int, gained: int
) -> None:
    game = scene(4, "sphinx")
    lay(game, card, card, card, card)
    assert told(game, kind) == [{"monster": "sphinx", "total": total, "strength": 14}]
    assert wounds(game) == [wounded] * 4
    assert coins(game) == [gained] * 4


@pytest.mark.rule("DR-EX-44")
def test_a_sword_and_two_fives_beat_the_sphinx_and_all_are_paid() -> None:
    game = scene(3, "sphinx", items={0: ["sword"]})
    lay(game, "sword", "power 5", "power 5")
    assert told(game, "monster_beaten") == [{"monster": "sphinx", "total": 15, "strength": 11}]
    assert coins(game) == [2, 2, 2]
    assert wounds(game) == [0, 0, 0]


@pytest.mark.rule("DR-EX-45")
def test_the_beaten_minotaur_pays_both_highest_a_coin() -> None:
    game = scene(3, "minotaur")
    lay(game, "power 5", "power 5", "power 4")
    assert told(game, "monster_beaten") == [{"monster": "minotaur", "total": 14, "strength": 14}]
    assert wounds(game) == [0, 0, 0]
    assert coins(game) == [1, 1, 0]


@pytest.mark.rule("DR-EX-46")
def test_who_shows_the_wolves_a_torch_escapes_and_the_others_miss_the_strength() -> None:
    game = scene(4, "wolf_pack", items={0: ["torch"]})
    lay(game, "torch", "power 5", "power 5", "power 3")
    assert told(game, "monster_unbeaten") == [{"monster": "wolf_pack", "total": 13, "strength": 14}]
    assert wounds(game) == [0, 0, 0, 2]
    assert reserve(game, "torch") == 6


@pytest.mark.rule("DR-EX-47")
def test_three_torches_end_the_game_without_a_fight() -> None:
    game = scene(3, "wolf_pack", items={seat: ["torch"] for seat in range(3)}, coins=[1, 2, 3])
    lay(game, "torch", "torch", "torch")
    assert told(game, "monster_attacks") == []
    assert wounds(game) == [0, 0, 0]
    assert winners(game) == (2,)


@pytest.mark.rule("DR-EX-48")
def test_a_crystal_ball_may_be_followed_by_the_torch_that_escapes() -> None:
    game = scene(3, "wolf_pack", items={0: ["crystal ball", "torch"]})
    lay(game, "crystal ball", "power 5", "power 4")
    game.choose(0, "torch")
    assert told(game, "card_laid_open") == [{"seat": 0, "card": "torch"}]
    assert told(game, "escaped") == [{"seat": 0, "boss": "wolf_pack"}]
    assert told(game, "monster_unbeaten") == [{"monster": "wolf_pack", "total": 9, "strength": 11}]
    assert wounds(game) == [0, 0, 2]
    assert (reserve(game, "crystal ball"), reserve(game, "torch")) == (6, 6)


@pytest.mark.rule("DR-EX-49")
def test_a_crystal_ball_escapes_from_the_necromancer_without_a_second_card() -> None:
    game = scene(3, "necromancer", items={0: ["crystal ball"]})
    lay(game, "crystal ball", "power 5", "power 4")
    assert game.is_over
    assert told(game, "escaped") == [{"seat": 0, "boss": "necromancer"}]
    assert told(game, "monster_unbeaten") == [
        {"monster": "necromancer", "total": 9, "strength": 14}
    ]
    assert wounds(game) == [0, 0, 2]


@pytest.mark.rule("DR-EX-50")
def test_the_megadragon_burns_three_fives_and_lets_the_key_go() -> None:
    game = scene(4, "megadragon", items={0: ["key"]})
    lay(game, "key", "power 5", "power 5", "power 5")
    assert wounds(game) == [0, 3, 3, 3]


@pytest.mark.rule("DR-EX-51")
def test_the_golem_turns_a_five_and_a_sword_into_the_lowest_cards() -> None:
    game = scene(4, "golem", items={1: ["sword"]})
    lay(game, "power 5", "sword", "power 4", "power 2")
    assert wounds(game) == [3, 3, 0, 0]


@pytest.mark.rule("DR-EX-52")
@pytest.mark.parametrize(("cards", "hurt"), [((5, 4, 4), [2, 0, 0]), ((3, 3, 1), [2, 2, 0])])
def test_the_mummy_attacks_the_highest_cards(cards: tuple[int, ...], hurt: list[int]) -> None:
    game = scene(3, "mummy")
    lay(game, *(f"power {number}" for number in cards))
    assert wounds(game) == hurt
