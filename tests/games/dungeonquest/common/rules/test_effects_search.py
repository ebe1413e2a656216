"""What the cards of the Search deck do in both editions, and unstable potions (CARD)."""

import pytest

from delvers.kernel.game import Game
from tests.games.dungeonquest.common.rules.editions import Edition
from tests.games.dungeonquest.common.rules.scenes import (
    act,
    cited,
    hero,
    is_over_for,
    options,
    outcomes,
    pile,
    sheet,
    told,
)

POTIONS = [
    "dungeon_unstable_potion",
    "search_unstable_potion",
    "crypt_unstable_potion",
    "corpse_unstable_potion",
]


def drinks(edition: Edition, dice: tuple[int, int], card: str = POTIONS[0], **rest: object) -> Game:
    """A hero with ten wounds drinks a potion at the start of his turn."""
    facts = {"wounds": {0: 10}, "loot": {0: [card]}} | rest
    game = edition.scene("hugo", "krutzbeck", dice=dice, **facts)
    act(game, 0, f"use {card}")
    return game


@pytest.mark.rule("DQ3-CARD-08", "DQ3-SEARCH-03", "DQR-LOOT-01")
@pytest.mark.parametrize("gold", [10, 60, 70, 150])
def test_gold_coins_found_by_a_search_are_loot(edition: Edition, gold: int) -> None:
    game = edition.draws(f"search_gold_coins_{gold}")
    assert hero(game, 0).loot == [f"search_gold_coins_{gold}"]
    assert sheet(game, 0)["gold"] == gold


@pytest.mark.rule("DQ3-CARD-07", "DQR-CARD-03")
def test_an_empty_room_gives_nothing(edition: Edition) -> None:
    game = edition.draws("search_empty_room")
    assert (pile(game, "search"), hero(game, 0).wounds) == (["search_empty_room"], 0)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-12", "DQR-CARD-03")
@pytest.mark.parametrize("dice", [(1, 1), (3, 4), (6, 6)])
def test_the_giant_centipede_wounds_by_two_dice(edition: Edition, dice: tuple[int, int]) -> None:
    assert hero(edition.draws("search_giant_centipede", dice=dice), 0).wounds == sum(dice)


@pytest.mark.rule("DQ3-CARD-19", "DQR-CARD-03")
def test_a_search_may_spring_a_trap(edition: Edition) -> None:
    game = edition.draws("search_hidden_trap", "trap_explosion")
    assert (hero(game, 0).wounds, pile(game, "search")) == (4, ["search_hidden_trap"])


@pytest.mark.rule("DQ3-CARD-12", "DQR-CARD-03")
@pytest.mark.parametrize("life", [1, 2, 3, 6])
def test_the_ferrox_needs_as_many_passed_tests_as_its_die_shows(
    edition: Edition, life: int
) -> None:
    game = edition.draws("search_ferrox", dice=[life, *[3, 4] * 6])
    assert outcomes(game) == [("passed", "strength", 7, 7)] * life
    assert hero(game, 0).wounds == 0
    assert pile(game, "search") == ["search_ferrox"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-08", "DQ3-CLAR-04", "DQR-CARD-03", "DQR-TURN-03", "DQR-CARD-05")
@pytest.mark.parametrize("card", POTIONS)
def test_a_potion_is_loot_without_gold_that_may_be_drunk_at_the_start_of_a_turn(
    edition: Edition, card: str
) -> None:
    game = edition.scene("hugo", "krutzbeck", loot={0: [card]}, dice=[3, 3])
    assert options(game, 0) == ("go on", f"use {card}")
    assert game.pending[0].rule == edition.own("DQ3-CLAR-04", "DQR-TURN-03")
    assert sheet(game, 0)["gold"] == 0
    act(game, 0, f"use {card}")
    assert (hero(game, 0).loot, pile(game, edition.content.deck_of[card])) == ([], [card])
    assert cited(game, "loot_used") == cited(game, "rolled") == [edition.content.clauses[card]]
    assert told(game, "loot_lost") == []
    assert "move east" in options(game, 0)


@pytest.mark.rule("DQ3-CARD-08", "DQR-CARD-03")
def test_a_potion_may_be_kept_for_later(edition: Edition) -> None:
    game = edition.scene("hugo", "krutzbeck", loot={0: [POTIONS[1]]})
    act(game, 0, "go on")
    assert hero(game, 0).loot == [POTIONS[1]]
    assert "move east" in options(game, 0)


@pytest.mark.rule("DQ3-CARD-08", "DQ3-DEATH-02", "DQR-CARD-03", "DQR-DEATH-02")
def test_a_potion_kills_on_two(edition: Edition) -> None:
    game = drinks(edition, (1, 1), wounds={0: 0})
    assert told(game, "died") == [{"seat": 0, "cause": POTIONS[0]}]
    assert cited(game, "died") == [f"{edition.code}-CARDS-DUNGEON-UNSTABLE-POTION"]


@pytest.mark.rule("DQ3-CARD-08", "DQR-CARD-03")
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
def test_a_potion_hurts_does_nothing_or_heals(
    edition: Edition, dice: tuple[int, int], wounds: int
) -> None:
    game = drinks(edition, dice)
    assert hero(game, 0).wounds == wounds
    assert "move east" in options(game, 0)


@pytest.mark.rule("DQ3-CARD-08", "DQ3-GAP-82")
def test_a_potion_heals_no_more_than_there_is_to_heal(edition: Edition) -> None:
    game = drinks(edition, (4, 4), wounds={0: 2})
    assert hero(game, 0).wounds == 0
    assert told(game, "healed")[0]["amount"] == 2


@pytest.mark.rule("DQ3-CARD-08", "DQ3-CARD-04", "DQR-CARD-03")
def test_potions_may_be_drunk_one_after_another_and_in_the_catacombs_too(edition: Edition) -> None:
    game = edition.scene(
        "hugo", "krutzbeck", loot={0: [*POTIONS[1:3]]}, wounds={0: 10}, dice=[4, 4, 4, 5]
    )
    act(game, 0, f"use {POTIONS[1]}", f"use {POTIONS[2]}")
    assert hero(game, 0).wounds == 4
    assert hero(drinks(edition, (4, 4), status={0: "below"}, heading={0: 0}), 0).wounds == 7
