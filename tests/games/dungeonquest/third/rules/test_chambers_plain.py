"""Chambers where a card is drawn, pits, corridors and rifts (ROOM)."""

import pytest

from tests.games.dungeonquest.third.rules.drawing import SLEEP, enters, is_over_for, pile, turns_of
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    scene,
    state_of,
    told,
)

EMPTY = {"dungeon": ["dungeon_empty"] * 4}


@pytest.mark.rule("DQ3-ROOM-01", "DQ3-ROOM-08", "DQ3-ROOM-14", "DQ3-ROOM-23", "DQ3-ROOM-38")
@pytest.mark.parametrize(
    ("tile", "clause"),
    [
        ("chamber_01", "DQ3-ROOM-01"),
        ("catacomb_entrance_01", "DQ3-ROOM-08"),
        ("chasm_01", "DQ3-ROOM-14"),
        ("cave_in_01", "DQ3-ROOM-23"),
        ("portcullis_01", "DQ3-ROOM-38"),
    ],
)
def test_these_chambers_make_a_hero_draw_a_dungeon_card(tile: str, clause: str) -> None:
    game = enters("chamber_01", pool=[tile], top={"dungeon": ["dungeon_gold_coins_30"]})
    act(game, 0, "move west")
    assert told(game, "card_drawn") == [
        {"seat": 0, "deck": "dungeon", "card": "dungeon_gold_coins_30"}
    ]
    assert cited(game, "card_drawn") == [clause]
    assert hero(game, 0).loot == ["dungeon_gold_coins_30"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-ROOM-02")
def test_a_trap_chamber_makes_a_hero_draw_a_trap_card_and_no_dungeon_card() -> None:
    game = enters("trap_02", top={"trap": ["trap_poisonous_snakes"]}, dice=[4])
    act(game, 0, "move north")
    assert [drawn["deck"] for drawn in told(game, "card_drawn")] == ["trap"]
    assert cited(game, "card_drawn") == ["DQ3-ROOM-02"]
    assert hero(game, 0).wounds == 4
    assert len(state_of(game).decks["dungeon"].deck) == 50


@pytest.mark.rule("DQ3-ROOM-03")
def test_in_the_treasure_chamber_a_dragon_card_is_drawn() -> None:
    game = scene("hugo", "krutzbeck", at=["g4"], tiles={"g4": "chamber_01"})
    act(game, 0, "move south")
    decks = [drawn["deck"] for drawn in told(game, "card_drawn")]
    assert decks == ["dragon", "treasure", "treasure"]


# -- bottomless pit --------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-ROOM-04", "DQ3-ROOM-05")
def test_luck_carries_a_hero_over_the_pit_and_his_turn_ends() -> None:
    game = enters("bottomless_pit_01", dice=[1, 2])
    act(game, 0, "move north")
    assert [(t["attribute"], t["value"]) for t in told(game, "test_passed")] == [("luck", 3)]
    assert cited(game, "rolled") == ["DQ3-ROOM-04"]
    assert place(game, 0) == "c3"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-ROOM-05", "DQ3-GAP-54")
def test_the_turn_after_the_pit_is_a_normal_one() -> None:
    game = enters("bottomless_pit_01", dice=[1, 2], skips=SLEEP)
    act(game, 0, "move north")
    assert turns_of(game, 0) == 2
    assert options(game, 0) == ("move north", "move south")
    assert len(told(game, "rolled")) == 1


@pytest.mark.rule("DQ3-ROOM-05")
def test_crossing_a_pit_ends_the_turn_even_in_stasis() -> None:
    game = enters("bottomless_pit_01", dice=[1, 2], runes={0: ["stasis_rune"]})
    act(game, 0, "use stasis_rune", "move north")
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-ROOM-06")
def test_a_hero_who_fails_at_the_pit_dies_without_a_wound() -> None:
    game = enters("bottomless_pit_01", dice=[2, 2])
    act(game, 0, "move north")
    assert hero(game, 0).status == "dead"
    assert cited(game, "died") == ["DQ3-ROOM-06"]
    assert not told(game, "wounded")


@pytest.mark.rule("DQ3-ROOM-06")
def test_a_rune_of_protection_is_of_no_use_in_the_pit() -> None:
    game = enters("bottomless_pit_01", dice=[2, 2], runes={0: ["rune_of_protection"]})
    act(game, 0, "move north")
    assert hero(game, 0).status == "dead"


@pytest.mark.rule("DQ3-ROOM-07", "DQ3-ROOM-11", "DQ3-ROOM-31", "DQ3-ROOM-44")
@pytest.mark.parametrize(
    ("tile", "choices"),
    [
        ("bottomless_pit_01", []),
        ("corridor_01", []),
        ("spider_web_01", ["retreat"]),
        ("bridge_01", ["stay"]),
    ],
)
def test_in_these_chambers_no_card_is_drawn(tile: str, choices: list[str]) -> None:
    game = enters(tile, dice=[1, 1])
    act(game, 0, "move north", *choices)
    assert place(game, 0) == "c3"
    assert not told(game, "card_drawn")


# -- corridor --------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-ROOM-10")
def test_in_a_corridor_a_hero_must_move_again_at_once() -> None:
    game = enters("corridor_02", top=EMPTY)
    act(game, 0, "move north")
    assert game.pending[0].rule == "DQ3-ROOM-10"
    assert options(game, 0) == ("move north", "move south", "move west")
    act(game, 0, "move south")
    assert place(game, 0) == "c4"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-ROOM-12", "DQ3-DIFF-59")
def test_the_same_corridor_a_second_time_in_one_turn_ends_the_turn_there() -> None:
    game = enters("corridor_01", tiles={"c2": "corridor_01"})
    act(game, 0, "move north", "move north", "move south")
    assert place(game, 0) == "c3"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-ROOM-12")
def test_in_the_next_turn_the_same_corridor_may_be_passed_again() -> None:
    game = enters("corridor_01", tiles={"c2": "corridor_01"}, top=EMPTY, skips=SLEEP)
    act(game, 0, "move north", "move north", "move south", "move south", "move north")
    assert place(game, 0) == "c3"
    assert turns_of(game, 0) == 3
    assert game.pending[0].rule == "DQ3-ROOM-10"


@pytest.mark.rule("DQ3-ROOM-13")
def test_any_number_of_different_corridors_may_be_passed_in_one_turn() -> None:
    tiles = {"c2": "corridor_02", "b2": "corridor_03", "b3": "corridor_03", "b4": "corridor_02"}
    game = enters("corridor_01", tiles=tiles, pool=["chamber_01"], top=EMPTY)
    act(game, 0, "move north", "move north", "move west", "move south", "move south", "move south")
    assert place(game, 0) == "b5"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-ROOM-10", "DQ3-GAP-59")
def test_a_corridor_without_a_way_on_ends_the_turn() -> None:
    game = enters("corridor_05", tiles={"c2": "chamber_08@2"}, at=["c4", "c4"])
    act(game, 0, "move north")
    assert place(game, 0) == "c3"
    assert is_over_for(game, 0)


# -- catacomb entrance -----------------------------------------------------------------------------


@pytest.mark.rule("DQ3-ROOM-09")
def test_from_a_catacomb_entrance_the_way_leads_down_in_the_next_turn() -> None:
    game = enters("catacomb_entrance_01", top=EMPTY, skips=SLEEP)
    act(game, 0, "move north")
    assert turns_of(game, 0) == 2
    assert {"descend", "move south", "search"} <= {*options(game, 0)}
    act(game, 0, "descend", "head north")
    assert hero(game, 0).status == "below"


# -- chasm -----------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-ROOM-15", "DQ3-GAP-58")
@pytest.mark.parametrize(("tile", "other"), [("chasm_01", "move west"), ("chasm_02", "move east")])
def test_from_a_chasm_a_hero_can_leave_only_on_the_side_he_entered(tile: str, other: str) -> None:
    game = enters(tile, top=EMPTY | {"search": ["search_empty_room"]}, skips=SLEEP)
    act(game, 0, "move north", "search")
    moves = {option for option in options(game, 0) if option.startswith("move")}
    assert moves == {"move south", other}
    assert game.pending[0].refused["move north"] == "DQ3-ROOM-15"


@pytest.mark.rule("DQ3-ROOM-15")
def test_a_hero_who_entered_a_chasm_on_the_other_side_is_bound_to_that() -> None:
    game = enters("chasm_01@2", top=EMPTY, skips=SLEEP)
    act(game, 0, "move north")
    moves = {option for option in options(game, 0) if option.startswith("move")}
    assert moves == {"move south", "move west"}


@pytest.mark.rule("DQ3-ROOM-16")
@pytest.mark.parametrize(
    ("side", "ways"), [("side south", ["south", "west"]), ("side north", ["north", "east"])]
)
def test_out_of_the_catacombs_into_a_chasm_the_hero_chooses_his_side(
    side: str, ways: list[str]
) -> None:
    game = scene(
        "hugo",
        "krutzbeck",
        at=["c5"],
        tiles={"d4": "chasm_01"},
        top={"catacomb": ["catacomb_exit"], "dungeon": ["dungeon_empty"]},
        dice=[1],
        status={0: "below"},
        heading={0: 0},
        skips=SLEEP,
    )
    act(game, 0, "surface", "drift right")
    assert options(game, 0) == ("side south", "side north")
    act(game, 0, side)
    moves = {option for option in options(game, 0) if option.startswith("move")}
    assert moves == {f"move {way}" for way in ways}


@pytest.mark.rule("DQ3-ROOM-15", "DQ3-CARD-16")
def test_a_rope_leads_out_of_a_chasm_on_the_far_side() -> None:
    game = enters("chasm_01", top=EMPTY, skips=SLEEP, loot={0: ["corpse_rope"]})
    act(game, 0, "move north")
    assert {"rope north", "rope east"} <= {*options(game, 0)}
    act(game, 0, "rope north")
    assert place(game, 0) == "c2"
    assert hero(game, 0).loot == []
    assert pile(game, "corpse") == ["corpse_rope"]
