"""The chamber where a hero comes out of the catacombs (CATEXIT-13 to CATEXIT-19)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.revised.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
    drawn,
    hero,
    options,
    place,
    refused,
    shown,
    state_of,
    told,
)

EMPTY, EXIT = "catacomb_empty", "catacomb_exit"


def arrive(tile: str = "", *dice: int, **facts: Any) -> Game:
    """The hero comes out in d4, where this tile lies; then the other one is up."""
    tiles = {"d4": tile} if tile else {}
    game = below("hugo", EXIT, EMPTY, **{"tiles": tiles, "dice": [1, *dice], "skips": {}, **facts})
    act(game, 0, "surface", "drift right")
    return game


# -- an explored space -----------------------------------------------------------------------------


@pytest.mark.rule("DQR-CATEXIT-13", "DQR-CATEXIT-17")
@pytest.mark.parametrize(
    ("tile", "deck", "card"),
    [
        ("chamber_01", "dungeon", "dungeon_empty"),
        ("catacomb_entrance_01", "dungeon", "dungeon_empty"),
        ("trap_01", "trap", "trap_explosion"),
    ],
)
def test_the_chamber_is_resolved_in_the_turn_of_the_exit(tile: str, deck: str, card: str) -> None:
    game = arrive(tile, top={deck: [card]})
    assert drawn(game, deck) == [card]
    assert [turn["seat"] for turn in told(game, "turn_began")] == [0, 1]
    assert (game.waiting, place(game, 0)) == ([1], "d4")
    assert drawn(game, "catacomb") == [EXIT]


@pytest.mark.rule("DQR-CATEXIT-13")
def test_a_monster_token_means_a_fight_instead_of_the_chamber() -> None:
    game = arrive("trap_01", lurkers=["d4"], top={"monster": ["troll_2"]})
    began = told(game, "fight_began")
    assert began == [{"seat": 0, "monster": "troll", "player": 1}]
    assert drawn(game, "trap") == []
    assert sorted(game.pending) == [0, 1]


@pytest.mark.rule("DQR-CATEXIT-13")
def test_from_a_monster_met_there_he_may_escape_as_from_any_other() -> None:
    tiles = {"d4": "chamber_01", "d5": "chamber_01"}
    game = arrive(tiles=tiles, lurkers=["d4"], top={"monster": ["troll_4"]})
    act(game, 0, "play magic")
    act(game, 1, "play melee")
    assert options(game, 0) == ("fight on", "escape")


@pytest.mark.rule("DQR-CATEXIT-13")
@pytest.mark.parametrize("start", ["f4", "f5"])
def test_either_half_of_the_treasure_chamber_means_the_dragon(start: str) -> None:
    game = arrive(at=[start], top={"dragon": ["dragon_sleeping"]}, skips={})
    assert (place(game, 0), len(hero(game, 0).loot)) == ("g5", 2)
    assert drawn(game, "dragon") == ["dragon_sleeping"]
    assert game.waiting == [1]


@pytest.mark.rule("DQR-CATEXIT-13")
def test_out_in_a_tower_he_may_leave_the_dungeon_in_the_same_turn() -> None:
    loot = {0: ["treasure_giant_ruby"]}
    game = below("hugo", EXIT, at=["l3"], loot=loot, dice=[2], skips={})
    act(game, 0, "surface", "drift left")
    assert (place(game, 0), game.pending[0].prompt) == ("m1", "tower")
    act(game, 0, "leave")
    assert (hero(game, 0).status, game.waiting) == ("out", [1])


@pytest.mark.rule("DQR-CATEXIT-13")
@pytest.mark.parametrize(("dice", "status"), [((1, 1), "exploring"), ((6, 6), "dead")])
def test_a_pit_is_as_deep_from_below(dice: tuple[int, int], status: str) -> None:
    assert hero(arrive("bottomless_pit_01", *dice), 0).status == status


@pytest.mark.rule("DQR-CATEXIT-14")
def test_he_may_come_out_where_other_heroes_stand() -> None:
    game = arrive("chamber_01", at=["c3", "d4"], top={"dungeon": ["dungeon_empty"]})
    assert place(game, 0) == place(game, 1) == "d4"
    assert hero(game, 0).status == "exploring"
    assert drawn(game, "dungeon") == ["dungeon_empty"]


# -- an unexplored space ---------------------------------------------------------------------------


@pytest.mark.rule("DQR-CATEXIT-15")
def test_in_an_unexplored_space_a_tile_is_laid_at_once_and_resolved() -> None:
    game = arrive(pool=["trap_01"], top={"trap": ["trap_explosion"]})
    assert options(game, 0) == ("arrow north", "arrow east", "arrow south", "arrow west")
    assert (game.pending[0].rule, game.pending[0].prompt) == ("DQR-CATEXIT-15", "arrow trap_01")
    act(game, 0, "arrow north")
    assert state_of(game).tiles == {SPACE_OF["d4"]: ("trap_01", 2)}
    assert (place(game, 0), drawn(game, "trap"), game.waiting) == ("d4", ["trap_explosion"], [1])
    assert cited(game, "tile_laid") == ["DQR-CATEXIT-15"]


@pytest.mark.rule("DQR-CATEXIT-15")
@pytest.mark.parametrize(
    ("direction", "turns"), [("south", 0), ("west", 1), ("north", 2), ("east", 3)]
)
def test_the_tile_lies_as_the_hero_likes(direction: str, turns: int) -> None:
    game = arrive(pool=["chamber_08"], top={"dungeon": ["dungeon_empty"]})
    act(game, 0, f"arrow {direction}")
    assert state_of(game).tiles[SPACE_OF["d4"]] == ("chamber_08", turns)


@pytest.mark.rule("DQR-CATEXIT-15")
def test_without_a_tile_to_lay_he_stays_below() -> None:
    game = below("hugo", EXIT, EMPTY, EXIT)
    state_of(game).pool.cards.clear()
    act(game, 0, "surface", "drift right")
    assert hero(game, 0).status == "below"
    assert (place(game, 0), hero(game, 0).row) == ("c3", [EXIT, EMPTY, EXIT])
    assert told(game, "surfaced") == []


@pytest.mark.rule("DQR-CATEXIT-16")
@pytest.mark.parametrize("tile", ["", "chamber_01"])
def test_no_entrance_marker_is_left_where_he_comes_out(tile: str) -> None:
    game = arrive(tile, pool=["chamber_02"], top={"dungeon": ["dungeon_empty"]}, skips={1: 99})
    if not tile:
        act(game, 0, "arrow south")
    assert place(game, 0) == "d4"
    assert shown(game)["entrances"] == []
    assert refused(game, 0)["descend"] == "DQR-CATA-02"


@pytest.mark.rule("DQR-CATEXIT-17")
def test_the_whole_way_out_is_one_turn() -> None:
    game = arrive(pool=["corridor_01", "chamber_01"], top={"dungeon": ["dungeon_empty"]})
    act(game, 0, "arrow south", "move north")
    turns = [event.params["seat"] for event in game.events if event.kind == "turn_began"]
    assert (turns, place(game, 0), drawn(game, "dungeon")) == ([0, 1], "d3", ["dungeon_empty"])


@pytest.mark.rule("DQR-CATEXIT-18")
def test_what_the_marker_passes_is_neither_explored_nor_entered() -> None:
    game = below(
        "hugo",
        EXIT,
        row=[EMPTY] * 2,
        tiles={"e3": "trap_01", "f5": "rotating_room_01"},
        lurkers=["f4"],
        dice=[2],
        skips={},
    )
    act(game, 0, "surface", "drift right")
    assert place(game, 0) == "f5"
    assert sorted(state_of(game).tiles) == [SPACE_OF["e3"], SPACE_OF["f5"]]
    assert (told(game, "fight_began"), drawn(game, "trap")) == ([], [])
    assert told(game, "moved") == []


# -- entering from the catacombs -------------------------------------------------------------------


@pytest.mark.rule("DQR-CATEXIT-19")
@pytest.mark.parametrize(
    ("tile", "sides", "rule"),
    [
        ("bridge_01", {"side south", "side north"}, "DQR-ROOM-07"),
        ("chasm_01", {"side south", "side north"}, "DQR-ROOM-31"),
        ("cave_in_02", {"side south", "side north"}, "DQR-ROOM-20"),
        ("spider_web_02", {"side south", "side north"}, "DQR-ROOM-45"),
    ],
)
def test_in_a_divided_chamber_he_chooses_his_side_before_it_is_resolved(
    tile: str, sides: set[str], rule: str
) -> None:
    game = arrive(tile, top={"dungeon": ["dungeon_empty"]})
    assert (set(options(game, 0)), game.pending[0].rule) == (sides, rule)
    assert drawn(game, "dungeon") == []
    act(game, 0, "side north")
    assert hero(game, 0).entered_by == 0


@pytest.mark.rule("DQR-CATEXIT-19")
def test_in_a_corridor_there_is_no_hall_of_entry() -> None:
    game = arrive("corridor_01", entered_by={0: 3})
    assert set(options(game, 0)) == {"move north", "move east", "move south", "move west"}


@pytest.mark.rule("DQR-CATEXIT-19")
def test_a_rotating_chamber_turns_on_coming_out_too() -> None:
    game = arrive("rotating_room_01")
    assert state_of(game).tiles[SPACE_OF["d4"]] == ("rotating_room_01", 2)


@pytest.mark.rule("DQR-CATEXIT-19", "DQR-GAP-52")
def test_by_torchlight_he_lights_the_way_when_he_comes_out() -> None:
    tiles = {"d4": "corridor_05", "c4": "chamber_01"}
    game = arrive(tiles=tiles, rules=Rules(torchlight=True), pool=["chamber_02", "chamber_03"])
    assert options(game, 0) == ("light north", "light south")
    act(game, 0, "light south")
    assert {SPACE_OF["d3"], SPACE_OF["d5"]} <= state_of(game).tiles.keys()
    assert game.pending[0].prompt == "move"
