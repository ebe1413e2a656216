"""What heroes wear and hold (EQUIP, CONFLICT-78 and -79, GAP-12)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.heroes.inventory import equip
from delvers.games.plungin.rules.heroes.stats import max_life, value_of, worn
from delvers.games.plungin.rules.state.figures import Hero
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    options,
    refused,
    scene,
    shown,
    state_of,
)
from tests.games.plungin.rules.village_scene import see

ATTIRE = ["great_helm", "cloak_of_turning", "amulet_of_vigour", "boots_of_the_hare"]


def dressed(*attire: str, stats: int = 3) -> Hero:
    """A hero of plain stats who wears some attire."""
    basic = dict.fromkeys(("ATK", "DEF", "MAG", "MOV", "LIFE", "RES", "DEX", "WIT"), stats)
    return Hero(0, "somebody", basic, attire=[*attire])  # type: ignore[arg-type]


@pytest.mark.rule("DP-INV-10", "DP-CONFLICT-78", "DP-EQUIP-02")
def test_seven_slots_are_two_hands_armour_and_four_of_attire() -> None:
    full = dressed(*ATTIRE)
    for item in ("sword", "buckler", "leather_armour"):
        equip(full, item)
    assert [item.id for item in worn(full)] == ["sword", "buckler", "leather_armour", *ATTIRE]


@pytest.mark.rule("DP-EQUIP-01")
def test_equipment_raises_stats_and_the_view_shows_it() -> None:
    game = scene("orrin_ashgrove", attire={0: ["ring_of_the_adept", "boots_of_the_hare"]})
    assert shown(game)["heroes"][0]["stats"]["MAG"] == 7
    assert shown(game)["heroes"][0]["stats"]["MOV"] == 5


@pytest.mark.rule("DP-EQUIP-01")
def test_the_ring_of_recall_gives_back_one_wiped_spell_a_stay_at_no_action() -> None:
    game = scene(
        "orrin_ashgrove", attire={0: ["ring_of_recall"]}, wiped={0: ["spark", "fire_bolt"]}
    )
    act(game, 0, "use ring_of_recall", "recall fire_bolt")
    assert hero(game).wiped == ["spark"]
    assert hero(game).prepared.count("fire_bolt") == 3
    assert hero(game).actions == 2
    assert "use ring_of_recall" not in options(game, 0)
    assert "use ring_of_recall" not in options(scene("orrin_ashgrove", wiped={0: ["spark"]}), 0)


@pytest.mark.rule("DP-EQUIP-03")
def test_a_weapon_goes_into_the_right_hand_and_a_shield_into_the_left() -> None:
    game = see(hands={0: ["", ""]}, carried={0: ["buckler", "sword"]})
    act(game, 0, "equip buckler", "equip sword")
    assert hero(game).hands == ["sword", "buckler"]
    assert hero(game).carried == []


@pytest.mark.rule("DP-EQUIP-04")
def test_a_two_handed_weapon_fills_both_hands_and_leaves_no_place_for_a_shield() -> None:
    game = see(carried={0: ["great_axe"]})
    act(game, 0, "equip great_axe")
    assert hero(game).hands == ["great_axe", "great_axe"]
    assert hero(game).carried == ["sword", "wooden_shield"]
    act(game, 0, "equip wooden_shield")
    assert hero(game).hands == ["", "wooden_shield"]
    assert hero(game).carried == ["sword", "great_axe"]


@pytest.mark.rule("DP-INV-11")
def test_both_hands_are_not_emptied_into_full_slots() -> None:
    game = see(carried={0: ["great_axe", "club", "club", "club"]})
    assert "equip great_axe" not in options(game, 0)
    assert refused(game, 0)["equip great_axe"] == "DP-INV-11"


@pytest.mark.rule("DP-EQUIP-05")
def test_a_second_weapon_may_be_held_in_place_of_a_shield() -> None:
    game = see(hands={0: ["sword", ""]}, carried={0: ["mace"]})
    act(game, 0, "equip mace")
    assert hero(game).hands == ["sword", "mace"]
    assert hero(game).carried == []


@pytest.mark.rule("DP-CONFLICT-79")
def test_a_weapon_from_a_slot_costs_an_action_to_draw() -> None:
    game = scene(carried={0: ["mace"]}, hands={0: ["sword", "wooden_shield"]})
    act(game, 0, "draw mace")
    assert hero(game).hands == ["mace", "wooden_shield"]
    assert hero(game).carried == ["sword"]
    assert hero(game).actions == 1
    assert not [one for one in options(game, 0) if one.startswith("draw ")]
    assert cited(game, "weapon_drawn") == ["DP-ACTION-19"]


@pytest.mark.rule("DP-EQUIP-04")
def test_drawing_a_two_handed_weapon_puts_the_shield_away_if_there_is_room() -> None:
    game = scene(carried={0: ["great_axe"]})
    act(game, 0, "draw great_axe")
    assert hero(game).hands == ["great_axe", "great_axe"]
    assert sorted(hero(game).carried) == ["sword", "wooden_shield"]
    game = scene(carried={0: ["great_axe", "club", "club", "club"]})
    assert "draw great_axe" not in options(game, 0)
    assert "draw club" in options(game, 0)


@pytest.mark.rule("DP-EQUIP-06")
def test_attire_is_for_six_places_of_the_body() -> None:
    places = {item.place for item in BOX.items.values() if item.kind == "attire"}
    assert places == {"helmet", "cloak", "amulet", "boots", "gloves", "ring"}
    assert not [i.id for i in BOX.items.values() if i.place and i.kind != "attire"]


@pytest.mark.rule("DP-EQUIP-07")
def test_a_fifth_piece_cannot_be_put_on() -> None:
    game = see(attire={0: ATTIRE[:3]}, carried={0: ["boots_of_the_hare", "leather_gloves"]})
    act(game, 0, "equip boots_of_the_hare")
    assert "equip leather_gloves" not in options(game, 0)
    assert refused(game, 0)["equip leather_gloves"] == "DP-EQUIP-07"
    worn_now = {0: [*ATTIRE[:3], "silver_band"]}
    game = see(attire=worn_now, carried={0: ["ring_of_warding", "iron_cap"]})
    assert "equip ring_of_warding" not in options(game, 0)
    assert "equip iron_cap" in options(game, 0)


@pytest.mark.rule("DP-EQUIP-08")
def test_with_more_than_four_pieces_none_works() -> None:
    four, five = dressed(*ATTIRE), dressed(*ATTIRE, "gloves_of_the_magpie")
    assert (value_of(four, "DEF"), value_of(four, "WIT"), value_of(four, "MOV")) == (4, 2, 4)
    assert [value_of(five, stat) for stat in ("DEF", "WIT", "MOV", "DEX")] == [3, 3, 3, 3]


@pytest.mark.rule("DP-EQUIP-09")
def test_of_attire_only_the_best_bonus_and_the_worst_penalty_to_a_stat_count() -> None:
    assert value_of(dressed("cloak_of_turning", "ring_of_warding", "great_helm"), "DEF") == 4
    clay = dressed("cursed_gloves_of_clay", "cursed_cloak_of_flies", stats=5)
    assert value_of(clay, "DEX") == 3
    assert value_of(dressed("gloves_of_the_magpie", "cursed_cloak_of_flies"), "DEX") == 3


@pytest.mark.rule("DP-EQUIP-09")
def test_a_shield_or_weapon_adds_to_what_attire_gives() -> None:
    mage = dressed("ring_of_the_adept")
    mage.hands = ["dawn_mace", ""]
    assert value_of(mage, "MAG") == 5


@pytest.mark.rule("DP-EQUIP-10")
def test_a_second_helmet_takes_the_place_of_the_first() -> None:
    game = see(attire={0: ["iron_cap"]}, carried={0: ["great_helm"]})
    act(game, 0, "equip great_helm")
    assert hero(game).attire == ["great_helm"]
    assert hero(game).carried == ["iron_cap"]


@pytest.mark.rule("DP-EQUIP-11")
def test_two_rings_may_be_worn_but_not_three() -> None:
    game = see(carried={0: ["silver_band", "ring_of_warding", "ring_of_stamina"]})
    act(game, 0, "equip silver_band", "equip ring_of_warding")
    assert hero(game).attire == ["silver_band", "ring_of_warding"]
    act(game, 0, "equip ring_of_stamina")
    assert hero(game).attire == ["ring_of_warding", "ring_of_stamina"]


@pytest.mark.rule("DP-CURSE-06")
@pytest.mark.parametrize(
    ("field", "worn_now", "item"),
    [
        ("hands", ["cursed_leaden_blade", ""], "sword"),
        ("armour", "cursed_coffin_mail", "robe"),
        ("attire", ["cursed_hood_of_whispers"], "iron_cap"),
    ],
)
def test_nothing_takes_the_place_of_a_cursed_thing(field: str, worn_now: object, item: str) -> None:
    facts: dict[str, Any] = {field: {0: worn_now}}
    game = see(carried={0: [item]}, **facts)
    assert f"equip {item}" not in options(game, 0)


@pytest.mark.rule("DP-GAP-12")
def test_a_heavy_thing_needs_basic_res_but_many_light_ones_do_not() -> None:
    game = see("orrin_ashgrove", carried={0: ["great_axe", "rapier", "sword"]})
    assert "equip great_axe" not in options(game, 0)
    assert refused(game, 0)["equip great_axe"] == "DP-GAP-12"
    assert {"equip rapier", "equip sword"} <= {*options(game, 0)}
    ring = {0: ["ring_of_stamina"] * 2}
    assert "equip flail" not in options(
        see("orrin_ashgrove", attire=ring, carried={0: ["flail"]}), 0
    )
    game = scene("orrin_ashgrove", carried={0: ["great_axe", "club"]})
    assert "draw great_axe" not in options(game, 0)
    assert "draw club" in options(game, 0)


@pytest.mark.rule("DP-GAP-12")
def test_a_rapier_needs_dex_3() -> None:
    assert "equip rapier" not in options(see(carried={0: ["rapier"]}), 0)


@pytest.mark.rule("DP-GAP-36")
def test_the_highest_life_is_the_stat_with_what_is_worn_and_healing_stops_there() -> None:
    game = scene(
        attire={0: ["amulet_of_vigour"]}, life={0: 9}, carried={0: ["potion_healing"]}, dice=[6]
    )
    assert max_life(state_of(game), hero(game)) == 11
    act(game, 0, "use potion_healing")
    assert hero(game).life == 11
