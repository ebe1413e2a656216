"""The market looked at closely: what is refused, told and left (SELL, BOOK, SPELL, EQUIP)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.library import BOX
from tests.games.plungin.rules.heroes.test_creating import creating
from tests.games.plungin.rules.scene import act, cited, hero, options, refused, state_of, told
from tests.games.plungin.rules.village_scene import see, village


@pytest.mark.rule("DP-SPELL-03")
def test_a_learnt_spell_is_told_and_one_without_a_school_learns_none() -> None:
    game = see("sister_ivenne", gold={0: 100})
    act(game, 0, "study blessing")
    assert cited(game, "spell_learnt") == ["DP-SPELL-03"]
    assert not [one for one in options(see(gold={0: 999}), 0) if one.startswith("study")]


@pytest.mark.rule("DP-SPELL-03", "DP-SPELL-22")
@pytest.mark.parametrize(("gold", "may"), [(100, True), (99, False)])
def test_a_spell_must_be_paid_in_full(gold: int, may: bool) -> None:
    assert ("study blessing" in options(see("sister_ivenne", gold={0: gold}), 0)) == may


@pytest.mark.rule("DP-SELL-03")
def test_what_is_thrown_away_is_told() -> None:
    game = see(carried={0: ["warlords_horn", "club"]})
    act(game, 0, "discard warlords_horn")
    assert cited(game, "discarded") == ["DP-SELL-03"]
    assert hero(game).carried == ["club"]
    assert "sell club" not in refused(game, 0)


@pytest.mark.rule("DP-SELL-01")
@pytest.mark.parametrize("item", ["sword", "flametongue", "potion_healing", "backpack"])
def test_every_priced_thing_sells_for_half(item: str) -> None:
    game = see(carried={0: [item]}, gold={0: 0})
    act(game, 0, f"sell {item}")
    half = BOX.items[item].price // 2
    assert hero(game).gold == half
    assert told(game, "sold")[0] == {"who": "brannoc_vale", "item": item, "price": half}


@pytest.mark.rule("DP-EQUIP-02", "DP-EQUIP-07")
def test_a_fifth_piece_of_attire_is_refused() -> None:
    four = ["iron_cap", "travel_cloak", "bone_charm", "leather_boots"]
    game = see(attire={0: four}, carried={0: ["leather_gloves"]})
    assert "equip leather_gloves" not in options(game, 0)
    assert refused(game, 0)["equip leather_gloves"] == "DP-EQUIP-07"
    act(game, 0, "remove iron_cap", "equip leather_gloves")
    assert hero(game).attire == [*four[1:], "leather_gloves"]
    assert cited(game, "taken_off") == ["DP-EQUIP-02"]
    assert cited(game, "equipped") == ["DP-ENTRY-ITEM-LEATHER-GLOVES"]


@pytest.mark.rule("DP-EQUIP-10", "DP-EQUIP-11")
def test_a_second_helmet_takes_the_place_of_the_first_but_two_rings_go_together() -> None:
    game = see(attire={0: ["iron_cap", "silver_band"]}, carried={0: ["miners_hood", "silver_band"]})
    act(game, 0, "equip miners_hood", "equip silver_band")
    assert sorted(hero(game).attire) == ["miners_hood", "silver_band", "silver_band"]
    assert hero(game).carried == ["iron_cap"]


@pytest.mark.rule("DP-GAP-12")
def test_what_is_too_heavy_is_refused() -> None:
    game = see(carried={0: ["plate_armour"]})
    assert refused(game, 0)["equip plate_armour"] == "DP-GAP-12"


@pytest.mark.rule("DP-CURSE-06")
@pytest.mark.parametrize(
    ("worn", "item"),
    [
        ({"armour": {0: "cursed_coffin_mail"}}, "chain_shirt"),
        ({"hands": {0: ["cursed_leaden_blade", ""]}}, "sword"),
        ({"attire": {0: ["cursed_hood_of_whispers"]}}, "iron_cap"),
    ],
)
def test_what_is_cursed_is_not_exchanged_in_the_village(worn: dict[str, Any], item: str) -> None:
    game = see(carried={0: [item]}, **worn)
    assert f"equip {item}" not in options(game, 0)
    assert not [one for one in options(game, 0) if one.startswith("remove cursed")]


@pytest.mark.rule("DP-EXITDUN-03", "DP-SPELL-16")
def test_a_rest_ends_everything_that_the_dungeon_did() -> None:
    game = village(
        "orrin_ashgrove",
        life={0: 1},
        drained={0: 1},
        conditions={0: {"weakened": 0}},
        whetted={0: {"sword": 1}},
        used={0: {"spell_memory": 2}},
        unloaded={0: ["light_crossbow"]},
        wiped={0: ["spark"]},
        prepared={0: ["fire_bolt"] * 5},
    )
    one = hero(game)
    assert (one.life, one.drained, one.conditions, one.whetted) == (5, 0, {}, {})
    assert (one.used, one.unloaded, one.wiped) == ({}, [], [])
    assert one.prepared == [*["fire_bolt"] * 5, "spark"]


@pytest.mark.rule("DP-SPELL-05", "DP-SETUP-12")
def test_preparing_spells_cites_its_clause() -> None:
    game = village("orrin_ashgrove")
    act(game, 0, "done", "choose anew")
    assert game.pending[0].rule == "DP-SPELL-05"


@pytest.mark.rule("DP-SETUP-08")
def test_the_choice_of_a_ready_hero_cites_its_clause() -> None:
    game = creating()
    assert game.pending[0].rule == "DP-SETUP-08"
    assert state_of(game).heroes == []


@pytest.mark.rule("DP-SPELL-01")
def test_school_of_magic_may_be_learnt_again_for_another_school() -> None:
    game = village("sister_ivenne", party={"exp": 450})
    act(game, 0, "raise DEF", "raise RES", "raise DEF", "learn school_of_magic")
    assert "school school_of_light" not in options(game, 0)
    act(game, 0, "school school_of_veil", "spell inner_eye")
    assert hero(game).schools == ["school_of_light", "school_of_veil"]
    assert hero(game).abilities.count("school_of_magic") == 1
    assert "inner_eye" in hero(game).known
