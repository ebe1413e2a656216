"""What the cards of the Search deck do, and unstable potions (CARD)."""

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.drawing import draws, is_over_for, pile, shown
from tests.games.dungeonquest.third.rules.scene import act, cited, hero, options, scene, told

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


@pytest.mark.rule("DQ3-CARD-08", "DQ3-SEARCH-03")
@pytest.mark.parametrize("gold", [10, 60, 70, 150])
def test_gold_coins_found_by_a_search_are_loot(gold: int) -> None:
    game = draws(f"search_gold_coins_{gold}")
    assert hero(game, 0).loot == [f"search_gold_coins_{gold}"]
    assert shown(game, 0)["gold"] == gold


@pytest.mark.rule("DQ3-CARD-07")
def test_an_empty_room_gives_nothing() -> None:
    game = draws("search_empty_room")
    assert pile(game, "search") == ["search_empty_room"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-12")
@pytest.mark.parametrize("dice", [(1, 1), (3, 4), (6, 6)])
def test_the_giant_centipede_wounds_by_two_dice(dice: tuple[int, int]) -> None:
    assert hero(draws("search_giant_centipede", dice=dice), 0).wounds == sum(dice)


@pytest.mark.rule("DQ3-CARD-19")
def test_a_search_may_spring_a_trap() -> None:
    game = draws("search_hidden_trap", "trap_explosion")
    assert hero(game, 0).wounds == 4
    assert pile(game, "search") == ["search_hidden_trap"]


# -- the ferrox ------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CARD-12")
@pytest.mark.parametrize("life", [1, 2, 3])
def test_the_ferrox_needs_as_many_passed_tests_as_its_die_shows(life: int) -> None:
    game = draws("search_ferrox", dice=[life, *[3, 4] * 6])
    assert len(told(game, "test_passed")) == life
    assert {test["attribute"] for test in told(game, "test_passed")} == {"strength"}
    assert hero(game, 0).wounds == 0
    assert pile(game, "search") == ["search_ferrox"]
    assert is_over_for(game, 0)


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


@pytest.mark.rule("DQ3-CARD-08")
@pytest.mark.parametrize("card", POTIONS)
def test_a_potion_is_loot_without_gold_that_may_be_drunk_at_the_start_of_a_turn(card: str) -> None:
    game = scene("hugo", "krutzbeck", loot={0: [card]}, dice=[3, 3])
    assert options(game, 0) == ("go on", f"use {card}")
    assert shown(game, 0)["gold"] == 0
    act(game, 0, f"use {card}")
    assert hero(game, 0).loot == []
    assert pile(game, CONTENT.deck_of[card]) == [card]
    assert cited(game, "loot_used") == [CONTENT.clauses[card]]
    assert "move east" in options(game, 0)


@pytest.mark.rule("DQ3-CARD-08")
def test_a_potion_may_be_kept_for_later() -> None:
    game = scene("hugo", "krutzbeck", loot={0: [POTIONS[1]]})
    act(game, 0, "go on")
    assert hero(game, 0).loot == [POTIONS[1]]
    assert "move east" in options(game, 0)


@pytest.mark.rule("DQ3-CARD-08", "DQ3-DEATH-02")
def test_a_potion_kills_on_two() -> None:
    game = drinker((1, 1), wounds={0: 0})
    assert hero(game, 0).status == "dead"
    assert told(game, "died") == [{"seat": 0, "cause": POTIONS[0]}]


@pytest.mark.rule("DQ3-CARD-08")
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
    game = drinker(dice, wounds={0: 10})
    assert hero(game, 0).wounds == wounds
    assert hero(game, 0).status == "exploring"
    assert "move east" in options(game, 0)


@pytest.mark.rule("DQ3-CARD-08", "DQ3-GAP-82")
def test_a_potion_heals_no_more_than_there_is_to_heal() -> None:
    game = drinker((4, 4), wounds={0: 2})
    assert hero(game, 0).wounds == 0
    assert told(game, "healed")[0]["amount"] == 2


@pytest.mark.rule("DQ3-CARD-08")
def test_potions_may_be_drunk_one_after_another() -> None:
    game = scene("hugo", "krutzbeck", loot={0: [*POTIONS[1:3]]}, wounds={0: 10}, dice=[4, 4, 4, 5])
    act(game, 0, f"use {POTIONS[1]}", f"use {POTIONS[2]}")
    assert hero(game, 0).wounds == 4


@pytest.mark.rule("DQ3-CARD-08", "DQ3-CARD-04")
def test_a_potion_may_be_drunk_in_the_catacombs_too() -> None:
    game = drinker((4, 4), status={0: "below"}, heading={0: 0}, wounds={0: 5})
    assert hero(game, 0).wounds == 2


@pytest.mark.rule("DQ3-CARD-09", "DQ3-VAR-SECRET-01")
def test_a_secret_potion_is_shown_when_it_is_drunk() -> None:
    game = drinker((3, 3), rules=Rules(secret_loot=True))
    assert told(game, "loot_used", 1) == [{"seat": 0, "card": POTIONS[0]}]
