"""Cave-ins and spider webs (ROOM)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from tests.games.dungeonquest.third.rules.drawing import SLEEP, enters, is_over_for, turns_of
from tests.games.dungeonquest.third.rules.scene import act, cited, hero, options, place, scene, told

EMPTY = {"dungeon": ["dungeon_empty"] * 4}


@pytest.mark.rule("DQ3-ROOM-24")
def test_after_a_cave_in_the_hero_retreats_or_tries_to_cross() -> None:
    game = enters("cave_in_01", top=EMPTY, skips=SLEEP)
    act(game, 0, "move north")
    assert turns_of(game, 0) == 2
    assert game.pending[0].rule == "DQ3-ROOM-24"
    assert options(game, 0) == ("cross", "retreat")


@pytest.mark.rule("DQ3-ROOM-25")
def test_a_retreat_from_a_cave_in_leads_to_where_the_hero_came_from() -> None:
    game = enters("cave_in_01", top=EMPTY, skips=SLEEP)
    act(game, 0, "move north", "retreat")
    assert place(game, 0) == "c4"
    assert [drawn["deck"] for drawn in told(game, "card_drawn")] == ["dungeon", "dungeon"]
    assert not told(game, "rolled")


@pytest.mark.rule("DQ3-ROOM-25", "DQ3-GAP-48")
def test_nobody_retreats_into_a_chamber_where_another_hero_stands() -> None:
    back = {0: SPACE_OF["c4"]}
    game = enters("cave_in_01", at=["c3", "c4"], entrances=["c3"], came_from=back)
    assert options(game, 0) == ("cross", "descend")
    assert game.pending[0].refused["retreat"] == "DQ3-GAP-48"


@pytest.mark.rule("DQ3-ROOM-26", "DQ3-ROOM-27")
def test_agility_takes_a_hero_over_the_rubble_and_on_in_the_same_turn() -> None:
    game = enters("cave_in_01", top=EMPTY, pool=["chamber_01"], dice=[2, 2], skips=SLEEP)
    act(game, 0, "move north", "cross")
    assert told(game, "test_passed")[0]["attribute"] == "agility"
    assert cited(game, "rolled") == ["DQ3-ROOM-26"]
    assert options(game, 0) == ("move north", "move east", "move west")
    act(game, 0, "move north")
    assert place(game, 0) == "c2"
    assert turns_of(game, 0) == 3


@pytest.mark.rule("DQ3-ROOM-28", "DQ3-ROOM-29")
def test_a_hero_who_fails_at_a_cave_in_stays_and_may_choose_again_next_turn() -> None:
    game = enters("cave_in_01", top=EMPTY, dice=[2, 3], skips=SLEEP)
    act(game, 0, "move north", "cross")
    assert place(game, 0) == "c3"
    assert turns_of(game, 0) == 3
    assert options(game, 0) == ("cross", "retreat")
    act(game, 0, "retreat")
    assert place(game, 0) == "c4"


@pytest.mark.rule("DQ3-ROOM-29", "DQ3-TEST-07")
def test_a_second_try_at_a_cave_in_is_helped_by_determination() -> None:
    game = enters("cave_in_02", top=EMPTY, pool=["chamber_01"], dice=[2, 3, 2, 3], skips=SLEEP)
    act(game, 0, "move north", "cross", "cross")
    assert place(game, 0) == "c2"
    assert hero(game, 0).determination == {}


@pytest.mark.rule("DQ3-ROOM-25", "DQ3-GAP-55")
def test_a_hero_who_came_specially_cannot_retreat_from_a_cave_in() -> None:
    game = scene("hugo", "krutzbeck", at=["c3"], tiles={"c3": "cave_in_01"}, entrances=["c3"])
    assert options(game, 0) == ("cross", "descend")
    assert game.pending[0].refused["retreat"] == "DQ3-GAP-55"


# -- spider web ------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-ROOM-30", "DQ3-ROOM-32", "DQ3-DIFF-60")
def test_a_hero_may_retreat_from_a_web_and_must_then_go_back_next_turn() -> None:
    game = enters("spider_web_01", top=EMPTY, skips=SLEEP)
    act(game, 0, "move north")
    assert game.pending[0].rule == "DQ3-ROOM-30"
    assert options(game, 0) == ("cross", "retreat")
    act(game, 0, "retreat")
    assert [step["at"] for step in told(game, "moved")] == [SPACE_OF["c3"], SPACE_OF["c4"]]
    assert turns_of(game, 0) == 3
    assert place(game, 0) == "c4"
    assert not told(game, "rolled")


@pytest.mark.rule("DQ3-ROOM-32")
def test_a_retreating_hero_stays_in_the_web_this_turn() -> None:
    game = enters("spider_web_01", top=EMPTY)
    act(game, 0, "move north", "retreat")
    assert place(game, 0) == "c3"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-ROOM-33", "DQ3-ROOM-34")
def test_strength_takes_a_hero_through_the_web_and_on_at_once() -> None:
    game = enters("spider_web_01", top=EMPTY, pool=["chamber_01"], dice=[3, 4])
    act(game, 0, "move north", "cross")
    assert told(game, "test_passed")[0]["attribute"] == "strength"
    assert cited(game, "rolled") == ["DQ3-ROOM-33"]
    assert game.pending[0].rule == "DQ3-ROOM-34"
    assert options(game, 0) == ("move north", "move east", "move west")
    act(game, 0, "move east")
    assert place(game, 0) == "d3"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-ROOM-35")
def test_a_hero_who_fails_is_caught_in_the_web() -> None:
    game = enters("spider_web_01", dice=[3, 5])
    act(game, 0, "move north", "cross")
    assert place(game, 0) == "c3"
    assert hero(game, 0).bound == "caught"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-ROOM-36")
def test_a_caught_hero_tries_again_each_turn_and_cannot_retreat_any_more() -> None:
    game = enters("spider_web_01", dice=[6, 6, 6, 6, 6, 6], skips=SLEEP, wounds={0: 0})
    act(game, 0, "move north", "cross")
    assert len(told(game, "test_failed")) == 3
    assert turns_of(game, 0) == 4
    assert [ask.prompt for ask in game.pending.values()] == ["move"]
    assert {"retreat", "move south"}.isdisjoint(options(game, 0))


@pytest.mark.rule("DQ3-ROOM-37")
def test_a_caught_hero_who_gets_free_moves_on_in_that_turn() -> None:
    game = enters("spider_web_01", top=EMPTY, pool=["chamber_01"], dice=[6, 6, 3, 5], skips=SLEEP)
    act(game, 0, "move north", "cross")
    assert turns_of(game, 0) == 2
    assert game.pending[0].rule == "DQ3-ROOM-34"
    act(game, 0, "move west")
    assert place(game, 0) == "b3"
    assert turns_of(game, 0) == 3
    assert hero(game, 0).bound == ""


@pytest.mark.rule("DQ3-ROOM-30", "DQ3-GAP-55")
def test_a_hero_who_came_into_a_web_by_a_special_movement_must_cross_it() -> None:
    game = enters("spider_web_01", top={"search": ["search_secret_passage"]}, dice=[6, 6])
    act(game, 0, "search", "through north")
    assert hero(game, 0).bound == "caught"
