"""What the party and the heroes own (INV)."""

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.state.state import Rules
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    options,
    refused,
    scene,
    shown,
    state_of,
    told,
)
from tests.games.plungin.rules.village_scene import go_on, see, village

FULL = ["whetstone"] * 4
MORE = 5000


@pytest.mark.rule("DP-INV-01")
def test_gold_valuables_recipes_and_properties_are_on_the_sheet_of_the_group() -> None:
    game = village("brannoc_vale", "sable_wick", gold={0: 130})
    act(game, 0, "recipe brew_antidote", "reagent bat_wing", "acquire prop_lockup")
    sheet = shown(game)["party"]
    assert sheet["recipes"] == ["brew_antidote"]
    assert sheet["valuables"] == ["bat_wing"]
    assert sheet["properties"] == ["prop_lockup"]
    assert hero(game).valuables == hero(game).owned == []


@pytest.mark.rule("DP-INV-02", "DP-XP-04")
def test_a_killed_monster_gives_its_gold_and_experience_to_the_party() -> None:
    game = scene(at=[(1, 2)], monsters=[("orc", (2, 2))], dice=[6] * 6 + [2] * 3 + [4, 1], seats=1)
    state_of(game).monsters[0].life = 1
    act(game, 0, "attack orc 10")
    book = BOX.monsters["orc"]
    assert state_of(game).party.exp == book.exp
    gold = told(game, "gold_found")
    assert [one["source"] for one in gold] == ["orc"]
    assert state_of(game).party.gold == gold[0]["amount"] > 0
    assert hero(game).gold == 18
    assert cited(game, "gold_found") == ["DP-INV-02"]
    assert cited(game, "experience") == ["DP-XP-04"]


@pytest.mark.rule("DP-INV-03")
def test_all_gold_is_divided_equally_on_return_and_the_rest_stays_in_the_fund() -> None:
    game = village(
        "brannoc_vale", "sable_wick", "sister_ivenne", gold={0: 0, 1: 5, 2: 0}, party={"gold": 20}
    )
    assert [hero(game, one).gold for one in range(3)] == [6, 11, 6]
    assert (state_of(game).party.gold, state_of(game).party.fund) == (0, 2)
    assert cited(game, "gold_shared") == ["DP-INV-03"]


@pytest.mark.rule("DP-INV-03")
def test_the_dead_take_no_share_of_the_gold() -> None:
    game = village(
        "brannoc_vale", "sable_wick", status={1: "dead"}, gold={0: 0, 1: 0}, party={"gold": 9}
    )
    assert [hero(game, one).gold for one in (0, 1)] == [9, 0]


@pytest.mark.rule("DP-INV-04")
def test_gems_take_no_slot() -> None:
    game = village(carried={0: FULL}, party={"valuables": ["ruby", "opal"]})
    act(game, 0, "reagent grave_dust")
    assert state_of(game).party.valuables == ["ruby", "opal", "grave_dust"]
    assert hero(game).carried == FULL


# -- the common chest ------------------------------------------------------------------------------


@pytest.mark.rule("DP-INV-08")
def test_things_are_put_into_the_common_chest_and_fetched_by_anybody() -> None:
    game = village("brannoc_vale", "sable_wick")
    act(game, 0, "see brannoc_vale", "store whetstone", "enough", "see sable_wick")
    assert state_of(game).party.stored == ["whetstone"]
    act(game, 0, "fetch whetstone")
    assert hero(game, 1).carried[-1] == "whetstone"
    assert "whetstone" not in hero(game).carried
    assert state_of(game).party.stored == []
    assert cited(game, "stored") + cited(game, "fetched") == ["DP-INV-08"] * 2


@pytest.mark.rule("DP-INV-09")
def test_the_common_chest_holds_four_things() -> None:
    game = see(carried={0: ["bandage"]}, party={"stored": ["club"] * 3})
    act(game, 0, "store bandage", "fetch club")
    assert len(state_of(game).party.stored) == 3
    game = see(carried={0: ["bandage"]}, party={"stored": ["club"] * 4})
    assert "store bandage" not in options(game, 0)
    assert refused(game, 0)["store bandage"] == "DP-INV-09"


@pytest.mark.rule("DP-INV-09")
@pytest.mark.parametrize(
    ("property", "more"),
    [
        ("prop_inn_room", 4),
        ("prop_lockup", 4),
        ("prop_cottage", 8),
        ("prop_townhouse", 16),
        ("prop_hall", 30),
        ("prop_herb_garden", 0),
        ("prop_shrine_niche", 0),
    ],
)
def test_rooms_and_properties_make_more_room(property: str, more: int) -> None:
    facts = {"properties": [property], "has_paid_rent": True, "stored": ["club"] * (3 + more)}
    game = see(carried={0: ["bandage", "whetstone"]}, party=facts)
    act(game, 0, "store bandage")
    assert "store whetstone" not in options(game, 0)


@pytest.mark.rule("DP-INV-09")
def test_what_the_chest_no_longer_holds_is_sold_handed_over_or_thrown_away() -> None:
    stored = ["club", "key", "sword", "bandage", "bandage", "bandage", "lute"]
    game = village(party={"stored": stored})
    act(game, 0, "done")
    assert {"sell sword", "discard key", "hand lute brannoc_vale"} <= {*options(game, 0)}
    assert "sell key" not in options(game, 0)
    act(game, 0, "sell sword", "hand lute brannoc_vale", "discard key")
    assert state_of(game).party.stored == ["club", "bandage", "bandage", "bandage"]
    assert state_of(game).party.fund == 30
    assert hero(game).carried[-1] == "lute"


# -- slots -----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-INV-11")
def test_a_hero_has_four_slots() -> None:
    game = see(carried={0: FULL}, party={"stored": ["club"]})
    assert "fetch club" not in options(game, 0)
    assert refused(game, 0)["fetch club"] == "DP-INV-11"
    act(game, 0, "discard whetstone", "fetch club")
    assert "fetch club" not in options(game, 0)


@pytest.mark.rule("DP-INV-12")
def test_a_backpack_makes_eight_slots_and_takes_none() -> None:
    game = see(carried={0: ["backpack", *["whetstone"] * 7]}, party={"stored": ["club"] * 2})
    act(game, 0, "fetch club")
    assert "fetch club" not in options(game, 0)
    assert len(hero(game).carried) == 9


@pytest.mark.rule("DP-INV-12")
def test_a_full_backpack_cannot_be_sold() -> None:
    assert "sell backpack" not in options(see(carried={0: ["backpack", *FULL, "club"]}), 0)
    assert "sell backpack" in options(see(carried={0: ["backpack", *FULL]}), 0)


@pytest.mark.rule("DP-INV-11")
def test_a_full_hero_is_not_given_more() -> None:
    game = scene("brannoc_vale", "sable_wick", at=[(1, 1), (2, 1)], carried={1: FULL})
    assert not [one for one in options(game, 0) if one.startswith("give ")]
    game = scene("brannoc_vale", "sable_wick", at=[(1, 1), (2, 1)], carried={1: FULL[1:]})
    assert "give whetstone sable_wick" in options(game, 0)


# -- properties ------------------------------------------------------------------------------------


@pytest.mark.rule("DP-INV-01")
@pytest.mark.parametrize(
    ("property", "carried"),
    [("prop_cottage", ["field_rations"]), ("prop_townhouse", ["potion_minor_healing"] * 2)],
)
def test_a_house_gives_something_once_a_visit(property: str, carried: list[str]) -> None:
    game = see(party={"properties": [property]}, carried={0: []})
    act(game, 0, f"collect {property}")
    assert hero(game).carried == carried
    assert f"collect {property}" not in options(game, 0)


@pytest.mark.rule("DP-INV-01")
def test_a_herb_garden_gives_reagents() -> None:
    game = see(party={"properties": ["prop_herb_garden"]}, carried={0: FULL})
    act(game, 0, "collect prop_herb_garden")
    assert state_of(game).party.valuables == ["moon_moss", "cave_honey"]


@pytest.mark.rule("DP-INV-01")
def test_a_property_is_bought_once_at_its_price() -> None:
    game = village(gold={0: 245})
    act(game, 0, "acquire prop_lockup")
    assert hero(game).gold == 125
    assert "acquire prop_lockup" not in options(game, 0)
    assert "acquire prop_inn_room" in options(game, 0)
    assert "acquire prop_herb_garden" not in options(game, 0)


@pytest.mark.rule("DP-INV-09")
@pytest.mark.parametrize("paid", [True, False])
def test_the_rent_is_due_on_arrival_or_the_room_is_lost(paid: bool) -> None:
    game = village(gold={0: 20}, party={"properties": ["prop_inn_room"]})
    act(game, 0, "pay prop_inn_room" if paid else "give up prop_inn_room")
    assert hero(game).gold == (5 if paid else 20)
    assert state_of(game).party.properties == (["prop_inn_room"] if paid else [])


@pytest.mark.rule("DP-INV-09")
def test_a_party_that_cannot_pay_the_rent_loses_its_room() -> None:
    game = village(gold={0: 14}, party={"properties": ["prop_inn_room"]})
    assert state_of(game).party.properties == []
    assert told(game, "property_lost") == [{"property": "prop_inn_room"}]


@pytest.mark.rule("DP-INV-09")
def test_the_rent_is_paid_once_an_adventure() -> None:
    game = village(gold={0: 15})
    act(game, 0, "acquire prop_inn_room")
    assert state_of(game).party.has_paid_rent
    go_on(game)
    act(game, 0, "adventure tapping_in_the_wall")
    assert not state_of(game).party.has_paid_rent


# -- Gold Fever ------------------------------------------------------------------------------------

FEVER = Rules(campaign=True, gold_fever=True)


@pytest.mark.rule("DP-VAR-GOLD-03")
def test_in_a_gold_fever_each_hero_buys_property_at_a_quarter_of_the_price() -> None:
    game = village("brannoc_vale", "sable_wick", rules=FEVER, gold={0: 80, 1: 300})
    assert not [one for one in options(game, 0) if one.startswith("acquire")]
    act(game, 0, "see brannoc_vale", "acquire prop_cottage")
    assert hero(game).gold == 5
    assert hero(game).owned == ["prop_cottage"]
    assert state_of(game).party.properties == []
    act(game, 0, "enough", "see sable_wick")
    assert "acquire prop_cottage" in options(game, 0)
    assert "collect prop_cottage" not in options(game, 0)


@pytest.mark.rule("DP-VAR-GOLD-04")
def test_in_a_gold_fever_property_gives_a_quarter_of_its_room() -> None:
    owned = {0: ["prop_cottage", "prop_lockup"]}
    game = see(rules=FEVER, owned=owned, carried={0: ["club"]}, party={"stored": ["club"] * 6})
    act(game, 0, "store club", "fetch club")
    game = see(rules=FEVER, owned=owned, carried={0: ["club"]}, party={"stored": ["club"] * 7})
    assert "store club" not in options(game, 0)
