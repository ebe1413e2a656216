"""Passing a portcullis (PORT)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    drawn,
    hero,
    options,
    place,
    scene,
    shown,
    told,
)

OPEN, GATE = "chamber_01", "portcullis_01"


def behind_a_portcullis(*dice: int, **facts: Any) -> Game:
    """Hugo (Strength 7) is in c2, whose southern side to c3 is a portcullis."""
    facts = {"skips": {1: 9}, "at": ["c2"], "tiles": {"c2": GATE, "c3": OPEN}} | facts
    top = {"dungeon": ["dungeon_empty"] * 4, "search": ["search_empty_room"]}
    return scene("hugo", "lindel", dice=dice, top=top, **facts)


@pytest.mark.rule("DQ3-PORT-01", "DQ3-PORT-02", "DQ3-HERO-03")
def test_strength_lifts_the_portcullis_and_the_move_goes_on() -> None:
    game = behind_a_portcullis(3, 4)
    act(game, 0, "move south")
    assert place(game, 0) == "c3"
    assert told(game, "test_passed")[0]["attribute"] == "strength"
    assert cited(game, "rolled") == ["DQ3-PORT-01"]
    assert drawn(game, "dungeon") == ["dungeon_empty"]


@pytest.mark.rule("DQ3-PORT-01")
def test_the_other_passages_of_a_portcullis_chamber_need_no_test() -> None:
    game = behind_a_portcullis(6, 6, pool=["chamber_05"])
    act(game, 0, "move north")
    assert place(game, 0) == "c1"
    assert told(game, "rolled") == []


@pytest.mark.rule("DQ3-PORT-03")
def test_a_hero_who_fails_at_the_portcullis_stays_and_his_turn_ends() -> None:
    game = behind_a_portcullis(4, 4, skips={})
    act(game, 0, "move south")
    assert place(game, 0) == "c2"
    assert drawn(game, "dungeon") == []
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-PORT-04")
def test_after_a_failure_every_passage_is_open_to_the_hero_again() -> None:
    game = behind_a_portcullis(4, 4, pool=["chamber_05"])
    act(game, 0, "move south")
    assert {*options(game, 0)} == {
        "move north", "move east", "move south", "move west", "search",
    }  # fmt: skip
    act(game, 0, "move east")
    assert place(game, 0) == "d2"


@pytest.mark.rule("DQ3-PORT-05")
def test_two_portcullises_that_touch_need_one_test() -> None:
    game = behind_a_portcullis(3, 4, 6, 6, tiles={"c2": GATE, "c3": "portcullis_01@2"})
    act(game, 0, "move south")
    assert place(game, 0) == "c3"
    assert len(told(game, "rolled")) == 1


@pytest.mark.rule("DQ3-PORT-06")
def test_a_freshly_laid_portcullis_chamber_lets_the_hero_in() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN}, pool=[GATE], dice=[6, 6],
                 top={"dungeon": ["dungeon_empty"]})  # fmt: skip
    act(game, 0, "move north")
    assert place(game, 0) == "c2"
    assert told(game, "rolled") == []


@pytest.mark.rule("DQ3-PORT-07")
def test_entering_a_chamber_through_its_portcullis_needs_the_test() -> None:
    game = behind_a_portcullis(4, 4, at=["c3"])
    act(game, 0, "move north")
    assert place(game, 0) == "c3"
    assert len(told(game, "test_failed")) == 1


@pytest.mark.rule("DQ3-PORT-08")
def test_determination_helps_at_later_tries_of_the_same_portcullis() -> None:
    game = behind_a_portcullis(4, 4, 5, 5, 4, 5)
    act(game, 0, "move south", "move south")
    assert told(game, "test_failed")[1]["value"] == 8
    act(game, 0, "move south")
    assert told(game, "test_passed")[0]["value"] == 9
    assert place(game, 0) == "c3"
    assert hero(game, 0).determination == {}


@pytest.mark.rule("DQ3-PORT-08")
def test_determination_of_one_portcullis_does_not_help_at_another() -> None:
    """Two chambers west of the treasure chamber have portcullises towards it."""
    tiles = {"f5": "portcullis_01@3", "f6": "portcullis_01@3"}
    game = behind_a_portcullis(4, 4, 4, 4, 4, 4, at=["g5"], tiles=tiles)
    act(game, 0, "move west f5", "move west f6")
    assert [test["value"] for test in told(game, "test_failed")] == [7, 7]
    act(game, 0, "move west f5")
    assert [test["value"] for test in told(game, "test_failed")] == [7, 7, 7]
    assert place(game, 0) == "g5", "the first portcullis was given up for the second"


@pytest.mark.rule("DQ3-PORT-08", "DQ3-TEST-09")
@pytest.mark.parametrize(
    ("choices", "values"), [(["move south"], [7, 8]), (["search", "move south"], [7, 7])]
)
def test_determination_for_a_portcullis_is_gone_when_the_hero_does_something_else(
    choices: list[str], values: list[int]
) -> None:
    game = behind_a_portcullis(4, 4, 5, 4)
    act(game, 0, "move south", *choices)
    assert [test["value"] for test in told(game, "test_failed")] == values


@pytest.mark.rule("DQ3-PORT-08", "DQ3-TEST-09")
def test_reading_the_tome_gives_a_portcullis_up() -> None:
    loot = {0: ["treasure_forbidden_tome"]}
    game = behind_a_portcullis(4, 4, 4, 5, 5, 4, loot=loot)
    act(game, 0, "go on", "move south", "use treasure_forbidden_tome")
    assert hero(game, 0).determination == {}
    act(game, 0, "go on", "move south")
    assert [test["value"] for test in told(game, "test_failed")] == [7, 7]


@pytest.mark.rule("DQ3-PORT-08", "DQ3-TEST-09")
def test_teleportation_gives_a_portcullis_up() -> None:
    tiles = {"c2": GATE, "c3": OPEN, "e5": OPEN}
    game = behind_a_portcullis(4, 4, runes={0: ["rune_of_teleportation"]}, tiles=tiles)
    act(game, 0, "go on", "move south", "use rune_of_teleportation", "to e5")
    assert hero(game, 0).determination == {}


@pytest.mark.rule("DQ3-PORT-08", "DQ3-TEST-09")
@pytest.mark.parametrize("what", ["rune_of_healing", "dungeon_unstable_potion"])
def test_what_takes_no_action_gives_no_portcullis_up(what: str) -> None:
    held = {"runes": {0: [what]}} if what.startswith("rune") else {"loot": {0: [what]}}
    game = behind_a_portcullis(4, 4, 3, 3, 5, 4, **held)
    act(game, 0, "go on", "move south", f"use {what}")
    assert list(hero(game, 0).determination.values()) == [1]


@pytest.mark.rule("DQ3-PORT-08", "DQ3-VAR-FOCUS-02")
def test_focused_determination_stays_when_a_portcullis_is_given_up() -> None:
    rules = Rules(focused=True)
    game = behind_a_portcullis(4, 4, 5, 4, rules=rules)
    act(game, 0, "move south", "search", "move south")
    assert [test["value"] for test in told(game, "test_failed")] == [7, 8]


@pytest.mark.rule("DQ3-PORT-08")
def test_a_hero_who_goes_another_way_gives_his_determination_up() -> None:
    game = behind_a_portcullis(4, 4, pool=["chamber_05"])
    act(game, 0, "move south")
    assert sum(shown(game)["heroes"][0]["determination"].values()) == 1
    act(game, 0, "move north")
    assert hero(game, 0).determination == {}


@pytest.mark.rule("DQ3-PORT-01")
def test_a_rune_of_opening_opens_every_barrier_of_the_passage() -> None:
    game = behind_a_portcullis(6, 6, tiles={"c2": GATE, "c3": "chamber_09"},
                               runes={0: ["rune_of_opening"]})  # fmt: skip
    act(game, 0, "move south", "use rune_of_opening")
    assert place(game, 0) == "c3"
    assert (drawn(game, "door"), told(game, "rolled"), hero(game, 0).runes) == ([], [], [])


@pytest.mark.rule("DQ3-PORT-08", "DQ3-ROOM-34")
@pytest.mark.parametrize(("way", "kept"), [("move west", 3), ("move east", 0)])
def test_who_is_through_a_web_gives_a_portcullis_up_by_trying_another_way(
    way: str, kept: int
) -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["c3"],
        tiles={"c3": "spider_web_01", "b3": f"{GATE}@3", "d3": "chamber_09@3"},
        bound={0: "through"},
        entered_by={0: 2},
        determination={0: {"here portcullis b3": 2}},
        top={"door": ["door_jammed"]},
        dice=[6, 6],
    )
    act(game, 0, way)
    assert place(game, 0) == "c3"
    assert sum(hero(game, 0).determination.values()) == kept
