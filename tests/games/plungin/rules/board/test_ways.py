"""Rocks and falling floor bar the way, but lock nobody in (TRAP, TRAPLIST)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.board.hazards import add_hazard
from delvers.games.plungin.rules.squares import place_of, square_at
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.traps.traps import spring
from delvers.kernel.game import Game
from tests.games.plungin.rules.foes import let_pass
from tests.games.plungin.rules.scene import (
    Place,
    act,
    faces,
    hero,
    options,
    place,
    scene,
    shown,
    state_of,
    told,
)

BEFORE_DOOR = {(2, 0), (3, 0), (2, 1), (3, 1)}


def rocks(at: Place, *dice: int, great_found: bool = False, **more: Any) -> Game:
    """Rocks have fallen on a hero in a room."""
    game = scene("brannoc_vale", at=[at], abilities={0: []}, **more)
    state_of(game).dice = faces(*dice)
    state_of(game).great_doors = int(great_found)
    for _ in spring(game._table, "rockfall", hero(game), is_aware=False):
        pass
    return game


def blocked(game: Game, mark: str = "r") -> set[Place]:
    """The squares that are closed for good."""
    terrain = shown(game)["terrain"]
    return {place_of(int(square)) for square, what in terrain.items() if what == mark}


@pytest.mark.rule("DP-TRAP-17", "DP-TRAPLIST-19")
def test_rocks_before_a_great_door_leave_a_way_to_it() -> None:
    door = Door(2, True, trap="", kind="great")
    game = rocks((2, 0), 1, doors={"north": door}, great_found=True)
    assert blocked(game) == BEFORE_DOOR - {(3, 0)}
    assert told(game, "rocks_spare") == [{"at": square_at(3, 0)}]


@pytest.mark.rule("DP-TRAP-17", "DP-TRAPLIST-19")
def test_rocks_across_a_corridor_leave_a_lane_to_a_great_door() -> None:
    door = Door(2, True, trap="", kind="great")
    more: dict[str, Any] = {"tile": "corridor_straight", "monsters": [("orc", (2, 4))]}
    game = rocks((2, 0), 1, doors={"north": door}, great_found=True, **more)
    assert blocked(game) == {(2, 0), (2, 1)}


@pytest.mark.rule("DP-TRAPLIST-19")
def test_rocks_close_an_ordinary_door_when_the_great_door_is_known() -> None:
    doors = {"north": Door(trap=""), "east": Door(2, True, kind="great")}
    game = rocks((2, 0), 1, doors=doors, great_found=True)
    assert blocked(game) == BEFORE_DOOR
    assert not told(game, "rocks_spare")


@pytest.mark.rule("DP-TRAP-17")
def test_rocks_spare_the_last_door_while_the_great_door_is_not_found() -> None:
    game = rocks((2, 0), 1, doors={"north": Door(trap="")})
    assert BEFORE_DOOR - blocked(game)
    other = rocks((2, 0), 1, doors={"north": Door(trap=""), "south": Door(trap="")})
    assert blocked(other) == BEFORE_DOOR


@pytest.mark.rule("DP-TRAP-17")
def test_rocks_spare_a_hero_who_stands_in_the_last_gap_of_a_corridor() -> None:
    doors = {"north": Door(2, True, trap="", kind="great"), "south": Door(trap="", is_exit=True)}
    game = scene(
        "brannoc_vale", at=[(2, 2)], doors=doors, tile="corridor_straight", abilities={0: []}
    )
    state_of(game).dice, state_of(game).great_doors = faces(1), 1
    state_of(game).terrain[square_at(3, 2)] = "r"
    for _ in spring(game._table, "rockfall", hero(game), is_aware=False):
        pass
    assert (2, 2) not in blocked(game)
    assert {"at": square_at(2, 2)} in told(game, "rocks_spare")


@pytest.mark.rule("DP-TRAP-17", "DP-CONFLICT-69")
def test_rocks_in_a_corner_do_not_bury_who_stands_there() -> None:
    game = rocks((0, 0), 1, doors={"north": Door(trap="", is_exit=True)})
    assert (0, 0) in blocked(game)
    assert len(blocked(game)) == 3
    act(game, 0, "move")
    assert len(options(game, 0)) == 2


@pytest.mark.rule("DP-TRAP-17", "DP-CONFLICT-69")
def test_rocks_do_not_bury_a_monster_either() -> None:
    foes = [("orc", (0, 0))]
    game = rocks((1, 1), 4, 3, monsters=foes, doors={"north": Door(trap="")})
    assert blocked(game) == {(0, 0), (1, 0), (1, 1)}


@pytest.mark.rule("DP-TRAP-17", "DP-TRAP-16")
@pytest.mark.parametrize(("fallen", "cell"), [((2, 2), 2), ((3, 2), 1)])
def test_floor_does_not_fall_away_where_it_is_the_only_way(fallen: Place, cell: int) -> None:
    game = scene("brannoc_vale", at=[(2, 0)], abilities={0: []}, tile="corridor_straight")
    chasm = add_hazard(game._table, "growing_chasm", [], 6)
    chasm.tile = 0
    state_of(game).terrain[square_at(*fallen)] = "c"
    state_of(game).dice = faces(3, cell)
    act(game, 0, "pass")
    assert told(game, "floor_holds") == [{"at": square_at(5 - fallen[0], 2)}]
    assert blocked(game, "c") == {fallen}


@pytest.mark.rule("DP-TRAP-17")
def test_floor_holds_before_a_door_whose_other_square_is_gone() -> None:
    game = scene("brannoc_vale", at=[(0, 5)], abilities={0: []}, doors={"north": Door(trap="")})
    chasm = add_hazard(game._table, "growing_chasm", [], 6)
    chasm.tile = 0
    state_of(game).terrain[square_at(2, 0)] = "c"
    state_of(game).dice = faces(4, 1)
    act(game, 0, "pass")
    assert [place_of(int(str(one["at"]))) for one in told(game, "floor_holds")] == [(3, 0)]
    assert blocked(game, "c") == {(2, 0)}


@pytest.mark.rule("DP-TRAPLIST-19")
@pytest.mark.parametrize("kind", ["cave_bat", "giant_spider", "wraith"])
@pytest.mark.parametrize("mark", ["r", "c"])
def test_nobody_crosses_a_rockfall(kind: str, mark: str) -> None:
    game = scene(
        "brannoc_vale",
        at=[(2, 0)],
        abilities={0: []},
        tile="corridor_straight",
        monsters=[(kind, (2, 3))],
    )
    for column in (2, 3):
        state_of(game).terrain[square_at(column, 2)] = mark
    let_pass(game)
    assert (place(game, 10)[1] < 2) is (mark == "c")
