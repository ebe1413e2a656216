"""Passing a door (DOOR)."""

from typing import Any

import pytest

from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    drawn,
    hero,
    options,
    place,
    scene,
    state_of,
    told,
)

OPEN, DOOR, GATE = "chamber_01", "chamber_09", "portcullis_01"
"""No barrier; a door to the north; a portcullis to the south."""


def before_a_door(*cards: str, beyond: str = OPEN, **facts: Any) -> Game:
    """Hugo is in c3 with a door to c2 in the north, and these Door cards will come."""
    facts = {"skips": {1: 9}, "at": ["c3"], "tiles": {"c3": DOOR, "c2": beyond}} | facts
    top = {"door": [*cards], "dungeon": ["dungeon_empty"] * 4}
    return scene("hugo", "lindel", top=top, **facts)


@pytest.mark.rule("DQ3-DOOR-01", "DQ3-DOOR-02", "DQ3-TILE-06")
def test_a_door_card_comes_before_the_step_and_an_open_door_lets_the_hero_through() -> None:
    game = before_a_door("door_opens")
    act(game, 0, "move north")
    assert place(game, 0) == "c2"
    assert [event.kind for event in game.events if event.kind in ("card_drawn", "moved")] == [
        "card_drawn", "moved", "card_drawn",
    ]  # fmt: skip
    assert cited(game, "card_drawn")[0] == "DQ3-DOOR-01"
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert state_of(game).decks["door"].discard == ["door_opens"]


@pytest.mark.rule("DQ3-DOOR-01")
def test_other_passages_of_a_chamber_with_a_door_need_no_card() -> None:
    game = before_a_door(pool=["chamber_05"])
    act(game, 0, "move east")
    assert place(game, 0) == "d3"
    assert drawn(game, "door") == []


@pytest.mark.rule("DQ3-DOOR-03", "DQ3-DOOR-07")
def test_a_jammed_door_keeps_the_hero_where_he_is_and_ends_his_turn() -> None:
    game = before_a_door("door_jammed", skips={})
    act(game, 0, "move north")
    assert place(game, 0) == "c3"
    assert hero(game, 0).wounds == 0
    assert drawn(game, "dungeon") == []
    assert game.waiting == [1]
    assert state_of(game).decks["door"].discard == ["door_jammed"]


@pytest.mark.rule("DQ3-DOOR-04", "DQ3-DOOR-07", "DQ3-HERO-05")
def test_a_spear_trap_wounds_the_hero_and_keeps_the_door_shut() -> None:
    """Armor 9 takes nothing off the five wounds."""
    game = before_a_door("door_spear_trap", dice=[5], skips={})
    act(game, 0, "move north")
    assert place(game, 0) == "c3"
    assert hero(game, 0).wounds == 5
    assert cited(game, "wounded") == ["DQ3-CARDS-DOOR-SPEAR-TRAP"]
    assert game.waiting == [1]
    assert state_of(game).decks["door"].discard == ["door_spear_trap"]


@pytest.mark.rule("DQ3-DOOR-04")
def test_a_spear_trap_can_kill_and_a_trap_warded_off_still_leaves_the_door_shut() -> None:
    game = before_a_door("door_spear_trap", dice=[5], wounds={0: 11})
    act(game, 0, "move north")
    assert hero(game, 0).status == "dead"
    game = before_a_door("door_spear_trap", runes={0: ["rune_of_warning"]}, skips={})
    act(game, 0, "move north", "use rune_of_warning")
    assert (place(game, 0), hero(game, 0).wounds) == ("c3", 0)
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-DOOR-05", "DQ3-DOOR-08")
def test_a_hero_may_try_the_same_door_again_with_a_new_card() -> None:
    game = before_a_door("door_jammed", "door_jammed", "door_opens")
    act(game, 0, "move north", "move north", "move north")
    assert place(game, 0) == "c2"
    assert drawn(game, "door") == ["door_jammed", "door_jammed", "door_opens"]


@pytest.mark.rule("DQ3-DOOR-06")
def test_after_a_failure_the_hero_may_leave_another_way_or_search() -> None:
    game = before_a_door("door_jammed", pool=["chamber_05"])
    act(game, 0, "move north")
    assert {"move north", "move east", "move south", "move west", "search"} == {*options(game, 0)}
    act(game, 0, "move west")
    assert place(game, 0) == "b3"


@pytest.mark.rule("DQ3-DOOR-08", "DQ3-DOOR-10")
def test_a_door_shuts_again_behind_the_hero_and_bars_the_way_in_as_well_as_out() -> None:
    game = before_a_door("door_opens", "door_jammed")
    act(game, 0, "move north", "move south")
    assert place(game, 0) == "c2"
    assert drawn(game, "door") == ["door_opens", "door_jammed"]


@pytest.mark.rule("DQ3-DOOR-09")
def test_two_doors_that_touch_need_one_card() -> None:
    game = before_a_door("door_opens", "door_jammed", beyond="chamber_09@2")
    act(game, 0, "move north")
    assert place(game, 0) == "c2"
    assert drawn(game, "door") == ["door_opens"]


@pytest.mark.rule("DQ3-DOOR-10")
def test_a_door_of_the_next_chamber_must_be_opened_to_enter() -> None:
    game = before_a_door("door_jammed", tiles={"c3": OPEN, "c2": "chamber_09@2"})
    act(game, 0, "move north")
    assert place(game, 0) == "c3"
    assert drawn(game, "door") == ["door_jammed"]


@pytest.mark.rule("DQ3-DOOR-10")
def test_a_door_to_an_unexplored_space_is_opened_before_a_tile_is_drawn() -> None:
    game = before_a_door("door_jammed", tiles={"c3": DOOR})
    act(game, 0, "move north")
    assert place(game, 0) == "c3"
    assert told(game, "tile_laid") == []


@pytest.mark.rule("DQ3-DOOR-11")
def test_a_hero_who_escapes_back_through_the_door_draws_no_card() -> None:
    game = before_a_door("door_opens", "door_jammed", lurkers={"c2": "skeleton_1"})
    act(game, 0, "move north", "escape")
    assert place(game, 0) == "c3"
    assert drawn(game, "door") == ["door_opens"]


@pytest.mark.rule("DQ3-DOOR-12")
def test_door_and_portcullis_are_passed_in_order_from_the_heros_side() -> None:
    game = before_a_door("door_opens", beyond=GATE, dice=[3, 4])
    act(game, 0, "move north")
    assert place(game, 0) == "c2"
    kinds = [event.kind for event in game.events]
    assert kinds.index("card_drawn") < kinds.index("test_passed") < kinds.index("moved")
    tiles = {"c3": DOOR, "c2": GATE}
    game = before_a_door("door_opens", tiles=tiles, at=["c2"], dice=[3, 4])
    act(game, 0, "move south")
    assert place(game, 0) == "c3"
    kinds = [event.kind for event in game.events]
    assert kinds.index("test_passed") < kinds.index("card_drawn") < kinds.index("moved")


@pytest.mark.rule("DQ3-DOOR-13")
def test_if_the_first_obstacle_fails_the_second_is_not_tried() -> None:
    game = before_a_door("door_jammed", beyond=GATE, skips={})
    act(game, 0, "move north")
    assert (told(game, "test_passed"), told(game, "test_failed")) == ([], [])
    assert (place(game, 0), game.waiting) == ("c3", [1])
    tiles = {"c3": DOOR, "c2": GATE}
    game = before_a_door("door_opens", tiles=tiles, at=["c2"], dice=[4, 4], skips={})
    act(game, 0, "move south")
    assert drawn(game, "door") == []
    assert (place(game, 0), game.waiting) == ("c2", [1])


@pytest.mark.rule("DQ3-DOOR-14")
def test_if_the_second_obstacle_fails_the_crossing_starts_over() -> None:
    game = before_a_door("door_opens", "door_jammed", beyond=GATE, dice=[4, 4])
    act(game, 0, "move north")
    assert place(game, 0) == "c3"
    act(game, 0, "move north")
    assert drawn(game, "door") == ["door_opens", "door_jammed"]
    assert len(told(game, "test_failed")) == 1


@pytest.mark.rule("DQ3-DOOR-14")
def test_after_a_portcullis_has_been_lifted_a_jammed_door_asks_for_the_test_again() -> None:
    tiles = {"c3": DOOR, "c2": GATE}
    game = before_a_door(
        "door_jammed", "door_opens", tiles=tiles, at=["c2"], dice=[3, 4, 4, 4, 1, 1]
    )
    act(game, 0, "move south", "move south")
    assert place(game, 0) == "c2"
    assert drawn(game, "door") == ["door_jammed"]
    act(game, 0, "move south")
    assert place(game, 0) == "c3"
