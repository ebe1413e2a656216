"""Unexplored spaces, laying chambers, and what their sides mean (MOVE, TILE)."""

from collections import Counter

import pytest

from delvers.games.dungeonquest.common.rules.board import (
    COLUMNS,
    DIRECTIONS,
    ROWS,
    SPACE_OF,
    TOWERS,
    TREASURE,
    label,
    opposite,
)
from delvers.games.dungeonquest.common.rules.ways import WAYS
from delvers.games.dungeonquest.common.tiles import FACES, TILES
from delvers.games.dungeonquest.third.rules.chambers import CHAMBERS
from delvers.kernel.errors import IllegalChoice
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

EMPTY = {"dungeon": ["dungeon_empty"] * 4}
OPEN = "chamber_01"
BESIDE = {"north": "c2", "east": "d3", "south": "c4", "west": "b3"}
TURNS = {"north": 0, "east": 1, "south": 2, "west": 3}


@pytest.mark.rule("DQ3-MOVE-12", "DQ3-TILE-10")
@pytest.mark.parametrize(("start", "way", "end"), [("b1", "west", "a1"), ("f6", "east", "g5")])
def test_towers_and_treasure_chamber_are_never_unexplored(start: str, way: str, end: str) -> None:
    game = scene(
        "hugo", "lindel", at=[start, "m10"], tiles={start: OPEN}, loot={0: ["corpse_rope"]}
    )
    state_of(game).pool.cards.clear()
    left = shown(game)["tiles_left"]
    act(game, 0, f"move {way}")
    assert place(game, 0) == end
    assert told(game, "tile_laid") == []
    assert shown(game)["tiles_left"] == left == 0


@pytest.mark.rule("DQ3-MOVE-12", "DQ3-MOVE-13", "DQ3-GAME-05")
def test_a_random_tile_is_laid_on_an_unexplored_space() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN}, pool=["chamber_05"], top=EMPTY)
    left = shown(game)["tiles_left"]
    assert str(SPACE_OF["c2"]) not in shown(game)["tiles"]
    act(game, 0, "move north")
    assert shown(game)["tiles"][str(SPACE_OF["c2"])] == ["chamber_05", 0]
    assert shown(game)["tiles_left"] == left - 1
    assert cited(game, "tile_laid") == ["DQ3-MOVE-13"]


@pytest.mark.rule("DQ3-MOVE-13")
def test_any_tile_of_the_pool_can_come_up() -> None:
    """The dice pick among all tiles that are left, as often as there are copies."""
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN}, top=EMPTY)
    act(game, 0, "move north")
    assert 116 in state_of(game).dice.asked  # type: ignore[attr-defined]


@pytest.mark.rule("DQ3-MOVE-14", "DQ3-TILE-04")
@pytest.mark.parametrize("way", DIRECTIONS)
def test_the_entry_arrow_touches_the_chamber_the_hero_comes_from(way: str) -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN}, pool=["chamber_10"], top=EMPTY)
    act(game, 0, f"move {way}")
    assert place(game, 0) == BESIDE[way]
    assert state_of(game).tiles[hero(game, 0).at] == ("chamber_10", TURNS[way])
    entry = opposite(DIRECTIONS.index(way))
    sides = FACES["chamber_10", TURNS[way]].sides
    round_the_tile = [sides[(entry + step) % 4] for step in range(4)]
    assert round_the_tile == ["open", "open", "door", "wall"]  # clockwise from the entry
    assert told(game, "tile_laid")[0]["entry"] == entry


@pytest.mark.rule("DQ3-MOVE-14")
def test_a_hero_has_no_choice_how_the_tile_lies() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN}, pool=["chamber_06"], top=EMPTY)
    act(game, 0, "move north")
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-MOVE-15")
def test_a_laid_chamber_is_met_in_the_same_turn_by_the_hero_standing_in_it() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN}, pool=["trap_01"],
                 top={"trap": ["trap_explosion"]}, dice=[1])  # fmt: skip
    act(game, 0, "move north")
    assert place(game, 0) == "c2"
    assert drawn(game, "trap") == ["trap_explosion"]
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-TILE-01")
def test_nobody_leaves_through_a_wall() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": "chamber_06", "c2": OPEN, "d3": OPEN})
    assert refused(game, 0) == {"move north": "DQ3-TILE-01", "move east": "DQ3-TILE-01"}
    with pytest.raises(IllegalChoice, match="DQ3-TILE-01"):
        act(game, 0, "move north")


@pytest.mark.rule("DQ3-TILE-03", "DQ3-TILE-01")
def test_nobody_enters_through_a_wall_of_the_next_chamber() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": "chamber_04@2"})
    assert "move north" not in options(game, 0)
    assert refused(game, 0) == {"move north": "DQ3-TILE-03"}


@pytest.mark.rule("DQ3-TILE-02", "DQ3-TILE-03")
@pytest.mark.parametrize("way", DIRECTIONS)
def test_every_passage_can_be_used_both_ways(way: str) -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, BESIDE[way]: OPEN}, top=EMPTY,
                 skips={1: 2})  # fmt: skip
    act(game, 0, f"move {way}")
    assert place(game, 0) == BESIDE[way]
    act(game, 0, f"move {DIRECTIONS[opposite(DIRECTIONS.index(way))]}")
    assert place(game, 0) == "c3"


@pytest.mark.rule("DQ3-TILE-05")
def test_everybody_can_tell_the_type_of_a_chamber_from_its_tile() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": "corridor_01"})
    tile_shown = shown(game)["tiles"][str(SPACE_OF["c3"])][0]
    assert TILES[tile_shown].kind == "corridor"
    for tile in TILES.values():
        assert tile.id.rsplit("_", 1)[0] == tile.kind
        assert tile.kind in CHAMBERS
        assert tile.sides[2] in ("open", "portcullis"), "a hero walks in over the arrow"


@pytest.mark.rule("DQ3-TILE-07", "DQ3-TURN-03")
@pytest.mark.parametrize(("tile", "is_offered"), [("chamber_05", True), ("trap_01", False)])
def test_a_search_icon_lets_a_hero_search_instead_of_moving(tile: str, is_offered: bool) -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": tile})
    assert ("search" in options(game, 0)) == is_offered
    assert (refused(game, 0).get("search") == "DQ3-SEARCH-08") != is_offered


@pytest.mark.rule("DQ3-TILE-08")
@pytest.mark.parametrize(
    ("at", "beyond"),
    [("c1", {"north"}), ("m5", {"east"}), ("c10", {"south"}), ("a5", {"west"})],
)
def test_the_outer_wall_blocks_every_edge_of_the_board(at: str, beyond: set[str]) -> None:
    game = scene("hugo", "lindel", at=[at, "m10"], tiles={at: OPEN})
    assert refused(game, 0) == {f"move {way}": "DQ3-TILE-08" for way in beyond}
    assert {f"move {way}" for way in DIRECTIONS} - set(options(game, 0)) == set(refused(game, 0))


@pytest.mark.rule("DQ3-TILE-08")
def test_the_outer_wall_stops_a_hero_below_ground_too() -> None:
    game = scene(
        "hugo", "lindel", at=["c3", "m10"], tiles={"c3": OPEN}, status={0: "below"}, heading={0: 0},
        row={0: ["catacomb_empty"] * 5}, top={"catacomb": ["catacomb_exit"]}, dice=[6],
    )  # fmt: skip
    act(game, 0, "surface", "drift left")
    assert place(game, 0) == "a1"


@pytest.mark.rule("DQ3-TILE-09")
def test_the_treasure_chamber_is_one_space_with_six_ways_out() -> None:
    game = scene("hugo", "lindel", at=["f5", "m10"], tiles={"f5": OPEN}, pool=["chamber_05"],
                 top=EMPTY | {"treasure": ["treasure_ruby_ring", "treasure_gold_ring"]},
                 skips={1: 2})  # fmt: skip
    act(game, 0, "move east")
    ways = {way for way in options(game, 0) if way.startswith("move ")}
    assert ways == {
        "move north g4", "move south g7",
        "move west f5", "move west f6", "move east h5", "move east h6",
    }  # fmt: skip
    act(game, 0, "move east h6")
    assert place(game, 0) == "h6"
    assert hero(game, 0).came_from == TREASURE


@pytest.mark.rule("DQ3-TILE-09")
def test_both_squares_of_the_treasure_chamber_lead_to_the_same_space() -> None:
    for neighbour in ("g4", "g7", "f5", "f6", "h5", "h6"):
        assert TREASURE in {way.to for way in WAYS[SPACE_OF[neighbour]]}
    targets = Counter(label(way.to) for ways in WAYS for way in ways)
    assert "g6" not in targets


@pytest.mark.rule("DQ3-TILE-10", "DQ3-GAME-07")
def test_towers_and_treasure_chamber_are_printed_on_the_board_and_no_tiles() -> None:
    assert {label(tower) for tower in TOWERS} == {"a1", "m1", "a10", "m10"}
    assert (COLUMNS, ROWS) == (13, 10)
    kinds = {tile.kind for tile in TILES.values()}
    assert not kinds & {"tower", "treasure"}
    game = scene("hugo", "lindel")
    assert shown(game)["tiles"] == {}
    assert {len(WAYS[tower]) for tower in TOWERS} == {2}


@pytest.mark.rule("DQ3-GAP-36")
def test_without_a_tile_left_unexplored_spaces_cannot_be_entered() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": OPEN, "d3": OPEN}, top=EMPTY,
                 skips={1: 2})  # fmt: skip
    state_of(game).pool.cards.clear()
    act(game, 0, "move north")
    assert [way for way in options(game, 0) if way.startswith("move")] == ["move south"]
    assert refused(game, 0) == {f"move {way}": "DQ3-GAP-36" for way in ("north", "east", "west")}


@pytest.mark.rule("DQ3-ROOM-15")
def test_a_rift_bars_the_passages_of_the_far_side() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": "chasm_01"}, entered_by={0: 2})
    assert refused(game, 0) == {"move north": "DQ3-ROOM-15", "move east": "DQ3-ROOM-15"}


@pytest.mark.rule("DQ3-ROOM-15")
def test_a_rope_is_given_up_to_leave_a_chasm_on_the_far_side() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": "chasm_01"}, entered_by={0: 2},
                 loot={0: ["corpse_rope"]}, pool=["chamber_05"], top=EMPTY)  # fmt: skip
    assert {"rope north", "rope east"} < set(options(game, 0))
    assert "rope south" not in options(game, 0)
    act(game, 0, "rope north")
    assert place(game, 0) == "c2"
    assert hero(game, 0).loot == []
    assert state_of(game).decks["corpse"].discard == ["corpse_rope"]
