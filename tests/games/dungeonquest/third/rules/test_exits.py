"""The end of the game and the winner (WIN)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.errors import GameOver
from delvers.kernel.game import Game
from delvers.kernel.spec import Result
from tests.games.dungeonquest.third.rules.scene import act, cited, hero, scene, told

HEROES = ("hugo", "lindel", "challara", "krutzbeck")
EBON, OBSIDIAN, PEARL = "treasure_ebon_ring", "treasure_obsidian_ring", "treasure_pearl_ring"
RUBY, SILVER, GOLD = "treasure_ruby_ring", "treasure_silver_ring", "treasure_gold_ring"
ROPE = "corpse_rope"


def outside(*loot: list[str] | None, **facts: Any) -> Game:
    """All heroes have left with this Loot; None is a dead hero."""
    status = {seat: "dead" if cards is None else "out" for seat, cards in enumerate(loot)}
    carried = {seat: cards for seat, cards in enumerate(loot) if cards is not None}
    return scene(*HEROES[: len(loot)], status=status, loot=carried, **facts)


def outcome(game: Game) -> Result:
    """The result of a finished game."""
    assert game.result is not None
    return game.result


@pytest.mark.rule("DQ3-WIN-01")
def test_the_game_ends_when_the_last_hero_leaves() -> None:
    game = scene(
        "hugo", "lindel", status={1: "out"}, owes_encounter={0: True}, loot={0: [RUBY], 1: [ROPE]}
    )
    assert not game.is_over
    assert game.result is None
    act(game, 0, "leave")
    assert game.is_over
    with pytest.raises(GameOver):
        game.choose(0, "leave")


@pytest.mark.rule("DQ3-WIN-01")
def test_the_game_ends_when_the_last_hero_inside_dies() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["c3"],
        tiles={"c3": "chamber_01", "c2": "bottomless_pit_01"},
        status={1: "out"},
        loot={1: [ROPE]},
        dice=[6, 6],
    )
    act(game, 0, "move north")
    assert hero(game, 0).status == "dead"
    assert game.is_over
    assert outcome(game).winners == (1,)


@pytest.mark.rule("DQ3-WIN-01")
def test_the_game_goes_on_while_one_hero_is_inside_even_below() -> None:
    game = scene("hugo", "lindel", status={0: "out", 1: "below"}, heading={1: 0}, first=0)
    assert not game.is_over


@pytest.mark.rule("DQ3-WIN-02", "DQ3-WIN-12")
def test_the_gold_of_all_loot_cards_is_added_up_and_kept_in_the_result() -> None:
    game = outside([RUBY, EBON, "corpse_rope"], ["dungeon_gold_coins_30"], None)
    assert outcome(game).scores == (220, 30, 0)


@pytest.mark.rule("DQ3-WIN-03")
@pytest.mark.parametrize(
    "card", [ROPE, "treasure_artifact_eater", "treasure_forbidden_tome", "dungeon_unstable_potion"]
)
def test_loot_without_a_gold_value_is_worth_nothing(card: str) -> None:
    assert CONTENT.cards[card].gold == 0
    assert outcome(outside([card, EBON], [RUBY])).scores == (80, 140)


@pytest.mark.rule("DQ3-WIN-04", "DQ3-GAME-03")
def test_the_richest_of_those_who_left_wins() -> None:
    game = outside([EBON], [GOLD], [RUBY])
    assert outcome(game) == Result((1,), ((1,), (2,), (0,)), (80, 190, 140), "DQ3-WIN-04")
    assert told(game, "game_won") == [{"winners": [1]}]
    assert cited(game, "game_won") == ["DQ3-WIN-04"]


@pytest.mark.rule("DQ3-WIN-04", "DQ3-DEATH-07")
def test_the_dead_rank_behind_all_who_left() -> None:
    game = outside([EBON], None, [RUBY], None)
    assert outcome(game).ranking == ((2,), (0,), (1, 3))
    assert outcome(game).scores == (80, 0, 140, 0)


@pytest.mark.rule("DQ3-WIN-07")
def test_a_tie_goes_to_the_dearest_single_card() -> None:
    # 80 + 190 and 110 + 160 are the same gold
    game = outside([OBSIDIAN, SILVER], [EBON, GOLD])
    assert outcome(game) == Result((1,), ((1,), (0,)), (270, 270), "DQ3-WIN-07")


@pytest.mark.rule("DQ3-WIN-07")
def test_the_dearest_card_comes_before_the_number_of_cards() -> None:
    game = outside([OBSIDIAN, SILVER, ROPE], [EBON, GOLD])
    assert outcome(game).winners == (1,)


@pytest.mark.rule("DQ3-WIN-08")
def test_a_further_tie_goes_to_the_one_with_more_cards() -> None:
    game = outside([RUBY, ROPE], [RUBY, ROPE, ROPE], [EBON])
    assert outcome(game) == Result((1,), ((1,), (0,), (2,)), (140, 140, 80), "DQ3-WIN-08")


@pytest.mark.rule("DQ3-WIN-09", "DQ3-DIFF-69")
def test_in_a_complete_tie_all_tied_players_win() -> None:
    ring = [RUBY, ROPE]
    game = outside(ring, [EBON], ring, ring)
    assert outcome(game) == Result((0, 2, 3), ((0, 2, 3), (1,)), (140, 80, 140, 140), "DQ3-WIN-09")
    assert told(game, "game_won") == [{"winners": [0, 2, 3]}]


@pytest.mark.rule("DQ3-WIN-10", "DQ3-GAME-04")
def test_if_nobody_left_the_dragonlord_wins() -> None:
    game = outside(None, None)
    assert outcome(game) == Result((), ((0, 1),), (0, 0), "DQ3-WIN-10")
    assert told(game, "game_lost") == [{"winners": []}]
    assert told(game, "game_won") == []
    assert cited(game, "game_lost") == ["DQ3-WIN-10"]


@pytest.mark.rule("DQ3-WIN-11")
def test_the_only_one_to_get_out_wins_with_next_to_nothing() -> None:
    game = outside(None, [ROPE], None)
    assert outcome(game) == Result((1,), ((1,), (0, 2)), (0, 0, 0), "DQ3-WIN-11")


@pytest.mark.rule("DQ3-VAR-SOLO-12", "DQ3-WIN-10")
@pytest.mark.parametrize(
    ("loot", "winners", "why"),
    [
        ([EBON], (0,), "DQ3-VAR-SOLO-12"),
        ([ROPE], (), "DQ3-VAR-SOLO-12"),
        (None, (), "DQ3-WIN-10"),
    ],
)
def test_alone_one_must_bring_out_a_treasure_card(
    loot: list[str] | None, winners: tuple[int, ...], why: str
) -> None:
    game = outside(loot, rules=Rules(solo=True), brought_treasure={0: loot == [EBON]})
    assert (outcome(game).winners, outcome(game).why) == (winners, why)
