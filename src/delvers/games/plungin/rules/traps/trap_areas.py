"""The squares that traps cover (TRAPLIST)."""

from collections.abc import Callable, Iterator
from typing import Final

from delvers.games.plungin.rules.board.grid import STEPS, opposite
from delvers.games.plungin.rules.board.map import doors_at, joined_tiles, neighbours, squares_of
from delvers.games.plungin.rules.board.placing import rolled_square
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.foes import Trap
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.squares import place_of
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import roll_die


def area_of(table: Dungeon, trap: Trap, centre: int, hero: Hero) -> list[int]:
    """The squares that a trap covers; gas spreads from the object, all else from the hero."""
    at = centre if trap.area == "3x3" else hero.at
    if trap.area == "line5":
        return line_of_five(table, trap, at)
    return AREAS[trap.area](table.state, at)


def is_floor(state: State, square: int, tile: int) -> bool:
    """Whether a square belongs to a tile and is not solid."""
    return state.ground.get(square) == tile and state.terrain.get(square, ".") not in "#P"


def alone(_state: State, at: int) -> list[int]:
    """Only the hero who sprang it."""
    return [at]


def nowhere(_state: State, _at: int) -> list[int]:
    """No square yet."""
    return []


def whole_tile(state: State, at: int) -> list[int]:
    """Everywhere on the tile."""
    return squares_of(state, state.ground[at])


def within_one(state: State, at: int) -> list[int]:
    """The square and those adjacent to it."""
    return [at, *neighbours(state, at)]


def within_two(state: State, at: int) -> list[int]:
    """All squares at most two steps away."""
    near = within_one(state, at)
    return list(dict.fromkeys(there for one in near for there in within_one(state, one)))


def line_of_five(table: Dungeon, trap: Trap, at: int) -> list[int]:
    """Two squares to either side: across if the die is even, up and down if it is odd."""
    state = table.state
    is_even = roll_die(table, Named(trap.id), clause_of("trap", trap.id, "DP-TRAPLIST-01")) % 2 == 0
    step = STEPS[1] if is_even else STEPS[2]
    line = [at + step * way for way in range(-2, 3)]
    return [square for square in line if state.ground.get(square) == state.ground[at]]


def two_by_one(state: State, at: int) -> list[int]:
    """One of the positions that include the square, at random."""
    return state.dice.choice(blocks_with(state, at, [(0, STEPS[1]), (0, STEPS[2])]))


def two_by_two(state: State, at: int) -> list[int]:
    """One of the positions that include the square, at random."""
    block = (0, STEPS[1], STEPS[2], STEPS[1] + STEPS[2])
    return state.dice.choice(blocks_with(state, at, [block]))


def blocks_with(state: State, at: int, shapes: list[tuple[int, ...]]) -> list[list[int]]:
    """All positions of an area that include a square and lie on its tile."""
    tile = state.ground[at]
    blocks = [[at - corner + part for part in shape] for shape in shapes for corner in shape]
    found = [block for block in blocks if all(is_floor(state, one, tile) for one in block)]
    return found or [[at]]


def three_by_three(state: State, at: int) -> list[int]:
    """The nine squares around one, as far as the tile goes."""
    x, y = place_of(at)
    return [
        square
        for square in squares_of(state, state.ground[at])
        if abs(place_of(square)[0] - x) <= 1 and abs(place_of(square)[1] - y) <= 1
    ]


def row_of(state: State, at: int) -> list[int]:
    """Both squares of a cross-row of a corridor."""
    return cross_row(state, at)[0]


def cross_row(state: State, at: int) -> tuple[list[int], int]:
    """The cross-row of a corridor in which a square lies, and the direction along the corridor."""
    for number in doors_at(state, at):
        door = state.doors[number]
        if at in door.beyond:
            return [*door.beyond], door.direction
        return [*door.squares], opposite(door.direction)
    tile = state.ground[at]
    east, west = (at + STEPS[way] for way in (1, 3))
    row = [one for one in (west, at, east) if is_floor(state, one, tile)]
    if len(row) == 2:
        return row, 2
    north, south = (at + STEPS[way] for way in (0, 2))
    return [one for one in (north, at, south) if is_floor(state, one, tile)][:2], 1


def falling_square(table: Dungeon, tile: int) -> Iterator[tuple[int, int]]:
    """One square by the placing dice on a tile and on each joined to it, if it can fall away."""
    state = table.state
    for near in [*joined_tiles(state, tile, 1)]:
        square = rolled_square(table, near)
        if state.terrain.get(square, ".") == "." and square not in state.chest_at:
            yield near, square


AREAS: Final[dict[str, Callable[[State, int], list[int]]]] = {
    "self": alone,
    "random": nowhere,
    "tile": whole_tile,
    "near": within_one,
    "near2": within_two,
    "2x1": two_by_one,
    "2x2": two_by_two,
    "3x3": three_by_three,
    "row": row_of,
}
