"""What all final monsters share, and those with coins at stake (BOSS-01 to 03, 07 to 13)."""

import pytest

import delvers
from delvers.games.raiders.rules.components import CONTENT
from delvers.kernel.errors import GameOver
from tests.games.raiders.rules.scene import (
    COUNTING,
    card_of,
    cited,
    coins,
    hand,
    lay,
    reserve,
    scene,
    state_of,
    told,
    wounds,
)

SHIELDS = {
    "tax_collector": (11, 14, 16),
    "medusa": (11, 14, 16),
    "vampire": (14, 18, 23),
    "sphinx": (11, 14, 16),
    "minotaur": (14, 18, 23),
    "wolf_pack": (11, 14, 16),
    "necromancer": (14, 18, 23),
}


@pytest.mark.rule("DR-BOSS-01")
def test_after_the_boss_no_room_follows_and_the_final_count_begins() -> None:
    game = scene(3, "tax_collector", coins=(1, 2, 3))
    assert game.result is None
    lay(game, "power 5", "power 4", "power 3")
    assert game.is_over
    assert told(game, "game_won") == [{"winners": [2]}]
    kinds = [event.kind for event in game.events if event.kind not in COUNTING]
    assert kinds[-3:] == [
        "monster_beaten",
        "level_completed",
        "game_won",
    ]


@pytest.mark.rule("DR-BOSS-01")
def test_only_the_last_room_of_a_whole_game_is_a_boss() -> None:
    game = delvers.new("raiders", seats=3, seed=1)
    while not game.is_over:
        game.choose(game.waiting[0], game.pending[game.waiting[0]].options[0])
    *rooms, last = state_of(game).discarded
    assert len(rooms) == 24
    assert last in CONTENT.bosses
    assert CONTENT.bosses.keys().isdisjoint(rooms)


@pytest.mark.rule("DR-BOSS-01")
def test_nobody_can_choose_anything_after_the_boss() -> None:
    game = scene(3, "tax_collector", items={0: ["torch"]})
    lay(game, "power 5", "power 4", "power 3")
    with pytest.raises(GameOver):
        game.choose(0, "use torch")


@pytest.mark.rule("DR-BOSS-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("boss", SHIELDS)
def test_a_boss_has_the_strength_for_the_number_of_players(boss: str, seats: int) -> None:
    game = scene(seats, boss)
    lay(game, *["power 1"] * seats)
    assert told(game, "monster_unbeaten") == [
        {"monster": boss, "total": seats, "strength": SHIELDS[boss][seats - 3]}
    ]


@pytest.mark.rule("DR-BOSS-02")
def test_a_total_equal_to_the_strength_beats_a_boss() -> None:
    game = scene(4, "tax_collector", coins=(9, 9, 9, 9))
    lay(game, "power 5", "power 4", "power 3", "power 2")
    assert told(game, "monster_beaten") == [
        {"monster": "tax_collector", "total": 14, "strength": 14}
    ]
    assert (coins(game), wounds(game)) == ([9, 9, 9, 9], [0, 0, 0, 0])


@pytest.mark.rule("DR-BOSS-02")
def test_a_total_one_below_the_strength_does_not_beat_a_boss() -> None:
    game = scene(4, "tax_collector", coins=(9, 9, 9, 9))
    lay(game, "power 5", "power 4", "power 3", "power 1")
    assert coins(game) == [9, 9, 9, 6]


@pytest.mark.rule("DR-BOSS-02")
def test_a_sword_counts_as_five_against_a_boss() -> None:
    game = scene(3, "vampire", items={0: ["sword"]})
    lay(game, "sword", "power 5", "power 4")
    assert told(game, "monster_beaten") == [{"monster": "vampire", "total": 14, "strength": 14}]
    assert reserve(game, "sword") == 6


@pytest.mark.rule("DR-BOSS-02")
def test_a_crystal_ball_against_a_boss_is_followed_by_a_second_card() -> None:
    game = scene(3, "vampire", items={0: ["crystal ball"]})
    lay(game, "crystal ball", "power 5", "power 4")
    game.choose(0, "power 5")
    assert told(game, "monster_beaten") == [{"monster": "vampire", "total": 14, "strength": 14}]


@pytest.mark.rule("DR-BOSS-03")
def test_the_tax_collector_takes_three_coins_from_each_attacked_player_and_deals_no_wounds() -> (
    None
):
    game = scene(4, "tax_collector", coins=(9, 8, 3, 9), wounds=(1, 1, 1, 1))
    lay(game, "power 5", "power 2", "power 2", "power 3")
    assert (coins(game), wounds(game)) == ([9, 5, 0, 9], [1, 1, 1, 1])
    assert cited(game, "monster_attacks") == ["DR-BOSS-03"]
    assert set(cited(game, "coins_lost")) == {card_of(game)}


@pytest.mark.rule("DR-BOSS-03")
def test_the_tax_collector_leaves_a_poor_player_without_coins_and_unhurt() -> None:
    game = scene(3, "tax_collector", coins=(5, 5, 2))
    lay(game, "power 5", "power 3", "power 2")
    assert (coins(game), wounds(game)) == ([5, 5, 0], [0, 0, 0])


@pytest.mark.rule("DR-BOSS-07")
def test_the_vampire_deals_a_wound_and_takes_two_coins() -> None:
    game = scene(4, "vampire", coins=(6, 6, 6, 6), wounds=(2, 2, 2, 2))
    lay(game, "power 5", "power 5", "power 4", "power 3")
    assert (coins(game), wounds(game)) == ([6, 6, 6, 4], [2, 2, 2, 3])
    assert cited(game, "monster_attacks") == ["DR-BOSS-07"]
    assert cited(game, "wounded") == cited(game, "coins_lost") == [card_of(game)]


@pytest.mark.rule("DR-BOSS-07")
def test_the_vampire_wounds_those_who_have_no_coins_to_lose() -> None:
    game = scene(3, "vampire", coins=(1, 0, 5))
    lay(game, "power 2", "power 2", "power 3")
    assert (coins(game), wounds(game)) == ([0, 0, 5], [1, 1, 0])


@pytest.mark.rule("DR-BOSS-08", "DR-BOSS-11")
@pytest.mark.parametrize(
    ("boss", "dealt", "rule"), [("sphinx", 2, "DR-BOSS-08"), ("minotaur", 1, "DR-BOSS-11")]
)
def test_sphinx_and_minotaur_wound_all_who_share_the_lowest_value(
    boss: str, dealt: int, rule: str
) -> None:
    game = scene(4, boss, wounds=(3, 3, 3, 3))
    lay(game, "power 1", "power 4", "power 1", "power 2")
    assert wounds(game) == [3 + dealt, 3, 3 + dealt, 3]
    assert cited(game, "monster_attacks") == [rule]
    assert set(cited(game, "wounded")) == {card_of(game)}
    assert not told(game, "coins_lost")


@pytest.mark.rule("DR-BOSS-09", "DR-BOSS-12")
@pytest.mark.parametrize(
    ("boss", "gained", "rule"), [("sphinx", 2, "DR-BOSS-09"), ("minotaur", 1, "DR-BOSS-12")]
)
def test_unbeaten_sphinx_and_minotaur_reward_all_who_share_the_highest_value(
    boss: str, gained: int, rule: str
) -> None:
    game = scene(4, boss, coins=(7, 7, 7, 7))
    lay(game, "power 1", "power 4", "power 4", "power 3")
    assert coins(game) == [7, 7 + gained, 7 + gained, 7]
    assert cited(game, "reward_for_highest") == [rule]
    assert cited(game, "coins_gained") == [card_of(game)] * 2
    assert wounds(game)[1:] == [0, 0, 0]


@pytest.mark.rule("DR-BOSS-09", "DR-BOSS-12")
@pytest.mark.parametrize(("boss", "gained"), [("sphinx", 2), ("minotaur", 1)])
def test_beaten_sphinx_and_minotaur_reward_the_highest_value_too(boss: str, gained: int) -> None:
    game = scene(3, boss, coins=(7, 7, 7), items={0: ["sword"]})
    lay(game, "sword", "power 5", "power 4")
    assert coins(game) == [7 + gained, 7 + gained, 7]
    assert wounds(game) == [0, 0, 0]


@pytest.mark.rule("DR-BOSS-10", "DR-BOSS-13")
@pytest.mark.parametrize(
    ("boss", "dealt", "rule"), [("sphinx", 2, "DR-BOSS-10"), ("minotaur", 1, "DR-BOSS-13")]
)
def test_equal_values_that_do_not_beat_sphinx_or_minotaur_bring_wounds_and_no_coins(
    boss: str, dealt: int, rule: str
) -> None:
    game = scene(4, boss)
    lay(game, *["power 3"] * 4)
    assert (coins(game), wounds(game)) == ([0] * 4, [dealt] * 4)
    assert cited(game, "no_reward") == [rule]


@pytest.mark.rule("DR-BOSS-10", "DR-BOSS-13")
@pytest.mark.parametrize(("boss", "gained"), [("sphinx", 2), ("minotaur", 1)])
def test_equal_values_that_beat_sphinx_or_minotaur_bring_everybody_coins(
    boss: str, gained: int
) -> None:
    game = scene(4, boss, items={0: ["sword"]})
    lay(game, "sword", "power 5", "power 5", "power 5")
    assert (coins(game), wounds(game)) == ([gained] * 4, [0] * 4)
    assert hand(game, 0)["items"] == []
