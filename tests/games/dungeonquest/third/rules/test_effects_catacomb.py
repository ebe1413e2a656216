"""Events, Loot and traps of the Catacomb deck in this edition only (CATA)."""

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from tests.games.dungeonquest.third.rules.scene import (
    act,
    below,
    drawn,
    hero,
    options,
    place,
    shown,
    state_of,
    told,
)

EMPTY, EXIT = "catacomb_empty", "catacomb_exit"
HOLE, TORCH = "catacomb_hole_in_the_roof", "catacomb_torch_goes_out"
CHEST, DIAMOND = "catacomb_treasure_chest", "catacomb_gigantic_diamond"
VENOM = "catacomb_spiders_venom"


@pytest.mark.rule("DQ3-COMP-15")
def test_the_deck_has_its_forty_cards() -> None:
    copies = {card.id.removeprefix("catacomb_"): card.copies for card in CONTENT.decks["catacomb"]}
    assert copies == {
        "exit": 6,
        "empty": 8,
        "hole_in_the_roof": 2,
        "hidden_trap": 4,
        "treasure_chest": 2,
        "gigantic_diamond": 1,
        "torch_goes_out": 2,
        "horde_of_rats": 2,
        "spiders_venom": 2,
        "razorwing_attack": 2,
        "monster_skeleton": 1,
        "monster_sorcerer": 1,
        "monster_troll": 1,
        "monster_golem": 1,
        "monster_demon": 1,
        "vampire_bite": 1,
        "deep_elf": 1,
        "giant_naga": 1,
        "shuffle": 1,
    }


# -- hole in the roof ------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CATA-20", "DQ3-TEST-07")
def test_determination_helps_in_the_next_try_at_the_hole_and_the_one_after() -> None:
    game = below("hugo", HOLE, dice=[3, 3, 3, 3, 3, 3])
    act(game, 0, "climb")
    assert hero(game, 0).status == "below"
    assert [test["value"] for test in told(game, "test_failed")] == [4, 5]
    act(game, 0, "climb")
    assert told(game, "test_passed")[0]["value"] == 6
    assert options(game, 0) == ("surface", "stay below")
    assert hero(game, 0).determination == {}
    assert hero(game, 0).row == [HOLE]


@pytest.mark.rule("DQ3-CATA-20", "DQ3-TEST-09")
def test_who_goes_on_loses_the_hole_and_his_determination() -> None:
    game = below("hugo", HOLE, EMPTY, EXIT, dice=[6, 6])
    assert sum(hero(game, 0).determination.values()) == 1
    act(game, 0, "go on")
    assert drawn(game, "catacomb") == [HOLE, EMPTY, EXIT]
    assert hero(game, 0).determination == {}


@pytest.mark.rule("DQ3-CATA-20", "DQ3-TEST-09")
def test_who_comes_out_by_a_rune_keeps_no_determination_from_the_hole() -> None:
    game = below(
        "hugo", HOLE, tiles={"d4": "chamber_01"}, runes={0: ["rune_of_ascent"]}, dice=[6, 6, 1]
    )
    act(game, 0, "go on", "decline", "use rune_of_ascent", "drift right")
    assert place(game, 0) == "d4"
    assert hero(game, 0).determination == {}
    assert hero(game, 0).bound == ""


# -- trap, Loot, torch -----------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CATA-16")
def test_a_ceiling_cannot_collapse_on_a_hero_below() -> None:
    game = below(
        "hugo",
        "catacomb_hidden_trap",
        EXIT,
        tiles={"c3": "chamber_08"},
        top={"trap": ["trap_ceiling_collapses"]},
    )
    assert told(game, "tile_turned") == []


@pytest.mark.rule("DQ3-CATA-16", "DQ3-GAP-80")
def test_a_trapdoor_below_holds_a_hero_without_a_catacomb_card() -> None:
    game = below(
        "hugo",
        "catacomb_hidden_trap",
        EXIT,
        top={"trap": ["trap_trapdoor"]},
        dice=[6, 6, 6, 6, 1, 1],
    )
    assert hero(game, 0).wounds == 2
    assert drawn(game, "catacomb") == ["catacomb_hidden_trap", EXIT]
    assert len([turn for turn in told(game, "turn_began") if turn["seat"] == 0]) == 3


@pytest.mark.rule("DQ3-CATA-31", "DQ3-CATA-33", "DQ3-CARD-08")
@pytest.mark.parametrize(("card", "gold"), [(CHEST, 0), (DIAMOND, 4000)])
def test_loot_of_the_catacombs_lies_beside_the_hero_and_in_his_row(card: str, gold: int) -> None:
    game = below("hugo", card, EXIT)
    assert shown(game)["heroes"][0]["loot"] == [card]
    assert shown(game)["heroes"][0]["gold"] == gold
    assert hero(game, 0).row == [card, EXIT]
    assert told(game, "loot_gained") == [{"seat": 0, "card": card}]


@pytest.mark.rule("DQ3-CATA-18", "DQ3-CATA-19")
def test_the_torch_is_tried_at_the_start_of_each_later_turn_until_luck_lights_it() -> None:
    game = below("hugo", TORCH, EMPTY, EXIT, dice=[3, 2, 6, 6, 3, 2])
    tests = [(t["attribute"], t["value"]) for t in told(game, "test_failed")]
    assert tests == [("luck", 3), ("luck", 4)]
    assert told(game, "test_passed")[0]["value"] == 5
    assert drawn(game, "catacomb") == [TORCH, EMPTY, EXIT]
    assert hero(game, 0).determination == {}
    assert hero(game, 0).kept == []


@pytest.mark.rule("DQ3-CATA-18")
def test_drawing_the_torch_costs_no_test_in_the_same_turn() -> None:
    game = below("hugo", TORCH, skips={})
    assert told(game, "rolled") == []
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-CARD-21", "DQ3-CATA-17")
def test_shuffle_mixes_the_discards_in_never_joins_a_row_and_is_replaced() -> None:
    game = below("hugo", EXIT, row=[EMPTY])
    catacomb = state_of(game).decks["catacomb"]
    catacomb.deck.cards.remove(DIAMOND)
    catacomb.discard.append(DIAMOND)
    catacomb.deck.cards.remove("catacomb_shuffle")
    catacomb.deck.top.append("catacomb_shuffle")
    act(game, 0, "stay below")
    assert drawn(game, "catacomb")[:2] == [EXIT, "catacomb_shuffle"]
    assert len(drawn(game, "catacomb")) >= 3
    assert "catacomb_shuffle" not in hero(game, 0).row
    assert catacomb.discard == []
    everywhere = [*catacomb.deck.cards, *hero(game, 0).row]
    assert sorted(everywhere) == sorted(
        card.id for card in CONTENT.decks["catacomb"] for _ in range(card.copies)
    )


# -- the Rune of Ascent ----------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CATA-22", "DQ3-RUNE-03")
@pytest.mark.parametrize("card", ["catacomb_razorwing_attack", CHEST, VENOM])
def test_a_rune_of_ascent_counts_the_card_just_drawn_and_undoes_it(card: str) -> None:
    game = below(
        "hugo", card, row=[EMPTY], tiles={"e4": "chamber_01"}, runes={0: ["rune_of_ascent"]}
    )
    act(game, 0, "go on", "use rune_of_ascent", "drift right")
    assert place(game, 0) == "e4"
    assert (hero(game, 0).wounds, hero(game, 0).loot, hero(game, 0).runes) == (0, [], [])
    assert len(state_of(game).decks["catacomb"].deck) == 40
    assert state_of(game).decks["catacomb"].deck.cards.count(card) == 2


@pytest.mark.rule("DQ3-CATA-22", "DQ3-RUNE-03")
def test_a_rune_of_ascent_at_the_start_of_a_turn_counts_the_row_alone() -> None:
    game = below(
        "hugo", EXIT, row=[EMPTY] * 2, tiles={"e4": "chamber_01"}, runes={0: ["rune_of_ascent"]}
    )
    act(game, 0, "use rune_of_ascent", "drift right")
    assert place(game, 0) == "e4"
    assert drawn(game, "catacomb") == []
    assert hero(game, 0).runes == []
