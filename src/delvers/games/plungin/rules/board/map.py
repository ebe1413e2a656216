"""What lies where: squares, walls, doors, who stands where, what can be seen (MAP, COMBAT)."""

from collections.abc import Iterable, Iterator
from typing import Final

from delvers.games.plungin.rules.board.grid import DIAGONALS, OPAQUE, STEPS, inner_steps, shape_of
from delvers.games.plungin.rules.books.shapes import BLOCKING, ROCK
from delvers.games.plungin.rules.squares import WIDE
from delvers.games.plungin.rules.state.figures import NOWHERE, Character, Hero, Monster
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.state.state import State

NO_SMOKE: Final[frozenset[int]] = frozenset()


def beyond(state: State, square: int, direction: int) -> int | None:
    """The next square in a direction, unless a wall or a closed door is between."""
    there, ground = square + STEPS[direction], state.ground
    if ground.get(there, NOWHERE) == ground.get(square):
        return there
    door = state.gates.get(square * 4 + direction)
    if door is None or not state.doors[door].is_open:
        return None
    return through(state.doors[door], square)


def through(door: Door, square: int) -> int | None:
    """The square on the other side of a door; None while nothing is there."""
    if door.to == NOWHERE:
        return None
    if square in door.squares:
        return door.beyond[door.squares.index(square)]
    return door.squares[door.beyond.index(square)]


def neighbours(state: State, square: int) -> list[int]:
    """The adjacent squares: orthogonal ones with no wall or closed door between."""
    laid = state.tiles[state.ground[square]]
    steps = inner_steps(state.content, laid.tile, laid.turns)[square - laid.corner]
    if 0 not in steps:
        return [square - WIDE, square + 1, square + WIDE, square - 1]
    found, gates = [], state.gates
    for direction, step in enumerate(steps):  # as in `ways`; this is asked most of all
        if step:
            found.append(square + step)
        elif square * 4 + direction in gates:
            there = beyond(state, square, direction)
            if there is not None:
                found.append(there)
    return found


def ways(state: State, square: int) -> dict[int, int]:
    """The adjacent squares by the direction they lie in."""
    laid = state.tiles[state.ground[square]]
    found = {}
    for direction, step in enumerate(
        inner_steps(state.content, laid.tile, laid.turns)[square - laid.corner]
    ):
        if step:
            found[direction] = square + step
        elif square * 4 + direction in state.gates:
            there = beyond(state, square, direction)
            if there is not None:
                found[direction] = there
    return found


def is_adjacent(state: State, one: int, other: int) -> bool:
    """Whether two squares are adjacent."""
    return other in neighbours(state, one)


def diagonals(state: State, square: int) -> Iterator[int]:
    """The diagonal squares that can be struck: two steps round at least one open corner."""
    for diagonal in DIAGONALS:
        there = square + diagonal
        if state.ground.get(there) is not None and turns_corner(state, square, there):
            yield there


def turns_corner(state: State, square: int, there: int) -> bool:
    """Whether a diagonal square is reached by two steps that no wall bars."""
    return any(
        is_adjacent(state, one, there) and mark(state, one) not in OPAQUE
        for one in neighbours(state, square)
    )


def mark(state: State, square: int) -> str:
    """What is special about a square; a point for plain floor."""
    return state.terrain.get(square, ".")


def is_free(state: State, square: int) -> bool:
    """Whether a figure can stand on a square."""
    return (
        square not in state.who
        and square not in state.chest_at
        and state.terrain.get(square, ".") not in BLOCKING
        and square in state.ground
    )


def free_among(state: State, squares: Iterable[int]) -> list[int]:
    """Those of some squares where a figure can stand."""
    ground, terrain, who, chests = state.ground, state.terrain, state.who, state.chest_at
    return [
        square
        for square in squares
        if square not in who
        and square not in chests
        and terrain.get(square, ".") not in BLOCKING
        and square in ground
    ]


def free_neighbours(state: State, square: int) -> list[int]:
    """The adjacent squares where a figure can stand."""
    return free_among(state, neighbours(state, square))


def character(state: State, number: int) -> Character | None:
    """A hero or monster by its number."""
    for hero in state.heroes:
        if hero.number == number:
            return hero
    for monster in state.monsters:
        if monster.number == number:
            return monster
    return None


def hero_at(state: State, square: int) -> Hero | None:
    """The hero on a square."""
    number = state.who.get(square, NOWHERE)
    if number == NOWHERE:
        return None
    return next((hero for hero in state.heroes if hero.number == number), None)


def monster_at(state: State, square: int) -> Monster | None:
    """The monster on a square."""
    number = state.who.get(square, NOWHERE)
    return next((monster for monster in state.monsters if monster.number == number), None)


def living(state: State) -> list[Hero]:
    """The heroes (and escort) on the board."""
    return [hero for hero in state.heroes if hero.status == "alive" and hero.at != NOWHERE]


def tile_of(state: State, square: int) -> int:
    """The number of the tile that a square belongs to."""
    return state.ground[square]


def on_tile(state: State, tile: int) -> list[Character]:
    """All characters on a tile."""
    everyone: list[Character] = [*living(state), *state.monsters]
    return [one for one in everyone if state.ground[one.at] == tile]


def squares_of(state: State, tile: int) -> list[int]:
    """All squares of a tile that are not rock, in order."""
    return [square for square in tile_squares(state, tile) if mark(state, square) != ROCK]


def tile_squares(state: State, tile: int) -> list[int]:
    """All squares of a tile, rock too."""
    laid = state.tiles[tile]
    shape = shape_of(state.content, laid.tile, laid.turns)
    return [laid.corner + y * WIDE + x for y in range(shape.height) for x in range(shape.width)]


def joined_tiles(state: State, tile: int, most: int) -> dict[int, int]:
    """The tiles that can be reached through open doors, with how many tiles away they are."""
    found, waiting = {tile: 0}, [tile]
    for one in waiting:
        away = found[one] + 1
        if away > most:
            break
        for number in state.tiles[one].doors:
            door = state.doors[number]
            if door.is_open and door.to != NOWHERE and not door.is_exit:
                other = door.to if door.of == one else door.of
                if other not in found:
                    found[other] = away
                    waiting.append(other)
    return found


def doors_at(state: State, square: int) -> list[int]:
    """The doors that a hero on a square stands in front of."""
    gates, found = state.gates, []
    for way in range(square * 4, square * 4 + 4):
        if way in gates:
            found.append(gates[way])
    return found


def chests_beside(state: State, square: int) -> list[int]:
    """The chests on adjacent squares."""
    chests, found = state.chest_at, list[int]()
    if not chests:
        return found
    for step in STEPS:
        if square + step in chests and square + step in neighbours(state, square):
            found.append(chests[square + step])
    return found


# -- line of sight ---------------------------------------------------------------------------------


def sees(state: State, one: int, other: int) -> bool:
    """Whether a line between two squares crosses no wall, door or pillar, and meets no smoke."""
    if one == other:
        return True
    smoke = smoke_in(state) if state.hazards else NO_SMOKE
    if smoke and (one in smoke or other in smoke):
        return False
    return is_open_line(state, one, other, smoke)


def smoke_in(state: State) -> frozenset[int]:
    """The squares where smoke is."""
    smoke = [hazard for hazard in state.hazards if hazard.kind == "smoke"]
    return frozenset(square for hazard in smoke for square in hazard.squares)


def is_unwalled(state: State, one: int, other: int) -> bool:
    """Whether a line between two squares crosses no wall, door or pillar, through smoke or not."""
    return one == other or is_open_line(state, one, other, NO_SMOKE)


def is_open_line(state: State, one: int, other: int, smoke: frozenset[int]) -> bool:
    """Whether a line between the middles of two squares crosses nothing that bars it."""
    across, down = other % WIDE - one % WIDE, other // WIDE - one // WIDE
    sideways, lengthways = (1 if across > 0 else 3), (2 if down > 0 else 0)
    done_x = done_y = 0
    wide, high = abs(across), abs(down)
    ground, terrain, here = state.ground, state.terrain, one
    while done_x < wide or done_y < high:
        lead = (2 * done_x + 1) * high - (2 * done_y + 1) * wide
        if lead == 0:
            if not slips_through(state, here, (sideways, lengthways), smoke):
                return False
            here = here + STEPS[sideways] + STEPS[lengthways]
            done_x, done_y = done_x + 1, done_y + 1
        else:
            direction = sideways if lead < 0 else lengthways
            there = here + STEPS[direction]
            is_inside = ground.get(there, NOWHERE) == ground.get(here)  # mostly, and quick to see
            if not is_inside and beyond(state, here, direction) != there:
                return False
            here = there
            done_x, done_y = done_x + (lead < 0), done_y + (lead > 0)
        if here != other and (here in terrain or here in smoke) and is_opaque(state, here, smoke):
            return False
    return True


def slips_through(state: State, square: int, ways: tuple[int, int], smoke: frozenset[int]) -> bool:
    """Whether a line may pass exactly through a corner: by at least one of the two ways round."""
    for first, second in (ways, ways[::-1]):
        beside = beyond(state, square, first)
        if beside is None or is_opaque(state, beside, smoke):
            continue
        if beyond(state, beside, second) is not None:
            return True
    return False


def is_opaque(state: State, square: int, smoke: frozenset[int] = NO_SMOKE) -> bool:
    """Whether nothing can be seen through a square: pillars and smoke."""
    return state.terrain.get(square, ".") in OPAQUE or square in smoke


def towards(state: State, square: int, direction: int, count: int) -> list[int]:
    """The squares in a straight line, as far as nothing bars it."""
    found: list[int] = []
    here: int | None = square
    for _ in range(count):
        here = beyond(state, here, direction) if here is not None else None
        if here is None or state.terrain.get(here, ".") in OPAQUE:
            break
        found.append(here)
    return found


def direction_to(one: int, other: int) -> int | None:
    """The direction of a neighbouring square; None if it is not one."""
    return next((way for way, step in enumerate(STEPS) if one + step == other), None)
