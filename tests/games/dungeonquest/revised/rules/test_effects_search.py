"""What cards of the Search deck and potions do in this edition only (CARD)."""

import pytest

from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.drawing import (
    draws,
    is_over_for,
    outcomes,
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


# -- the ferrox ------------------------------------------------------------------------------------


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
