"""What the cards of the Search deck do, and unstable potions (CARD)."""

import pytest

from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.card_scenes import (
    draws,
    is_over_for,
    outcomes,
    pile,
    sheet,
)
from tests.games.dungeonquest.revised.rules.scene import act, cited, hero, options, scene, told

POTIONS = [
    "dungeon_unstable_potion",
    "search_unstable_potion",
    "crypt_unstable_potion",
    "corpse_unstable_potion",
]


def drinks(dice: tuple[int, int], card: str = POTIONS[0], **rest: object) -> Game:
    """A hero with ten wounds drinks a potion at the start of his turn."""
    facts = {"wounds": {0: 10}, "loot": {0: [card]}} | rest
    game = scene("hugo", "krutzbeck", dice=dice, **facts)  # type: ignore[arg-type]
    act(game, 0, f"use {card}")
    return game


@pytest.mark.rule("DQR-COMP-03")
def test_the_search_deck_is_made_of_these_cards() -> None:
    cards = {card.id: (card.copies, card.type, card.gold) for card in CONTENT.decks["search"]}
    assert cards == {
        "search_secret_door": (8, "event", 0),
        "search_passage_down": (4, "event", 0),
        "search_empty_room": (6, "event", 0),
        "search_gold_coins_10": (1, "loot", 10),
        "search_gold_coins_60": (1, "loot", 60),
        "search_gold_coins_70": (1, "loot", 70),
        "search_gold_coins_150": (1, "loot", 150),
        "search_giant_centipede": (1, "threat", 0),
        "search_ferrox": (2, "threat", 0),
        "search_unstable_potion": (2, "loot", 0),
        "search_hidden_trap": (2, "trap", 0),
        "search_shuffle": (1, "event", 0),
    }


@pytest.mark.rule("DQR-LOOT-01")
@pytest.mark.parametrize("gold", [10, 60, 70, 150])
def test_gold_coins_found_by_a_search_are_loot(gold: int) -> None:
    game = draws(f"search_gold_coins_{gold}")
    assert hero(game, 0).loot == [f"search_gold_coins_{gold}"]
    assert sheet(game, 0)["gold"] == gold


@pytest.mark.rule("DQR-CARD-03")
def test_an_empty_room_gives_nothing() -> None:
    game = draws("search_empty_room")
    assert (pile(game, "search"), hero(game, 0).wounds) == (["search_empty_room"], 0)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize("dice", [(1, 1), (3, 4), (6, 6)])
def test_the_giant_centipede_wounds_by_two_dice(dice: tuple[int, int]) -> None:
    assert hero(draws("search_giant_centipede", dice=dice), 0).wounds == sum(dice)


@pytest.mark.rule("DQR-CARD-03")
def test_a_search_may_spring_a_trap() -> None:
    game = draws("search_hidden_trap", "trap_explosion")
    assert (hero(game, 0).wounds, pile(game, "search")) == (4, ["search_hidden_trap"])


# -- the ferrox ------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize("life", [1, 2, 6])
def test_the_ferrox_needs_as_many_passed_tests_as_its_die_shows(life: int) -> None:
    game = draws("search_ferrox", dice=[life, *[3, 4] * 6])
    assert outcomes(game) == [("passed", "strength", 7, 7)] * life
    assert hero(game, 0).wounds == 0
    assert pile(game, "search") == ["search_ferrox"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-CARD-03", "DQR-DETERM-04")
def test_each_failure_against_the_ferrox_costs_a_wound_but_the_ferrox_no_life() -> None:
    game = draws("search_ferrox", dice=[2, 6, 6, 1, 1, 6, 6, 1, 1])
    act(game, 0, "spend none")
    assert [outcome[0] for outcome in outcomes(game)] == ["failed", "passed", "failed", "passed"]
    assert (hero(game, 0).wounds, hero(game, 0).determination) == (2, 2)
    assert cited(game, "wounded") == ["DQR-CARDS-SEARCH-FERROX"] * 2
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-CARD-03")
def test_nobody_flees_from_the_ferrox_until_it_or_the_hero_is_dead() -> None:
    game = draws("search_ferrox", dice=[1, *[6, 6] * 2], wounds={0: 14})
    assert options(game, 0) == ("spend none", "spend 1")
    act(game, 0, "spend none")
    assert told(game, "died") == [{"seat": 0, "cause": "search_ferrox"}]


# -- unstable potions ------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03", "DQR-TURN-03", "DQR-CARD-05")
@pytest.mark.parametrize("card", POTIONS)
def test_a_potion_is_loot_without_gold_that_may_be_drunk_at_the_start_of_a_turn(card: str) -> None:
    game = scene("hugo", "krutzbeck", loot={0: [card]}, dice=[3, 3])
    assert options(game, 0) == ("go on", f"use {card}")
    assert game.pending[0].rule == "DQR-TURN-03"
    assert sheet(game, 0)["gold"] == 0
    act(game, 0, f"use {card}")
    assert (hero(game, 0).loot, pile(game, CONTENT.deck_of[card])) == ([], [card])
    assert cited(game, "loot_used") == cited(game, "rolled") == [CONTENT.clauses[card]]
    assert told(game, "loot_lost") == []
    assert "move east" in options(game, 0)


@pytest.mark.rule("DQR-CARD-03")
def test_a_potion_may_be_kept_for_later() -> None:
    game = scene("hugo", "krutzbeck", loot={0: [POTIONS[1]]})
    act(game, 0, "go on")
    assert hero(game, 0).loot == [POTIONS[1]]
    assert "move east" in options(game, 0)


@pytest.mark.rule("DQR-CARD-03", "DQR-DEATH-02")
def test_a_potion_kills_on_two() -> None:
    game = drinks((1, 1), wounds={0: 0})
    assert told(game, "died") == [{"seat": 0, "cause": POTIONS[0]}]
    assert cited(game, "died") == ["DQR-CARDS-DUNGEON-UNSTABLE-POTION"]


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize(
    ("dice", "wounds"),
    [
        ((1, 2), 14),
        ((1, 4), 14),
        ((2, 4), 10),
        ((3, 4), 10),
        ((4, 4), 7),
        ((4, 6), 7),
        ((5, 6), 0),
        ((6, 6), 0),
    ],
)
def test_a_potion_hurts_does_nothing_or_heals(dice: tuple[int, int], wounds: int) -> None:
    game = drinks(dice)
    assert hero(game, 0).wounds == wounds
    assert "move east" in options(game, 0)


@pytest.mark.rule("DQR-CARD-03")
def test_potions_may_be_drunk_one_after_another_and_in_the_catacombs_too() -> None:
    game = scene("hugo", "krutzbeck", loot={0: [*POTIONS[1:3]]}, wounds={0: 10}, dice=[4, 4, 4, 5])
    act(game, 0, f"use {POTIONS[1]}", f"use {POTIONS[2]}")
    assert hero(game, 0).wounds == 4
    assert hero(drinks((4, 4), status={0: "below"}, heading={0: 0}), 0).wounds == 7
