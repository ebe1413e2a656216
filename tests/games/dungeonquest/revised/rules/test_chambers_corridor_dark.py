"""Corridors and chambers of darkness (ROOM)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import label
from delvers.games.dungeonquest.common.tiles import TILES
from tests.games.dungeonquest.revised.rules.rooms import (
    EMPTY,
    SLEEP,
    WALLS_EW,
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
    told,
)

HALLS = {
    "corridor_01": ("north", "east", "south", "west"),
    "corridor_02": ("north", "south", "west"),
    "corridor_03": ("north", "east", "south"),
    "corridor_04": ("east", "south", "west"),
    "corridor_05": ("north", "south"),
    "corridor_06": ("south", "west"),
    "corridor_07": ("east", "south"),
}
PLAIN = {"c2": "chamber_01", "b3": "chamber_01", "d3": "chamber_01"}
BARRED = ["portcullis_01", "chamber_09@2"]
"""Chambers with a portcullis and with a door at the south."""


@pytest.mark.rule("DQR-ROOM-34", "DQR-ROOM-35", "DQR-ROOM-38")
@pytest.mark.parametrize("tile", HALLS)
def test_through_a_corridor_of_any_shape_one_moves_on_at_once_but_not_back(tile: str) -> None:
    game = enters(tile, tiles=PLAIN, top=EMPTY)
    act(game, 0, "move north")
    onward = [f"move {way}" for way in HALLS[tile] if way != "south"]
    if len(onward) > 1:
        assert options(game, 0) == tuple(onward)
        assert game.pending[0].rule == refused(game, 0)["move south"] == "DQR-ROOM-35"
        act(game, 0, onward[0])
    beyond = {"move north": "c2", "move east": "d3", "move west": "b3"}
    assert place(game, 0) == beyond[onward[0]]
    assert turns_of(game, 0) == 1
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-ROOM-34")
@pytest.mark.parametrize("c2", BARRED)
def test_out_of_a_corridor_just_entered_neither_door_nor_portcullis_counts(c2: str) -> None:
    game = enters("corridor_05", tiles={"c2": c2}, top=EMPTY)
    act(game, 0, "move north")
    assert place(game, 0) == "c2"
    assert drawn(game, "door") == trials(game) == []


@pytest.mark.rule("DQR-ROOM-34", "DQR-ROOM-37")
@pytest.mark.parametrize("c2", BARRED)
def test_out_of_a_corridor_entered_from_the_catacombs_every_hall_may_be_taken(c2: str) -> None:
    game = rises("corridor_01", tiles={**PLAIN, "c2": c2, "c4": "chamber_01"}, top=EMPTY)
    assert options(game, 0) == ("move north", "move east", "move south", "move west")
    act(game, 0, "move north")
    assert place(game, 0) == "c2"
    assert drawn(game, "door") == trials(game) == []
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-ROOM-36", "DQR-ROOM-34")
def test_where_all_other_halls_are_blocked_one_goes_back_past_the_door() -> None:
    tiles = {"c4": "chamber_09", "c2": WALLS_NS}
    game = enters("corridor_05", tiles=tiles, top={"door": ["door_opens"], **EMPTY})
    act(game, 0, "move north")
    assert [moved["at"] for moved in told(game, "moved")] == [28, 41]
    assert place(game, 0) == "c4"
    assert drawn(game, "door") == ["door_opens"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-GAP-28", "DQR-ROOM-36")
def test_a_hall_to_another_hero_counts_as_blocked_in_a_corridor() -> None:
    game = enters("corridor_05", at=["c4", "c2"], tiles={"c2": "chamber_01"}, top=EMPTY)
    act(game, 0, "move north")
    assert place(game, 0) == "c4"


@pytest.mark.rule("DQR-GAP-28", "DQR-GAP-26")
def test_who_finds_no_hall_open_stays_in_the_corridor() -> None:
    game = slips("corridor_05@1", tiles={"b3": WALLS_EW, "d3": WALLS_EW})
    assert place(game, 0) == "c3"
    assert is_over_for(game, 0)
    assert hero(game, 0).status == "exploring"


@pytest.mark.rule("DQR-GAP-26")
def test_who_came_through_a_secret_door_into_a_corridor_has_no_hall_of_entry() -> None:
    game = slips("corridor_01", tiles=PLAIN)
    assert options(game, 0) == ("move north", "move east", "move south", "move west")


@pytest.mark.rule("DQR-GAP-27", "DQR-MOVE-14", "DQR-ROOM-36")
def test_a_corridor_acts_on_every_entry_and_leads_back_out_of_a_blind_alley() -> None:
    tiles = {"c2": "corridor_05", "c1": WALLS_NS}
    game = enters("corridor_05", tiles=tiles, top=EMPTY)
    act(game, 0, "move north")
    assert [moved["at"] for moved in told(game, "moved")] == [28, 15, 28, 41]
    assert cited(game, "moved") == ["DQR-MOVE-01", "DQR-ROOM-34", "DQR-ROOM-36", "DQR-ROOM-34"]
    assert (place(game, 0), drawn(game, "dungeon")) == ("c4", ["dungeon_empty"])
    assert told(game, "turn_ended") == []


@pytest.mark.rule("DQR-GAP-27")
def test_the_same_corridor_by_the_same_hall_again_ends_the_turn_with_its_clause() -> None:
    ring = {"c3": "corridor_03", "c2": "corridor_07", "d2": "corridor_06", "d3": "corridor_06@1"}
    game = enters("corridor_03", tiles=ring, top=EMPTY)
    act(game, 0, "move north", "move north")
    assert [label(moved["at"]) for moved in told(game, "moved")] == ["c3", "c2", "d2", "d3", "c3"]
    act(game, 0, "move north")
    assert [label(moved["at"]) for moved in told(game, "moved")[5:]] == ["c2"]
    assert told(game, "turn_ended") == [{"seat": 0, "reason": "same_hall"}]
    assert cited(game, "turn_ended") == ["DQR-GAP-27"]
    assert (place(game, 0), game.waiting) == ("c2", [1])


@pytest.mark.rule("DQR-GAP-27")
def test_in_the_next_turn_a_corridor_may_be_run_through_by_the_same_hall_again() -> None:
    tiles = {"c2": "corridor_05", "c1": WALLS_NS}
    game = enters("corridor_05", tiles=tiles, top=EMPTY, skips=SLEEP)
    act(game, 0, "move north", "move north")
    assert [label(moved["at"]) for moved in told(game, "moved")] == ["c3", "c2", "c3", "c4"] * 2
    assert told(game, "turn_ended") == []


@pytest.mark.rule("DQR-ROOM-54", "DQR-ROOM-35", "DQR-ROOM-55")
def test_on_a_later_turn_too_the_hall_of_entry_of_a_corridor_may_not_be_used() -> None:
    game = starts(
        "corridor_01", tiles={**PLAIN, "c2": "chamber_09@2"}, top={"door": ["door_jammed"]}
    )
    assert options(game, 0) == ("move north", "move east", "move west")
    assert refused(game, 0)["move south"] == "DQR-ROOM-35"
    act(game, 0, "move north")
    assert drawn(game, "door") == ["door_jammed"]
    assert place(game, 0) == "c3"


@pytest.mark.rule("DQR-ROOM-36", "DQR-ROOM-54")
def test_on_a_later_turn_too_one_goes_back_where_nothing_else_is_open() -> None:
    game = starts("corridor_05", tiles={"c2": WALLS_NS}, entrances=["c3"])
    assert options(game, 0) == ("move south", "descend")


# -- darkness --------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-ROOM-25", "DQR-ROOM-26", "DQR-ROOM-28")
@pytest.mark.parametrize(
    ("tile", "exits"),
    [
        ("darkness_01", "c4 c4 b3 b3 d3 d3"),
        ("darkness_02", "c4 c4 c4 b3 b3 b3"),
        ("darkness_03", "c4 c4 c4 d3 d3 d3"),
    ],
)
def test_in_the_dark_a_die_leads_on_at_once_perhaps_back(tile: str, exits: str) -> None:
    for die, to in enumerate(exits.split(), start=1):
        game = enters(tile, tiles=PLAIN, dice=[die], top=EMPTY)
        act(game, 0, "move north")
        assert place(game, 0) == to
        assert cited(game, "rolled") == ["DQR-ROOM-26"]
        assert turns_of(game, 0) == 1
        assert is_over_for(game, 0)


@pytest.mark.rule("DQR-ROOM-28")
def test_all_chambers_of_darkness_number_their_entry_hall() -> None:
    dark = [tile for tile in TILES.values() if tile.kind == "darkness"]
    assert {tile.exits[0] for tile in dark} == {"S"}
    assert {tile.sides[2] for tile in dark} == {"open"}


@pytest.mark.rule("DQR-ROOM-25")
@pytest.mark.parametrize("d3", ["portcullis_01@1", "chamber_09@3"])
def test_out_of_the_dark_just_entered_neither_door_nor_portcullis_counts(d3: str) -> None:
    game = enters("darkness_01", tiles={"d3": d3}, dice=[5], top=EMPTY)
    act(game, 0, "move north")
    assert place(game, 0) == "d3"
    assert drawn(game, "door") == trials(game) == []


@pytest.mark.rule("DQR-ROOM-25", "DQR-ROOM-26")
@pytest.mark.parametrize("d3", ["portcullis_01@1", "chamber_09@3"])
def test_from_the_catacombs_too_a_die_leads_on_at_once(d3: str) -> None:
    game = rises("darkness_01", tiles={"d3": d3}, dice=(6,), top=EMPTY)
    assert place(game, 0) == "d3"
    assert drawn(game, "door") == trials(game) == []


@pytest.mark.rule("DQR-ROOM-27")
def test_at_a_blocked_hall_the_die_is_rolled_again() -> None:
    tiles = {**PLAIN, "b3": WALLS_EW}
    game = enters("darkness_01", tiles=tiles, dice=[3, 4, 6], top=EMPTY)
    act(game, 0, "move north")
    assert cited(game, "lost_in_the_dark") == ["DQR-ROOM-27"] * 2
    assert place(game, 0) == "d3"
    assert turns_of(game, 0) == 1


@pytest.mark.rule("DQR-GAP-29")
def test_a_hall_to_another_hero_counts_as_blocked_in_the_dark() -> None:
    game = enters("darkness_01", at=["c4", "b3"], tiles=PLAIN, dice=[3, 5], top=EMPTY)
    act(game, 0, "move north")
    assert len(told(game, "rolled")) == 2
    assert place(game, 0) == "d3"


@pytest.mark.rule("DQR-GAP-29")
def test_who_enters_the_dark_where_all_halls_are_blocked_stays() -> None:
    tiles = {"c4": "chamber_04", "b3": WALLS_EW, "d3": WALLS_EW}
    game = slips("darkness_01", tiles=tiles)
    assert place(game, 0) == "c3"
    assert told(game, "rolled") == []
    assert is_over_for(game, 0)
    assert hero(game, 0).status == "exploring"


@pytest.mark.rule("DQR-GAP-27", "DQR-ROOM-25")
def test_in_the_dark_the_die_is_rolled_on_every_entry() -> None:
    tiles = {"b3": "corridor_05@1", "a3": WALLS_EW, "d3": "chamber_01"}
    game = enters("darkness_01", tiles=tiles, dice=[3, 5], top=EMPTY)
    act(game, 0, "move north")
    assert (place(game, 0), len(told(game, "rolled"))) == ("d3", 2)


@pytest.mark.rule("DQR-GAP-27")
def test_out_of_the_dark_into_the_same_corridor_by_the_same_hall_ends_the_turn() -> None:
    tiles = {"b3": "corridor_05@1", "a3": WALLS_EW}
    game = enters("darkness_01", tiles=tiles, dice=[3, 4, 5])
    act(game, 0, "move north")
    assert (place(game, 0), len(told(game, "rolled"))) == ("b3", 2)
    assert cited(game, "turn_ended") == ["DQR-GAP-27"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-ROOM-26", "DQR-ROOM-54")
def test_on_a_later_turn_too_only_the_die_leads_out_of_the_dark() -> None:
    game = starts("darkness_01", tiles=PLAIN, entrances=["c3"], dice=[4], top=EMPTY)
    assert options(game, 0) == ("grope", "descend")
    moves = ("move east", "move south", "move west")
    assert {way: refused(game, 0)[way] for way in moves} == dict.fromkeys(moves, "DQR-ROOM-26")
    act(game, 0, "grope")
    assert place(game, 0) == "b3"


@pytest.mark.rule("DQR-ROOM-55", "DQR-ROOM-27")
@pytest.mark.parametrize(
    ("d3", "attributes", "doors"),
    [("portcullis_01@1", ["strength"], []), ("chamber_09@3", [], ["door_jammed"])],
)
def test_on_a_later_turn_barriers_count_in_the_dark(
    d3: str, attributes: list[str], doors: list[str]
) -> None:
    tiles = {"d3": d3, "b3": WALLS_EW}
    game = starts("darkness_01", tiles=tiles, dice=[3, 5, 6, 6], top={"door": ["door_jammed"]})
    assert trials(game) == attributes
    assert drawn(game, "door") == doors
    assert place(game, 0) == "c3"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-GAP-27")
def test_the_same_dark_chamber_by_the_same_hall_again_ends_the_turn() -> None:
    ring = {"c4": "corridor_02", "b3": "corridor_07", "b4": "corridor_06@2", "c5": "chamber_01"}
    game = enters("darkness_02", at=["c5"], tiles=ring, dice=[4])
    act(game, 0, "move north", "move north", "move north")
    gone = [label(moved["at"]) for moved in told(game, "moved")]
    assert gone == ["c4", "c3", "b3", "b4", "c4", "c3"]
    assert (cited(game, "turn_ended"), game.waiting) == (["DQR-GAP-27"], [1])
