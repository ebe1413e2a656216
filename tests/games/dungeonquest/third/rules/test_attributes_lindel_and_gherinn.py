"""The abilities of Lindel and Brother Gherinn (HERO)."""

from typing import Any

import pytest

from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import act, cited, hero, options, place, told
from tests.games.dungeonquest.third.rules.watched import wait, watched


def trapped(name: str, card: str, *dice: int, **more: Any) -> Game:
    """A hero who walks into a trap chamber and draws this card, with these dice to come."""
    game = watched(
        name, tiles={"c3": "chamber_01", "d3": "trap_01"}, top={"trap": [card]}, dice=dice, **more
    )
    act(game, 0, "move east")
    return game


def totals(game: Game) -> list[tuple[object, object]]:
    """Total and value of all tests."""
    tests = [event.params for event in game.events if event.kind.startswith("test_")]
    return [(test["total"], test["value"]) for test in tests]


# -- Lindel ----------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-HERO-08", "DQ3-CLAR-10")
def test_lindel_may_roll_one_die_of_a_test_again() -> None:
    game = trapped("lindel", "trap_trapdoor", 6, 3, 2)
    ask = game.pending[0]
    assert (ask.options, ask.rule) == (("keep", "reroll 6", "reroll 3"), "DQ3-CARDS-LINDEL")
    act(game, 0, "reroll 6")
    assert (totals(game), hero(game, 0).wounds) == ([(5, 6)], 0)


@pytest.mark.rule("DQ3-HERO-08")
def test_lindels_other_die_stays_and_the_second_result_stands() -> None:
    game = trapped("lindel", "trap_trapdoor", 6, 1, 5)
    act(game, 0, "reroll 1")
    assert totals(game) == [(11, 6)]
    assert 0 not in game.pending


@pytest.mark.rule("DQ3-HERO-08")
def test_lindel_need_not_roll_again() -> None:
    game = trapped("lindel", "trap_trapdoor", 3, 3, 1)
    assert options(game, 0) == ("keep", "reroll 3")
    act(game, 0, "keep")
    assert totals(game) == [(6, 6)]


@pytest.mark.rule("DQ3-HERO-08")
def test_lindel_rolls_again_only_in_attribute_tests() -> None:
    game = trapped("lindel", "trap_poisonous_snakes", 5)
    assert (hero(game, 0).wounds, 0 in game.pending) == (5, False)


@pytest.mark.rule("DQ3-HERO-08")
def test_lindel_may_roll_again_in_every_test() -> None:
    game = trapped("lindel", "trap_trapdoor", 6, 6, 6, 6, 1, 1)
    act(game, 0, "reroll 6")
    wait(game)
    assert options(game, 0) == ("keep", "reroll 6", "reroll 1")


@pytest.mark.rule("DQ3-HERO-08")
def test_nobody_else_rolls_a_die_again() -> None:
    game = trapped("challara", "trap_trapdoor", 6, 3)
    assert (totals(game), 0 in game.pending) == ([(9, 6)], False)


# -- Brother Gherinn -------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-HERO-08")
def test_gherinn_may_suffer_a_wound_for_three_determination_before_a_test() -> None:
    game = trapped("gherinn", "trap_trapdoor", 4, 3)
    ask = game.pending[0]
    assert (ask.options, ask.rule) == (("pray", "decline"), "DQ3-CARDS-GHERINN")
    assert told(game, "rolled") == []
    act(game, 0, "pray")
    assert (totals(game), hero(game, 0).wounds) == ([(7, 7)], 1)
    assert told(game, "determination_gained") == [{"seat": 0, "count": 3}]
    assert cited(game, "determination_gained") == ["DQ3-CARDS-GHERINN"]
    assert hero(game, 0).determination == {}


@pytest.mark.rule("DQ3-HERO-08")
def test_gherinn_need_not_pray() -> None:
    game = trapped("gherinn", "trap_trapdoor", 4, 3)
    act(game, 0, "decline")
    assert (totals(game), hero(game, 0).determination) == ([(7, 4)], {"trapdoor": 1})


@pytest.mark.rule("DQ3-HERO-08")
def test_gherinns_three_tokens_stay_for_the_next_try_if_the_test_fails() -> None:
    game = trapped("gherinn", "trap_trapdoor", 6, 2)
    act(game, 0, "pray")
    assert (hero(game, 0).determination, hero(game, 0).wounds) == ({"trapdoor": 4}, 2)


@pytest.mark.rule("DQ3-HERO-08")
def test_gherinn_prays_once_per_turn() -> None:
    game = watched(
        "gherinn",
        tiles={"c3": "chamber_01"},
        top={"search": ["search_ferrox", "search_empty_room"]},
        dice=[2, 1, 1, 1, 1],
    )
    act(game, 0, "search", "pray")
    assert [total for total, _ in totals(game)] == [2, 2]
    assert (hero(game, 0).wounds, 0 in game.pending) == (1, False)


@pytest.mark.rule("DQ3-HERO-08")
def test_gherinn_may_pray_again_in_the_next_turn() -> None:
    game = trapped("gherinn", "trap_trapdoor", 6, 6)
    act(game, 0, "pray")
    wait(game)
    assert options(game, 0) == ("pray", "decline")


@pytest.mark.rule("DQ3-HERO-08")
def test_gherinn_pays_for_his_prayer_even_with_a_rune_of_protection() -> None:
    game = trapped("gherinn", "trap_trapdoor", 1, 1, runes={0: ["rune_of_protection"]})
    act(game, 0, "pray")
    assert (hero(game, 0).wounds, hero(game, 0).runes) == (1, ["rune_of_protection"])


@pytest.mark.rule("DQ3-HERO-08")
def test_a_prayer_can_be_gherinns_last() -> None:
    game = trapped("gherinn", "trap_trapdoor", 1, 1, wounds={0: 12})
    act(game, 0, "pray")
    assert (hero(game, 0).status, totals(game)) == ("dead", [])


@pytest.mark.rule("DQ3-HERO-08")
def test_nobody_else_prays() -> None:
    assert 0 not in trapped("challara", "trap_trapdoor", 6, 3).pending


@pytest.mark.rule("DQ3-HERO-08")
@pytest.mark.parametrize(
    ("choice", "wounds"), [("keep", 9), ("reroll 6", 4), ("reroll 3", 7), ("reroll both", 3)]
)
def test_gherinn_may_roll_one_or_both_dice_of_dragon_rage_again(choice: str, wounds: int) -> None:
    game = watched(
        "gherinn",
        "g4",
        tiles={"g4": "chamber_01"},
        top={"dragon": ["dragon_dragon_rage"]},
        dice=[6, 3, 1, 2],
    )
    act(game, 0, "move south")
    assert options(game, 0) == ("keep", "reroll 6", "reroll 3", "reroll both")
    assert game.pending[0].rule == "DQ3-CARDS-GHERINN"
    act(game, 0, choice)
    assert (hero(game, 0).wounds, place(game, 0)) == (wounds, "g5")
    assert "keep" not in options(game, 0)
