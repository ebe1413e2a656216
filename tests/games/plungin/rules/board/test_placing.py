"""Placing monsters and chests by dice (PLACE)."""

import pytest

from delvers.games.plungin.rules.board.grid import NORTH, SOUTH, shape_of
from delvers.games.plungin.rules.board.placing import (
    find_square,
    may_stand,
    place_monster,
    put_monster,
    rolled_square,
)
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.squares import place_of, square_at
from delvers.games.plungin.rules.state.fixtures import Chest, Door
from delvers.kernel.game import Game
from tests.games.plungin.rules.construction import (
    MONSTERS,
    NORMAL,
    ROOM,
    before_door,
    lay,
    opened,
    put_door,
)
from tests.games.plungin.rules.scene import act, faces, options, scene, state_of, told

GREMLINS = 10
"""A roll on table 3.2.2: three of them."""
CHEST, CHESTS = 3, 10
"""Rolls on table 3.2: one chest alone; monsters and two chests."""


def room(*dice: int) -> Game:
    """A plain room is built, with a door in its north wall too, and its contents are rolled."""
    return opened(ROOM, NORMAL, *dice, then=("door north",))


def standing(game: Game) -> list[tuple[int, int]]:
    """Where the monsters stand, counted from (1, 1) in the new room."""
    return [(x + 1, y + 7) for x, y in (place_of(one.at) for one in state_of(game).monsters)]


@pytest.mark.rule("DP-PLACE-01", "DP-PLACE-03", "DP-PLACE-04", "DP-CONFLICT-39")
@pytest.mark.rule("DP-EX-14", "DP-EX-13")
def test_two_dice_show_column_and_row_of_each_single_monster() -> None:
    game = room(MONSTERS, GREMLINS, 6, 4, 1, 1, 6, 6, 3)
    assert standing(game) == [(6, 4), (1, 1), (6, 6)]


@pytest.mark.rule("DP-PLACE-04", "DP-BUILD-53", "DP-EX-13")
def test_three_goblins_and_an_orc_are_four_monsters_each_with_its_own_roll() -> None:
    game = room(MONSTERS, 18, 1, 1, 2, 2, 1, 5, 6, 5, 3)
    assert [one.id for one in state_of(game).monsters] == ["goblin"] * 3 + ["orc"]
    assert standing(game) == [(1, 1), (2, 2), (1, 5), (6, 5)]


@pytest.mark.rule("DP-PLACE-02")
@pytest.mark.parametrize(
    ("tile", "dice"),
    [
        ("room_6x6", [6, 6]),
        ("room_4x6", [4, 6]),
        ("room_8x8", [8, 8]),
        ("drowned_belfry", [10, 10]),
        ("orc_moot", [12, 6]),
        ("corridor_straight", [6, 4]),
        ("corridor_corner", [6, 4]),
        ("corridor_t", [4, 4]),
        ("corridor_x", [10, 4]),
        ("corridor_long", [12, 4]),
    ],
)
def test_the_dice_match_the_tile(tile: str, dice: list[int]) -> None:
    game = scene(tile=tile)
    state = state_of(game)
    state.dice = faces()
    rolled_square(game._table, 0)
    assert state.dice.asked == dice


@pytest.mark.rule("DP-PLACE-02", "DP-PLACE-03")
@pytest.mark.parametrize(
    ("tile", "dice", "at"),
    [
        ("corridor_long", (7, 1), (0, 6)),
        ("corridor_long", (7, 2), (0, 6)),
        ("corridor_long", (12, 3), (1, 11)),
        ("corridor_straight", (2, 2), (3, 0)),
        ("corridor_straight", (5, 3), (2, 5)),
        ("corridor_corner", (1, 1), (2, 4)),
        ("corridor_corner", (6, 4), (5, 3)),
        ("corridor_t", (1, 1), (0, 2)),
        ("corridor_t", (4, 4), (3, 5)),
        ("corridor_x", (10, 2), (3, 4)),
        ("corridor_x", (4, 1), (0, 2)),
    ],
)
def test_in_corridors_the_dice_show_a_block_and_a_cell_of_it(
    tile: str, dice: tuple[int, int], at: tuple[int, int]
) -> None:
    game = scene(tile=tile)
    state_of(game).dice = faces(*dice)
    assert place_of(rolled_square(game._table, 0)) == at


@pytest.mark.rule("DP-CONFLICT-39")
def test_the_places_of_a_turned_tile_are_those_of_its_drawing() -> None:
    game = scene(tile="room_6x6_ell", turns=1)
    state_of(game).dice = faces(1, 1)
    assert place_of(rolled_square(game._table, 0)) == (5, 0)
    assert shape_of(BOX, "room_6x6_ell", 1).marks[5, 0] == "."


@pytest.mark.rule("DP-PLACE-05", "DP-PLACE-06")
def test_where_the_square_is_taken_the_builder_chooses_one_of_the_four_beside() -> None:
    game = room(MONSTERS, GREMLINS, 3, 3, 3, 3)
    assert game.pending[0].rule == "DP-PLACE-06"
    assert options(game, 0) == ("square 2,-5", "square 3,-4", "square 2,-3", "square 1,-4")
    act(game, 0, "square 3,-4")
    assert standing(game)[:2] == [(3, 3), (4, 3)]


@pytest.mark.rule("DP-PLACE-05")
def test_squares_beside_that_are_taken_too_are_not_offered() -> None:
    game = room(MONSTERS, GREMLINS, 3, 3, 4, 3, 3, 3)
    assert options(game, 0) == ("square 2,-5", "square 2,-3", "square 1,-4")


@pytest.mark.rule("DP-PLACE-05")
def test_a_chest_takes_its_square_too() -> None:
    game = room(CHESTS, 1, 2, 2, 1, 5, 5, GREMLINS, 2, 2)
    assert game.pending[0].rule == "DP-PLACE-06"
    assert len(state_of(game).chests) == 2


@pytest.mark.rule("DP-PLACE-08", "DP-CONFLICT-38")
def test_no_monster_stands_before_the_door_by_which_the_heroes_enter() -> None:
    game = room(MONSTERS, GREMLINS, 3, 6)
    assert game.pending[0].rule == "DP-CONFLICT-38"
    assert options(game, 0) == ("square 2,-2", "square 1,-1")


@pytest.mark.rule("DP-PLACE-08")
def test_a_monster_may_stand_before_another_door() -> None:
    game = room(MONSTERS, GREMLINS, 3, 1, 1, 1, 6, 6, 3)
    assert standing(game)[0] == (3, 1)


@pytest.mark.rule("DP-PLACE-07", "DP-PLACE-08", "DP-CONFLICT-38")
@pytest.mark.parametrize(
    ("dice", "beside"),
    [((4, 1), ("square 4,-6", "square 3,-5")), ((4, 6), ("square 3,-2", "square 4,-1"))],
)
def test_no_chest_stands_before_any_door(dice: tuple[int, int], beside: tuple[str, ...]) -> None:
    game = room(CHEST, NORMAL, *dice)
    assert game.pending[0].rule == "DP-CONFLICT-38"
    assert options(game, 0) == beside


@pytest.mark.rule("DP-CONFLICT-38")
def test_if_no_square_beside_is_legal_the_dice_are_rolled_again() -> None:
    game = scene(at=[(5, 5)], monsters=[("orc", at) for at in ((0, 0), (1, 0), (0, 1))])
    state_of(game).dice = faces(1, 1, 1, 1, 3, 3)
    with pytest.raises(StopIteration) as found:
        next(find_square(game._table, 0, 0, -1, is_chest=False))
    assert place_of(found.value.value) == (2, 2)


@pytest.mark.rule("DP-PLACE-06")
@pytest.mark.parametrize(("tile", "is_asked"), [("room_6x6_jagged", True), ("room_6x6_ell", False)])
def test_rock_is_rolled_again_only_where_the_tile_says_so(tile: str, is_asked: bool) -> None:
    assert BOX.tiles[tile].again is not is_asked
    game = scene(at=[(0, 3)], tile=tile)
    rock = (1, 1) if is_asked else (6, 1)
    state_of(game).dice = faces(*rock, 3, 3)
    asks = find_square(game._table, 0, 0, -1, is_chest=False)
    if is_asked:
        assert next(asks).prompt == "place_beside"  # type: ignore[union-attr]
        return
    with pytest.raises(StopIteration) as found:
        next(asks)
    assert place_of(found.value.value) == (2, 2)


@pytest.mark.rule("DP-PLACE-07")
def test_a_chest_never_stands_in_water() -> None:
    state = state_of(scene(at=[(0, 0)], tile="room_6x6_pool"))
    pool = square_at(2, 2)
    assert not may_stand(state, pool, 0, -1, is_chest=True)
    assert may_stand(state, pool, 0, -1, is_chest=False)


@pytest.mark.rule("DP-PLACE-09")
def test_monsters_face_the_door_by_which_the_heroes_enter() -> None:
    game = room(MONSTERS, GREMLINS, 1, 1, 6, 1, 1, 5, 3)
    assert {one.facing for one in state_of(game).monsters} == {SOUTH}


@pytest.mark.rule("DP-PLACE-09")
def test_monsters_that_move_in_later_face_the_door_from_its_other_side() -> None:
    game = scene(at=[(0, 0)], doors={"north": Door(trap="")})
    assert put_monster(game._table, "orc", square_at(3, 3), 0).facing == NORTH


@pytest.mark.rule("DP-PLACE-10")
def test_a_monster_facing_away_is_attacked_like_any_other() -> None:
    fights = []
    for facing in (NORTH, SOUTH):
        game = scene(at=[(2, 3)], monsters=[("orc", (2, 2))], dice=[5, 5, 5, 5, 1, 1, 1, 1])
        state_of(game).monsters[0].facing = facing
        act(game, 0, "attack orc 10")
        fights.append(told(game, "rolled"))
    assert fights[0] == fights[1]


@pytest.mark.rule("DP-PLACE-11")
def test_chests_are_placed_before_monsters() -> None:
    game = room(CHESTS, 1, 1, 1, 1, 6, 6, GREMLINS, 2, 2, 5, 2, 2, 5, 3)
    placed = [event.kind for event in game.events if event.kind.endswith("_placed")]
    assert placed[1:] == ["chest_placed"] * 2 + ["monster_placed"] * 3


@pytest.mark.rule("DP-PLACE-05")
def test_what_has_no_room_is_not_placed() -> None:
    game = before_door(MONSTERS, 18)
    tile = lay(game, "room_4x4_alcove", (20, 20))
    put_door(game, tile, "south", Door(trap=""))
    state = state_of(game)
    free = [square for square in state.ground if state.ground[square] == tile]
    for square in free:
        state.chest_at[square] = 0
    state.chests.append(Chest(1, at=free[0]))
    assert list(place_monster(game._table, "orc", tile, 0, 1)) == []
    assert state.monsters == []
