"""Rulings about moving: doors of new tiles, ways back, corridors, secret doors."""

from dataclasses import replace

import pytest

from delvers.games.dungeonquest.common.rules.board import NORTH, SOUTH, SPACE_OF
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.kernel.record import read_save
from tests.games.dungeonquest.third.rules.drawing import SLEEP, enters, is_over_for, turns_of
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    drawn,
    hero,
    options,
    place,
    refused,
    scene,
    shown,
    state_of,
    told,
)

JAMMED, OPENS = "door_jammed", "door_opens"
EMPTY = ["dungeon_empty"] * 3


@pytest.mark.rule("DQ3-DIFF-04")
@pytest.mark.parametrize(("way", "to"), [("move north", "c3"), ("move east", "d4")])
def test_a_hero_moves_to_an_adjacent_space_explored_or_not(way: str, to: str) -> None:
    game = enters("chamber_01", pool=["chamber_02"], top={"dungeon": EMPTY})
    assert {"move north", "move east", "search"} <= set(options(game, 0))
    act(game, 0, way)
    assert place(game, 0) == to
    assert (to == "d4") == bool(told(game, "tile_laid"))
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-DIFF-04")
def test_a_search_takes_the_place_of_the_move() -> None:
    game = enters("chamber_01", top={"search": ["search_empty_room"]})
    act(game, 0, "search")
    assert place(game, 0) == "c4"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-DIFF-08")
def test_no_strength_is_tested_when_the_portcullis_chamber_is_laid() -> None:
    tiles = {"c4": "chamber_01"}
    game = scene(
        "hugo", "lindel", at=["c4"], tiles=tiles, pool=["portcullis_01"], top={"dungeon": EMPTY}
    )
    act(game, 0, "move north")
    assert state_of(game).tiles[SPACE_OF["c3"]] == ("portcullis_01", 0)
    assert place(game, 0) == "c3"
    assert told(game, "rolled") == []


@pytest.mark.rule("DQ3-DIFF-61", "DQ3-DIFF-07")
def test_a_portcullis_is_tried_in_a_later_turn_than_the_card_is_drawn_and_failing_ends_it() -> None:
    tiles = {"c4": "chamber_01"}
    game = scene(
        "hugo",
        "lindel",
        at=["c4"],
        tiles=tiles,
        pool=["portcullis_01"],
        top={"dungeon": EMPTY},
        skips=SLEEP,
        dice=[6, 6],
    )
    act(game, 0, "move north")
    assert (turns_of(game, 0), drawn(game, "dungeon")) == (2, ["dungeon_empty"])
    assert told(game, "rolled") == []
    act(game, 0, "move south")
    assert [test["attribute"] for test in told(game, "test_failed")] == ["strength"]
    assert (turns_of(game, 0), place(game, 0)) == (3, "c3")
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert {"move south", "move north", "search"} <= set(options(game, 0))


@pytest.mark.rule("DQ3-GAP-08")
def test_a_new_tile_with_a_door_at_its_entry_needs_no_door_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    laid = ("chamber_12", 0)  # no tile of the box has such a door, so one is painted on
    face = replace(CONTENT.faces[laid], sides=("door",) * 4)
    monkeypatch.setitem(CONTENT.faces, laid, face)
    tiles = {"c4": "chamber_01"}
    game = scene(
        "hugo",
        "lindel",
        at=["c4"],
        tiles=tiles,
        pool=["chamber_12"],
        top={"door": [JAMMED], "dungeon": EMPTY},
        skips=SLEEP,
    )
    act(game, 0, "move north")
    assert (place(game, 0), drawn(game, "door")) == ("c3", [])
    act(game, 0, "move south")
    assert (place(game, 0), drawn(game, "door")) == ("c3", [JAMMED])


@pytest.mark.rule("DQ3-GAP-34", "DQ3-GAP-33")
@pytest.mark.parametrize("card", ["search_secret_door", "search_secret_passage"])
@pytest.mark.parametrize(("way", "to"), [("north", "c3"), ("west", "b4"), ("east", "d4")])
def test_a_secret_door_leads_the_same_turn_to_any_adjacent_space(
    card: str, way: str, to: str
) -> None:
    tiles = {"c4": "chamber_05", "c3": "chamber_04@2", "b4": "trap_01"}  # walls all round
    game = scene(
        "hugo",
        "lindel",
        at=["c4"],
        tiles=tiles,
        pool=["trap_02"],
        top={"search": [card], "trap": ["trap_explosion"], "dungeon": EMPTY},
    )
    act(game, 0, "search")
    assert game.pending[0].rule == CONTENT.clauses[card]
    expected = {f"through {name}" for name in ("north", "east", "south", "west")}
    assert set(options(game, 0)) == {*expected, "decline"}
    act(game, 0, f"through {way}")
    assert place(game, 0) == to
    assert hero(game, 0).came_specially
    assert turns_of(game, 0) == 1
    deck, found = ("dungeon", "dungeon_empty") if to == "c3" else ("trap", "trap_explosion")
    assert drawn(game, deck) == [found]


@pytest.mark.rule("DQ3-GAP-34")
@pytest.mark.parametrize(("at", "way", "to"), [("g4", "south", "g5"), ("b1", "west", "a1")])
def test_a_secret_door_may_lead_into_the_treasure_chamber_or_a_tower(
    at: str, way: str, to: str
) -> None:
    game = scene(
        "hugo",
        "lindel",
        at=[at, "m10"],
        tiles={at: "chamber_01"},
        loot={0: ["corpse_rope"]},
        top={"search": ["search_secret_door"], "dragon": ["dragon_sleeping"]},
    )
    act(game, 0, "search", f"through {way}")
    assert place(game, 0) == to
    if to == "g5":
        assert drawn(game, "dragon") == ["dragon_sleeping"]
    else:
        assert "leave" in options(game, 0)


@pytest.mark.rule("DQ3-GAP-34", "DQ3-TILE-08")
def test_no_secret_door_leads_through_the_outer_wall_or_to_another_hero() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["a3", "a4"],
        tiles={"a3": "chamber_01", "a4": "chamber_01"},
        top={"search": ["search_secret_door"]},
    )
    act(game, 0, "search")
    assert options(game, 0) == ("through north", "through east", "decline")
    assert refused(game, 0) == {"through south": "DQ3-MOVE-03"}


@pytest.mark.rule("DQ3-GAP-49")
@pytest.mark.parametrize(("tile", "choice"), [("bridge_01", "stay"), ("spider_web_01", "retreat")])
@pytest.mark.parametrize(("card", "ends"), [(JAMMED, "c3"), (OPENS, "c4")])
def test_the_forced_way_back_through_a_door_needs_a_door_card(
    tile: str, choice: str, card: str, ends: str
) -> None:
    tiles = {"c4": "chamber_09", "c3": tile}
    top = {"door": [OPENS, card, OPENS], "dungeon": EMPTY}
    game = scene("hugo", "lindel", at=["c4", "m10"], tiles=tiles, top=top)
    act(game, 0, "move north", choice)
    act(game, 1, "move north")
    assert drawn(game, "door") == [OPENS, card]
    assert place(game, 0) == ends


@pytest.mark.rule("DQ3-GAP-49")
def test_who_failed_on_the_forced_way_back_must_try_it_again_next_turn() -> None:
    tiles = {"c4": "chamber_09", "c3": "bridge_01"}
    top = {"door": [OPENS, JAMMED, OPENS], "dungeon": EMPTY}
    game = scene("hugo", "lindel", at=["c4"], tiles=tiles, top=top, skips=SLEEP)
    act(game, 0, "move north", "stay")
    assert drawn(game, "door") == [OPENS, JAMMED, OPENS]
    assert (turns_of(game, 0), place(game, 0)) == (4, "c4")


@pytest.mark.rule("DQ3-GAP-49")
@pytest.mark.parametrize(("dice", "ends"), [([6, 6], "c3"), ([1, 1], "c4")])
def test_the_forced_way_back_through_a_portcullis_needs_the_test(
    dice: list[int], ends: str
) -> None:
    tiles = {"c4": "portcullis_01@2", "c3": "bridge_01"}
    game = scene(
        "hugo",
        "lindel",
        at=["c3", "m10"],
        tiles=tiles,
        top={"dungeon": EMPTY},
        came_from={0: SPACE_OF["c4"]},
        entered_by={0: SOUTH},
        bound={0: "back"},
        dice=dice,
    )
    assert cited(game, "rolled") == ["DQ3-PORT-01"]
    assert place(game, 0) == ends


@pytest.mark.rule("DQ3-GAP-49")
def test_the_retreat_from_a_cave_in_through_a_door_needs_a_door_card() -> None:
    tiles = {"c4": "chamber_09", "c3": "cave_in_01"}
    top = {"door": [OPENS, JAMMED], "dungeon": EMPTY}
    game = scene("hugo", "lindel", at=["c4"], tiles=tiles, top=top, skips=SLEEP)
    act(game, 0, "move north", "retreat")
    assert drawn(game, "door") == [OPENS, JAMMED]
    assert place(game, 0) == "c3"


@pytest.mark.rule("DQ3-GAP-52")
def test_the_side_and_the_chamber_he_came_from_are_remembered_and_saved() -> None:
    game = enters("chasm_01", top={"dungeon": EMPTY})
    act(game, 0, "move north")
    one = shown(game)["heroes"][0]
    assert (one["came_from"], one["entered_by"]) == (SPACE_OF["c4"], SOUTH)
    saved = read_save(game.save()).checkpoint["heroes"][0]
    assert (saved["came_from"], saved["entered_by"]) == (SPACE_OF["c4"], SOUTH)
    copied = game.copy().view(None)["heroes"]
    assert isinstance(copied, list)
    assert copied[0] == one


@pytest.mark.rule("DQ3-GAP-52")
def test_the_newest_move_is_the_one_that_is_remembered() -> None:
    game = enters("corridor_01", top={"dungeon": EMPTY}, pool=["bridge_01"])
    act(game, 0, "move north", "move west", "stay")
    one = shown(game)["heroes"][0]
    assert (one["at"], one["came_from"]) == (SPACE_OF["b3"], SPACE_OF["c3"])
    assert one["entered_by"] == 1
    assert one["entered_by"] != NORTH


@pytest.mark.rule("DQ3-GAP-60")
def test_a_corridor_hero_who_fails_at_a_door_ends_his_turn_in_the_corridor() -> None:
    tiles = {"c2": "chamber_09@2"}
    game = enters("corridor_05", tiles=tiles, top={"door": [JAMMED, OPENS], "dungeon": EMPTY})
    act(game, 0, "move north", "move north")
    assert (place(game, 0), drawn(game, "door")) == ("c3", [JAMMED])
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-GAP-60")
def test_a_corridor_hero_who_fails_at_a_portcullis_acts_normally_next_turn() -> None:
    tiles = {"c2": "portcullis_01"}
    game = enters("corridor_05", tiles=tiles, top={"dungeon": EMPTY}, skips=SLEEP, dice=[6, 6])
    act(game, 0, "move north", "move north")
    assert (place(game, 0), turns_of(game, 0)) == ("c3", 2)
    assert options(game, 0) == ("move north", "move south")
    assert game.pending[0].rule == "DQ3-TURN-03"
