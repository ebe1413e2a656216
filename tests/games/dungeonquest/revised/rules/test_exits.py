"""The end of the game and the winner (WIN)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.revised.rules.state import Rules
from delvers.kernel.errors import GameOver
from delvers.kernel.game import Game
from delvers.kernel.spec import Result
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    hero,
    scene,
    shown,
    state_of,
    told,
)

HEROES = ("hugo", "lindel", "challara", "krutzbeck")
EBON, OBSIDIAN, PEARL = "treasure_ebon_ring", "treasure_obsidian_ring", "treasure_pearl_ring"
RUBY, SILVER, GOLD = "treasure_ruby_ring", "treasure_silver_ring", "treasure_gold_ring"
ROPE, CHEST, IMP = "corpse_rope", "catacomb_treasure_chest", "dungeon_bottle_imp"


def outside(*loot: list[str] | None, **facts: Any) -> Game:
    """All heroes have left with this Loot; None is a dead hero."""
    status = {seat: "dead" if cards is None else "out" for seat, cards in enumerate(loot)}
    carried = {seat: cards for seat, cards in enumerate(loot) if cards is not None}
    return scene(*HEROES[: len(loot)], status=status, loot=carried, **facts)


def outcome(game: Game) -> Result:
    """The result of a finished game."""
    assert game.result is not None
    return game.result


# -- when it ends ----------------------------------------------------------------------------------


@pytest.mark.rule("DQR-WIN-01")
def test_the_game_ends_when_the_last_hero_leaves() -> None:
    game = scene("hugo", "lindel", status={1: "out"}, loot={0: [RUBY], 1: [ROPE]})
    assert (game.is_over, game.result) == (False, None)
    act(game, 0, "leave")
    assert game.is_over
    with pytest.raises(GameOver):
        game.choose(0, "leave")


@pytest.mark.rule("DQR-WIN-01")
def test_the_game_ends_when_the_last_hero_inside_dies() -> None:
    tiles = {"c3": "chamber_01", "c2": "bottomless_pit_01"}
    facts: dict[str, Any] = {"status": {1: "out"}, "loot": {1: [ROPE]}}
    game = scene("hugo", "lindel", at=["c3"], tiles=tiles, dice=[6, 6], **facts)
    act(game, 0, "move north")
    assert (game.is_over, outcome(game).winners) == (True, (1,))
    assert told(game, "doors_shut") == []


@pytest.mark.rule("DQR-WIN-01")
@pytest.mark.parametrize("gone", ["out", "dead"])
@pytest.mark.parametrize("inside", ["exploring", "below"])
def test_the_game_goes_on_while_one_hero_is_inside(gone: str, inside: str) -> None:
    game = scene("hugo", "lindel", status={0: gone, 1: inside}, heading={1: 0}, first=0)
    assert (told(game, "sun_moved")[0], list(game.pending)) == ({"sun": 2}, [1])
    assert not game.is_over


@pytest.mark.rule("DQR-WIN-01")
def test_the_game_ends_at_sunset() -> None:
    game = scene("hugo", "lindel", status={1: "out"}, loot={1: [ROPE]}, first=0, sun=30, dice=[5])
    assert (game.is_over, outcome(game).winners) == (True, (1,))


# -- before the count ------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARDS-CATACOMB-TREASURE-CHEST", "DQR-WIN-03")
def test_a_chest_is_opened_on_leaving_and_worth_a_hundred_times_two_dice() -> None:
    loot = {0: [CHEST], 1: ["treasure_staff_of_light"]}
    game = scene("hugo", "lindel", loot=loot, status={1: "out"}, dice=[6, 2])
    act(game, 0, "leave")
    assert told(game, "chest_opened") == [{"seat": 0, "gold": 800}]
    kinds = [event.kind for event in game.events]
    assert kinds.index("left") < kinds.index("chest_opened") < kinds.index("game_won")
    assert (outcome(game).scores, outcome(game).winners) == ((800, 700), (0,))


@pytest.mark.rule("DQR-WIN-02")
def test_each_survivor_resolves_his_end_of_game_cards_and_nobody_else_is_asked() -> None:
    game = outside([IMP, EBON], None, [RUBY], first=2, dice=[1])
    assert game.waiting == [0]
    act(game, 0, "free the imp")
    assert outcome(game).scores == (0, 0, 140)


@pytest.mark.rule("DQR-WIN-02")
def test_who_died_at_sunset_opens_nothing() -> None:
    loot = {0: [CHEST], 1: [ROPE]}
    game = scene("hugo", "lindel", status={1: "out"}, loot=loot, first=0, sun=30, dice=[1, 6, 6])
    assert (told(game, "chest_opened"), outcome(game).scores) == ([], (0, 0))


@pytest.mark.rule("DQR-WIN-02")
@pytest.mark.parametrize(
    ("number", "loot"), [(1, [IMP]), (2, [IMP]), (3, [IMP]), (4, [IMP, EBON, RUBY])]
)
def test_a_bottle_imp_takes_a_card_or_brings_a_treasure(number: int, loot: list[str]) -> None:
    game = outside([IMP, EBON], None, top={"treasure": [RUBY]}, dice=[number])
    act(game, 0, "free the imp")
    assert hero(game, 0).loot == loot
    assert game.is_over


# -- who wins --------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-WIN-03")
def test_the_gold_of_all_loot_cards_is_added_up() -> None:
    game = outside([RUBY, EBON, ROPE], ["dungeon_gold_coins_30"], None)
    assert outcome(game).scores == (220, 30, 0)
    assert shown(game)["heroes"][0]["gold"] == 220


@pytest.mark.rule("DQR-WIN-04")
def test_the_richest_survivor_wins() -> None:
    game = outside([EBON], [GOLD], [RUBY])
    assert outcome(game) == Result((1,), ((1,), (2,), (0,)), (80, 190, 140), "DQR-WIN-04")
    assert (told(game, "game_won"), cited(game, "game_won")) == ([{"winners": [1]}], ["DQR-WIN-04"])


@pytest.mark.rule("DQR-WIN-04", "DQR-DEATH-11")
def test_the_dead_rank_behind_all_survivors() -> None:
    game = outside([EBON], None, [RUBY], None)
    assert outcome(game).ranking == ((2,), (0,), (1, 3))


@pytest.mark.rule("DQR-WIN-05")
@pytest.mark.parametrize("more", [[], [ROPE]])
def test_a_tie_goes_to_the_most_valuable_single_card_before_the_number_of_cards(
    more: list[str],
) -> None:
    # 110 + 160 and 80 + 190 are the same gold
    game = outside([OBSIDIAN, SILVER, *more], [EBON, GOLD])
    assert outcome(game) == Result((1,), ((1,), (0,)), (270, 270), "DQR-WIN-05")


@pytest.mark.rule("DQR-WIN-05")
def test_a_card_that_makes_nobody_richer_decides_nothing() -> None:
    game = outside([EBON, OBSIDIAN], [RUBY])
    assert (outcome(game).winners, outcome(game).why) == ((0,), "DQR-WIN-04")


@pytest.mark.rule("DQR-WIN-05", "DQR-CARDS-CATACOMB-TREASURE-CHEST")
def test_an_opened_chest_counts_as_a_single_card_of_its_value() -> None:
    loot = {0: ["treasure_star_of_kellos", "treasure_mirror_of_shael"],
            1: [CHEST, "treasure_rune_scarab", "corpse_gold_coins_50"]}  # fmt: skip
    game = scene("hugo", "lindel", loot=loot, status={0: "out"}, turn=1, dice=[5, 4])
    act(game, 1, "leave")
    assert (outcome(game).scores, outcome(game).winners) == ((1350, 1350), (1,))


@pytest.mark.rule("DQR-WIN-06")
def test_a_further_tie_goes_to_the_one_with_more_loot_cards() -> None:
    game = outside([RUBY, ROPE], [RUBY, ROPE, ROPE], [EBON])
    assert outcome(game) == Result((1,), ((1,), (0,), (2,)), (140, 140, 80), "DQR-WIN-06")


@pytest.mark.rule("DQR-WIN-07")
def test_in_a_complete_tie_all_tied_players_win() -> None:
    ring = [RUBY, ROPE]
    game = outside(ring, [EBON], ring, ring)
    assert outcome(game) == Result((0, 2, 3), ((0, 2, 3), (1,)), (140, 80, 140, 140), "DQR-WIN-07")
    assert told(game, "game_won") == [{"winners": [0, 2, 3]}]


@pytest.mark.rule("DQR-WIN-08", "DQR-DEATH-11")
def test_if_nobody_survived_all_lose() -> None:
    game = outside(None, None)
    assert outcome(game) == Result((), ((0, 1),), (0, 0), "DQR-WIN-08")
    assert (told(game, "game_lost"), told(game, "game_won")) == ([{"winners": []}], [])
    assert cited(game, "game_lost") == ["DQR-WIN-08"]


@pytest.mark.rule("DQR-WIN-09")
def test_a_sole_survivor_wins_even_with_nothing_of_value() -> None:
    game = outside(None, [ROPE], None)
    assert outcome(game) == Result((1,), ((1,), (0, 2)), (0, 0, 0), "DQR-WIN-09")


@pytest.mark.rule("DQR-WIN-09")
def test_alone_a_hero_whose_imp_took_his_only_treasure_has_still_got_out() -> None:
    game = outside([IMP, RUBY], dice=[1], rules=Rules(solo=True))
    act(game, 0, "free the imp")
    assert state_of(game).decks["treasure"].discard == [RUBY]
    assert (outcome(game).winners, outcome(game).scores) == ((0,), (0,))


@pytest.mark.rule("DQR-WIN-08")
def test_alone_a_hero_who_dies_loses() -> None:
    game = outside(None, rules=Rules(solo=True))
    assert (outcome(game).winners, outcome(game).why) == ((), "DQR-WIN-08")
