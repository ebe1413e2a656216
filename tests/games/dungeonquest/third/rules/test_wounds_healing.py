"""Healing (HEAL)."""

import pytest

from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import act, cited, hero, told
from tests.games.dungeonquest.third.rules.watched import seen, watched

POTION = "search_unstable_potion"
TOME = "treasure_forbidden_tome"


def drinking(wounds: int, *dice: int) -> Game:
    """Hugo drinks a potion at the start of his turn."""
    tiles = {"c3": "chamber_01"}
    game = watched("hugo", tiles=tiles, dice=dice, wounds={0: wounds}, loot={0: [POTION]})
    act(game, 0, f"use {POTION}")
    return game


def invoking(wounds: int) -> Game:
    """Hugo uses a Rune of Healing at the start of his turn."""
    runes = {0: ["rune_of_healing"]}
    game = watched("hugo", tiles={"c3": "chamber_01"}, wounds={0: wounds, 1: 5}, runes=runes)
    act(game, 0, "use rune_of_healing")
    return game


@pytest.mark.rule("DQ3-HEAL-01")
def test_healing_removes_wound_tokens_from_the_hero_who_heals() -> None:
    game = invoking(10)
    assert (seen(game, 1, 0)["wounds"], seen(game, 1, 1)["wounds"]) == (4, 5)
    assert told(game, "healed") == [{"seat": 0, "amount": 6}]


@pytest.mark.rule("DQ3-HEAL-02", "DQ3-DIFF-45")
@pytest.mark.parametrize(("dice", "left"), [((4, 3), 9), ((4, 4), 6), ((5, 5), 6), ((5, 6), 0)])
def test_the_encounter_says_how_many_wounds_are_healed(dice: tuple[int, int], left: int) -> None:
    assert hero(drinking(9, *dice), 0).wounds == left


@pytest.mark.rule("DQ3-HEAL-02", "DQ3-DIFF-45", "DQ3-RUNE-02")
def test_a_rune_says_how_many_wounds_are_healed() -> None:
    assert hero(invoking(15), 0).wounds == 9


@pytest.mark.rule("DQ3-HEAL-02")
def test_a_book_says_how_many_wounds_are_healed() -> None:
    tiles = {"c3": "chamber_01"}
    game = watched("hugo", tiles=tiles, dice=[5, 6], wounds={0: 15}, loot={0: [TOME]})
    act(game, 0, f"use {TOME}")
    assert (hero(game, 0).wounds, told(game, "healed")) == (0, [{"seat": 0, "amount": 15}])
    assert cited(game, "healed") == ["DQ3-CARDS-TREASURE-FORBIDDEN-TOME"]


@pytest.mark.rule("DQ3-HEAL-01", "DQ3-GAP-82")
@pytest.mark.parametrize("wounds", [0, 2])
def test_no_more_wounds_are_healed_than_there_are(wounds: int) -> None:
    game = drinking(wounds, 4, 4)
    assert (hero(game, 0).wounds, told(game, "healed")[0]["amount"]) == (0, wounds)
