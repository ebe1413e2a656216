"""Creatures of the Catacomb deck, card by card."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from tests.games.dungeonquest.third.rules.scene import (
    act,
    below,
    cited,
    drawn,
    hero,
    options,
    place,
    refused,
    scene,
    shown,
    state_of,
    told,
)

EMPTY, EXIT, NAGA = "catacomb_empty", "catacomb_exit", "catacomb_giant_naga"
CHEST, RATS, ELF = "catacomb_treasure_chest", "catacomb_horde_of_rats", "catacomb_deep_elf"
VENOM, BITE = "catacomb_spiders_venom", "catacomb_vampire_bite"


@pytest.mark.rule("DQ3-CATA-16")
@pytest.mark.parametrize(("dice", "wounds"), [([4, 5], 0), ([4, 6], 4)])
def test_the_horde_of_rats_bites_four_times_unless_armor_holds(
    dice: list[int], wounds: int
) -> None:
    game = below("hugo", RATS, EXIT, dice=dice)
    assert hero(game, 0).wounds == wounds
    assert hero(game, 0).determination == {}


@pytest.mark.rule("DQ3-CATA-16")
@pytest.mark.parametrize("number", [1, 6])
def test_razorwings_wound_as_much_as_a_die_shows(number: int) -> None:
    game = below("hugo", "catacomb_razorwing_attack", EXIT, dice=[number])
    assert hero(game, 0).wounds == number


# -- spider's venom --------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CATA-16")
@pytest.mark.parametrize(("number", "wounds"), [(1, 1), (2, 1), (3, 0), (6, 0)])
def test_venom_hurts_on_one_or_two_at_the_start_of_a_later_turn(number: int, wounds: int) -> None:
    game = below("hugo", VENOM, EXIT, dice=[number])
    assert hero(game, 0).wounds == wounds
    assert len(told(game, "rolled")) == 1
    assert hero(game, 0).row == [VENOM, EXIT]


@pytest.mark.rule("DQ3-CATA-16")
def test_venom_does_nothing_in_the_turn_in_which_it_is_drawn() -> None:
    game = below("hugo", VENOM, skips={}, dice=[1])
    assert told(game, "rolled") == []
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-CATA-16", "DQ3-CLAR-04")
def test_venom_works_every_turn_and_twice_as_two_cards() -> None:
    game = below("hugo", VENOM, VENOM, EMPTY, EXIT, dice=[1] * 5)
    assert hero(game, 0).wounds == 5


@pytest.mark.rule("DQ3-CATA-30")
def test_venom_ends_when_the_hero_comes_out() -> None:
    game = below(
        "hugo",
        EXIT,
        row=[VENOM],
        tiles={"e4": "chamber_01"},
        top={"dungeon": ["dungeon_empty"]},
        dice=[6, 1, 1],
    )
    act(game, 0, "surface", "drift right")
    assert hero(game, 0).wounds == 0
    assert (hero(game, 0).row, hero(game, 0).kept) == ([], [])


# -- vampire bite ----------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CATA-16", "DQ3-TEST-01")
@pytest.mark.parametrize(
    ("name", "attribute", "value"), [("hugo", "agility", 4), ("tatianna", "armor", 4)]
)
def test_the_vampire_tests_the_weaker_of_agility_and_armor(
    name: str, attribute: str, value: int
) -> None:
    game = below(name, BITE, EXIT, dice=[2, 2])
    [test] = told(game, "test_passed")
    assert (test["attribute"], test["value"]) == (attribute, value)
    assert (hero(game, 0).kept, hero(game, 0).wounds) == ([], 0)


@pytest.mark.rule("DQ3-TEST-01")
@pytest.mark.parametrize("attribute", ["agility", "armor"])
def test_a_hero_with_equal_attributes_chooses_which_to_test(attribute: str) -> None:
    game = below("krutzbeck", BITE, EXIT, dice=[2, 3])
    assert options(game, 0) == ("agility", "armor")
    act(game, 0, attribute)
    assert told(game, "test_passed")[0]["attribute"] == attribute


@pytest.mark.rule("DQ3-CATA-31", "DQ3-CARD-04")
def test_a_bitten_hero_bleeds_at_the_start_of_each_later_turn_above_ground_too() -> None:
    game = below(
        "hugo",
        BITE,
        EXIT,
        tiles={"e4": "chamber_01"},
        top={"dungeon": ["dungeon_empty"], "search": ["search_empty_room"]},
        dice=[2, 3, 1],
    )
    assert hero(game, 0).wounds == 1
    act(game, 0, "surface", "drift right")
    assert hero(game, 0).wounds == 3
    act(game, 0, "search")
    assert hero(game, 0).wounds == 4
    assert hero(game, 0).kept == [BITE]


@pytest.mark.rule("DQ3-CATA-30")
def test_a_hero_who_was_not_bitten_gives_the_vampire_back() -> None:
    game = below("hugo", BITE, EXIT, tiles={"e4": "chamber_01"}, dice=[2, 2, 1])
    act(game, 0, "surface", "drift right")
    assert BITE in state_of(game).decks["catacomb"].deck.cards


# -- monsters --------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CATA-16", "DQ3-CARD-10")
@pytest.mark.parametrize("monster", ["skeleton", "sorcerer", "troll", "golem", "demon"])
def test_a_monster_card_below_starts_a_fight_that_a_hero_may_escape(monster: str) -> None:
    game = below("hugo", f"catacomb_monster_{monster}", runes={0: ["rune_of_lightning"]})
    assert told(game, "fight_began") == [{"seat": 0, "monster": monster, "player": 1}]
    assert options(game, 0) == ("attack", "escape", "use rune_of_lightning")
    act(game, 0, "use rune_of_lightning")
    assert hero(game, 0).row[0] == f"catacomb_monster_{monster}"
    assert shown(game)["lurkers"] == []


# -- deep elf --------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CARD-13")
def test_the_deep_elf_ignores_a_hero_without_loot() -> None:
    game = below("hugo", ELF, EXIT)
    assert drawn(game, "catacomb") == [ELF, EXIT]
    assert told(game, "rolled") == []


@pytest.mark.rule("DQ3-CARD-13")
def test_who_offers_nothing_is_left_alone() -> None:
    game = below("hugo", ELF, EXIT, loot={0: ["treasure_ruby_ring"]})
    assert options(game, 0) == ("enough", "discard treasure_ruby_ring")
    act(game, 0, "enough")
    assert drawn(game, "catacomb") == [ELF, EXIT]
    assert told(game, "rolled") == []
    assert hero(game, 0).loot == ["treasure_ruby_ring"]


@pytest.mark.rule("DQ3-CARD-13", "DQ3-CATA-20")
@pytest.mark.parametrize(("number", "is_friendly"), [(4, True), (5, False), (6, False)])
def test_the_elf_shows_the_way_out_only_for_more_than_a_die_times_a_hundred(
    number: int, is_friendly: bool
) -> None:
    game = below("hugo", ELF, loot={0: ["treasure_flying_carpet"]}, dice=[number])
    act(game, 0, "discard treasure_flying_carpet")
    if is_friendly:
        assert options(game, 0) == ("surface", "stay below")
    else:
        assert told(game, "fight_began") == [{"seat": 0, "monster": "sorcerer", "player": 1}]
        assert options(game, 0) == ("attack", "escape")
    assert hero(game, 0).loot == []
    assert state_of(game).decks["treasure"].discard == ["treasure_flying_carpet"]


@pytest.mark.rule("DQ3-CARD-13")
def test_several_cards_make_one_bribe() -> None:
    loot = ["treasure_ruby_ring", "treasure_ebon_ring", "treasure_giant_ruby"]
    game = below("hugo", ELF, loot={0: loot}, dice=[2], tiles={"d4": "chamber_01"})
    act(game, 0, "discard treasure_ruby_ring", "discard treasure_ebon_ring", "enough")
    assert options(game, 0) == ("surface", "stay below")
    assert hero(game, 0).loot == ["treasure_giant_ruby"]


@pytest.mark.rule("DQ3-CARD-13", "DQ3-DIFF-65", "DQ3-MON-35")
def test_a_worthless_bribe_makes_the_elf_a_sorcerer_that_leaves_no_token() -> None:
    game = below("tatianna", ELF, EXIT, loot={0: ["corpse_rope"]}, dice=[1])
    act(game, 0, "discard corpse_rope")
    assert told(game, "fight_began") == [{"seat": 0, "monster": "sorcerer", "player": 1}]
    act(game, 0, "escape")
    assert shown(game)["lurkers"] == []


@pytest.mark.rule("DQ3-CLAR-11")
def test_a_loadstone_cannot_be_offered() -> None:
    game = below("hugo", ELF, EXIT, loot={0: ["treasure_loadstone", "treasure_ruby_ring"]})
    assert options(game, 0) == ("enough", "discard treasure_ruby_ring")
    assert refused(game, 0) == {"discard treasure_loadstone": "DQ3-CLAR-11"}


# -- giant naga ------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CATA-16", "DQ3-CATA-22")
def test_the_naga_drags_the_marker_to_the_exit_and_turns_it_round() -> None:
    game = below("hugo", NAGA, EXIT, row=[EMPTY] * 2, dice=[2])
    assert options(game, 0) == ("drift left", "drift right")
    act(game, 0, "drift right")
    assert (place(game, 0), hero(game, 0).heading, hero(game, 0).status) == ("f5", 3, "below")
    assert told(game, "dragged") == [{"seat": 0, "at": SPACE_OF["f5"], "heading": 3}]
    assert cited(game, "dragged") == ["DQ3-CARDS-CATACOMB-GIANT-NAGA"]
    assert told(game, "tile_laid") == []


@pytest.mark.rule("DQ3-CATA-31", "DQ3-CATA-33")
def test_after_the_naga_only_loot_and_kept_cards_are_left_in_the_row() -> None:
    game = below(
        "hugo",
        NAGA,
        row=[EMPTY, "catacomb_gigantic_diamond", BITE],
        loot={0: ["catacomb_gigantic_diamond"]},
        kept={0: [BITE]},
    )
    act(game, 0, "drift right")
    assert hero(game, 0).row[:2] == ["catacomb_gigantic_diamond", BITE]
    assert NAGA not in hero(game, 0).row
    assert state_of(game).decks["catacomb"].discard == [EMPTY, NAGA]
    assert hero(game, 0).loot == ["catacomb_gigantic_diamond"]


@pytest.mark.rule("DQ3-CATA-19")
def test_the_naga_ends_the_turn() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["c3"],
        status={0: "below"},
        heading={0: 1},
        top={"catacomb": [NAGA, EXIT]},
    )
    act(game, 0, "drift left")
    assert game.waiting == [1]
    assert drawn(game, "catacomb") == [NAGA]
