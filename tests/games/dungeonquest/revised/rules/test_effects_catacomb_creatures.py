"""Creatures that only the catacombs of the Revised Edition have (CARD)."""

import pytest

from delvers.games.dungeonquest.revised.rules.components import CONTENT
from tests.games.dungeonquest.revised.rules.drawing import is_over_for, outcomes, pile
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
    drawn,
    hero,
    options,
    place,
    shown,
    state_of,
    told,
)

EXIT, ELF = "catacomb_exit", "catacomb_greedy_deep_elf"
FLAME, VOLLEY = "catacomb_demon_flame", "catacomb_skeleton_volley"
GRAB, SMASH = "catacomb_golem_grab", "catacomb_troll_smash"
BOLT = "catacomb_sorcerers_bolt"
RUBY, EBON, STONE = "treasure_ruby_ring", "treasure_ebon_ring", "treasure_loadstone"


# -- the demon's flame -----------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03", "DQR-CATA-11")
@pytest.mark.parametrize(("dice", "wounds"), [([2, 2], 1), ([2, 3], 5)])
def test_the_demons_flame_costs_one_wound_with_luck_and_five_without(
    dice: list[int], wounds: int
) -> None:
    game = below("hugo", FLAME, EXIT, dice=dice)
    assert outcomes(game)[0][1:] == ("luck", sum(dice), 4)
    assert told(game, "wounded") == [{"seat": 0, "amount": wounds, "cause": FLAME}]
    assert cited(game, "rolled") == cited(game, "wounded") == ["DQR-CARDS-CATACOMB-DEMON-FLAME"]
    assert hero(game, 0).row == [FLAME, EXIT]


@pytest.mark.rule("DQR-CARD-03", "DQR-TEST-05")
def test_no_determination_helps_against_the_flame_but_the_failure_earns_some() -> None:
    game = below("hugo", FLAME, EXIT, dice=[2, 3], determination={0: 3})
    assert options(game, 0) == ("surface", "stay below")
    assert (hero(game, 0).wounds, hero(game, 0).determination) == (5, 4)


# -- those whom luck keeps away --------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03", "DQR-TURN-12")
@pytest.mark.parametrize("card", [VOLLEY, GRAB, SMASH, BOLT])
def test_luck_keeps_a_creature_away_and_ends_the_turn(card: str) -> None:
    game = below("hugo", card, EXIT, dice=[2, 2], loot={0: [RUBY]}, skips={})
    assert outcomes(game) == [("passed", "luck", 4, 4)]
    assert (hero(game, 0).wounds, hero(game, 0).loot, hero(game, 0).row) == (0, [RUBY], [card])
    assert is_over_for(game, 0)
    assert drawn(game, "catacomb") == [card]


@pytest.mark.rule("DQR-CARD-03", "DQR-CARD-06")
def test_the_skeletons_shoot_as_much_as_two_monster_cards_are_dangerous() -> None:
    game = below("hugo", VOLLEY, EXIT, dice=[2, 3], top={"monster": ["sorcerer_4", "troll_3"]})
    assert told(game, "wounded") == [{"seat": 0, "amount": 7, "cause": VOLLEY}]
    assert state_of(game).monsters.discard == ["sorcerer_4", "troll_3"]
    assert [(card["monster"], card["penalty"]) for card in told(game, "monster_shown")] == [
        ("sorcerer", 4), ("troll", 3)
    ]  # fmt: skip
    assert cited(game, "monster_shown") == ["DQR-CARDS-CATACOMB-SKELETON-VOLLEY"] * 2
    assert shown(game)["monsters"] == {"left": 18, "discard": ["sorcerer_4", "troll_3"]}
    assert (shown(game)["lurkers"], told(game, "fight_began")) == ([], [])


@pytest.mark.rule("DQR-CARD-03")
def test_harmless_skeletons_shoot_no_wounds() -> None:
    game = below("hugo", VOLLEY, EXIT, dice=[2, 3], top={"monster": ["skeleton_3", "troll_4"]})
    assert (hero(game, 0).wounds, told(game, "wounded")) == (0, [])


@pytest.mark.rule("DQR-CARD-03")
def test_the_golem_grabs_two_wounds_and_a_loot_card_of_the_heros_choice() -> None:
    game = below("hugo", GRAB, EXIT, dice=[2, 3], loot={0: [RUBY, EBON, STONE]})
    assert hero(game, 0).wounds == 2
    assert options(game, 0) == (f"discard {RUBY}", f"discard {EBON}", f"discard {STONE}")
    act(game, 0, f"discard {EBON}")
    assert (hero(game, 0).loot, pile(game, "treasure")) == ([RUBY, STONE], [EBON])
    assert cited(game, "loot_lost") == ["DQR-CARDS-CATACOMB-GOLEM-GRAB"]


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize(("loot", "gone"), [([], []), ([STONE], [STONE])])
def test_the_golem_takes_the_only_card_there_is_and_nothing_if_there_is_none(
    loot: list[str], gone: list[str]
) -> None:
    game = below("hugo", GRAB, EXIT, dice=[2, 3], loot={0: loot})
    assert (hero(game, 0).wounds, hero(game, 0).loot, pile(game, "treasure")) == (2, [], gone)


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize(("name", "luck", "wounds"), [("hugo", 4, 1), ("tatianna", 6, 6)])
def test_the_troll_smashes_harder_the_less_armor_one_wears(
    name: str, luck: int, wounds: int
) -> None:
    game = below(name, SMASH, EXIT, dice=[luck - 1, 2])
    assert hero(game, 0).wounds == wounds == 10 - CONTENT.heroes[name].armor


@pytest.mark.rule("DQR-CARD-03", "DQR-DETERM-02")
@pytest.mark.parametrize(("spends", "wounds"), [("spend none", 8), ("spend 3", 5)])
def test_the_sorcerers_bolt_wounds_by_how_much_the_roll_was_too_high(
    spends: str, wounds: int
) -> None:
    game = below("hugo", BOLT, EXIT, dice=[6, 6], determination={0: 3})
    act(game, 0, spends)
    assert told(game, "wounded") == [{"seat": 0, "amount": wounds, "cause": BOLT}]
    assert cited(game, "wounded") == ["DQR-CARDS-CATACOMB-SORCERERS-BOLT"]


# -- the elf ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03")
def test_the_greedy_elf_ignores_who_has_or_offers_nothing() -> None:
    game = below("hugo", ELF, EXIT)
    assert (drawn(game, "catacomb"), told(game, "rolled")) == ([ELF, EXIT], [])
    game = below("hugo", ELF, EXIT, loot={0: [RUBY]})
    assert options(game, 0) == ("enough", f"discard {RUBY}")
    assert game.pending[0].rule == "DQR-CARDS-CATACOMB-GREEDY-DEEP-ELF"
    act(game, 0, "enough")
    assert (told(game, "rolled"), hero(game, 0).loot, hero(game, 0).wounds) == ([], [RUBY], 0)


@pytest.mark.rule("DQR-CARD-03", "DQR-CATEXIT-01")
@pytest.mark.parametrize(("number", "is_friendly"), [(4, True), (5, False), (6, False)])
def test_the_elf_shows_the_way_out_only_for_more_than_a_die_times_a_hundred(
    number: int, is_friendly: bool
) -> None:
    carpet = "treasure_flying_carpet"
    tiles = {"d4": "rotating_room_01"}
    game = below("hugo", ELF, dice=[number, 1], skips={}, loot={0: [carpet]}, tiles=tiles)
    act(game, 0, f"discard {carpet}")
    assert (hero(game, 0).loot, pile(game, "treasure")) == ([], [carpet])
    if not is_friendly:
        assert told(game, "wounded") == [{"seat": 0, "amount": 4, "cause": ELF}]
        assert is_over_for(game, 0)
        return
    assert (options(game, 0), game.pending[0].rule) == (
        ("surface", "stay below"),
        "DQR-CARDS-CATACOMB-GREEDY-DEEP-ELF",
    )
    act(game, 0, "surface", "drift right")
    assert (place(game, 0), hero(game, 0).wounds) == ("d4", 0)


@pytest.mark.rule("DQR-CARD-03")
def test_several_cards_make_one_bribe_and_a_worthless_one_is_paid_for_in_wounds() -> None:
    loot = {0: [RUBY, EBON, "treasure_giant_ruby"]}
    game = below("hugo", ELF, loot=loot, dice=[2])
    act(game, 0, f"discard {RUBY}", f"discard {EBON}", "enough")
    assert options(game, 0) == ("surface", "stay below")
    assert hero(game, 0).loot == ["treasure_giant_ruby"]
    game = below("hugo", ELF, EXIT, loot={0: ["corpse_rope"]}, dice=[1])
    act(game, 0, "discard corpse_rope")
    assert hero(game, 0).wounds == 4


@pytest.mark.rule("DQR-CARD-03", "DQR-CARD-04")
def test_a_loadstone_may_be_offered_like_any_card() -> None:
    game = below("hugo", ELF, EXIT, loot={0: [STONE, RUBY]})
    assert options(game, 0) == ("enough", f"discard {STONE}", f"discard {RUBY}")
