"""Spaces, chambers, halls, walls and icons (BOARD, GAP)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import (
    COLUMNS,
    DIRECTIONS,
    ROWS,
    SPACE_OF,
    TOWERS,
    TREASURE,
    TREASURE_SOUTH,
    label,
)
from delvers.games.dungeonquest.common.rules.map import PRINTED
from delvers.games.dungeonquest.common.rules.tiles import turns_for
from delvers.games.dungeonquest.common.rules.ways import WAYS
from delvers.games.dungeonquest.common.tiles import FACES, TILES
from delvers.kernel.errors import IllegalChoice
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
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

OPEN, ONE_HALL = "chamber_01", "chamber_08"
EMPTY = {"dungeon": ["dungeon_empty"] * 6, "search": ["search_empty_room"] * 4}


# -- explored and unexplored -----------------------------------------------------------------------


@pytest.mark.rule("DQR-GAP-39")
def test_the_board_has_124_spaces_for_117_tiles() -> None:
    assert (COLUMNS, ROWS) == (13, 10)
    assert [label(tower) for tower in TOWERS] == ["a1", "m1", "a10", "m10"]
    assert (label(TREASURE), label(TREASURE_SOUTH)) == ("g5", "g6")
    assert {TREASURE % COLUMNS, TREASURE_SOUTH % COLUMNS} == {COLUMNS // 2}
    assert COLUMNS * ROWS - len({*TOWERS, TREASURE, TREASURE_SOUTH}) == 124
    assert sum(tile.copies for tile in TILES.values()) == 117


@pytest.mark.rule("DQR-GAP-39")
def test_without_a_tile_left_an_unexplored_space_cannot_be_entered() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": OPEN}, pool=[ONE_HALL],
                 top=EMPTY, skips={1: 9})  # fmt: skip
    state_of(game).pool.cards.clear()
    act(game, 0, "move east")
    assert (place(game, 0), len(state_of(game).pool)) == ("d3", 0)
    act(game, 0, "move west")
    assert set(options(game, 0)) == {"move north", "move east", "search"}
    assert refused(game, 0) == {
        "move south": "DQR-GAP-39", "move west": "DQR-GAP-39", "descend": "DQR-CATA-02",
    }  # fmt: skip


@pytest.mark.rule("DQR-BOARD-01", "DQR-BOARD-02")
@pytest.mark.parametrize(("at", "move", "to"), [("b1", "west", "a1"), ("f6", "east", "g5")])
def test_printed_chambers_are_entered_without_laying_a_tile(at: str, move: str, to: str) -> None:
    game = scene("hugo", "lindel", at=[at, "m10"], tiles={at: OPEN})
    act(game, 0, f"move {move}")
    assert (place(game, 0), told(game, "tile_laid")) == (to, [])
    assert (shown(game)["tiles_left"], SPACE_OF[to] in PRINTED) == (116, True)


@pytest.mark.rule("DQR-BOARD-02", "DQR-BOARD-03")
def test_a_space_is_explored_when_a_tile_lies_there_and_not_before() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN}, pool=["chamber_05"], top=EMPTY,
                 skips={1: 9})  # fmt: skip
    act(game, 0, "move north", "move south", "move north")
    assert [label(laid["at"]) for laid in told(game, "tile_laid")] == ["c2"]
    assert shown(game)["tiles_left"] == 115


@pytest.mark.rule("DQR-BOARD-04")
def test_an_explored_chamber_is_not_yet_searched() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN}, pool=["chamber_05"], top=EMPTY,
                 skips={1: 9})  # fmt: skip
    act(game, 0, "move north")
    assert str(SPACE_OF["c2"]) in shown(game)["tiles"]
    assert (shown(game)["searched"], "search" in options(game, 0)) == ([], True)


# -- halls and walls -------------------------------------------------------------------------------


@pytest.mark.rule("DQR-BOARD-05")
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_has_one_to_four_halls(tile: str) -> None:
    halls = [side for side in TILES[tile].sides if side != "wall"]
    assert 1 <= len(halls) <= len(TILES[tile].sides) == 4


@pytest.mark.rule("DQR-BOARD-06", "DQR-BOARD-07", "DQR-BOARD-11")
def test_a_hall_is_blocked_by_a_wall_beyond_and_by_the_outer_wall() -> None:
    tiles = {"a3": OPEN, "a2": ONE_HALL + "@2", "b3": "chamber_03"}
    game = scene("hugo", "lindel", at=["a3"], tiles=tiles, top=EMPTY)
    assert set(options(game, 0)) == {"move south", "search"}
    assert refused(game, 0) == {
        "move north": "DQR-BOARD-06", "move east": "DQR-BOARD-06", "move west": "DQR-BOARD-11",
        "descend": "DQR-CATA-02",
    }  # fmt: skip
    before = game.save()
    with pytest.raises(IllegalChoice, match="DQR-BOARD-06"):
        act(game, 0, "move north")
    assert game.save() == before


@pytest.mark.rule("DQR-BOARD-11")
def test_walls_of_the_own_chamber_stop_a_hero() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": "chamber_05", "d3": OPEN}, top=EMPTY)
    assert refused(game, 0) == {
        "move east": "DQR-BOARD-11", "move west": "DQR-BOARD-11", "descend": "DQR-CATA-02",
    }  # fmt: skip


@pytest.mark.rule("DQR-BOARD-11", "DQR-TOWER-10")
def test_nobody_gets_through_the_outer_wall() -> None:
    for space, ways in enumerate(WAYS):
        x, y = space % COLUMNS, space // COLUMNS
        open_sides = {way.direction for way in ways}
        assert (0 in open_sides) == (y > 0 or space == TREASURE_SOUTH)
        assert (1 in open_sides, 3 in open_sides) == (x < COLUMNS - 1, x > 0)
        assert (2 in open_sides) == (y < ROWS - 1)
    assert [len(WAYS[tower]) for tower in TOWERS] == [2, 2, 2, 2]


@pytest.mark.rule("DQR-BOARD-07")
def test_nobody_escapes_through_a_blocked_hall() -> None:
    tiles = {"c3": OPEN, "c2": OPEN, "b2": "chamber_03@2", "d2": OPEN}
    game = scene("hugo", "lindel", at=["c3"], tiles=tiles, lurkers=["c2"], dice=[1, 1],
                 top={"monster": ["troll_4"]})  # fmt: skip
    act(game, 0, "move north")
    for seat in (0, 1):
        act(game, seat, "play ranged")
    act(game, 0, "escape")
    assert set(options(game, 0)) == {"move east", "move south"}


@pytest.mark.rule("DQR-BOARD-08", "DQR-BOARD-09")
def test_doors_portcullises_and_unexplored_spaces_do_not_block_a_hall() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": "portcullis_07"}, searched=["c3"])
    assert options(game, 0) == ("move north", "move south")
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": "portcullis_01",
                 "d3": "chamber_09@3"})  # fmt: skip
    assert {"move north", "move east", "move south", "move west"} < set(options(game, 0))


@pytest.mark.rule("DQR-BOARD-10")
def test_only_tiles_of_one_kind_are_corridors() -> None:
    """The curse turns all corridors, and no chamber for having halls."""
    tiles = {"c3": OPEN, "c2": "chamber_05", "e5": "corridor_05", "e6": "bridge_01"}
    game = scene("hugo", "lindel", at=["c3"], tiles=tiles, dice=[1],
                 top={"dungeon": ["dungeon_curse_of_the_wizard"]})  # fmt: skip
    act(game, 0, "move north")
    assert told(game, "tile_turned") == [{"at": SPACE_OF["e5"], "turns": 1}]


# -- laying tiles ----------------------------------------------------------------------------------


@pytest.mark.rule("DQR-BOARD-12")
@pytest.mark.parametrize("tile", TILES)
def test_every_tile_has_one_entry_arrow_and_it_is_at_a_hall(tile: str) -> None:
    assert sorted(turns_for(side) for side in range(4)) == [0, 1, 2, 3], "one turning each"
    for side in range(4):
        face = FACES[tile, turns_for(side)]
        assert face.sides[side] == TILES[tile].sides[2] != "wall"


@pytest.mark.rule("DQR-BOARD-13", "DQR-MOVE-05")
@pytest.mark.parametrize(
    ("way", "to", "turns"),
    [("north", "c2", 0), ("east", "d3", 1), ("south", "c4", 2), ("west", "b3", 3)],
)
def test_the_arrow_of_a_new_tile_touches_the_chamber_just_left(
    way: str, to: str, turns: int
) -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN}, pool=["chamber_06"], top=EMPTY)
    act(game, 0, f"move {way}")
    assert state_of(game).tiles[SPACE_OF[to]] == ("chamber_06", turns)
    entry = (DIRECTIONS.index(way) + 2) % 4
    assert told(game, "tile_laid") == [
        {"seat": 0, "at": SPACE_OF[to], "tile": "chamber_06", "entry": entry}
    ]
    assert cited(game, "tile_laid") == ["DQR-MOVE-05"]
    assert hero(game, 0).entered_by == entry


@pytest.mark.rule("DQR-BOARD-14")
def test_a_tile_found_by_a_secret_door_points_to_the_chamber_left() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN}, pool=["chamber_06"],
                 top=EMPTY | {"search": ["search_secret_door"]})  # fmt: skip
    act(game, 0, "search", "through east")
    assert state_of(game).tiles[SPACE_OF["d3"]] == ("chamber_06", 1)
    assert game.waiting == [1]


@pytest.mark.rule("DQR-BOARD-14", "DQR-CATEXIT-15")
@pytest.mark.parametrize(("arrow", "turns"), [("south", 0), ("west", 1), ("north", 2), ("east", 3)])
def test_only_a_hero_who_resurfaces_turns_his_tile_as_he_likes(arrow: str, turns: int) -> None:
    game = below("hugo", "catacomb_exit", pool=["chamber_06"], dice=[2], top=EMPTY)
    act(game, 0, "surface", "drift right")
    assert options(game, 0) == tuple(f"arrow {name}" for name in DIRECTIONS)
    assert game.pending[0].rule == "DQR-CATEXIT-15"
    act(game, 0, f"arrow {arrow}")
    assert state_of(game).tiles[SPACE_OF["d5"]] == ("chamber_06", turns)


# -- icons -----------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-BOARD-15")
@pytest.mark.parametrize(
    "tile", ["chamber_05", "portcullis_06", "catacomb_entrance_01", "cave_in_01", "chasm_01"]
)
def test_a_chamber_with_the_dungeon_icon_draws_a_card_every_time_it_is_entered(tile: str) -> None:
    cards = ["dungeon_gold_coins_30", "dungeon_empty", "dungeon_gold_coins_40"]
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": tile}, skips={1: 9},
                 top={"dungeon": cards}, dice=[1, 1] * 9)  # fmt: skip
    act(game, 0, "move north", "move south", "move north")
    assert place(game, 0) == "c2"
    assert drawn(game, "dungeon") == cards
    assert hero(game, 0).loot == [cards[0], cards[2]], "and it is followed"


@pytest.mark.rule("DQR-BOARD-15", "DQR-ROOM-56")
@pytest.mark.parametrize(
    "tile",
    [
        *("bridge_01", "bottomless_pit_01", "rotating_room_01", "trap_01"),
        *("darkness_01", "corridor_01", "spider_web_01"),
    ],
)
def test_a_chamber_without_the_dungeon_icon_draws_none(tile: str) -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": tile}, dice=[1, 1],
                 top={"trap": ["trap_explosion"]})  # fmt: skip
    act(game, 0, "move north")
    if tile != "darkness_01":
        assert drawn(game, "dungeon") == []
    else:
        assert place(game, 0) == "c3", "a die has sent him back, where he draws"
        assert len(drawn(game, "dungeon")) == 1
