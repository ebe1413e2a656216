"""What every card of the Crypt and Corpse decks does (CARD)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.card_scenes import (
    SLEEP,
    draws,
    enters,
    is_over_for,
    outcomes,
    pile,
)
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
    hero,
    options,
    place,
    refused,
    state_of,
    told,
)

BONES = ["crypt_old_bones", "corpse_old_bones"]
ROPE = {0: ["corpse_rope"]}
EMPTY = {"dungeon": ["dungeon_empty"] * 2}


@pytest.mark.rule("DQR-COMP-03")
def test_the_crypt_and_corpse_decks_are_made_of_these_cards() -> None:
    crypt = {card.id: (card.copies, card.type, card.gold) for card in CONTENT.decks["crypt"]}
    assert crypt == {
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
    corpse = {card.id: (card.copies, card.type, card.gold) for card in CONTENT.decks["corpse"]}
    assert corpse == {
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


@pytest.mark.rule("DQR-LOOT-01", "DQR-CARD-04")
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


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize("card", ["crypt_empty", "corpse_empty"])
def test_an_empty_crypt_or_corpse_gives_nothing(card: str) -> None:
    game = draws(card)
    assert (hero(game, 0).loot, hero(game, 0).wounds) == ([], 0)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-CARD-03")
def test_a_crypt_may_hide_a_trap() -> None:
    game = draws("crypt_hidden_trap", "trap_explosion")
    assert hero(game, 0).wounds == 4


# -- old bones -------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize("card", BONES)
@pytest.mark.parametrize("die", [1, 3])
def test_old_bones_stay_at_rest_on_one_to_three(card: str, die: int) -> None:
    game = draws(card, dice=[die])
    assert not told(game, "fight_began")
    assert pile(game, CONTENT.deck_of[card]) == [card]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-CARD-03", "DQR-GAP-66")
@pytest.mark.parametrize("card", BONES)
@pytest.mark.parametrize("die", [4, 6])
def test_old_bones_rise_as_a_monster_from_which_nobody_escapes(card: str, die: int) -> None:
    game = draws(card, dice=[die], top={"monster": ["troll_2"]})
    assert told(game, "fight_began") == [{"seat": 0, "monster": "troll", "player": 1}]
    assert cited(game, "rolled") == [CONTENT.clauses[card]]
    assert state_of(game).lurkers == [SPACE_OF["c3"]]
    act(game, 0, "play magic")
    act(game, 1, "play magic")
    assert options(game, 0) == ("play ranged", "play melee", "play magic")
    assert refused(game, 0)["escape"] == "DQR-GAP-66"


# -- spectral storm, scorpions ---------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03")
def test_strength_withstands_the_spectral_storm() -> None:
    game = draws("crypt_spectral_storm", dice=[3, 4])
    assert outcomes(game) == [("passed", "strength", 7, 7)]
    assert hero(game, 0).wounds == 0


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize(("before", "after"), [(0, 8), (1, 9), (2, 9), (13, 15), (15, 0)])
def test_the_spectral_storm_takes_half_of_the_life_left_rounded_up(before: int, after: int) -> None:
    game = draws("crypt_spectral_storm", dice=[4, 4], wounds={0: before})
    assert cited(game, "wounded") == ["DQR-CARDS-CRYPT-SPECTRAL-STORM"]
    assert told(game, "wounded")[0]["amount"] == (16 - before + 1) // 2
    assert hero(game, 0).wounds == after
    assert (hero(game, 0).status == "dead") == (before == 15)


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize(
    ("card", "less"),
    [("corpse_small_scorpion", 2), ("corpse_scorpion", 1), ("corpse_deadly_scorpion", 0)],
)
@pytest.mark.parametrize("die", [1, 2, 3, 6])
def test_scorpions_sting_by_a_die_less_their_weakness(card: str, less: int, die: int) -> None:
    game = draws(card, dice=[die])
    assert hero(game, 0).wounds == max(0, die - less)
    assert pile(game, "corpse") == [card]


# -- rope ------------------------------------------------------------------------------------------


def roped(game: Game) -> bool:
    """Whether the rope was given up for the test that was not made."""
    gone = hero(game, 0).loot == [] and pile(game, "corpse") == ["corpse_rope"]
    return gone and outcomes(game) == []


@pytest.mark.rule("DQR-CARD-03", "DQR-ROOM-15")
def test_a_rope_takes_a_hero_over_the_pit_without_a_test() -> None:
    game = enters("bottomless_pit_01", loot=ROPE)
    act(game, 0, "move north")
    assert options(game, 0) == ("use corpse_rope", "decline")
    act(game, 0, "use corpse_rope")
    assert roped(game)
    assert (hero(game, 0).status, place(game, 0)) == ("exploring", "c3")
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-CARD-03")
def test_a_rope_that_is_not_used_stays_and_the_test_is_made() -> None:
    game = enters("bottomless_pit_01", loot=ROPE, dice=[2, 2])
    act(game, 0, "move north", "decline")
    assert hero(game, 0).loot == ["corpse_rope"]
    assert outcomes(game) == [("passed", "luck", 4, 4)]


@pytest.mark.rule("DQR-CARDS-CORPSE-ROPE", "DQR-ROOM-11")
def test_a_rope_is_of_no_use_on_a_bridge() -> None:
    game = enters("bridge_01", loot=ROPE, tiles={"c2": "chamber_01"}, dice=[1, 1], top=EMPTY)
    act(game, 0, "move north", "cross", "go")
    assert (outcomes(game), hero(game, 0).loot) == ([("passed", "agility", 3, 5)], ["corpse_rope"])


@pytest.mark.rule("DQR-CARDS-CORPSE-ROPE", "DQR-CARDS-TRAP-TRAPDOOR")
def test_a_rope_spares_the_test_at_a_trapdoor() -> None:
    game = draws("trap_trapdoor", loot=ROPE, dice=[6, 6])
    assert options(game, 0) == ("use corpse_rope", "decline")
    act(game, 0, "use corpse_rope")
    assert roped(game)
    assert (hero(game, 0).status, is_over_for(game, 0)) == ("exploring", True)


@pytest.mark.rule("DQR-CARD-03", "DQR-CATEXIT-01")
def test_a_rope_leads_up_through_a_hole_in_the_roof() -> None:
    game = below("hugo", "catacomb_hole_in_the_roof", loot=ROPE)
    act(game, 0, "use corpse_rope")
    assert options(game, 0) == ("surface", "stay below")
    assert roped(game)


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize("tile", ["spider_web_01", "cave_in_01"])
def test_a_rope_is_of_no_use_in_webs_and_cave_ins(tile: str) -> None:
    given = {"at": ["c3"], "entered_by": {0: 2}, "loot": ROPE, "skips": SLEEP, "top": EMPTY}
    game = enters(tile, dice=[1, 1], tiles={"c2": "chamber_01"}, **given)
    act(game, 0, "move north")
    assert len(outcomes(game)) == 1
    assert hero(game, 0).loot == ["corpse_rope"]
