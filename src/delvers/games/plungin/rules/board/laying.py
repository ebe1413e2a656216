"""Laying tiles: where they fit, their doors, secret passages (BUILD)."""

from dataclasses import dataclass
from typing import Final

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.board.grid import (
    EAST,
    EDGE,
    NORTH,
    SOUTH,
    STEPS,
    least_turned,
    opposite,
    shape_of,
)
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.shapes import BLOCKING, Shape, Slot
from delvers.games.plungin.rules.options import LAY_TILE, WALL
from delvers.games.plungin.rules.squares import DIRECTIONS, WIDE, place_of
from delvers.games.plungin.rules.state.figures import NOWHERE
from delvers.games.plungin.rules.state.fixtures import UNKNOWN, Door, LaidTile
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.kernel.events import REVEALED

SOLID: Final = "#P"
"""What no door can lead onto: rock and pillars."""


@dataclass(frozen=True, slots=True)
class Fit:
    """A way to lay a tile behind a door: its corner, its turns, and the slot that is the entry."""

    corner: int
    turns: int
    slot: int


def fits(state: State, tile: str, door: Door) -> list[Fit]:
    """All ways in which a tile can be laid behind a door without touching what lies there."""
    found = []
    beyond = outside(door.squares, door.direction)
    for turns in range(4):
        shape = shape_of(state.content, tile, turns)
        if not least_turned(state.content, tile, turns):
            continue
        for number, slot in enumerate(shape.slots):
            if slot.side == opposite(door.direction) and slot.kind != "X":
                x, y = slot.squares[0]
                corner = min(beyond) - y * WIDE - x
                if is_clear(state, corner, shape):
                    found.append(Fit(corner, turns, number))
    return found


def outside(squares: tuple[int, int], side: int) -> tuple[int, int]:
    """The two squares behind a door."""
    return squares[0] + STEPS[side], squares[1] + STEPS[side]


def is_clear(state: State, corner: int, shape: Shape) -> bool:
    """Whether no other tile lies where this one would, and the table goes on so far."""
    column, row = place_of(corner)
    if max(abs(column), abs(row)) > EDGE:
        return False
    return not any(square in state.ground for square in squares_under(corner, shape))


def squares_under(corner: int, shape: Shape) -> list[int]:
    """The squares that a tile covers."""
    return [corner + y * WIDE + x for y in range(shape.height) for x in range(shape.width)]


def doors_leading(state: State, tile: str, fit: Fit) -> int:
    """How many doors of a tile, besides the entry, would lead somewhere if it lay like this."""
    shape = shape_of(state.content, tile, fit.turns)
    return sum(
        leads(state, slot_squares(fit.corner, slot), slot.side)
        for number, slot in enumerate(shape.slots)
        if slot.kind == "D" and number != fit.slot
    )


def leads(state: State, squares: tuple[int, int], side: int) -> bool:
    """Whether there is space behind a door, or a tile into which it can lead."""
    behind = outside(squares, side)
    if not any(square in state.ground for square in behind):
        return True
    return door_facing(state, squares, side) is not None or is_floor(state, behind, side)


def is_floor(state: State, behind: tuple[int, int], side: int) -> bool:
    """Whether a door can lead into these squares of a tile: floor, and no other door there."""
    tiles = {state.ground.get(square) for square in behind}
    return (
        len(tiles) == 1
        and None not in tiles
        and all(state.terrain.get(square, ".") not in SOLID for square in behind)
        and not any(square * 4 + opposite(side) in state.gates for square in behind)
    )


def spares_great_door(state: State, tile: str, fit: Fit) -> bool:
    """Whether the place behind a Great Door that nobody has opened stays free."""
    shape = shape_of(state.content, tile, fit.turns)
    return not any(
        is_waiting(state, number) and state.doors[number].kind == "great"
        for number in doors_against(state, fit.corner, shape)
    )


def is_waiting(state: State, number: int) -> bool:
    """Whether nobody has looked behind a door that may lead somewhere."""
    door = state.doors[number]
    return door.to == NOWHERE and not door.is_blind and not door.is_exit


def doors_against(state: State, corner: int, shape: Shape) -> list[int]:
    """The doors of other tiles in the walls around a place."""
    found: dict[int, None] = {}
    for side in range(4):
        for square in edge_of(corner, shape, side):
            number = state.gates.get((square + STEPS[side]) * 4 + opposite(side))
            if number is not None:
                found[number] = None
    return [*found]


def lay_tile(
    table: Dungeon,
    tile: str,
    corner: int,
    turns: int,
    location: str = "",
    rule: str = "DP-BUILD-08",
) -> int:
    """A tile is on the table; its number."""
    state = table.state
    shape, number = shape_of(state.content, tile, turns), len(state.tiles)
    state.tiles.append(LaidTile(tile, corner, turns, location, state.chapter))
    for (x, y), mark in shape.marks.items():
        square = corner + y * WIDE + x
        state.ground[square] = number
        if mark != ".":
            state.terrain[square] = mark
    table.tell_to(
        REVEALED,
        events.tile_laid,
        rule,
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


def in_step(state: State, number: int, squares: tuple[int, int]) -> tuple[int, int]:
    """The far squares of a door in the order of its near ones."""
    one, two = state.doors[number].squares
    return squares if (one < two) == (squares[0] < squares[1]) else (squares[1], squares[0])


def door_facing(state: State, squares: tuple[int, int], side: int) -> int | None:
    """The door of another tile that meets a slot of a new one; Great Doors lead elsewhere."""
    behind = {*outside(squares, side)}
    for number in {state.gates.get(square * 4 + opposite(side)) for square in behind}:
        if number is not None and {*state.doors[number].squares} == behind:
            return None if state.doors[number].kind == "great" else number
    return None


def wall_name(slot: Slot) -> str:
    """A slot in an option."""
    return WALL(DIRECTIONS[slot.side])


def fit_name(books: Books, fit: Fit, tile: str) -> str:
    """A way to lay a tile in an option: by which of its sides one enters, and how it is turned."""
    slot = shape_of(books, tile, 0).slots[fit.slot]
    return LAY_TILE(DIRECTIONS[slot.side], fit.corner)


# -- secret passages -------------------------------------------------------------------------------


def find_secret_passages(table: Dungeon, tile: int, level: int) -> None:
    """Where a tile touches the wall of an earlier one, and no door is there, is a passage."""
    state = table.state
    for side in range(4):
        for other, squares in walls_shared(state, tile, side).items():
            middle = place_for_passage(state, side, squares)
            if middle is not None and not has_door(state, side, squares):
                open_secret(table, (tile, other), side, middle, level)


def edge_of(corner: int, shape: Shape, side: int) -> list[int]:
    """The squares along one side of a place for a tile."""
    if side in (NORTH, SOUTH):
        row = corner + (shape.height - 1) * WIDE * (side == SOUTH)
        return [row + x for x in range(shape.width)]
    column = corner + (shape.width - 1) * (side == EAST)
    return [column + y * WIDE for y in range(shape.height)]


def edge(state: State, tile: int, side: int) -> list[int]:
    """The squares along one side of a tile."""
    laid = state.tiles[tile]
    return edge_of(laid.corner, shape_of(state.content, laid.tile, laid.turns), side)


def walls_shared(state: State, tile: int, side: int) -> dict[int, list[int]]:
    """The squares of a side that touch another tile, by that tile; unique ones stay closed."""
    shared: dict[int, list[int]] = {}
    for square in edge(state, tile, side):
        other = state.ground.get(square + STEPS[side])
        if other is not None and tile_kind(state, other) != "unique":
            shared.setdefault(other, []).append(square)
    return shared


def has_door(state: State, side: int, squares: list[int]) -> bool:
    """Whether a door of one of the two tiles is in a wall that they share."""
    back = opposite(side)
    return any(
        square * 4 + side in state.gates or (square + STEPS[side]) * 4 + back in state.gates
        for square in squares
    )


def place_for_passage(state: State, side: int, squares: list[int]) -> tuple[int, int] | None:
    """The two squares nearest to the middle of a wall with floor on both sides of it."""
    centre = len(squares) // 2 - 1
    for at in sorted(range(len(squares) - 1), key=lambda at: abs(at - centre)):
        pair = (squares[at], squares[at + 1])
        around = (*pair, *outside(pair, side))
        if abs(pair[0] - pair[1]) in (1, WIDE) and all(is_bare(state, one) for one in around):
            return pair
    return None


def is_bare(state: State, square: int) -> bool:
    """Whether nothing that bars the way is on a square."""
    return state.terrain.get(square, ".") not in BLOCKING


def open_secret(
    table: Dungeon, tiles: tuple[int, int], side: int, middle: tuple[int, int], level: int
) -> None:
    """A locked passage from one tile to the other."""
    state = table.state
    door = Door(
        difficulty=(level + 1) // 2,
        is_locked=True,
        kind="secret",
        squares=middle,
        direction=side,
        of=tiles[0],
    )
    number = add_door(state, door)
    join(state, number, tiles[1], outside(middle, side))
    table.tell_to(REVEALED, events.secret_passage, "DP-BUILD-18", door=number, at=middle[0])


def unopened(state: State) -> list[int]:
    """The doors behind which nobody has looked."""
    return [number for number in range(len(state.doors)) if is_waiting(state, number)]


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
    return state.content.tiles[state.tiles[tile].tile].kind


def effect_of(books: Books, location: str) -> str:
    """The verb of a location; one without a verb has only what its id stands for."""
    place = books.locations.get(location)
    return (place.effect if place is not None else "") or location
