"""Creatures of the Catacomb deck in this edition only (CATA)."""

import pytest

from tests.games.dungeonquest.third.rules.scene import (
    act,
    below,
    drawn,
    hero,
    options,
    refused,
    shown,
    state_of,
    told,
)

EXIT, ELF, BITE = "catacomb_exit", "catacomb_deep_elf", "catacomb_vampire_bite"


# -- vampire bite ----------------------------------------------------------------------------------


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


# -- rats ------------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CATA-16")
@pytest.mark.parametrize("dice", [[4, 5], [4, 6]])
def test_no_determination_is_earned_against_the_horde_of_rats(dice: list[int]) -> None:
    game = below("hugo", "catacomb_horde_of_rats", EXIT, dice=dice)
    assert hero(game, 0).determination == {}
