"""Bridges (ROOM)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.revised.rules.state import Rules
from tests.games.dungeonquest.revised.rules.rooms import (
    EMPTY,
    SLEEP,
    WALLS_NS,
    enters,
    is_over_for,
    rises,
    slips,
    starts,
    trials,
    turns_of,
)
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    drawn,
    hero,
    options,
    place,
    refused,
    scene,
    state_of,
    told,
)

COINS = ["corpse_gold_coins_50", "crypt_gold_coins_20", "search_gold_coins_10"]
ON: dict[str, Any] = {"top": EMPTY, "pool": ["chamber_01"]}


@pytest.mark.rule("DQR-ROOM-06")
def test_who_comes_to_a_bridge_may_end_the_turn_there() -> None:
    game = enters("bridge_01")
    act(game, 0, "move north")
    assert options(game, 0) == ("cross", "stay")
    assert game.pending[0].rule == "DQR-ROOM-06"
    act(game, 0, "stay")
    assert place(game, 0) == "c3"
    assert is_over_for(game, 0)
    assert trials(game) == []


@pytest.mark.rule("DQR-ROOM-06", "DQR-ROOM-12")
def test_who_crosses_at_once_is_out_on_the_other_side_in_the_same_turn() -> None:
    game = enters("bridge_01", dice=[2, 3], **ON)
    act(game, 0, "move north", "cross")
    assert place(game, 0) == "c2"
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert turns_of(game, 0) == 1
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-ROOM-07", "DQR-ROOM-08")
@pytest.mark.parametrize(("side", "to"), [("side south", "c2"), ("side north", "c4")])
def test_from_the_catacombs_one_chooses_a_side_and_may_cross_from_there(side: str, to: str) -> None:
    game = rises("bridge_01", dice=(2, 3), tiles={"c2": "chamber_01", "c4": "chamber_01"})
    assert options(game, 0) == ("side south", "side north")
    assert game.pending[0].rule == "DQR-ROOM-07"
    act(game, 0, side)
    assert options(game, 0) == ("cross", "stay")
    act(game, 0, "cross")
    assert place(game, 0) == to


@pytest.mark.rule("DQR-ROOM-07", "DQR-ROOM-08", "DQR-ROOM-09")
@pytest.mark.parametrize(
    ("side", "way", "far"),
    [("side south", "move south", "move north"), ("side north", "move north", "move south")],
)
def test_the_chosen_side_is_the_hall_of_entry_on_later_turns(side: str, way: str, far: str) -> None:
    game = rises("bridge_01", skips=SLEEP)
    act(game, 0, side, "stay")
    assert turns_of(game, 0) == 2
    assert options(game, 0) == (way, "cross")
    assert refused(game, 0)[far] == "DQR-ROOM-09"


@pytest.mark.rule("DQR-ROOM-09", "DQR-ROOM-54")
def test_on_a_later_turn_a_hero_may_go_back_without_a_test() -> None:
    game = starts("bridge_01", top=EMPTY)
    assert options(game, 0) == ("move south", "cross")
    assert refused(game, 0)["move north"] == "DQR-ROOM-09"
    assert told(game, "rolled") == []
    act(game, 0, "move south")
    assert place(game, 0) == "c4"
    assert trials(game) == []


@pytest.mark.rule("DQR-ROOM-09", "DQR-ROOM-12")
def test_on_a_later_turn_a_hero_may_cross() -> None:
    game = starts("bridge_01", dice=[2, 3], **ON)
    act(game, 0, "cross")
    assert trials(game) == ["agility"]
    assert place(game, 0) == "c2"


@pytest.mark.rule("DQR-ROOM-10")
def test_before_the_test_any_number_of_loot_cards_may_be_thrown_away() -> None:
    game = starts("bridge_01", dice=[2, 2], loot={0: COINS[:]}, **ON)
    act(game, 0, "cross")
    assert options(game, 0) == ("go", *(f"discard {card}" for card in COINS))
    assert game.pending[0].rule == "DQR-ROOM-10"
    act(game, 0, f"discard {COINS[1]}", f"discard {COINS[2]}")
    assert trials(game) == []
    act(game, 0, "go")
    assert hero(game, 0).loot == [COINS[0]]
    assert cited(game, "loot_lost") == ["DQR-ROOM-10"] * 2
    assert state_of(game).decks["crypt"].discard == [COINS[1]]
    assert told(game, "test_passed")[0]["total"] == 5


@pytest.mark.rule("DQR-ROOM-10")
def test_a_hero_may_throw_away_all_he_has() -> None:
    game = starts("bridge_01", dice=[2, 3], loot={0: COINS[:1]}, **ON)
    act(game, 0, "cross", f"discard {COINS[0]}")
    assert hero(game, 0).loot == []
    assert place(game, 0) == "c2"


@pytest.mark.rule("DQR-ROOM-11")
@pytest.mark.parametrize(("dice", "passes"), [([1, 2], True), ([2, 2], False)])
def test_every_loot_card_still_held_adds_one_to_the_dice(dice: list[int], passes: bool) -> None:
    game = starts("bridge_01", dice=dice, loot={0: COINS[:2]}, **ON)
    act(game, 0, "cross", "go")
    outcome = told(game, "test_passed" if passes else "test_failed")
    assert [(test["attribute"], test["total"]) for test in outcome] == [("agility", sum(dice) + 2)]
    assert cited(game, "rolled")[0] == "DQR-ROOM-11"
    assert told(game, "load_added") == [{"seat": 0, "count": 2}]


@pytest.mark.rule("DQR-ROOM-13")
def test_who_fails_suffers_a_die_of_wounds_and_is_in_the_catacombs() -> None:
    game = starts("bridge_01", dice=[3, 3, 5])
    act(game, 0, "cross")
    assert hero(game, 0).wounds == 5
    assert hero(game, 0).status == "exploring"
    assert options(game, 0) == ("head north", "head east", "head south", "head west")
    act(game, 0, "head west")
    assert hero(game, 0).status == "below"
    assert (place(game, 0), hero(game, 0).heading) == ("c3", 3)
    assert cited(game, "descended") == cited(game, "wounded") == ["DQR-ROOM-13"]
    assert told(game, "rolled")[1]["why"] == "fall"
    assert drawn(game, "catacomb") == []
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-ROOM-14")
def test_who_dies_of_the_fall_does_not_come_into_the_catacombs() -> None:
    game = starts("bridge_01", dice=[3, 3, 5], wounds={0: 11})
    act(game, 0, "cross")
    assert told(game, "died") == [{"seat": 0, "cause": "fall"}]
    assert told(game, "descended") == []
    assert hero(game, 0).status == "dead"


@pytest.mark.rule("DQR-ROOM-14")
def test_where_death_can_wait_a_fall_leads_back_to_a_tower_and_not_below() -> None:
    rules = Rules(death_can_wait=True)
    game = starts("bridge_01", dice=[3, 3, 5], wounds={0: 11}, rules=rules)
    act(game, 0, "cross")
    act(game, 1, "tower a1")
    assert (hero(game, 0).status, place(game, 0)) == ("exploring", "a1")
    assert told(game, "descended") == []


# -- the far side ----------------------------------------------------------------------------------


@pytest.mark.rule("DQR-GAP-21", "DQR-ROOM-09")
@pytest.mark.parametrize(("at", "c2"), [(["c3"], WALLS_NS), (["c3", "c2"], "chamber_01")])
def test_who_crosses_where_no_way_leads_on_stands_on_the_far_side(at: list[str], c2: str) -> None:
    game = starts("bridge_01", at=at, tiles={"c2": c2}, dice=[1, 1])
    assert options(game, 0) == ("move south", "cross")
    act(game, 0, "cross")
    assert (place(game, 0), hero(game, 0).entered_by, game.waiting) == ("c3", 0, [1])
    assert told(game, "turn_ended") == [{"seat": 0, "reason": "far_side"}]
    assert cited(game, "turn_ended") == ["DQR-GAP-21"]


@pytest.mark.rule("DQR-GAP-21", "DQR-ROOM-09")
def test_on_the_far_side_before_a_wall_the_only_way_is_back_over_the_bridge() -> None:
    game = starts("bridge_01", tiles={"c2": WALLS_NS}, entered_by={0: 0}, dice=[1, 1], top=EMPTY)
    assert (place(game, 0), trials(game)) == ("c4", ["agility"])


@pytest.mark.rule("DQR-GAP-21", "DQR-ROOM-13")
@pytest.mark.parametrize(("at", "c2"), [(["c3"], WALLS_NS), (["c3", "c2"], "chamber_01")])
def test_who_falls_where_no_way_leads_on_is_in_the_catacombs(at: list[str], c2: str) -> None:
    game = starts("bridge_01", at=at, tiles={"c2": c2}, dice=[6, 6, 2])
    act(game, 0, "cross", "head east")
    assert (hero(game, 0).status, hero(game, 0).wounds) == ("below", 2)


@pytest.mark.rule("DQR-GAP-21")
def test_a_bridge_may_be_crossed_towards_the_outer_wall() -> None:
    tiles = {"c1": "bridge_01", "c2": "chamber_01"}
    game = scene("hugo", "krutzbeck", at=["c2"], tiles=tiles, dice=[1, 1])
    act(game, 0, "move north", "cross")
    assert (place(game, 0), hero(game, 0).entered_by) == ("c1", 0)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-GAP-21", "DQR-ROOM-06")
@pytest.mark.parametrize("choice", ["cross", "stay"])
def test_on_entering_too_a_bridge_before_a_wall_may_be_crossed(choice: str) -> None:
    game = enters("bridge_01", tiles={"c2": WALLS_NS}, dice=[1, 1])
    act(game, 0, "move north", choice)
    assert (place(game, 0), hero(game, 0).entered_by) == ("c3", 0 if choice == "cross" else 2)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-ROOM-07", "DQR-GAP-26")
def test_the_question_on_a_bridge_names_how_one_came() -> None:
    risen = rises("bridge_01")
    act(risen, 0, "side south")
    slipped = slips("bridge_01")
    act(slipped, 0, "side south")
    assert [game.pending[0].rule for game in (risen, slipped)] == ["DQR-ROOM-07", "DQR-GAP-26"]
    assert [game.pending[0].prompt for game in (risen, slipped)] == ["bridge", "bridge"]


@pytest.mark.rule("DQR-GAP-21", "DQR-ROOM-12")
@pytest.mark.parametrize(
    ("c2", "dice", "attributes", "doors"),
    [
        ("chamber_09@2", [2, 3], ["agility"], ["door_jammed"]),
        ("portcullis_01", [2, 3, 6, 6], ["agility", "strength"], []),
    ],
)
def test_who_is_stopped_by_a_barrier_stands_on_the_far_side_from_then_on(
    c2: str, dice: list[int], attributes: list[str], doors: list[str]
) -> None:
    tiles, top = {"c2": c2}, {"door": ["door_jammed"]}
    game = starts("bridge_01", dice=dice, tiles=tiles, top=top, skips=SLEEP)
    act(game, 0, "cross")
    assert trials(game) == attributes
    assert drawn(game, "door") == doors
    assert turns_of(game, 0) == 2
    assert place(game, 0) == "c3"
    assert options(game, 0) == ("move north", "cross")
    assert refused(game, 0)["move south"] == "DQR-ROOM-09"


@pytest.mark.rule("DQR-GAP-21")
def test_a_barrier_behind_the_bridge_that_gives_way_lets_the_hero_out() -> None:
    tiles = {"c2": "chamber_09@2"}
    game = starts("bridge_01", dice=[2, 3], tiles=tiles, top={"door": ["door_opens"], **EMPTY})
    act(game, 0, "cross")
    assert place(game, 0) == "c2"
