"""Chambers of darkness and towers (ROOM)."""

import pytest

from delvers.games.dungeonquest.third.rules.state import Rules
from tests.games.dungeonquest.third.rules.drawing import SLEEP, enters, is_over_for, turns_of
from tests.games.dungeonquest.third.rules.scene import act, cited, hero, options, place, scene, told

EMPTY = {"dungeon": ["dungeon_empty"] * 3}


@pytest.mark.rule("DQ3-ROOM-17", "DQ3-ROOM-18")
@pytest.mark.parametrize(
    ("tile", "die", "to"),
    [
        ("darkness_01", 1, "c4"),
        ("darkness_01", 2, "c4"),
        ("darkness_01", 3, "b3"),
        ("darkness_01", 4, "b3"),
        ("darkness_01", 5, "d3"),
        ("darkness_01", 6, "d3"),
        ("darkness_02", 3, "c4"),
        ("darkness_02", 4, "b3"),
        ("darkness_03", 3, "c4"),
        ("darkness_03", 4, "d3"),
    ],
)
def test_in_the_dark_a_die_tells_the_way_and_the_hero_moves_on(
    tile: str, die: int, to: str
) -> None:
    game = enters(tile, tiles={"b3": "chamber_01", "d3": "chamber_01"}, dice=[die], top=EMPTY)
    act(game, 0, "move north")
    assert place(game, 0) == to
    assert is_over_for(game, 0)
    assert cited(game, "rolled") == ["DQ3-ROOM-18"]


@pytest.mark.rule("DQ3-ROOM-18")
def test_the_die_table_turns_with_the_tile() -> None:
    game = enters("darkness_01@1", tiles={"d3": "chamber_01", "c2": "chamber_01"}, dice=[3, 5])
    act(game, 0, "move north")
    assert place(game, 0) == "c2"


@pytest.mark.rule("DQ3-ROOM-17")
def test_the_way_out_of_the_dark_may_lead_into_the_unknown() -> None:
    game = enters("darkness_01", pool=["chamber_01"], dice=[6], top=EMPTY)
    act(game, 0, "move north")
    assert place(game, 0) == "d3"
    assert told(game, "tile_laid")[0]["tile"] == "chamber_01"


@pytest.mark.rule("DQ3-ROOM-19")
def test_a_wall_in_the_dark_ends_the_turn_and_the_hero_rolls_again_next_turn() -> None:
    game = enters("darkness_01", tiles={"b3": "chamber_02"}, dice=[3, 4, 1], top=EMPTY, skips=SLEEP)
    act(game, 0, "move north")
    assert cited(game, "lost_in_the_dark") == ["DQ3-ROOM-19"] * 2
    assert turns_of(game, 0) == 4
    assert len(told(game, "rolled")) == 3
    assert place(game, 0) == "c4"
    assert "search" in options(game, 0)


@pytest.mark.rule("DQ3-ROOM-19", "DQ3-GAP-10")
def test_another_hero_in_the_way_counts_like_a_wall() -> None:
    game = enters("darkness_01", at=["c4", "b3"], tiles={"b3": "chamber_01"}, dice=[3])
    act(game, 0, "move north")
    assert place(game, 0) == "c3"
    assert hero(game, 0).bound == "dark"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-GAP-10", "DQ3-ROOM-17")
def test_a_door_in_the_dark_needs_a_door_card_and_a_failure_leaves_the_hero_in_the_dark() -> None:
    game = enters(
        "darkness_01",
        tiles={"b3": "chamber_09@1"},
        dice=[3, 1],
        top={"door": ["door_jammed"]} | EMPTY,
        skips=SLEEP,
    )
    act(game, 0, "move north")
    assert [drawn["deck"] for drawn in told(game, "card_drawn")] == ["door", "dungeon"]
    assert turns_of(game, 0) == 3
    assert place(game, 0) == "c4"


@pytest.mark.rule("DQ3-ROOM-20")
def test_in_the_dark_no_card_is_drawn() -> None:
    game = enters("darkness_01", tiles={"b3": "chamber_02"}, dice=[3])
    act(game, 0, "move north")
    assert place(game, 0) == "c3"
    assert not told(game, "card_drawn")


# -- towers ----------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-ROOM-21")
def test_a_hero_with_loot_may_leave_by_a_tower() -> None:
    game = scene(
        "hugo", "krutzbeck", at=["b1"], tiles={"b1": "chamber_01"}, loot={0: ["corpse_rope"]}
    )
    act(game, 0, "move west")
    assert options(game, 0) == ("leave", "move east", "move south")
    act(game, 0, "leave")
    assert hero(game, 0).status == "out"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-ROOM-22")
def test_a_hero_without_loot_must_move_on_out_of_the_tower() -> None:
    game = scene("hugo", "krutzbeck", at=["b1"], tiles={"b1": "chamber_01"}, top=EMPTY)
    act(game, 0, "move west")
    assert options(game, 0) == ("move east", "move south")
    assert game.pending[0].refused["leave"] == "DQ3-EXIT-06"
    act(game, 0, "move east")
    assert place(game, 0) == "b1"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-ROOM-22")
def test_a_hero_who_does_not_want_to_leave_moves_on_and_meets_the_chamber() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["b1"],
        tiles={"b1": "chamber_01"},
        loot={0: ["corpse_rope"]},
        pool=["chamber_01"],
        top={"dungeon": ["dungeon_gold_coins_40"]},
    )
    act(game, 0, "move west", "move south")
    assert place(game, 0) == "a2"
    assert hero(game, 0).loot == ["corpse_rope", "dungeon_gold_coins_40"]


@pytest.mark.rule("DQ3-ROOM-22", "DQ3-GAP-59")
def test_a_tower_without_a_way_on_obliges_nobody_to_leave() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["b1", "b1"],
        tiles={"b1": "chamber_01", "a2": "chamber_08@1"},
        loot={0: ["corpse_rope"]},
    )
    act(game, 0, "move west")
    assert options(game, 0) == ("leave", "stay")
    assert game.pending[0].refused["move east"] == "DQ3-MOVE-03"
    act(game, 0, "stay")
    assert place(game, 0) == "a1"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-ROOM-21", "DQ3-ROOM-22")
def test_with_tower_power_an_occupied_tower_is_not_offered() -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["b1", "m10"],
        tiles={"b1": "chamber_01"},
        rules=Rules(tower_power=True),
    )
    act(game, 0, "move west")
    assert options(game, 0) == ("move east", "move south", "tower m1", "tower a10")
