"""What cards of the Search deck and potions do in this edition only (CARD)."""

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.drawing import draws
from tests.games.dungeonquest.third.rules.scene import act, cited, hero, scene, told

POTIONS = [
    "dungeon_unstable_potion",
    "search_unstable_potion",
    "crypt_unstable_potion",
    "corpse_unstable_potion",
]


def drinker(total: tuple[int, int], card: str = POTIONS[0], **rest: object) -> Game:
    """A hero with twelve wounds drinks a potion at the start of his turn."""
    facts = {"wounds": {0: 12}, "loot": {0: [card]}} | rest
    game = scene("hugo", "krutzbeck", dice=total, **facts)  # type: ignore[arg-type]
    act(game, 0, f"use {card}")
    return game


@pytest.mark.rule("DQ3-CARD-05", "DQ3-SEARCH-03")
def test_the_search_deck_is_made_of_these_cards() -> None:
    cards = {card.id: (card.copies, card.type, card.gold) for card in CONTENT.decks["search"]}
    assert cards == {
        "search_secret_door": (5, "event", 0),
        "search_secret_passage": (3, "event", 0),
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


@pytest.mark.rule("DQ3-CARD-12")
def test_each_failure_against_the_ferrox_costs_a_wound_but_the_ferrox_no_life() -> None:
    game = draws("search_ferrox", dice=[2, 6, 6, 1, 1, 6, 6, 6, 6, 1, 1])
    assert hero(game, 0).wounds == 3
    assert len(told(game, "test_failed")) == 3
    assert len(told(game, "test_passed")) == 2
    assert cited(game, "wounded") == ["DQ3-CARDS-SEARCH-FERROX"] * 3


@pytest.mark.rule("DQ3-CARD-12")
def test_nobody_flees_from_the_ferrox_until_it_or_the_hero_is_dead() -> None:
    game = draws("search_ferrox", dice=[1, *[6, 6] * 2], wounds={0: 14})
    assert hero(game, 0).status == "dead"
    assert told(game, "died")[0]["cause"] == "search_ferrox"
    assert len(told(game, "test_failed")) == 2


# -- unstable potions ------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CARD-09", "DQ3-VAR-SECRET-01")
def test_a_secret_potion_is_shown_when_it_is_drunk() -> None:
    game = drinker((3, 3), rules=Rules(secret_loot=True))
    assert told(game, "loot_used", 1) == [{"seat": 0, "card": POTIONS[0]}]
