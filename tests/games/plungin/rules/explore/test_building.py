"""Which tile is laid behind a door, and how (BUILD, AID)."""

import pytest

from delvers.games.plungin.rules.board.laying import fits
from delvers.games.plungin.rules.board.map import tile_squares
from delvers.games.plungin.rules.squares import place_of, square_at
from delvers.games.plungin.rules.state.fixtures import Door
from tests.games.plungin.rules.construction import (
    CORNER,
    CROSSING,
    DEAD_END,
    EMPTY,
    LOCKED,
    MONSTERS,
    NARROW,
    NORMAL,
    ROOM,
    ROOM_OF_THREE,
    SPECIAL,
    STRAIGHT,
    TEE,
    before_door,
    doors_of,
    lay,
    newest,
    opened,
    put_door,
    rolls,
    sides_of,
)
from tests.games.plungin.rules.scene import (
    act,
    cited,
    options,
    refused,
    scene,
    shown,
    state_of,
    told,
)

EYE = (1, 1, 1, 6, 1, 1, 4, 6, 4)
"""The places of the demon and the gremlins in the Eye of Death."""


@pytest.mark.rule("DP-BUILD-01", "DP-ROUND-08")
def test_opening_a_door_onto_the_unknown_starts_a_construction_phase_at_once() -> None:
    game = opened(STRAIGHT, NORMAL)
    assert told(game, "construction") == [{"who": "brannoc_vale", "phase": 1}]
    assert len(state_of(game).tiles) == 2


@pytest.mark.rule("DP-BUILD-01")
def test_opening_a_door_between_two_known_tiles_builds_nothing() -> None:
    game = scene(at=[(2, 0)], doors={"north": Door(trap="")}, beyond={"north": "room_6x6"})
    act(game, 0, "open door 0")
    assert told(game, "construction") == []
    assert len(state_of(game).tiles) == 2


@pytest.mark.rule("DP-BUILD-02")
def test_the_player_whose_hero_opened_the_door_makes_every_decision() -> None:
    game = scene(
        "brannoc_vale",
        "sable_wick",
        at=[(5, 5), (2, 0)],
        doors={"north": Door(trap="")},
        dice=[CORNER, NORMAL],
    )
    act(game, 0, "pass")
    act(game, 1, "open door 0")
    assert [*game.pending] == [1]
    act(game, 1, "by south at 0,-6")
    assert shown(game)["builder"] == 1


@pytest.mark.rule("DP-BUILD-03", "DP-SETUP-03", "DP-BUILD-08", "DP-BUILD-07", "DP-AID-02")
@pytest.mark.parametrize(
    ("pack", "tile"),
    [("tapping_in_the_wall", "corridor_corner"), ("bell_under_harrow", "corridor_long")],
)
def test_the_same_roll_gives_another_tile_in_another_pack(pack: str, tile: str) -> None:
    game = before_door(4, NORMAL, pack=pack)
    act(game, 0, "open door 0")
    while game.pending[0].prompt.startswith("lay"):
        act(game, 0, options(game, 0)[0])
    assert newest(game).tile == tile


@pytest.mark.rule("DP-BUILD-04", "DP-BUILD-05", "DP-BUILD-49", "DP-BUILD-53", "DP-BUILD-13")
@pytest.mark.rule("DP-AID-03", "DP-AID-06", "DP-AID-08", "DP-AID-09", "DP-CONFLICT-18")
@pytest.mark.rule("DP-CONFLICT-08", "DP-AID-07")
def test_table_leads_to_table_and_the_last_roll_is_for_attention() -> None:
    game = opened(ROOM, NORMAL, 7, 1, 5, 5, 10, 1, 1, 2, 2, 3, 3, 3, then=("door north",))
    assert rolls(game) == ["locations", "doors", "encounters", "chests", "monsters", "attention"]
    order = [event.kind for event in game.events]
    assert order.index("chest_placed") < order.index("monster_placed")
    assert order.index("counter_moved") < order.index("attention")
    last_placed = len(order) - order[::-1].index("monster_placed")
    assert last_placed <= order.index("counter_moved")


@pytest.mark.rule("DP-CONFLICT-08", "DP-BUILD-14", "DP-BUILD-09")
def test_a_special_tile_needs_a_roll_on_the_table_of_special_locations() -> None:
    game = opened(SPECIAL, 4, NORMAL, then=("by south at 0,-6", "door west"))
    assert rolls(game)[:2] == ["locations", "specials"]
    assert newest(game).location == "library"
    assert cited(game, "table_rolled")[1] == "DP-SPECIAL-04"


@pytest.mark.rule("DP-BUILD-09", "DP-BUILD-12", "DP-BUILD-21", "DP-BUILD-16")
@pytest.mark.parametrize(
    ("roll", "tile", "doors"),
    [
        (STRAIGHT, "corridor_straight", 2),
        (CORNER, "corridor_corner", 2),
        (TEE, "corridor_t", 3),
        (CROSSING, "corridor_x", 4),
        (NARROW, "room_4x6", 2),
        (ROOM, "room_6x6", 2),
        (ROOM_OF_THREE, "room_6x6", 3),
        (15, "room_6x6_pillars", 3),
        (16, "room_6x6_jagged", 2),
        (18, "room_6x6_rubble", 2),
    ],
)
@pytest.mark.rule("DP-BUILD-10", "DP-BUILD-23", "DP-BUILD-24", "DP-BUILD-25", "DP-BUILD-26")
@pytest.mark.rule("DP-EX-41", "DP-CONFLICT-19", "DP-BUILD-28", "DP-BUILD-20")
def test_a_tile_has_as_many_doors_as_table_1_says_the_entry_among_them(
    roll: int, tile: str, doors: int
) -> None:
    game = opened(roll, *[NORMAL] * (doors - 1), EMPTY)
    while game.pending[0].prompt in (f"lay {tile}", "wall"):
        act(game, 0, options(game, 0)[0])
    assert newest(game).tile == tile
    assert len(doors_of(game)) == len(sides_of(game)) == doors
    assert rolls(game).count("doors") == doors - 1


@pytest.mark.rule("DP-BUILD-22", "DP-EX-42")
def test_a_room_with_one_door_is_a_dead_end() -> None:
    game = opened(DEAD_END, EMPTY, doors={"east": Door(trap="")})
    assert newest(game).tile == "room_4x4"
    assert [door.is_open for door in doors_of(game)] == [True]
    assert rolls(game) == ["locations", "encounters"]


@pytest.mark.rule("DP-BUILD-15")
def test_a_tile_that_looks_the_same_however_it_is_turned_is_laid_without_a_question() -> None:
    game = opened(CROSSING, NORMAL, NORMAL, NORMAL)
    assert told(game, "tile_laid")[-1]["turns"] == 0


@pytest.mark.rule("DP-BUILD-15", "DP-BUILD-29")
def test_the_builder_chooses_how_a_corner_lies() -> None:
    game = opened(CORNER, NORMAL, then=("by east at 0,-6",))
    assert sides_of(game) == {"south", "west"}
    game = opened(CORNER, NORMAL, then=("by south at 0,-6",))
    assert sides_of(game) == {"south", "east"}


@pytest.mark.rule("DP-BUILD-15")
def test_a_way_to_lay_a_tile_by_which_its_door_leads_nowhere_is_refused() -> None:
    game = before_door(17, 7, pack="lamplighters_road")
    for column in (-6, 6):
        lay(game, "corridor_straight", (column, -6))
    act(game, 0, "open door 0")
    assert options(game, 0) == ("by east at 0,-6", "by west at 0,-6")
    assert refused(game, 0) == {"by south at 0,-6": "DP-BUILD-15"}


@pytest.mark.rule("DP-BUILD-15", "DP-BUILD-10", "DP-MAP-06")
def test_if_no_way_is_good_the_best_one_is_used_and_the_corridor_end_leads_nowhere() -> None:
    game = before_door(STRAIGHT, NORMAL)
    lay(game, "corridor_straight", (0, -12), turns=1)
    act(game, 0, "open door 0")
    end = doors_of(game)[-1]
    assert end.is_blind
    assert told(game, "leads_nowhere") == [{"door": 1}]
    assert shown(game)["doors"][1]["blind"]


@pytest.mark.rule("DP-BUILD-17")
def test_the_place_behind_an_unopened_great_door_is_left_free_if_it_can_be() -> None:
    game = before_door(NARROW, NORMAL, EMPTY)
    room = lay(game, "room_4x4", (5, -8))
    put_door(game, room, "west", Door(2, True, trap="x", kind="great"))
    act(game, 0, "open door 0")
    assert place_of(newest(game).corner) == (0, -4)


@pytest.mark.rule("DP-BUILD-17")
def test_the_place_behind_a_great_door_that_was_opened_need_not_be_kept() -> None:
    game = before_door(NARROW, NORMAL, EMPTY)
    room = lay(game, "room_4x4", (5, -8))
    put_door(game, room, "west", Door(2, True, trap="x", kind="great", to=room))
    act(game, 0, "open door 0")
    assert options(game, 0) == ("by south at 1,-6", "by east at 0,-4")


@pytest.mark.rule("DP-BUILD-06", "DP-AID-01", "DP-BUILD-35")
def test_behind_the_great_door_lies_a_unique_location_and_table_1_is_not_rolled() -> None:
    game = opened(*EYE, door=Door(2, trap="", kind="great"))
    assert newest(game).location == "eye_of_death"
    assert "locations" not in rolls(game)
    assert cited(game, "unique_location") == ["DP-BUILD-06"]
    assert "doors" not in rolls(game)


@pytest.mark.rule("DP-CONFLICT-11")
def test_a_unique_location_moves_the_counter_too() -> None:
    game = opened(*EYE, door=Door(2, trap="", kind="great"))
    assert shown(game)["count"] == 1


@pytest.mark.rule("DP-BUILD-35", "DP-BUILD-16")
def test_a_great_door_without_room_behind_it_leads_by_a_stair_to_its_location() -> None:
    game = before_door(*EYE, door=Door(2, trap="", kind="great"))
    lay(game, "corridor_straight", (0, -6), turns=1)
    act(game, 0, "open door 0", "move")
    assert newest(game).location == "eye_of_death"
    act(game, 0, "north")
    assert state_of(game).ground[state_of(game).heroes[0].at] == 2


@pytest.mark.rule("DP-BUILD-35")
def test_the_stair_leads_to_a_place_where_nothing_lies() -> None:
    game = before_door(*EYE, door=Door(2, trap="", kind="great"))
    lay(game, "corridor_straight", (0, -6), turns=1)
    other = lay(game, "room_8x8", (38, 38))
    before = tile_squares(state_of(game), other)
    act(game, 0, "open door 0")
    assert {state_of(game).ground[square] for square in before} == {other}


@pytest.mark.rule("DP-BUILD-35")
def test_no_tile_can_be_laid_off_the_end_of_the_table() -> None:
    game = before_door(STRAIGHT, NORMAL)
    state = state_of(game)
    door = state.doors[0]
    door.squares = (square_at(2, -999), square_at(3, -999))
    assert fits(state, "corridor_straight", door) == []
    door.squares = (square_at(2, -990), square_at(3, -990))
    assert len(fits(state, "corridor_straight", door)) == 1


@pytest.mark.rule("DP-CONFLICT-16", "DP-AID-04")
def test_the_moot_hall_has_normal_doors_north_and_east_that_no_table_decides() -> None:
    game = opened(1, door=Door(2, trap="", kind="great"), pack="bell_under_harrow", count=12)
    kinds = [(door.kind, door.is_locked) for door in doors_of(game)]
    assert kinds == [("great", False), ("normal", False), ("normal", False)]
    assert "doors" not in rolls(game)


@pytest.mark.rule("DP-CONFLICT-16", "DP-AID-04")
def test_a_fountain_room_rolls_its_other_door_and_its_monsters_but_drops_the_chests() -> None:
    game = opened(SPECIAL, 1, LOCKED, 7, 10, 1, 1, 2, 2, 5, 5, 3, then=("door north",))
    assert newest(game).location == "healing_fountain"
    assert rolls(game) == ["locations", "specials", "doors", "encounters", "monsters", "attention"]
    assert state_of(game).chests == []
    assert len(state_of(game).monsters) == 3


@pytest.mark.rule("DP-CONFLICT-16", "DP-SPECIAL-02")
def test_a_library_holds_neither_monsters_nor_chests() -> None:
    game = opened(SPECIAL, 4, NORMAL, MONSTERS, then=("by south at 0,-6", "door west"))
    assert rolls(game) == ["locations", "specials", "doors"]
    assert state_of(game).monsters == []


@pytest.mark.rule("DP-BUILD-55", "DP-ROUND-09")
def test_after_construction_the_opener_goes_on_with_what_is_left() -> None:
    game = opened(STRAIGHT, NORMAL)
    assert "move" in options(game, 0)
    assert (state_of(game).heroes[0].actions, state_of(game).round) == (2, 1)


@pytest.mark.rule("DP-ROUND-09", "DP-BUILD-55")
def test_monsters_in_ambush_act_first_and_the_openers_turn_is_over() -> None:
    game = scene(
        "brannoc_vale",
        "sable_wick",
        at=[(2, 0), (5, 5)],
        doors={"north": Door(trap="")},
        dice=[ROOM, NORMAL, MONSTERS, 10, 1, 1, 2, 2, 5, 5, 6, 3, 3, 3, 3],
    )
    act(game, 0, "open door 0", "door north")
    assert told(game, "ambush") == [{}]
    assert state_of(game).count == 1
    while 0 in game.pending:
        act(game, 0, options(game, 0)[-1])
    assert [one["who"] for one in told(game, "turn_began")] == ["brannoc_vale", "sable_wick"]
