"""What every card of the Crypt and Corpse decks does (CARD)."""

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from tests.games.dungeonquest.third.rules.drawing import (
    SLEEP,
    draws,
    enters,
    is_over_for,
    pile,
    turns_of,
)
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    scene,
    state_of,
    told,
)

BONES = ["crypt_old_bones", "corpse_old_bones"]


@pytest.mark.rule("DQ3-CARD-17")
def test_crypts_hold_treasure_but_some_of_the_buried_are_not_at_rest() -> None:
    cards = {card.id: (card.copies, card.type, card.gold) for card in CONTENT.decks["crypt"]}
    assert cards == {
        "crypt_gold_coins_20": (1, "loot", 20),
        "crypt_gold_coins_90": (1, "loot", 90),
        "crypt_gold_coins_120": (1, "loot", 120),
        "crypt_gold_coins_250": (1, "loot", 250),
        "crypt_unstable_potion": (3, "loot", 0),
        "crypt_empty": (3, "event", 0),
        "crypt_old_bones": (2, "threat", 0),
        "crypt_spectral_storm": (1, "threat", 0),
        "crypt_hidden_trap": (1, "trap", 0),
        "crypt_shuffle": (1, "event", 0),
    }


@pytest.mark.rule("DQ3-CARD-16")
def test_corpses_hold_treasure_items_and_scorpions() -> None:
    cards = {card.id: (card.copies, card.type, card.gold) for card in CONTENT.decks["corpse"]}
    assert cards == {
        "corpse_gold_coins_50": (1, "loot", 50),
        "corpse_gold_coins_100": (1, "loot", 100),
        "corpse_gold_coins_200": (1, "loot", 200),
        "corpse_unstable_potion": (1, "loot", 0),
        "corpse_empty": (3, "event", 0),
        "corpse_rope": (3, "loot", 0),
        "corpse_old_bones": (1, "threat", 0),
        "corpse_small_scorpion": (1, "threat", 0),
        "corpse_scorpion": (1, "threat", 0),
        "corpse_deadly_scorpion": (1, "threat", 0),
        "corpse_shuffle": (1, "event", 0),
    }


@pytest.mark.rule("DQ3-CARD-16", "DQ3-CARD-17")
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
def test_what_a_crypt_or_corpse_holds_becomes_loot(card: str) -> None:
    game = draws(card)
    assert hero(game, 0).loot == [card]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-16", "DQ3-CARD-17")
@pytest.mark.parametrize("card", ["crypt_empty", "corpse_empty"])
def test_an_empty_crypt_or_corpse_gives_nothing(card: str) -> None:
    game = draws(card)
    assert (hero(game, 0).loot, hero(game, 0).wounds) == ([], 0)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-17")
def test_a_crypt_may_hide_a_trap() -> None:
    game = draws("crypt_hidden_trap", "trap_explosion")
    assert hero(game, 0).wounds == 4


@pytest.mark.rule("DQ3-CARD-13")
@pytest.mark.parametrize("card", BONES)
@pytest.mark.parametrize("die", [1, 2, 3])
def test_old_bones_stay_at_rest_on_one_to_three(card: str, die: int) -> None:
    game = draws(card, dice=[die])
    assert not told(game, "fight_began")
    assert pile(game, CONTENT.deck_of[card]) == [card]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-13", "DQ3-MON-35", "DQ3-CLAR-01")
@pytest.mark.parametrize("card", BONES)
@pytest.mark.parametrize("die", [4, 5, 6])
def test_old_bones_rise_as_a_skeleton_on_four_to_six(card: str, die: int) -> None:
    game = draws(card, dice=[die])
    assert told(game, "fight_began") == [{"seat": 0, "monster": "skeleton", "player": 1}]
    assert cited(game, "rolled") == [CONTENT.clauses[card]]
    assert options(game, 0) == ("attack", "escape")
    act(game, 0, "escape")
    assert [token.token for token in state_of(game).lurkers] == ["skeleton_1"]
    assert place(game, 0) == "c4"
    assert pile(game, CONTENT.deck_of[card]) == [card]


@pytest.mark.rule("DQ3-CARD-17")
def test_strength_withstands_the_spectral_storm() -> None:
    game = draws("crypt_spectral_storm", dice=[3, 4])
    assert told(game, "test_passed")[0]["attribute"] == "strength"
    assert hero(game, 0).wounds == 0


@pytest.mark.rule("DQ3-CARD-17")
@pytest.mark.parametrize(("before", "after"), [(0, 8), (1, 9), (2, 9), (13, 15), (15, 0)])
def test_the_spectral_storm_takes_half_of_the_life_left_rounded_up(before: int, after: int) -> None:
    game = draws("crypt_spectral_storm", dice=[4, 4], wounds={0: before})
    assert cited(game, "wounded") == ["DQ3-CARDS-CRYPT-SPECTRAL-STORM"]
    assert told(game, "wounded")[0]["amount"] == (16 - before + 1) // 2
    assert hero(game, 0).wounds == after
    assert (hero(game, 0).status == "dead") == (before == 15)


@pytest.mark.rule("DQ3-CARD-16")
@pytest.mark.parametrize(
    ("card", "less"),
    [("corpse_small_scorpion", 2), ("corpse_scorpion", 1), ("corpse_deadly_scorpion", 0)],
)
@pytest.mark.parametrize("die", [1, 2, 3, 6])
def test_scorpions_sting_by_a_die_less_their_weakness(card: str, less: int, die: int) -> None:
    assert hero(draws(card, dice=[die]), 0).wounds == max(0, die - less)


# -- rope ------------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CARD-16", "DQ3-ROOM-04")
def test_a_rope_takes_a_hero_over_the_pit_without_a_test() -> None:
    game = enters("bottomless_pit_01", loot={0: ["corpse_rope"]})
    act(game, 0, "move north")
    assert options(game, 0) == ("use corpse_rope", "decline")
    act(game, 0, "use corpse_rope")
    assert not told(game, "rolled")
    assert (hero(game, 0).status, hero(game, 0).loot) == ("exploring", [])
    assert pile(game, "corpse") == ["corpse_rope"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-16")
def test_a_rope_that_is_not_used_stays_and_the_test_is_made() -> None:
    game = enters("bottomless_pit_01", loot={0: ["corpse_rope"]}, dice=[1, 1])
    act(game, 0, "move north", "decline")
    assert hero(game, 0).loot == ["corpse_rope"]
    assert told(game, "test_passed")


@pytest.mark.rule("DQ3-CARD-16", "DQ3-CATA-20")
def test_a_rope_leads_up_through_a_hole_in_the_roof() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["c5"],
        status={0: "below"},
        heading={0: 0},
        loot={0: ["corpse_rope"]},
        top={"catacomb": ["catacomb_hole_in_the_roof"]},
    )
    act(game, 0, "use corpse_rope")
    assert options(game, 0) == ("surface", "stay below")
    assert not told(game, "rolled")


@pytest.mark.rule("DQ3-CARD-16")
@pytest.mark.parametrize("tile", ["spider_web_01", "cave_in_01"])
def test_a_rope_is_of_no_use_in_webs_and_cave_ins(tile: str) -> None:
    game = enters(tile, loot={0: ["corpse_rope"]}, skips=SLEEP, dice=[1, 1, 1, 1])
    act(game, 0, "move north", "cross")
    assert turns_of(game, 0) <= 2
    assert "use corpse_rope" not in options(game, 0)
    assert told(game, "test_passed")
