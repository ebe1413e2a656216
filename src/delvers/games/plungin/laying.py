"""Laying tiles: where they fit, their doors, secret passages (BUILD)."""

from dataclasses import dataclass

from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.grid import (
    DIRECTIONS,
    STEPS,
    WIDE,
    Shape,
    Slot,
    opposite,
    place_of,
    shape_of,
)
from delvers.games.plungin.state import NOWHERE, UNKNOWN, Door, Dungeon, LaidTile, State


@dataclass(frozen=True, slots=True)
class Fit:
    """A way to lay a tile behind a door: its corner, its turns, and the slot that is the entry."""

    corner: int
    turns: int
    slot: int


def fits(state: State, tile: str, door: Door) -> list[Fit]:
    """All ways in which a tile can be laid behind a door without touching what lies there."""
    found = []
    beyond = tuple(square + STEPS[door.direction] for square in door.squares)
    for turns in range(4):
        shape = shape_of(tile, turns)
        for number, slot in enumerate(shape.slots):
            if slot.side == opposite(door.direction) and slot.kind != "X":
                x, y = slot.squares[0]
                corner = min(beyond) - y * WIDE - x
                if is_clear(state, corner, shape):
                    found.append(Fit(corner, turns, number))
    return found


def is_clear(state: State, corner: int, shape: Shape) -> bool:
    """Whether no other tile lies where this one would."""
    ground = state.ground
    for y in range(shape.height):
        row = corner + y * WIDE
        for x in range(shape.width):
            if row + x in ground:
                return False
    return True


def lay_tile(table: Dungeon, tile: str, corner: int, turns: int, location: str = "") -> int:
    """A tile is on the table; its number."""
    state = table.state
    shape, number = shape_of(tile, turns), len(state.tiles)
    state.tiles.append(LaidTile(tile, corner, turns, location, state.chapter))
    for (x, y), mark in shape.marks.items():
        square = corner + y * WIDE + x
        state.ground[square] = number
        if mark != ".":
            state.terrain[square] = mark
    if table.log is not None:
        table.tell(
            "tile_laid",
            "DP-BUILD-08",
            reveals=True,
            tile=tile,
            at=corner,
            turns=turns,
            location=location,
        )
    return number


def slot_squares(corner: int, slot: Slot) -> tuple[int, int]:
    """The two squares in front of a slot of a tile that lies at a corner."""
    (x1, y1), (x2, y2) = slot.squares
    return corner + y1 * WIDE + x1, corner + y2 * WIDE + x2


def add_door(state: State, door: Door) -> int:
    """A door is on the table; its number."""
    number = len(state.doors)
    state.doors.append(door)
    state.tiles[door.of].doors.append(number)
    for square in door.squares:
        state.gates[square * 4 + door.direction] = number
    return number


def join(state: State, number: int, tile: int, squares: tuple[int, int]) -> None:
    """A door leads into a tile, to these squares."""
    door = state.doors[number]
    door.to, door.beyond = tile, squares
    if number not in state.tiles[tile].doors:
        state.tiles[tile].doors.append(number)
    for square in squares:
        state.gates[square * 4 + opposite(door.direction)] = number


def door_facing(state: State, squares: tuple[int, int], side: int) -> int | None:
    """The door of another tile that meets a slot of a new one."""
    outside = {square + STEPS[side] for square in squares}
    for number in {state.gates.get(s * 4 + opposite(side)) for s in outside}:
        if number is not None and {*state.doors[number].squares} == outside:
            return number
    return None


def wall_name(slot: Slot) -> str:
    """A slot in an option."""
    return f"door {DIRECTIONS[slot.side]}"


def fit_name(fit: Fit, tile: str) -> str:
    """A way to lay a tile in an option: by which of its sides one enters, and how it is turned."""
    slot = shape_of(tile, 0).slots[fit.slot]
    return f"by {DIRECTIONS[slot.side]} at {','.join(map(str, place_of(fit.corner)))}"


# -- secret passages -------------------------------------------------------------------------------


def find_secret_passages(table: Dungeon, tile: int, level: int) -> None:
    """A wall shared in full with an earlier tile, and no door in it, hides a passage."""
    state = table.state
    for side in range(4):
        for other, squares in walls_shared(state, tile, side).items():
            if len(squares) >= 2 and is_full_wall(state, tile, other, side, squares):
                open_secret(table, tile, other, side, squares, level)


def edge(state: State, tile: int, side: int) -> list[int]:
    """The squares along one side of a tile."""
    laid = state.tiles[tile]
    shape = shape_of(laid.tile, laid.turns)
    if side in (0, 2):
        row = laid.corner + (shape.height - 1) * WIDE * (side == 2)
        return [row + x for x in range(shape.width)]
    column = laid.corner + (shape.width - 1) * (side == 1)
    return [column + y * WIDE for y in range(shape.height)]


def walls_shared(state: State, tile: int, side: int) -> dict[int, list[int]]:
    """The squares of a side that touch another tile, by that tile."""
    shared: dict[int, list[int]] = {}
    for square in edge(state, tile, side):
        other = state.ground.get(square + STEPS[side])
        if other is not None and other != tile:
            shared.setdefault(other, []).append(square)
    return shared


def is_full_wall(state: State, tile: int, other: int, side: int, squares: list[int]) -> bool:
    """Whether the whole side of one of the two tiles touches the other, without a door in it."""
    mine, its = edge(state, tile, side), edge(state, other, opposite(side))
    if len(squares) < min(len(mine), len(its)):
        return False
    return not any(square * 4 + side in state.gates for square in squares)


def open_secret(
    table: Dungeon, tile: int, other: int, side: int, squares: list[int], level: int
) -> None:
    """A locked passage in the middle of the wall, if there is floor on both sides of it."""
    state = table.state
    at = len(squares) // 2 - 1
    middle = (squares[at], squares[at + 1])
    outside = (middle[0] + STEPS[side], middle[1] + STEPS[side])
    blocked = any(state.terrain.get(square, ".") in "#P" for square in (*middle, *outside))
    if blocked or any(s * 4 + opposite(side) in state.gates for s in outside):
        return
    door = Door(
        difficulty=(level + 1) // 2,
        is_locked=True,
        kind="secret",
        squares=middle,
        direction=side,
        of=tile,
    )
    number = add_door(state, door)
    join(state, number, other, outside)
    if table.log is not None:
        table.tell("secret_passage", "DP-BUILD-18", reveals=True, door=number, at=middle[0])


def unopened(state: State) -> list[int]:
    """The doors behind which nobody has looked."""
    return [
        number
        for number, door in enumerate(state.doors)
        if door.to == NOWHERE and not door.is_blind and not door.is_exit
    ]


def new_door(kind: str, difficulty: int, trap: str = UNKNOWN) -> Door:
    """A door of a kind, not yet in a wall."""
    if kind == "normal":
        return Door(trap="")
    is_great = kind == "great"
    return Door(
        difficulty=difficulty,
        is_locked=True,
        trap=trap,
        kind="great" if is_great else "locked",
    )


def tile_kind(state: State, tile: int) -> str:
    """Whether a tile is a corridor, a room, and so on."""
    return BOOKS.tiles[state.tiles[tile].tile].kind
