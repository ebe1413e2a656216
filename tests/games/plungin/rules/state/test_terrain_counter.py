"""The Terrain Counter and the Time Interval (TIME)."""

import pytest

from delvers.games.plungin.rules.board.laying import add_door
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Door
from tests.games.plungin.rules.construction import (
    AT_DOOR,
    CROSSING,
    DEAD_END,
    EMPTY,
    MONSTERS,
    NORMAL,
    STRAIGHT,
    before_door,
    doors_of,
    lay,
    modifiers,
    newest,
    opened,
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

N, X = 12, 6
"""The Time Interval of The Tapping in the Wall."""


@pytest.mark.rule("DP-TIME-01", "DP-TIME-17", "DP-EXPLORE-09")
@pytest.mark.parametrize("pack", BOX.packs)
def test_every_stage_of_every_pack_has_a_level_and_a_time_interval_that_fits_the_track(
    pack: str,
) -> None:
    for stage in BOX.packs[pack].stages:
        assert stage.level >= 1
        assert 1 <= stage.n <= 30
        assert 1 <= stage.x <= 30


@pytest.mark.rule(
    "DP-TIME-04",
    "DP-TIME-05",
    "DP-TIME-07",
    "DP-TIME-16",
    "DP-CONFLICT-10",
    "DP-EX-06",
    "DP-EX-07",
    "DP-EX-08",
)
@pytest.mark.parametrize(
    ("phase", "modifier"), [(1, 0), (11, 0), (12, 0), (13, 1), (14, 2), (17, 5), (18, 6)]
)
def test_the_modifier_of_a_phase_is_how_far_it_lies_beyond_n(phase: int, modifier: int) -> None:
    game = opened(STRAIGHT, NORMAL, count=phase - 1)
    assert modifiers(game) == [modifier]


@pytest.mark.rule("DP-TIME-07")
def test_the_modifier_never_exceeds_x() -> None:
    game = before_door(count=N + X + 5)
    assert shown(game)["marker"] == {"number": X, "pink": True}


@pytest.mark.rule("DP-TIME-06")
def test_all_doors_of_a_phase_are_rolled_with_the_same_modifier() -> None:
    game = opened(CROSSING, NORMAL, NORMAL, NORMAL, count=N + 1)
    assert modifiers(game) == [2, 2, 2]


@pytest.mark.rule("DP-TIME-02", "DP-GAP-19")
@pytest.mark.parametrize(("phase", "face", "kind"), [(12, 6, "locked"), (13, 6, "great")])
def test_no_great_door_can_come_before_n_phases_are_over(phase: int, face: int, kind: str) -> None:
    game = opened(STRAIGHT, face, count=phase - 1)
    assert doors_of(game)[-1].kind == kind


@pytest.mark.rule("DP-GAP-19")
def test_with_the_full_modifier_every_roll_is_a_great_door_and_a_further_one_is_a_locked_door() -> (
    None
):
    game = opened(CROSSING, 1, 1, 1, count=N + X - 1)
    kinds = [(door.kind, door.difficulty) for door in doors_of(game)[1:]]
    assert kinds == [("great", 2), ("locked", 2), ("locked", 2)]


@pytest.mark.rule(
    "DP-TIME-03",
    "DP-TIME-12",
    "DP-TIME-14",
    "DP-TIME-15",
    "DP-BUILD-54",
    "DP-EX-11",
    "DP-AID-19",
    "DP-TIME-13",
)
@pytest.mark.parametrize(
    ("phases", "number", "pink"),
    [(0, 12, False), (1, 11, False), (11, 1, False), (12, 1, True), (13, 2, True), (17, 6, True)],
)
def test_the_marker_goes_from_n_down_to_one_and_then_up_in_the_pink(
    phases: int, number: int, pink: bool
) -> None:
    game = before_door(STRAIGHT, NORMAL, count=max(0, phases - 1))
    if phases:
        act(game, 0, "open door 0")
        assert told(game, "counter_moved") == [{"count": phases, "marker": number, "is_pink": pink}]
    assert shown(game)["count"] == phases
    assert shown(game)["marker"] == {"number": number, "pink": pink}


@pytest.mark.rule("DP-CONFLICT-10")
def test_the_counter_does_not_move_where_no_tile_could_be_laid() -> None:
    game = scene(at=[AT_DOOR], doors={"north": Door(trap="")}, dice=[STRAIGHT])
    state = state_of(game)
    state.ground[state.doors[0].squares[0] - 3 * 2048] = 0
    act(game, 0, "open door 0")
    assert told(game, "leads_nowhere") == [{"door": 0}]
    assert shown(game)["count"] == 0


@pytest.mark.rule("DP-TIME-08", "DP-TIME-09", "DP-TIME-10", "DP-CONFLICT-13", "DP-EX-10")
def test_after_phase_n_plus_x_every_door_leads_to_a_plain_room_without_another_exit() -> None:
    game = before_door(MONSTERS, 3, count=N + X)
    state_of(game).great_doors = 1
    act(game, 0, "open door 0")
    assert newest(game).tile == "room_6x6"
    assert sides_of(game) == {"south"}
    assert rolls(game)[:2] == ["encounters", "monsters"]
    assert "locations" not in rolls(game)
    assert "doors" not in rolls(game)


@pytest.mark.rule("DP-TIME-08")
def test_phase_n_plus_x_itself_is_still_rolled_for() -> None:
    game = opened(STRAIGHT, NORMAL, count=N + X - 1)
    assert rolls(game) == ["locations", "doors"]


@pytest.mark.rule("DP-TIME-11", "DP-EX-09")
def test_exploring_may_go_on_after_the_great_door_was_found() -> None:
    game = before_door(STRAIGHT, NORMAL, count=15)
    state_of(game).great_doors = 1
    act(game, 0, "open door 0")
    assert modifiers(game) == [4]
    assert newest(game).tile == "corridor_straight"


@pytest.mark.rule("DP-CONFLICT-12")
def test_without_unopened_doors_the_builder_puts_the_great_door_on_a_wall_of_the_last_tile() -> (
    None
):
    game = opened(DEAD_END, EMPTY)
    assert game.pending[0].rule == "DP-CONFLICT-12"
    assert options(game, 0) == ("door north", "door east", "door west")
    act(game, 0, "door west")
    assert [door.kind for door in doors_of(game)] == ["normal", "great"]
    assert sides_of(game) == {"south", "west"}
    assert "DP-BUILD-35" in cited(game, "great_door")


@pytest.mark.rule("DP-CONFLICT-12")
def test_while_another_door_is_left_the_great_door_may_still_come_by_itself() -> None:
    game = opened(DEAD_END, EMPTY, doors={"east": Door(trap="")})
    assert told(game, "great_door") == []


@pytest.mark.rule("DP-CONFLICT-12", "DP-TIME-08")
def test_a_complete_dungeon_has_the_great_door_on_its_last_tile_even_if_doors_are_left() -> None:
    game = before_door(DEAD_END, EMPTY, count=N + X - 1, doors={"east": Door(trap="")})
    act(game, 0, "open door 0", "door north")
    assert [door.kind for door in doors_of(game)] == ["normal", "great"]


@pytest.mark.rule("DP-CONFLICT-12")
def test_if_the_last_tile_has_no_free_wall_the_next_dead_end_gets_the_great_door() -> None:
    game = before_door(STRAIGHT, NORMAL, EMPTY, count=N + X - 1, doors={"west": Door(trap="")})
    state = state_of(game)
    state.great_doors = 1
    act(game, 0, "open door 0")
    state.great_doors = 0
    state.heroes[0].at = state.doors[1].squares[0]
    state.who = {state.heroes[0].at: 0}
    state.heroes[0].actions = 2
    act(game, 0, "move", "open door 1")
    assert game.pending[0].rule == "DP-CONFLICT-12"
    act(game, 0, options(game, 0)[0])
    assert doors_of(game)[-1].kind == "great"


@pytest.mark.rule("DP-CONFLICT-12", "DP-BUILD-17")
def test_walls_with_another_tile_behind_them_are_refused_for_the_great_door() -> None:
    game = before_door(EMPTY, count=N + X)
    lay(game, "corridor_straight", (-6, -6))
    act(game, 0, "open door 0")
    assert options(game, 0) == ("door north", "door east")
    assert refused(game, 0) == {"door west": "DP-BUILD-17"}


@pytest.mark.rule("DP-CONFLICT-12")
def test_if_every_wall_is_taken_the_last_blind_door_is_the_great_door() -> None:
    game = scene(at=[(2, 5)], tile="corridor_straight", doors={"south": Door(trap="")}, dice=[1])
    state = state_of(game)
    put = Door(trap="", is_blind=True, squares=(square_at(2, 0), square_at(3, 0)), of=0)
    add_door(state, put)
    state.ground[square_at(2, 7)] = 0
    act(game, 0, "open door 0")
    assert [door.kind for door in state.doors] == ["normal", "great"]
    assert state.doors[1].trap == "swinging_axe"
    assert not state.doors[1].is_blind


@pytest.mark.rule("DP-CONFLICT-12")
def test_an_alcove_without_a_free_wall_leaves_the_great_door_to_the_next_room() -> None:
    other = {"east": Door(trap="")}
    game = opened(18, EMPTY, count=12, pack="bell_under_harrow", doors=other)
    assert newest(game).tile == "room_4x4_alcove"
    assert told(game, "great_door") == []
