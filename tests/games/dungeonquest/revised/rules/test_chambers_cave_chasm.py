"""Cave-ins and chasms (ROOM)."""

import pytest

from delvers.games.dungeonquest.common.tiles import TILES
from tests.games.dungeonquest.revised.rules.rooms import (
    EMPTY,
    SLEEP,
    enters,
    is_over_for,
    rises,
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

AROUND = {"c2": "chamber_01", "b3": "chamber_01", "d3": "chamber_01"}
SIDES = ("side north", "side east", "side south", "side west")


@pytest.mark.rule("DQR-ROOM-19")
def test_entering_a_cave_in_draws_a_dungeon_card() -> None:
    game = enters("cave_in_01", top=EMPTY)
    act(game, 0, "move north")
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert cited(game, "card_drawn") == ["DQR-ROOM-19"]
    assert trials(game) == []
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-ROOM-20", "DQR-GAP-22")
@pytest.mark.parametrize(
    ("tile", "sides"), [("cave_in_01", SIDES), ("cave_in_02", ("side north", "side south"))]
)
def test_from_the_catacombs_one_chooses_a_side_of_the_rubble_and_then_draws(
    tile: str, sides: tuple[str, ...]
) -> None:
    game = rises(tile, top=EMPTY)
    assert options(game, 0) == sides
    assert game.pending[0].rule == "DQR-ROOM-20"
    assert drawn(game, "dungeon") == []
    act(game, 0, "side north")
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-ROOM-21")
def test_back_by_the_own_side_of_a_cave_in_there_is_no_test() -> None:
    game = starts("cave_in_01", top=EMPTY)
    act(game, 0, "move south")
    assert place(game, 0) == "c4"
    assert trials(game) == []


@pytest.mark.rule("DQR-ROOM-20", "DQR-ROOM-21", "DQR-ROOM-22")
@pytest.mark.parametrize(("way", "attributes"), [("north", []), ("south", ["agility"])])
def test_the_side_chosen_on_coming_out_is_the_own_side(way: str, attributes: list[str]) -> None:
    game = rises("cave_in_02", skips=SLEEP, top=EMPTY)
    act(game, 0, "side north", f"move {way}")
    assert trials(game) == attributes


@pytest.mark.rule("DQR-ROOM-22", "DQR-GAP-22")
@pytest.mark.parametrize("entry", [0, 1, 2, 3])
@pytest.mark.parametrize("turns", [1, 2, 3])
def test_every_hall_but_that_of_entry_is_on_the_other_side(entry: int, turns: int) -> None:
    way = ("north", "east", "south", "west")[(entry + turns) % 4]
    game = starts("cave_in_01", entered_by={0: entry}, tiles=AROUND, dice=[2, 3], top=EMPTY)
    act(game, 0, f"move {way}")
    assert trials(game) == ["agility"]
    assert cited(game, "rolled") == ["DQR-ROOM-22"]
    assert place(game, 0) != "c3"


@pytest.mark.rule("DQR-ROOM-23")
def test_agility_takes_a_hero_over_the_rubble_and_out() -> None:
    game = starts("cave_in_01", dice=[2, 3], pool=["chamber_01"], top=EMPTY)
    act(game, 0, "move north")
    assert place(game, 0) == "c2"
    assert drawn(game, "dungeon") == ["dungeon_empty"]


@pytest.mark.rule("DQR-ROOM-23")
@pytest.mark.parametrize(
    ("c2", "dice", "attributes", "doors"),
    [
        ("portcullis_01", [2, 3, 6, 6], ["agility", "strength"], []),
        ("chamber_09@2", [2, 3], ["agility"], ["door_jammed"]),
    ],
)
def test_behind_the_rubble_doors_and_portcullises_still_bar_the_way(
    c2: str, dice: list[int], attributes: list[str], doors: list[str]
) -> None:
    game = starts("cave_in_01", dice=dice, tiles={"c2": c2}, top={"door": ["door_jammed"]})
    act(game, 0, "move north")
    assert trials(game) == attributes
    assert drawn(game, "door") == doors
    assert place(game, 0) == "c3"


@pytest.mark.rule("DQR-ROOM-24")
def test_who_fails_at_the_rubble_stays_and_the_turn_is_over() -> None:
    game = starts("cave_in_01", dice=[3, 3], top=EMPTY)
    act(game, 0, "move north")
    assert place(game, 0) == "c3"
    assert is_over_for(game, 0)
    assert told(game, "card_drawn") == []
    assert hero(game, 0).determination == 1


# -- chasm -----------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-ROOM-30")
def test_entering_a_chasm_draws_a_dungeon_card() -> None:
    game = enters("chasm_01", top=EMPTY)
    act(game, 0, "move north")
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert cited(game, "card_drawn") == ["DQR-ROOM-30"]


@pytest.mark.rule("DQR-ROOM-29", "DQR-ROOM-32", "DQR-ROOM-54")
@pytest.mark.parametrize(
    ("tile", "entry", "own", "far"),
    [
        ("chasm_01", 2, ("move south", "move west"), ("move north", "move east")),
        ("chasm_01", 1, ("move north", "move east"), ("move south", "move west")),
        ("chasm_02", 2, ("move east", "move south"), ("move north", "move west")),
        ("chasm_02@1", 2, ("move south", "move west"), ("move north", "move east")),
    ],
)
def test_nobody_crosses_a_chasm(
    tile: str, entry: int, own: tuple[str, ...], far: tuple[str, ...]
) -> None:
    game = starts(tile, entered_by={0: entry})
    assert options(game, 0) == own
    assert {way: refused(game, 0)[way] for way in far} == dict.fromkeys(far, "DQR-ROOM-32")
    assert refused(game, 0)["search"] == "DQR-SEARCH-10"


@pytest.mark.rule("DQR-ROOM-32")
def test_who_came_into_a_chasm_by_a_hall_is_on_that_side() -> None:
    game = enters("chasm_02", top=EMPTY, skips=SLEEP)
    act(game, 0, "move north")
    assert turns_of(game, 0) == 2
    assert options(game, 0) == ("move east", "move south")


@pytest.mark.rule("DQR-ROOM-31", "DQR-ROOM-32")
@pytest.mark.parametrize(
    ("side", "ways"),
    [
        ("side south", ("move east", "move south")),
        ("side north", ("move north", "move west")),
    ],
)
def test_from_the_catacombs_one_chooses_a_side_of_the_chasm_and_then_draws(
    side: str, ways: tuple[str, ...]
) -> None:
    game = rises("chasm_02", top=EMPTY, skips=SLEEP)
    assert options(game, 0) == ("side south", "side north")
    assert game.pending[0].rule == "DQR-ROOM-31"
    assert drawn(game, "dungeon") == []
    act(game, 0, side)
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert options(game, 0) == ways


@pytest.mark.rule("DQR-ROOM-33")
def test_a_chasm_divides_four_halls_into_two_corners_and_has_a_mirrored_tile() -> None:
    chasms = {tile.id: tile for tile in TILES.values() if tile.kind == "chasm"}
    assert {tile.sides for tile in chasms.values()} == {("open",) * 4}
    parts = {id: {frozenset(part) for part in tile.parts} for id, tile in chasms.items()}
    assert parts == {
        "chasm_01": {frozenset("SW"), frozenset("NE")},
        "chasm_02": {frozenset("SE"), frozenset("NW")},
    }


# -- no rope over the chasm ----------------------------------------------------------------------


@pytest.mark.rule("DQR-ROOM-29", "DQR-CARDS-CORPSE-ROPE")
def test_not_even_a_rope_or_a_carpet_leads_over_a_chasm() -> None:
    loot = {0: ["corpse_rope", "treasure_flying_carpet"]}
    game = starts("chasm_02", loot=loot, tiles={"c2": "chamber_01"}, top=EMPTY)
    assert options(game, 0) == ("move east", "move south")
    assert refused(game, 0)["move north"] == "DQR-ROOM-32"


@pytest.mark.parametrize("tile", ["trap_01", "cave_in_01", "spider_web_01"])
def test_a_rope_is_of_no_use_for_leaving_another_chamber(tile: str) -> None:
    game = starts(tile, loot={0: ["corpse_rope"]})
    assert options(game, 0) == ("move north", "move east", "move south", "move west")
