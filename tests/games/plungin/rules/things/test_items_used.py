"""Things that are used, looked at closely: what is asked, told and left (CONSUM, ACTION, EQUIP)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED
from delvers.kernel.game import Game
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    monster,
    options,
    scene,
    state_of,
    told,
)

TWO = ("brannoc_vale", "sable_wick")
BESIDE = {"at": [(1, 1), (2, 1)]}


def asked(game: Game, seat: int = 0) -> str:
    """The clause by which a seat is asked."""
    return game.pending[seat].rule


def pair(*carried: str, **facts: Any) -> Game:
    """Brannoc with some things, and Sable beside him."""
    return scene(*TWO, **{**BESIDE, "carried": {0: [*carried], 1: []}, **facts})


# -- potions ---------------------------------------------------------------------------------------


@pytest.mark.rule("DP-ACTION-17")
@pytest.mark.parametrize("item", ["potion_healing", "potion_antidote", "potion_might"])
def test_whoever_uses_a_potion_is_asked_for_whom(item: str) -> None:
    game = pair(item)
    act(game, 0, f"use {item}")
    assert asked(game) == "DP-ACTION-17"
    assert options(game, 0) == ("for brannoc_vale", "for sable_wick")


@pytest.mark.rule("DP-ACTION-17")
def test_a_potion_does_not_reach_a_hero_two_squares_away() -> None:
    game = pair("potion_healing", at=[(1, 1), (3, 1)], life={0: 1, 1: 1}, dice=[3])
    act(game, 0, "use potion_healing")
    assert (hero(game).life, hero(game, 1).life) == (5, 1)


@pytest.mark.rule("DP-CONSUM-02")
@pytest.mark.parametrize(
    ("item", "kind"), [("potion_antidote", "condition_ended"), ("potion_might", "condition_began")]
)
def test_what_a_potion_does_is_told_with_its_clause(item: str, kind: str) -> None:
    game = scene(at=[(1, 1)], carried={0: [item]}, conditions={0: {"weakened": 0}})
    act(game, 0, f"use {item}")
    assert cited(game, kind) == [clause_of("item", item, "")]


@pytest.mark.rule("DP-CONSUM-02")
def test_who_remembers_chooses_the_spell() -> None:
    facts: dict[str, Any] = {"wiped": {0: ["spark", "fire_bolt"]}, "prepared": {0: []}}
    game = scene("orrin_ashgrove", carried={0: ["potion_memory"]}, **facts)
    act(game, 0, "use potion_memory")
    assert asked(game) == "DP-ENTRY-ITEM-POTION-MEMORY"
    act(game, 0, "recall fire_bolt")
    assert (hero(game).wiped, hero(game).prepared) == (["spark"], ["fire_bolt"])
    assert told(game, "spell_recalled")[0]["spell"] == "fire_bolt"
    assert cited(game, "spell_recalled") == ["DP-ENTRY-ITEM-POTION-MEMORY"]


@pytest.mark.rule("DP-CURSE-06")
@pytest.mark.parametrize(
    "ills",
    [
        {"drained": {0: 1}},
        {"conditions": {0: {"rotting": 9}}},
        {"attire": {0: ["silver_band", "cursed_ring_of_hunger"]}},
    ],
)
def test_cleansing_helps_against_each_of_three_ills(ills: dict[str, Any]) -> None:
    game = scene(at=[(1, 1)], carried={0: ["potion_cleansing"]}, **ills)
    act(game, 0, "use potion_cleansing")
    one = hero(game)
    assert (one.drained, one.conditions) == (0, {})
    assert "cursed_ring_of_hunger" not in one.attire
    assert one.carried == []


@pytest.mark.rule("DP-CURSE-06")
def test_cleansing_takes_one_cursed_thing_which_its_wearer_chooses() -> None:
    worn = ["silver_band", "cursed_ring_of_hunger", "cursed_drowned_locket"]
    ills: dict[str, Any] = {"attire": {0: worn}, "conditions": {0: {"rotting": 9}}}
    game = scene(at=[(1, 1)], carried={0: ["potion_cleansing"]}, **ills)
    act(game, 0, "use potion_cleansing")
    assert asked(game) == "DP-ENTRY-ITEM-POTION-CLEANSING"
    assert {*options(game, 0)} == {"rid cursed_ring_of_hunger", "rid cursed_drowned_locket"}
    act(game, 0, "rid cursed_drowned_locket")
    assert hero(game).attire == worn[:2]
    assert (
        cited(game, "curse_lifted")
        == cited(game, "condition_ended")
        == ["DP-ENTRY-ITEM-POTION-CLEANSING"]
    )


@pytest.mark.rule("DP-GAP-36")
def test_an_elixir_is_told_and_raises_the_highest_life() -> None:
    game = scene(at=[(1, 1)], carried={0: ["elixir_of_vigour"]})
    act(game, 0, "use elixir_of_vigour")
    assert cited(game, "life_raised") == ["DP-ENTRY-ITEM-ELIXIR-OF-VIGOUR"]


@pytest.mark.rule("DP-DEATH-05")
def test_who_pours_a_potion_of_revival_chooses_the_dead() -> None:
    game = scene(
        *TWO,
        "sister_ivenne",
        at=[(1, 1), (4, 4), (5, 5)],
        carried={0: ["potion_revival"]},
        status={1: "dead", 2: "dead"},
        life={1: 0, 2: 0},
        dice=[4],
    )
    act(game, 0, "use potion_revival")
    assert asked(game) == "DP-ENTRY-ITEM-POTION-REVIVAL"
    act(game, 0, "revive sister_ivenne")
    assert [hero(game, one).status for one in (1, 2)] == ["dead", "alive"]
    assert told(game, "revived")[0] == {"who": "sister_ivenne", "life": 4}
    assert cited(game, "revived") == ["DP-ENTRY-ITEM-POTION-REVIVAL"]


# -- handing over, taking, loading, recalling ------------------------------------------------------


@pytest.mark.rule("DP-ACTION-18")
def test_what_is_given_changes_hands_for_an_action() -> None:
    game = scene(
        *TWO,
        "sister_ivenne",
        at=[(1, 1), (2, 1), (1, 2)],
        carried={0: ["bandage", "whetstone"], 1: [], 2: []},
    )
    act(game, 0, "give whetstone sister_ivenne")
    assert [hero(game, one).carried for one in range(3)] == [["bandage"], [], ["whetstone"]]
    assert hero(game).actions == 1
    assert cited(game, "given") == ["DP-ACTION-18"]


@pytest.mark.rule("DP-DEATH-08")
def test_using_what_the_dead_carry_cites_its_clause() -> None:
    game = pair(status={1: "dead"}, carried={0: [], 1: ["potion_healing"]}, life={0: 1})
    act(game, 0, "use potion_healing of sable_wick")
    assert cited(game, "item_used") == ["DP-DEATH-08"]


@pytest.mark.rule("DP-ACTION-17", "DP-INV-11")
def test_a_thing_on_the_floor_is_taken_only_with_a_free_slot() -> None:
    for carried, may in ((["bandage"] * 3, True), (["bandage"] * 4, False)):
        game = scene(at=[(1, 1)], carried={0: carried})
        state_of(game).lying[square_at(1, 1)] = ["dagger"]
        act(game, 0, "move", "stop")
        assert ("take dagger" in options(game, 0)) == may
        if may:
            act(game, 0, "take dagger")
            assert cited(game, "item_taken") == ["DP-ACTION-17"]


@pytest.mark.rule("DP-ACTION-17")
def test_loading_is_told() -> None:
    facts: dict[str, Any] = {"hands": {0: ["light_crossbow", "light_crossbow"]}}
    game = scene(at=[(1, 1)], unloaded={0: ["light_crossbow"]}, **facts)
    act(game, 0, "use light_crossbow")
    assert cited(game, "reloaded") == ["DP-ACTION-17"]
    assert hero(game).unloaded == []


@pytest.mark.rule("DP-EQUIP-01")
def test_a_ring_of_recall_gives_a_spell_back_once_a_stay_at_no_action() -> None:
    facts: dict[str, Any] = {"wiped": {0: ["spark", "spark"]}, "prepared": {0: []}}
    game = scene("orrin_ashgrove", attire={0: ["ring_of_recall"]}, **facts)
    act(game, 0, "use ring_of_recall")
    assert hero(game).actions == 2
    assert hero(game).prepared == ["spark"]
    assert cited(game, "item_used") == ["DP-ENTRY-ITEM-RING-OF-RECALL"]
    assert "use ring_of_recall" not in options(game, 0)


# -- gear ------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-CONSUM-02")
def test_one_of_two_weapons_is_whetted() -> None:
    game = scene(at=[(1, 1)], hands={0: ["sword", "dagger"]}, carried={0: ["whetstone"]})
    act(game, 0, "use whetstone")
    assert asked(game) == "DP-ENTRY-ITEM-WHETSTONE"
    act(game, 0, "whet dagger")
    assert hero(game).whetted == {"dagger": 1}
    assert told(game, "whetted") == [{"who": "brannoc_vale", "item": "dagger"}]
    assert cited(game, "whetted") == ["DP-ENTRY-ITEM-WHETSTONE"]


@pytest.mark.rule("DP-CONSUM-02", "DP-COND-04")
def test_a_bandage_ends_bleeding_even_of_the_unhurt() -> None:
    game = scene(at=[(1, 1)], carried={0: ["bandage"]})
    hero(game).conditions["bleeding"] = UNTIL_ENDED
    act(game, 0, "use bandage")
    assert hero(game).conditions == {}
    assert cited(game, "condition_ended") == ["DP-COND-04"]
    hurt = scene(at=[(1, 1)], carried={0: ["bandage"]}, life={0: 3})
    act(hurt, 0, "use bandage")
    assert cited(hurt, "healed") == ["DP-ENTRY-ITEM-BANDAGE"]


@pytest.mark.rule("DP-CONSUM-02")
def test_rations_feed_only_those_on_the_tile() -> None:
    game = pair("field_rations", life={0: 2, 1: 2}, beyond={"north": "corridor_straight"})
    state, other = state_of(game), hero(game, 1)
    del state.who[other.at]
    other.at = next(one for one in state.ground if state.ground[one] == 1)
    state.who[other.at] = 1
    act(game, 0, "use field_rations")
    assert (hero(game).life, other.life) == (3, 2)
    assert cited(game, "healed") == ["DP-ENTRY-ITEM-FIELD-RATIONS"]


@pytest.mark.rule("DP-DOOR-04", "DP-CONSUM-02")
def test_a_wedge_needs_a_doorway_without_anybody_else() -> None:
    facts: dict[str, Any] = {"beyond": {"north": "corridor_straight"}}
    crowded = pair("iron_wedge", at=[(3, 0), (2, 0)], **facts)
    assert "use iron_wedge" not in options(crowded, 0)
    game = pair("iron_wedge", at=[(3, 0), (2, 1)], **facts)
    act(game, 0, "use iron_wedge")
    assert cited(game, "door_closed") == ["DP-ENTRY-ITEM-IRON-WEDGE"]
    assert state_of(game).doors[0].blows == 0


@pytest.mark.rule("DP-CONSUM-02")
def test_caltrops_are_strewn_only_on_open_floor_near_the_hero() -> None:
    game = scene(at=[(2, 2)], carried={0: ["caltrops"]})
    state_of(game).terrain[square_at(3, 3)] = "r"
    act(game, 0, "use caltrops")
    assert asked(game) == "DP-ENTRY-ITEM-CALTROPS"
    corners = {(x, y) for x in range(4) for y in range(4)} - {(2, 2), (3, 2), (2, 3), (3, 3)}
    assert {*options(game, 0)} == {f"strew {x},{y}" for x, y in corners}


@pytest.mark.rule("DP-CONSUM-02")
def test_oil_is_poured_on_the_own_square_or_beside() -> None:
    game = scene(at=[(0, 0)], carried={0: ["lamp_oil"]}, pack="lamplighters_road")
    act(game, 0, "use lamp_oil")
    assert asked(game) == "DP-ENTRY-ITEM-LAMP-OIL"
    assert {*options(game, 0)} == {"pour 0,0", "pour 1,0", "pour 0,1"}
    act(game, 0, "pour 0,1")
    (oil,) = state_of(game).hazards
    assert (oil.squares, oil.strength) == ([square_at(0, 1)], 2)


def test_who_has_poured_oil_has_learnt_nothing_and_may_take_it_back() -> None:
    game = scene(at=[(0, 0)], carried={0: ["lamp_oil"]}, pack="lamplighters_road")
    act(game, 0, "use lamp_oil", "pour 0,1")
    news = [event.kind for event in game.events if event.is_news_to(0)]
    assert not {"hazard", "hazard_ended"} & {*news}


@pytest.mark.rule("DP-CONSUM-02")
def test_oil_beside_the_escort_lights_the_lantern_and_is_not_poured() -> None:
    facts: dict[str, Any] = {"pack": "lamplighters_road", "is_escort": {1: True}}
    game = pair("lamp_oil", **facts)
    state_of(game).adventure.is_dark = True
    state_of(game).oil = 0
    act(game, 0, "use lamp_oil")
    assert options(game, 0)[0] == "fill lantern"
    act(game, 0, "fill lantern")
    assert (state_of(game).oil, state_of(game).hazards) == (6, [])
    assert not state_of(game).adventure.is_dark
    assert cited(game, "refilled") == ["DP-ENTRY-ITEM-LAMP-OIL"]
    game = pair("lamp_oil", **facts)
    act(game, 0, "use lamp_oil", "pour 1,1")
    assert state_of(game).hazards[0].squares == [square_at(1, 1)]


@pytest.mark.rule("DP-CONSUM-02")
def test_the_horn_does_not_frighten_a_friendly_beast() -> None:
    game = scene(at=[(1, 1)], carried={0: ["warlords_horn"]}, monsters=[("wolf", (3, 3))])
    monster(game).side = "heroes"
    act(game, 0, "use warlords_horn")
    assert "frightened" not in monster(game).conditions
