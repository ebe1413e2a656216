"""What the cards of the Crypt and Corpse decks do in both editions (CARD)."""

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
    place,
    told,
)

BONES = ["crypt_old_bones", "corpse_old_bones"]
ROPE = {0: ["corpse_rope"]}


def is_rope_spent(game: Game) -> bool:
    """Whether the rope was given up for the test that was not made."""
    is_gone = hero(game, 0).loot == [] and pile(game, "corpse") == ["corpse_rope"]
    return is_gone and outcomes(game) == []


@pytest.mark.rule("DQ3-CARD-16", "DQ3-CARD-17", "DQR-LOOT-01", "DQR-CARD-04")
@pytest.mark.parametrize(
    "card",
    [
        "crypt_gold_coins_20",
        "crypt_gold_coins_90",
        "crypt_gold_coins_120",
        "crypt_gold_coins_250",
        "crypt_unstable_potion",
        "corpse_gold_coins_50",
        "corpse_gold_coins_100",
        "corpse_gold_coins_200",
        "corpse_unstable_potion",
        "corpse_rope",
    ],
)
def test_what_a_crypt_or_corpse_holds_becomes_loot(edition: Edition, card: str) -> None:
    game = edition.draws(card)
    assert hero(game, 0).loot == [card]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-16", "DQ3-CARD-17", "DQR-CARD-03")
@pytest.mark.parametrize("card", ["crypt_empty", "corpse_empty"])
def test_an_empty_crypt_or_corpse_gives_nothing(edition: Edition, card: str) -> None:
    game = edition.draws(card)
    assert (hero(game, 0).loot, hero(game, 0).wounds) == ([], 0)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-17", "DQR-CARD-03")
def test_a_crypt_may_hide_a_trap(edition: Edition) -> None:
    game = edition.draws("crypt_hidden_trap", "trap_explosion")
    assert hero(game, 0).wounds == 4


@pytest.mark.rule("DQ3-CARD-13", "DQR-CARD-03")
@pytest.mark.parametrize("card", BONES)
@pytest.mark.parametrize("die", [1, 2, 3])
def test_old_bones_stay_at_rest_on_one_to_three(edition: Edition, card: str, die: int) -> None:
    game = edition.draws(card, dice=[die])
    assert not told(game, "fight_began")
    assert pile(game, edition.content.deck_of[card]) == [card]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-17", "DQR-CARD-03")
def test_strength_withstands_the_spectral_storm(edition: Edition) -> None:
    game = edition.draws("crypt_spectral_storm", dice=[3, 4])
    assert outcomes(game) == [("passed", "strength", 7, 7)]
    assert hero(game, 0).wounds == 0


@pytest.mark.rule("DQ3-CARD-17", "DQR-CARD-03")
@pytest.mark.parametrize(("before", "after"), [(0, 8), (1, 9), (2, 9), (13, 15), (15, 0)])
def test_the_spectral_storm_takes_half_of_the_life_left_rounded_up(
    edition: Edition, before: int, after: int
) -> None:
    game = edition.draws("crypt_spectral_storm", dice=[4, 4], wounds={0: before})
    assert cited(game, "wounded") == [f"{edition.code}-CARDS-CRYPT-SPECTRAL-STORM"]
    assert told(game, "wounded")[0]["amount"] == (16 - before + 1) // 2
    assert hero(game, 0).wounds == after
    assert (hero(game, 0).status == "dead") == (before == 15)


@pytest.mark.rule("DQ3-CARD-16", "DQR-CARD-03")
@pytest.mark.parametrize(
    ("card", "less"),
    [("corpse_small_scorpion", 2), ("corpse_scorpion", 1), ("corpse_deadly_scorpion", 0)],
)
@pytest.mark.parametrize("die", [1, 2, 3, 6])
def test_scorpions_sting_by_a_die_less_their_weakness(
    edition: Edition, card: str, less: int, die: int
) -> None:
    game = edition.draws(card, dice=[die])
    assert hero(game, 0).wounds == max(0, die - less)
    assert pile(game, "corpse") == [card]


@pytest.mark.rule("DQ3-CARD-16", "DQ3-ROOM-04", "DQR-CARD-03", "DQR-ROOM-15")
def test_a_rope_takes_a_hero_over_the_pit_without_a_test(edition: Edition) -> None:
    game = edition.enters("bottomless_pit_01", loot=ROPE)
    act(game, 0, "move north")
    assert options(game, 0) == ("use corpse_rope", "decline")
    act(game, 0, "use corpse_rope")
    assert is_rope_spent(game)
    assert (hero(game, 0).status, place(game, 0)) == ("exploring", "c3")
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-16", "DQR-CARD-03")
def test_a_rope_that_is_not_used_stays_and_the_test_is_made(edition: Edition) -> None:
    game = edition.enters("bottomless_pit_01", loot=ROPE, dice=[1, 1])
    act(game, 0, "move north", "decline")
    assert hero(game, 0).loot == ["corpse_rope"]
    assert told(game, "test_passed")


@pytest.mark.rule("DQ3-CARD-16", "DQ3-CATA-20", "DQR-CARD-03", "DQR-CATEXIT-01")
def test_a_rope_leads_up_through_a_hole_in_the_roof(edition: Edition) -> None:
    game = edition.below("hugo", "catacomb_hole_in_the_roof", loot=ROPE)
    act(game, 0, "use corpse_rope")
    assert options(game, 0) == ("surface", "stay below")
    assert is_rope_spent(game)
