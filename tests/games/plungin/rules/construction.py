"""Opening doors onto what nobody has seen, with the dice in order: location, doors, contents."""

from typing import Any

from delvers.games.plungin.rules.board.grid import shape_of
from delvers.games.plungin.rules.board.laying import add_door, lay_tile, slot_squares
from delvers.games.plungin.rules.squares import DIRECTIONS, square_at
from delvers.games.plungin.rules.state.fixtures import Door, LaidTile
from delvers.kernel.game import Game
from tests.games.plungin.rules.scene import act, scene, state_of, told

STRAIGHT, CORNER, TEE, CROSSING, NARROW, ROOM, ROOM_OF_THREE, DEAD_END, SPECIAL = (
    1,
    4,
    6,
    8,
    9,
    11,
    13,
    17,
    19,
)
"""Rolls on table 1 of The Tapping in the Wall."""
NORMAL, LOCKED, EMPTY, MONSTERS = 1, 4, 1, 4
"""Rolls on its tables 2 and 3.2."""
AT_DOOR = (2, 0)


def before_door(
    *dice: int, count: int = 0, chapter: int = 0, door: Door | None = None, **more: Any
) -> Game:
    """A hero in a plain room before the door in its north wall, and the dice to come."""
    doors = {"north": door or Door(trap=""), **more.pop("doors", {})}
    game = scene(*more.pop("heroes", ()), at=[AT_DOOR], doors=doors, dice=dice, **more)
    state = state_of(game)
    state.count, state.chapter = count, chapter
    state.great_doors = chapter + any(one.kind == "great" for one in state.doors)
    return game


def opened(*dice: int, then: tuple[str, ...] = (), **more: Any) -> Game:
    """A hero has opened the door in the north wall; then the choices of the builder."""
    game = before_door(*dice, **more)
    act(game, 0, "open door 0", *then)
    return game


def great_door() -> Door:
    """A Great Door as it is found."""
    return Door(2, True, trap="swinging_axe", kind="great")


def newest(game: Game) -> LaidTile:
    """The tile that was laid last."""
    return state_of(game).tiles[-1]


def doors_of(game: Game, tile: int = -1) -> list[Door]:
    """The doors of a tile; of the newest unless another is named."""
    state = state_of(game)
    return [state.doors[number] for number in state.tiles[tile].doors]


def sides_of(game: Game, tile: int = -1) -> set[str]:
    """The sides on which a tile has doors, as seen from inside it."""
    state = state_of(game)
    number = tile % len(state.tiles)
    return {
        DIRECTIONS[door.direction if door.of == number else (door.direction + 2) % 4]
        for door in doors_of(game, tile)
    }


def rolls(game: Game) -> list[str]:
    """The tables that were rolled on, in order."""
    return [str(one["table"]) for one in told(game, "table_rolled")]


def modifiers(game: Game, table: str = "doors") -> list[int]:
    """What was added to the rolls on a table."""
    return [int(one["modifier"]) for one in told(game, "table_rolled") if one["table"] == table]


def lay(game: Game, tile: str, at: tuple[int, int], turns: int = 0) -> int:
    """Another tile on the table, with its corner at a place; its number."""
    return lay_tile(game._table, tile, square_at(*at), turns)


def put_door(game: Game, tile: int, side: str, door: Door) -> int:
    """A door in a wall of a tile; its number."""
    state = state_of(game)
    laid = state.tiles[tile]
    slots = shape_of(game.spec.content, laid.tile, laid.turns).slots
    slot = next(slot for slot in slots if DIRECTIONS[slot.side] == side)
    door.squares = slot_squares(laid.corner, slot)
    door.direction, door.of = slot.side, tile
    return add_door(state, door)
