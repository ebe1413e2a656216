"""Chambers that turn under a hero, and bridges that end at a wall."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import NORTH, SOUTH, SPACE_OF, WEST
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.drawing import SLEEP, enters, is_over_for, turns_of
from tests.games.dungeonquest.third.rules.scene import act, cited, hero, options, place, told


@pytest.mark.rule("DQ3-GAP-94", "DQ3-CARDS-DUNGEON-CEILING-COLLAPSES")
@pytest.mark.parametrize(("tile", "side"), [("cave_in_01", WEST), ("chasm_01", WEST)])
def test_a_hero_in_a_divided_chamber_turns_with_his_side(tile: str, side: int) -> None:
    game = enters(tile, top={"dungeon": ["dungeon_ceiling_collapses"]})
    act(game, 0, "move north")
    assert hero(game, 0).entered_by == side
    assert hero(game, 0).came_from == SPACE_OF["c4"]


@pytest.mark.rule("DQ3-GAP-94")
def test_in_a_plain_chamber_his_side_stays() -> None:
    game = enters("chamber_01", top={"dungeon": ["dungeon_ceiling_collapses"]})
    act(game, 0, "move north")
    assert hero(game, 0).entered_by == SOUTH


@pytest.mark.rule("DQ3-GAP-94", "DQ3-GAP-53", "DQ3-ROOM-25")
def test_over_the_rubble_of_a_turned_cave_in_he_gets_everywhere_but_to_his_side() -> None:
    top = {"dungeon": ["dungeon_ceiling_collapses"]}
    game = enters("cave_in_01", top=top, dice=[1, 1], skips=SLEEP)
    act(game, 0, "move north")
    assert options(game, 0) == ("cross", "retreat")
    act(game, 0, "cross")
    assert options(game, 0) == ("move north", "move east", "move south")


# -- bridges that end at a wall --------------------------------------------------------------------


def crossed(*dice: int, beyond: str = "chamber_08@2", **facts: Any) -> Game:
    """Hugo has gone from c4 onto the bridge c3 and crossed it; c2 turns a wall to him."""
    game = enters(
        "bridge_01",
        tiles={"c2": beyond},
        dice=[1, 1, *dice],
        **{"skips": SLEEP, "top": {"dungeon": ["dungeon_empty"] * 3}, **facts},
    )
    act(game, 0, "move north", "cross")
    return game


@pytest.mark.rule("DQ3-ROOM-57", "DQ3-ROOM-48")
def test_who_crosses_towards_a_wall_stands_on_the_far_side() -> None:
    game = crossed(skips={})
    assert (place(game, 0), hero(game, 0).entered_by) == ("c3", NORTH)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-ROOM-57")
def test_in_his_next_turn_he_must_cross_again_and_comes_back() -> None:
    game = crossed(1, 1)
    assert len(told(game, "test_passed")) == 2
    assert (turns_of(game, 0), place(game, 0)) == (3, "c4")


@pytest.mark.rule("DQ3-ROOM-57", "DQ3-ROOM-49", "DQ3-ROOM-46")
def test_on_the_way_back_he_may_fall_and_his_loot_weighs_again() -> None:
    game = crossed(1, 3, loot={0: ["crypt_gold_coins_20"]})
    act(game, 0, "go", "go")
    assert told(game, "test_failed")[0]["total"] == 5
    act(game, 0, "head north")
    assert hero(game, 0).status == "below"


@pytest.mark.rule("DQ3-ROOM-57")
def test_if_only_a_hero_bars_the_far_side_he_waits_and_moves_on() -> None:
    game = crossed(beyond="chamber_01", at=["c4", "c2"], skips={})
    assert place(game, 0) == "c3"
    act(game, 1, "move north")
    assert (place(game, 0), len(told(game, "test_passed"))) == ("c2", 1)


@pytest.mark.rule("DQ3-ROOM-57")
def test_while_a_hero_bars_the_far_side_his_turns_are_lost() -> None:
    game = crossed(beyond="chamber_01", at=["c4", "c2"], skips={1: 2})
    assert place(game, 0) == "c3"
    assert len(told(game, "test_passed")) == 1
    assert cited(game, "turn_ended") == ["DQ3-ROOM-57"] * 3


@pytest.mark.rule("DQ3-ROOM-57", "DQ3-DOOR-07")
def test_a_jammed_door_beyond_the_bridge_is_tried_again_without_crossing() -> None:
    top = {"door": ["door_jammed", "door_opens"], "dungeon": ["dungeon_empty"]}
    game = crossed(beyond="chamber_09@2", top=top)
    assert (place(game, 0), len(told(game, "test_passed"))) == ("c2", 1)


@pytest.mark.rule("DQ3-ROOM-57", "DQ3-CLAR-13")
@pytest.mark.parametrize("side", ["north", "south"])
def test_who_came_specially_onto_such_a_bridge_crosses_to_the_other_side(side: str) -> None:
    game = enters(
        "bridge_01",
        tiles={"c2": "chamber_08@2"},
        dice=[1, 1],
        top={"search": ["search_secret_passage"], "dungeon": ["dungeon_empty"]},
    )
    act(game, 0, "search", "through north", f"side {side}")
    assert place(game, 0) == ("c4" if side == "north" else "c3")
    if side == "south":
        assert (hero(game, 0).entered_by, hero(game, 0).bound) == (NORTH, "over")
