"""Distances follow the walls that are known."""

from delvers import Dice
from delvers.games.dungeonquest.common.bots.distances import FAR, distances, steps_to
from delvers.games.dungeonquest.common.rules.board import SPACE_OF, TREASURE
from tests.games.dungeonquest.third.rules.scene import scene

OPEN, WALL = ("open",) * 4, ("wall",) * 4
NORTH_ONLY = ("open", "wall", "wall", "wall")


def test_on_a_bare_board_every_step_is_open() -> None:
    steps = steps_to([SPACE_OF["a1"]], ())
    assert [steps[SPACE_OF[space]] for space in ("a1", "b1", "a3", "c2")] == [0, 1, 2, 3]


def test_a_wall_on_either_side_keeps_from_a_step() -> None:
    steps = steps_to([SPACE_OF["a1"]], ((SPACE_OF["b1"], OPEN), (SPACE_OF["c1"], NORTH_ONLY)))
    assert steps[SPACE_OF["b1"]] == 1
    assert steps[SPACE_OF["d1"]] == 5, "past c1, by the second row"
    assert steps[SPACE_OF["c1"]] == FAR, "its only way out leads to the outer wall"


def test_where_no_way_is_known_it_is_far() -> None:
    around = tuple((SPACE_OF[space], WALL) for space in ("b1", "a2"))
    steps = steps_to([SPACE_OF["a1"]], around)
    assert steps[SPACE_OF["c3"]] == FAR


def test_a_position_is_read_with_its_tiles() -> None:
    game = scene("hugo", "lindel", at=["b1"], tiles={"b1": "chamber_01"})
    found = distances(game.determinize(0, Dice(1)).world)
    assert found.home[SPACE_OF["a1"]] == found.hoard[TREASURE] == 0
    assert found.home[SPACE_OF["b1"]] in (1, 3, FAR)
