"""What the heroes are good at, and how they are."""

import pytest

from delvers.games.plungin.bots.party import (
    armour,
    crew_of,
    handy,
    healer,
    is_caster,
    is_hurt,
    is_low,
    missing,
    needs_healing,
    potions,
    shoots,
    skill,
    strength,
    strongest,
    strongest_but,
    toughness,
)
from delvers.games.plungin.rules.books.library import BOX
from tests.games.plungin.bots.views import MAGE, PARTY, THIEF, WARRIOR, chart_of, sheet_of
from tests.games.plungin.rules.scene import scene


@pytest.mark.parametrize(("life", "most", "low"), [(4, 8, True), (5, 9, False), (4, 9, True)])
def test_a_hero_is_low_from_half_of_his_life_on(life: int, most: int, low: bool) -> None:
    hero = sheet_of("brannoc_vale", life=life, max_life=most)
    assert is_low(hero) is low
    assert missing(hero) == most - life


@pytest.mark.parametrize(
    ("life", "most", "hurt"), [(7, 9, False), (6, 9, True), (4, 5, False), (3, 5, True)]
)
def test_a_hero_is_hurt_who_lost_three_life_or_much_of_little(
    life: int, most: int, hurt: bool
) -> None:
    assert is_hurt(sheet_of("brannoc_vale", life=life, max_life=most)) is hurt


def test_casters_are_those_with_much_magic_who_strike_weakly() -> None:
    assert [is_caster(BOX, sheet_of(name)) for name in PARTY] == [False, False, False, True]
    armed = sheet_of("orrin_ashgrove", hands=["", ""])
    assert is_caster(BOX, armed)
    armed["stats"] |= {"MAG": 3}
    assert not is_caster(BOX, armed)
    armed["stats"] |= {"MAG": 4, "ATK": 3}
    assert not is_caster(BOX, armed)


def test_what_is_worn_and_held_counts_once() -> None:
    hero = sheet_of("brannoc_vale", hands=["great_sword", "great_sword"], armour="chain_shirt")
    assert (strength(BOX, hero), armour(BOX, hero)) == (4 + 3, 2)
    hero |= {"hands": ["sword", "buckler"]}
    assert (strength(BOX, hero), armour(BOX, hero)) == (4 + 2, 3)
    hero |= {"hands": ["throwing_knives", ""], "armour": ""}
    assert (strength(BOX, hero), armour(BOX, hero)) == (4, 0)


def test_the_tough_have_defence_armour_and_life() -> None:
    hero = sheet_of("brannoc_vale", hands=["sword", "buckler"], armour="chain_shirt", life=9)
    assert toughness(BOX, hero) == 3 + 3 + 4


@pytest.mark.parametrize(
    ("hands", "is_shooter"),
    [(["short_bow", "short_bow"], True), (["short_sword", "throwing_knives"], False)],
)
def test_shooters_hold_nothing_else_than_what_shoots(hands: list[str], is_shooter: bool) -> None:
    assert shoots(BOX, sheet_of("pim_underbough", hands=hands)) is is_shooter
    assert not shoots(BOX, sheet_of("pim_underbough", hands=["", ""]))
    assert shoots(BOX, sheet_of("pim_underbough", hands=["sling", "buckler"]))


def test_who_has_most_spells_left_heals() -> None:
    game = scene("sister_ivenne", "sister_ivenne", seats=1)
    few, many = {"prepared": ["pulse"]}, {"prepared": ["pulse", "mend_wounds"]}
    found = healer(chart_of(game, {0: few, 1: many}))
    assert found is not None
    assert found["number"] == 1
    assert healer(chart_of(game, {0: {"prepared": ["ward"]}, 1: {"prepared": []}})) is None


@pytest.mark.parametrize("spell", ["mend_wounds", "pulse"])
def test_each_spell_that_heals_makes_a_healer(spell: str) -> None:
    game = scene("sister_ivenne", "brannoc_vale", seats=1)
    found = healer(chart_of(game, {0: {"prepared": ["ward", spell]}, 1: {"prepared": []}}))
    assert found is not None
    assert found["number"] == 0


@pytest.mark.parametrize(
    ("lost", "at", "needed"), [(2, (2, 3), True), (1, (2, 3), False), (5, (2, 4), False)]
)
def test_a_potion_is_needed_by_who_has_lost_two_life_and_is_beside(
    lost: int, at: tuple[int, int], needed: bool
) -> None:
    chart = chart_of(scene("brannoc_vale", "sable_wick", at=[(2, 2), at], life={1: 7 - lost}))
    assert needs_healing(chart, chart.heroes[0]) is needed


def test_the_thief_is_handy_and_the_warrior_strong() -> None:
    chart = chart_of(scene(*PARTY, seats=1))
    assert handy(chart)["number"] == THIEF
    assert strongest(chart)["number"] == WARRIOR
    assert strongest_but(chart, WARRIOR) == THIEF


def test_training_makes_handy_and_magic_keeps_away_from_traps() -> None:
    plain = sheet_of("sable_wick", abilities=[])
    trained = sheet_of("sable_wick", abilities=["trapsense", "locksmith"])
    assert (skill(BOX, plain), skill(BOX, trained)) == (7, 11)
    assert skill(BOX, sheet_of("orrin_ashgrove", abilities=[])) == 3 + 4 - 2


def test_of_two_alike_the_first_is_taken_and_an_escort_only_if_there_is_nobody_else() -> None:
    game = scene("sable_wick", "sable_wick", seats=1)
    assert handy(chart_of(game))["number"] == strongest(chart_of(game))["number"] == 0
    guided = chart_of(game, {0: {"escort": True}})
    assert handy(guided)["number"] == strongest(guided)["number"] == 1
    assert strongest_but(guided, 1) == -1
    alone = chart_of(scene("sable_wick", seats=1), {0: {"escort": True}})
    assert handy(alone)["number"] == 0
    assert strongest_but(alone, 0) == -1


def test_a_crew_knows_its_dice_for_locks_and_doors() -> None:
    game = scene(*PARTY, seats=1)
    crew = crew_of(chart_of(game, {THIEF: {"abilities": ["locksmith"], "carried": ["lockpicks"]}}))
    assert (crew.expert, crew.strong, crew.second) == (THIEF, WARRIOR, THIEF)
    assert (crew.pick, crew.blow, crew.joint_blow) == (4 + 2, 6, 6 + 4)
    assert crew_of(chart_of(game, {THIEF: {"abilities": [], "carried": []}})).pick == 4


def test_potions_and_bandages_heal() -> None:
    carried = ["potion_minor_healing", "bandage", "potion_might", "rope_and_hook", "bandage"]
    assert potions(sheet_of("brannoc_vale", carried=carried)) == 3
    assert potions(sheet_of("brannoc_vale", carried=[])) == 0


def test_roles_are_found_once_for_a_view() -> None:
    chart = chart_of(scene(*PARTY, seats=1))
    assert crew_of(chart) is crew_of(chart)
    assert handy(chart) is handy(chart)
    assert chart.heroes[MAGE]["id"] == "orrin_ashgrove"
