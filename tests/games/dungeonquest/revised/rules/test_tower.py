"""Tower chambers (TOWER, GAP)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import TOWERS, label
from delvers.games.dungeonquest.common.rules.map import is_explored
from delvers.games.dungeonquest.common.rules.ways import WAYS
from delvers.games.dungeonquest.revised.rules import SPEC
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.rooms import EMPTY, SLEEP, is_over_for, trials, turns_of
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    drawn,
    faces,
    hero,
    options,
    place,
    refused,
    scene,
    told,
)

LOOT = {0: ["corpse_rope"]}
MOVES = ("move east", "move south")
CLOSED = {"b1": "chamber_03", "a2": "chamber_04"}
"""Chambers beside the tower a1 with walls towards it."""
ROUND_A1 = {"b1": "corridor_06", "b2": "corridor_07@2", "a2": "corridor_06@2"}
ROUND_M1 = {"l1": "corridor_07", "l2": "corridor_06@2", "m2": "corridor_07@2"}
"""Corridors that lead round from one hall of a tower to the other."""


def comes(*others: str, **rest: Any) -> Game:
    """Hugo goes from b1 into the tower a1."""
    tiles = {"b1": "chamber_01", **rest.pop("tiles", {})}
    at = ["b1", *rest.pop("others_at", ["m1"])]
    game = scene("hugo", *(others or ("krutzbeck",)), at=at, tiles=tiles, **rest)
    act(game, 0, "move west")
    return game


def rises(tiles: dict[str, str], *others: str, **rest: Any) -> Game:
    """Hugo comes out of the catacombs in the tower a1."""
    heroes = ("hugo", *(others or ("krutzbeck",)))
    top = {"catacomb": ["catacomb_exit"]}
    given = {"at": ["b2"], "status": {0: "below"}, "heading": {0: 3}, "dice": [1]}
    game = scene(*heroes, **{**given, **rest}, tiles=tiles, top=top)
    act(game, 0, "surface", "drift right")
    return game


@pytest.mark.rule("DQR-TOWER-01")
def test_all_towers_are_explored_from_the_start() -> None:
    state = SPEC.setup(2, SPEC.check_options({}), faces(1, 2))
    assert all(is_explored(state, tower) for tower in TOWERS)
    assert told(comes(), "tile_laid") == []


@pytest.mark.rule("DQR-TOWER-02", "DQR-TOWER-03")
def test_with_loot_a_hero_leaves_moves_on_or_goes_to_another_tower() -> None:
    game = comes(loot=LOOT)
    assert options(game, 0) == (*MOVES, "tower a10", "tower m10", "leave")
    assert game.pending[0].rule == refused(game, 0)["stay"] == "DQR-TOWER-02"


@pytest.mark.rule("DQR-TOWER-03")
def test_with_a_loot_card_of_any_sort_a_hero_may_leave_on_entering() -> None:
    game = comes(loot=LOOT)
    act(game, 0, "leave")
    assert hero(game, 0).status == "out"
    assert told(game, "left") == [{"seat": 0}]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-TOWER-06")
def test_without_loot_nobody_leaves() -> None:
    game = comes(runes={0: ["rune_of_fortune"]})
    assert options(game, 0) == (*MOVES, "tower a10", "tower m10")
    assert refused(game, 0)["leave"] == "DQR-EXIT-02"


@pytest.mark.rule("DQR-TOWER-04")
@pytest.mark.parametrize(("way", "to", "laid"), [("move east", "b1", 0), ("move south", "a2", 1)])
def test_a_hero_moves_again_into_a_chamber_or_the_unknown(way: str, to: str, laid: int) -> None:
    game = comes(pool=["chamber_01"], top=EMPTY)
    act(game, 0, way)
    assert place(game, 0) == to
    assert len(told(game, "tile_laid")) == laid
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert turns_of(game, 0) == 1


@pytest.mark.rule("DQR-TOWER-05")
def test_a_hero_goes_straight_to_another_tower_and_his_turn_goes_on() -> None:
    game = comes(pool=["chamber_01"], top=EMPTY)
    act(game, 0, "tower m10")
    assert place(game, 0) == "m10"
    assert told(game, "changed_tower") == [{"seat": 0, "at": hero(game, 0).at}]
    assert cited(game, "changed_tower") == ["DQR-TOWER-05"]
    act(game, 0, "move north")
    assert place(game, 0) == "m9"
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert turns_of(game, 0) == 1


@pytest.mark.rule("DQR-TOWER-05")
def test_a_tower_where_a_hero_stands_is_not_to_be_had() -> None:
    game = comes("krutzbeck", "lindel", others_at=["m10", "a10"])
    assert options(game, 0) == (*MOVES, "tower m1")
    assert refused(game, 0)["tower m10"] == refused(game, 0)["tower a10"] == "DQR-TOWER-05"
    assert "tower a1" not in refused(game, 0)


@pytest.mark.rule("DQR-TOWER-07", "DQR-GAP-09")
@pytest.mark.parametrize(
    ("a2", "doors", "attributes"),
    [("chamber_09", ["door_jammed"], []), ("portcullis_01@2", [], ["strength"])],
)
def test_on_moving_again_doors_and_portcullises_count_and_may_keep_a_hero_in_the_tower(
    a2: str, doors: list[str], attributes: list[str]
) -> None:
    game = comes(tiles={"a2": a2}, top={"door": ["door_jammed"]}, dice=[6, 6], skips=SLEEP)
    act(game, 0, "move south")
    assert drawn(game, "door") == doors
    assert trials(game) == attributes
    assert (place(game, 0), turns_of(game, 0)) == ("a1", 2)


@pytest.mark.rule("DQR-TOWER-08")
def test_nobody_moves_into_a_tower_where_another_hero_stands() -> None:
    game = scene("hugo", "krutzbeck", at=["b1", "a1"], tiles={"b1": "chamber_01"})
    assert "move west" not in options(game, 0)
    assert refused(game, 0)["move west"] == "DQR-MOVE-08"


@pytest.mark.rule("DQR-TOWER-09")
def test_coming_up_in_a_tower_is_entering_it() -> None:
    game = rises({}, loot=LOOT, pool=["trap_01"])
    assert place(game, 0) == "a1"
    assert options(game, 0) == (*MOVES, "tower a10", "tower m10", "leave")
    act(game, 0, "move south")
    assert place(game, 0) == "a2"


@pytest.mark.rule("DQR-TOWER-10")
@pytest.mark.parametrize(
    ("tower", "halls"),
    [("a1", "b1 a2"), ("m1", "m2 l1"), ("a10", "a9 b10"), ("m10", "m9 l10")],
)
def test_a_tower_has_two_halls_into_the_board(tower: str, halls: str) -> None:
    game = scene("hugo", "krutzbeck", at=[tower, "g5"])
    assert [label(way.to) for way in WAYS[hero(game, 0).at]] == halls.split()
    assert len(options(game, 0)) == 2
    walls = [move for move, rule in refused(game, 0).items() if rule == "DQR-BOARD-11"]
    assert len(walls) == 2


# -- rulings ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-GAP-07", "DQR-TOWER-05", "DQR-TOWER-03")
def test_the_other_tower_is_entered_with_all_its_choices_but_no_tower_twice() -> None:
    game = comes(loot=LOOT)
    act(game, 0, "tower a10")
    assert options(game, 0) == ("move north", "move east", "tower m10", "leave")
    assert (game.pending[0].prompt, game.pending[0].rule) == ("tower", "DQR-TOWER-02")
    assert refused(game, 0)["tower a1"] == "DQR-GAP-07"
    assert refused(game, 0)["tower m1"] == "DQR-TOWER-05"
    act(game, 0, "tower m10")
    assert options(game, 0) == ("move north", "move west", "leave")
    assert refused(game, 0)["tower a10"] == refused(game, 0)["tower a1"] == "DQR-GAP-07"
    act(game, 0, "leave")
    assert hero(game, 0).status == "out"


@pytest.mark.rule("DQR-GAP-07", "DQR-TOWER-07")
def test_out_of_the_other_tower_doors_count() -> None:
    game = comes(tiles={"a9": "chamber_09@2"}, top={"door": ["door_jammed"]})
    act(game, 0, "tower a10", "move north")
    assert drawn(game, "door") == ["door_jammed"]
    assert place(game, 0) == "a10"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-GAP-07", "DQR-GAP-08")
def test_where_nothing_else_is_possible_in_the_other_tower_the_turn_is_over() -> None:
    tiles = {"a9": "chamber_04@2", "b10": "chamber_03"}
    others = ("krutzbeck", "lindel", "gherinn")
    game = comes(*others, tiles=tiles, others_at=["m1", "m10", "g5"])
    act(game, 0, "tower a10")
    assert (hero(game, 0).status, place(game, 0)) == ("exploring", "a10")
    assert cited(game, "turn_ended") == ["DQR-GAP-08"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-GAP-08", "DQR-GAP-09")
def test_who_can_do_nothing_in_a_tower_stays_there() -> None:
    others = ("krutzbeck", "lindel", "gherinn")
    game = rises(CLOSED, *others, at=["b2", "m1", "a10", "m10"])
    assert (hero(game, 0).status, place(game, 0)) == ("exploring", "a1")
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-GAP-08", "DQR-EXIT-06")
def test_who_can_only_leave_need_not() -> None:
    others = ("krutzbeck", "lindel", "gherinn")
    game = rises(CLOSED, *others, at=["b2", "m1", "a10", "m10"], loot=LOOT)
    assert options(game, 0) == ("leave", "stay")
    act(game, 0, "stay")
    assert (hero(game, 0).status, place(game, 0)) == ("exploring", "a1")
    assert is_over_for(game, 0)


# -- round and round -------------------------------------------------------------------------------


def runs(*choices: str, **rest: Any) -> Game:
    """Hugo runs from the corridor b1 into a1 and on as he chooses."""
    game = scene("hugo", "krutzbeck", at=["b1", "m10"], entered_by={0: 2}, tiles=ROUND_A1, **rest)
    act(game, 0, *choices)
    return game


@pytest.mark.rule("DQR-GAP-27", "DQR-MOVE-14")
def test_a_tower_entered_again_by_its_other_hall_has_all_its_choices() -> None:
    game = runs("move east", loot=LOOT)
    assert place(game, 0) == "a1"
    assert options(game, 0) == (*MOVES, "tower m1", "tower a10", "leave")


@pytest.mark.rule("DQR-GAP-27", "DQR-GAP-09")
def test_the_same_tower_by_the_same_hall_again_ends_the_turn_with_its_clause() -> None:
    game = runs("move south", loot=LOOT)
    assert place(game, 0) == "a1"
    assert [label(moved["at"]) for moved in told(game, "moved")][-2:] == ["b1", "a1"]
    assert told(game, "turn_ended") == [{"seat": 0, "reason": "same_hall"}]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-GAP-27")
def test_a_tower_by_a_blind_corridor_twice_ends_the_turn_even_with_loot() -> None:
    tiles = {"b1": "corridor_05@1", "c1": "chamber_05", "b2": "chamber_05@1"}
    game = scene("hugo", "krutzbeck", at=["b1", "m10"], entered_by={0: 1}, tiles=tiles, loot=LOOT)
    assert place(game, 0) == "a1"
    act(game, 0, "move east")
    assert (place(game, 0), game.waiting) == ("a1", [1])
    assert cited(game, "turn_ended") == ["DQR-GAP-27"]


@pytest.mark.rule("DQR-GAP-27")
def test_towers_entered_by_a_hall_count_as_entered() -> None:
    game = runs("move east")
    act(game, 0, "tower m1")
    assert refused(game, 0)["tower a1"] == "DQR-GAP-07"


@pytest.mark.rule("DQR-GAP-27", "DQR-GAP-07")
def test_round_from_the_other_tower_one_comes_back_to_it_by_a_hall() -> None:
    game = comes(others_at=["m10"], tiles=ROUND_M1, loot=LOOT)
    act(game, 0, "tower m1", "move west")
    assert place(game, 0) == "m1"
    assert options(game, 0) == ("move south", "move west", "tower a10", "leave")


@pytest.mark.rule("DQR-GAP-27")
def test_in_the_next_turn_a_tower_is_entered_anew() -> None:
    game = runs("move south", skips=SLEEP)
    assert turns_of(game, 0) == 2
    act(game, 0, "move east")
    assert place(game, 0) == "a1"
    assert options(game, 0) == (*MOVES, "tower m1", "tower a10")


@pytest.mark.rule("DQR-GAP-07", "DQR-GAP-27")
def test_in_the_next_turn_all_towers_may_be_entered_anew() -> None:
    game = comes(tiles={"b1": "chamber_01"}, others_at=["m1"], skips={1: 99})
    act(game, 0, "tower a10", "tower m10", "move north")
    assert place(game, 0) == "m9"
    act(game, 0, "move south")
    assert {"tower a1", "tower a10"} <= set(options(game, 0))
