"""Dungeon rooms, trap chambers, pits and rotating chambers (ROOM)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.common.rules.chambers import DUNGEON_CARD
from delvers.games.dungeonquest.common.tiles import TILES
from delvers.games.dungeonquest.revised.rules.edition import REVISED
from tests.games.dungeonquest.revised.rules.rooms import (
    EMPTY,
    SLEEP,
    WALLS_NS,
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
    state_of,
    told,
)

C3 = SPACE_OF["c3"]
ROOMS = ["chamber_01", "portcullis_01", "catacomb_entrance_01"]
MOVES = ("move north", "move east", "move south", "move west")
OTHERS = {
    "bridge", "bottomless_pit", "cave_in", "darkness", "chasm", "corridor", "rotating_room",
    "spider_web", "trap", "tower", "treasure",
}  # fmt: skip


@pytest.mark.rule("DQR-ROOM-01")
def test_these_are_all_types_of_chambers() -> None:
    rooms = {"chamber", "portcullis", "catacomb_entrance"}
    assert REVISED.chambers.keys() == rooms | OTHERS
    assert {tile.kind for tile in TILES.values()} == rooms | OTHERS - {"tower", "treasure"}
    assert set(DUNGEON_CARD) == rooms | {"chasm", "cave_in"}


@pytest.mark.rule("DQR-ROOM-02")
@pytest.mark.parametrize("tile", ROOMS)
def test_entering_a_dungeon_room_draws_a_dungeon_card(tile: str) -> None:
    game = enters(tile, top=EMPTY, dice=[1, 1])
    act(game, 0, "move north")
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert cited(game, "card_drawn") == ["DQR-ROOM-02"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-ROOM-02")
@pytest.mark.parametrize("tile", ROOMS)
def test_coming_up_in_a_dungeon_room_draws_a_dungeon_card_at_once(tile: str) -> None:
    game = rises(tile, top=EMPTY)
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-ROOM-03")
def test_who_starts_a_turn_in_a_dungeon_room_may_search_it() -> None:
    assert "search" in options(starts("chamber_01"), 0)
    assert refused(starts("chamber_01", searched=["c3"]), 0)["search"] == "DQR-SEARCH-04"
    assert refused(starts("chamber_01", lurkers=["c3"]), 0)["search"] == "DQR-SEARCH-03"
    assert "search" in options(starts("chamber_01", searched=["c4"], lurkers=["c2"]), 0)


@pytest.mark.rule("DQR-ROOM-04")
def test_out_of_a_dungeon_room_any_unblocked_hall_leads() -> None:
    tiles = {"c2": WALLS_NS, "b3": "chamber_01"}
    game = starts("chamber_01", tiles=tiles)
    assert options(game, 0) == ("move east", "move south", "move west", "search")
    assert refused(game, 0)["move north"] == "DQR-BOARD-06"
    assert refused(starts("chamber_02"), 0)["move east"] == "DQR-BOARD-11"


@pytest.mark.rule("DQR-ROOM-04")
def test_a_door_of_a_dungeon_room_must_be_opened() -> None:
    game = starts("chamber_09", top={"door": ["door_jammed"]})
    act(game, 0, "move north")
    assert drawn(game, "door") == ["door_jammed"]
    assert place(game, 0) == "c3"


@pytest.mark.rule("DQR-ROOM-04")
def test_a_portcullis_of_a_dungeon_room_must_be_lifted() -> None:
    game = starts("portcullis_01", dice=[6, 6])
    act(game, 0, "move south")
    assert trials(game) == ["strength"]
    assert place(game, 0) == "c3"


@pytest.mark.rule("DQR-ROOM-05")
def test_dungeon_rooms_come_in_many_shapes() -> None:
    rooms = [tile for tile in TILES.values() if tile.kind in DUNGEON_CARD[:2] + DUNGEON_CARD[-1:]]
    assert len({tile.sides for tile in rooms}) == 20
    assert {side for tile in rooms for side in tile.sides} == {"open", "wall", "door", "portcullis"}
    game = starts("catacomb_entrance_01")
    assert "descend" in options(game, 0)
    assert refused(starts("chamber_01"), 0)["descend"] == "DQR-CATA-02"


# -- trap chamber, bottomless pit ------------------------------------------------------------------


@pytest.mark.rule("DQR-ROOM-51")
@pytest.mark.parametrize("comes", [enters, rises])
def test_a_trap_chamber_draws_a_trap_card(comes: Any) -> None:
    game = comes("trap_01", top={"trap": ["trap_explosion"]})
    if comes is enters:
        act(game, 0, "move north")
    assert drawn(game, "trap") == ["trap_explosion"]
    assert cited(game, "card_drawn")[-1] == "DQR-ROOM-51"
    assert hero(game, 0).wounds > 0


@pytest.mark.rule("DQR-ROOM-52", "DQR-ROOM-54")
def test_out_of_a_trap_chamber_any_hall_leads() -> None:
    game = starts("trap_01", top=EMPTY)
    assert options(game, 0) == MOVES
    act(game, 0, "move south")
    assert place(game, 0) == "c4"
    assert drawn(game, "trap") == trials(game) == []


@pytest.mark.rule("DQR-ROOM-15", "DQR-ROOM-16")
@pytest.mark.parametrize("comes", [enters, rises])
def test_luck_at_a_pit_ends_the_turn(comes: Any) -> None:
    game = comes("bottomless_pit_01", dice=(2, 2))
    if comes is enters:
        act(game, 0, "move north")
    assert trials(game) == ["luck"]
    assert cited(game, "rolled")[-1] == "DQR-ROOM-15"
    assert (hero(game, 0).status, place(game, 0)) == ("exploring", "c3")
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-ROOM-15", "DQR-ROOM-17")
@pytest.mark.parametrize("comes", [enters, rises])
def test_without_luck_the_pit_is_death(comes: Any) -> None:
    game = comes("bottomless_pit_01", dice=(2, 3))
    if comes is enters:
        act(game, 0, "move north")
    assert told(game, "died") == [{"seat": 0, "cause": "bottomless_pit"}]
    assert cited(game, "died") == ["DQR-ROOM-17"]
    assert hero(game, 0).status == "dead"


@pytest.mark.rule("DQR-ROOM-18", "DQR-ROOM-54")
@pytest.mark.parametrize("way", ["north", "south"])
def test_on_a_later_turn_a_pit_asks_for_no_test(way: str) -> None:
    game = starts("bottomless_pit_01", pool=["chamber_01"], top=EMPTY)
    assert options(game, 0) == ("move north", "move south")
    act(game, 0, f"move {way}")
    assert trials(game) == []
    assert drawn(game, "dungeon") == ["dungeon_empty"]


def test_a_rope_spares_a_hero_the_test_at_a_pit() -> None:
    game = enters("bottomless_pit_01", loot={0: ["corpse_rope"]})
    act(game, 0, "move north", "use corpse_rope")
    assert trials(game) == hero(game, 0).loot == []
    assert hero(game, 0).status == "exploring"
    assert is_over_for(game, 0)


# -- rotating chamber ------------------------------------------------------------------------------


@pytest.mark.rule("DQR-ROOM-39", "DQR-ROOM-40")
def test_a_rotating_chamber_turns_round_on_every_entry_and_the_turn_is_over() -> None:
    game = enters("rotating_room_01", top=EMPTY, skips=SLEEP, tiles={"c2": "chamber_01"})
    act(game, 0, "move north")
    assert told(game, "tile_turned") == [{"at": C3, "turns": 2}]
    assert cited(game, "tile_turned") == ["DQR-ROOM-39"]
    assert state_of(game).tiles[C3] == ("rotating_room_01", 2)
    assert (turns_of(game, 0), place(game, 0)) == (2, "c3")
    act(game, 0, "move north", "move south")
    assert state_of(game).tiles[C3] == ("rotating_room_01", 0)
    assert turns_of(game, 0) == 4


@pytest.mark.rule("DQR-ROOM-39", "DQR-ROOM-40")
def test_a_newly_laid_rotating_chamber_turns_as_well() -> None:
    game = enters("chamber_01", at=["c3"], pool=["rotating_room_01"])
    act(game, 0, "move north")
    assert state_of(game).tiles[SPACE_OF["c2"]] == ("rotating_room_01", 2)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-ROOM-39", "DQR-ROOM-40")
def test_a_rotating_chamber_turns_under_a_hero_from_the_catacombs() -> None:
    game = rises("rotating_room_01@1")
    assert state_of(game).tiles[C3] == ("rotating_room_01", 3)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-GAP-30")
@pytest.mark.parametrize(("arrow", "turns"), [("north", 0), ("east", 1), ("south", 2), ("west", 3)])
def test_laid_from_the_catacombs_a_rotating_chamber_takes_any_direction_and_then_turns(
    arrow: str, turns: int
) -> None:
    game = rises("", pool=["rotating_room_01"])
    assert options(game, 0) == ("arrow north", "arrow east", "arrow south", "arrow west")
    act(game, 0, f"arrow {arrow}")
    assert told(game, "tile_turned") == [{"at": C3, "turns": 2}]
    assert state_of(game).tiles[C3] == ("rotating_room_01", turns)


@pytest.mark.rule("DQR-ROOM-41")
def test_a_rotating_chamber_can_become_a_dead_end() -> None:
    tiles = {"c2": WALLS_NS}
    game = enters("rotating_room_01", tiles=tiles, searched=["c3"], skips={1: 1})
    act(game, 0, "move north")
    assert told(game, "died") == [{"seat": 0, "cause": "dead_end"}]
    assert turns_of(game, 0) == 2


@pytest.mark.rule("DQR-ROOM-53")
def test_who_starts_a_turn_in_a_rotating_chamber_searches_or_leaves_and_nothing_turns() -> None:
    game = starts("rotating_room_01", top=EMPTY)
    assert options(game, 0) == ("move south", "search")
    act(game, 0, "move south")
    assert place(game, 0) == "c4"
    assert told(game, "tile_turned") == []
    game = starts("rotating_room_01", searched=["c3"], entrances=["c3"])
    assert options(game, 0) == ("move south", "descend")
    assert refused(game, 0)["search"] == "DQR-SEARCH-04"


@pytest.mark.rule("DQR-ROOM-54")
@pytest.mark.parametrize(
    ("tile", "acts"),
    [
        ("bridge_01", ("move south", "cross")),
        ("bottomless_pit_01", ("move north", "move south")),
        ("cave_in_02", ("move north", "move south")),
        ("chasm_01", ("move south", "move west")),
        ("corridor_02", ("move north", "move west")),
        ("darkness_01", ("grope",)),
        ("trap_01", MOVES),
    ],
)
def test_nothing_happens_at_the_start_of_a_turn_in_these_chambers(
    tile: str, acts: tuple[str, ...]
) -> None:
    game = starts(tile, entrances=["c3"])
    assert options(game, 0) == (*acts, "descend")
    assert told(game, "rolled") == told(game, "card_drawn") == []
    assert game.pending[0].rule == "DQR-TURN-05"


@pytest.mark.rule("DQR-ROOM-56")
@pytest.mark.parametrize(
    ("tile", "then"),
    [
        ("bridge_01", ["stay"]),
        ("bottomless_pit_01", []),
        ("darkness_03", []),
        ("corridor_05", []),
        ("rotating_room_01", []),
        ("spider_web_02", ["move north"]),
        ("trap_01", []),
    ],
)
def test_these_chambers_draw_no_dungeon_card(tile: str, then: list[str]) -> None:
    tiles = {"c2": "bridge_01", "d3": "bridge_01@1"}
    game = enters(tile, tiles=tiles, dice=[4, 1, 1, 1], top={"trap": ["trap_explosion"]})
    act(game, 0, "move north", *then)
    if not is_over_for(game, 0):
        act(game, 0, "stay")
    assert drawn(game, "dungeon") == []
