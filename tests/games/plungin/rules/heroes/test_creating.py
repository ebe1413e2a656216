"""Making heroes by the Character Book (SETUP; books 1.1 to 1.4, 1.7)."""

from typing import Any

import pytest

from delvers.games.plungin.rules import SPEC
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.people import STATS
from delvers.games.plungin.rules.heroes.building_freely import LIMITS, POINTS, START
from delvers.games.plungin.rules.heroes.creating import meets
from delvers.games.plungin.rules.heroes.heroes import ready_hero
from delvers.kernel.game import Game
from tests.games.plungin.rules.scene import act, cited, hero, options, state_of


def creating(*choices: str) -> Game:
    """A campaign in which the first hero is being made."""
    game = Game(SPEC, 1, SPEC.check_options({"campaign": True}), seed=1)
    act(game, 0, *choices)
    return game


@pytest.mark.rule("DP-SETUP-08")
def test_a_player_may_take_each_ready_hero_once() -> None:
    game = creating()
    assert options(game, 0) == (*(f"take {id}" for id in BOX.heroes), "create")
    act(game, 0, "take dagna_ironlid")
    assert "take dagna_ironlid" not in options(game, 0)
    assert hero(game).stats == BOX.heroes["dagna_ironlid"].stats
    assert cited(game, "hero_joins") == ["DP-SETUP-08"]


@pytest.mark.rule("DP-SETUP-07")
def test_a_new_hero_is_a_class_with_the_changes_of_a_race() -> None:
    game = creating("create", "race dwarf", "class warrior", "class package")
    assert options(game, 0) == tuple(
        f"learn {one}" for one in ("charge", "attack_of_opportunity", "steadfast", "tough")
    )
    act(game, 0, "learn steadfast")
    new = hero(game)
    assert [new.stats[stat] for stat in STATS] == [4, 3, 1, 4, 8, 4, 1, 2]
    assert new.abilities == ["counterattack", "trait_stoneblood", "steadfast"]
    assert (new.level, new.exp, new.gold, new.life) == (1, 0, 30, 8)
    assert (new.hands, new.armour) == (["sword", "wooden_shield"], "leather_armour")
    assert new.carried == ["potion_minor_healing"]


@pytest.mark.rule("DP-SETUP-07", "DP-EQUIP-03")
def test_a_kit_with_more_weapons_than_hands_leaves_one_in_a_slot() -> None:
    game = creating("create", "race elf", "class ranger", "class package", "learn hunters_mark")
    assert hero(game).hands == ["short_bow", "short_bow"]
    assert hero(game).carried == ["dagger", "potion_minor_healing"]


@pytest.mark.rule("DP-SETUP-07", "DP-EQUIP-05")
def test_two_light_weapons_of_a_kit_are_both_held() -> None:
    game = creating("create", "race elf", "class thief", "class package", "learn stealth")
    assert hero(game).hands == ["short_sword", "throwing_knives"]


@pytest.mark.rule("DP-SETUP-07")
def test_a_human_raises_any_stat_but_mov_and_not_above_six() -> None:
    game = creating("create", "race human", "class mage", "class package")
    assert "raise MOV" not in options(game, 0)
    assert "raise MAG" in options(game, 0)
    act(game, 0, "raise MAG")
    act(game, 0, *(["school school_of_veil"]))
    while not state_of(game).heroes:
        act(game, 0, options(game, 0)[0])
    assert hero(game).stats["MAG"] == 6
    assert hero(game).stats["MOV"] == BOX.kins["mage"].stats["MOV"]


@pytest.mark.rule("DP-SETUP-07")
def test_a_human_of_life_eight_may_reach_nine() -> None:
    game = creating("create", "race human", "class warrior", "class package", "raise LIFE")
    act(game, 0, "learn charge")
    assert hero(game).stats["LIFE"] == 9


@pytest.mark.rule("DP-SPELL-02")
def test_a_priest_chooses_a_school_one_spell_of_difficulty_two_and_two_of_one() -> None:
    game = creating("create", "race elf", "class priest", "class package")
    assert options(game, 0) == tuple(f"school {school}" for school in BOX.schools)
    act(game, 0, "school school_of_light")
    light = {id: s.difficulty.get("school_of_light", 9) for id, s in BOX.spells.items()}
    assert options(game, 0) == tuple(f"spell {id}" for id, dif in light.items() if dif <= 2)
    act(game, 0, "spell mend_wounds")
    assert options(game, 0) == tuple(f"spell {id}" for id, dif in light.items() if dif <= 1)
    act(game, 0, "spell pulse")
    assert "spell pulse" not in options(game, 0)


@pytest.mark.rule("DP-SPELL-01")
def test_a_bard_who_takes_a_school_learns_only_the_free_spell() -> None:
    game = creating("create", "race elf", "class bard", "class package")
    act(game, 0, "learn school_of_magic", "school school_of_wild", "spell bark_skin")
    assert hero(game).known == ["bark_skin"]
    assert hero(game).schools == ["school_of_wild"]


@pytest.mark.rule("DP-SETUP-07", "DP-XP-11")
def test_an_ability_whose_needs_are_not_met_cannot_be_learnt() -> None:
    game = creating("create", "race half_orc", "class mage", "class package")
    act(game, 0, "school school_of_ember")
    while options(game, 0)[0].startswith("spell "):
        act(game, 0, options(game, 0)[0])
    assert "learn lore" not in options(game, 0)  # WIT 3 after the race, 4 are needed
    assert "learn alchemist" in options(game, 0)


# -- the free build --------------------------------------------------------------------------------


@pytest.mark.rule("DP-SETUP-07")
def test_a_free_build_spends_exactly_fourteen_points_within_its_limits() -> None:
    game = creating("create", "race gnome", "class thief", "free build")
    for stat in ("ATK", "ATK", "ATK"):
        act(game, 0, f"raise {stat}")
    assert "raise ATK" not in options(game, 0)
    act(game, 0, *["raise MAG"] * 4)
    assert "raise MAG" not in options(game, 0)
    act(game, 0, *["raise LIFE"] * 4)
    assert "raise LIFE" not in options(game, 0)
    act(game, 0, "raise WIT", "raise WIT")
    assert options(game, 0) == ("class abilities", "free abilities")


@pytest.mark.rule("DP-SETUP-07")
def test_the_step_to_five_costs_two_points() -> None:
    game = creating("create", "race gnome", "class thief", "free build")
    act(game, 0, *["raise LIFE"] * 4, *["raise ATK"] * 3, *["raise DEF"] * 3, *["raise MAG"] * 3)
    assert "raise MAG" not in options(game, 0)  # one point is left
    assert "raise MOV" in options(game, 0)


@pytest.mark.rule("DP-SETUP-07")
def test_the_last_point_goes_where_the_race_takes_one_away() -> None:
    game = creating("create", "race elf", "class thief", "free build")
    act(game, 0, *["raise LIFE"] * 4, *["raise ATK"] * 3, *["raise DEF"] * 3, *["raise DEX"] * 3)
    assert options(game, 0) == ("class abilities", "free abilities")
    act(game, 0, "free abilities", "learn charge", "learn agile")
    new = hero(game)
    assert new.stats["RES"] == 1
    assert new.stats["MAG"] == 2
    assert new.abilities == ["trait_elven_senses", "charge", "agile"]


@pytest.mark.rule("DP-SETUP-07")
def test_an_ability_of_a_higher_level_is_not_for_a_new_hero() -> None:
    game = creating("create", "race elf", "class mage", "free build")
    act(game, 0, *["raise MAG"] * 4, *["raise RES"] * 2, *["raise WIT"] * 3, *["raise LIFE"] * 4)
    act(game, 0, "free abilities", "learn school_of_magic", "school school_of_veil")
    while options(game, 0)[0].startswith("spell "):
        act(game, 0, options(game, 0)[0])
    assert "learn overload_mastery" in options(game, 0)
    assert "learn quick_cast" not in options(game, 0)


@pytest.mark.rule("DP-SETUP-07")
def test_only_a_free_build_may_take_any_two_abilities() -> None:
    game = creating("create", "race elf", "class thief", "class package")
    assert set(options(game, 0)) == {f"learn {one}" for one in BOX.kins["thief"].choices}


@pytest.mark.rule("DP-SETUP-07")
@pytest.mark.parametrize("kin", BOX.kins.values(), ids=lambda kin: str(kin.id))
def test_every_class_is_a_legal_build(kin: object) -> None:
    stats = kin.stats  # type: ignore[attr-defined]
    points = sum(stats[stat] - START[stat] for stat in STATS) + (stats["MAG"] == 5)
    assert points == POINTS
    assert all(stats[stat] <= LIMITS[stat] for stat in STATS)


@pytest.mark.rule("DP-SETUP-08")
@pytest.mark.parametrize("id", BOX.heroes)
def test_every_ready_hero_is_a_legal_hero_of_his_race_and_class(id: str) -> None:
    book, made = BOX.heroes[id], ready_hero(BOX, id, 0, 0)
    race, kin = BOX.races[book.race], BOX.kins[book.kin]
    gap = sum(book.stats[s] - kin.stats[s] - race.stats.get(s, 0) for s in STATS)
    assert gap == (1 if race.choice else 0)
    assert book.abilities[0] == kin.ability
    assert book.abilities[1] in kin.choices
    assert all(meets(made, BOX.abilities[one]) for one in book.abilities)
    assert len(book.prepared) in (0, book.stats["MAG"])
    things = sorted([*book.equipped, *book.carried])
    paid = sum(BOX.items[one].price for one in things if one not in kin.kit)
    assert book.gold == 30 - paid


def in_the_making(*choices: str) -> Any:
    """The heroes in the making, as their player sees them."""
    return creating(*choices).view(0)["making"]


@pytest.mark.rule("DP-SETUP-07")
def test_a_hero_in_the_making_is_shown_as_far_as_he_is_chosen() -> None:
    (elf,) = in_the_making("create", "race elf", "class mage", "class package")
    assert (elf["race"], elf["kin"], elf["stats"]["MAG"]) == ("elf", "mage", 6)


@pytest.mark.rule("DP-SETUP-07")
def test_nobody_is_in_the_making_once_a_hero_has_joined() -> None:
    assert (
        in_the_making("create", "race elf", "class thief", "class package", "learn stealth") == []
    )


@pytest.mark.rule("DP-SETUP-07")
def test_points_of_a_free_build_are_shown_as_they_are_spent() -> None:
    (gnome,) = in_the_making("create", "race gnome", "class thief", "free build", "raise DEX")
    assert gnome["stats"]["DEX"] == 2
