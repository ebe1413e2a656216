"""Moving a figure (ACTION)."""

from delvers.games.plungin.figures import Character, Hero
from delvers.games.plungin.grid import DIRECTIONS, EAST, NORTH, SOUTH, WEST, WIDE
from delvers.games.plungin.map import beyond, is_free, neighbours
from delvers.games.plungin.state import Dungeon, State
from delvers.games.plungin.stats import tags_of
from delvers.kernel.requests import Rule


def put_on(state: State, one: Character, square: int) -> None:
    """A figure is put on a square, from wherever it was."""
    if state.who.get(one.at) == one.number:
        del state.who[one.at]
    one.at = square
    state.who[square] = one.number


def arrive(table: Dungeon, one: Character, square: int, is_own_move: bool = True) -> Rule[None]:
    """A figure comes onto a square: what lies there takes effect, and perhaps a tile is entered."""
    from delvers.games.plungin.adventure import enter_tile
    from delvers.games.plungin.hazards import enter_square

    state = table.state
    start = one.at
    if is_own_move:
        one.facing = way_to(state, one.at, square, one.facing)
    put_on(state, one, square)
    if state.hazards:
        yield from enter_square(table, one, is_own_move, start)
    is_on_its_way = isinstance(one, Hero) and one.life_left and state.acting == one.number
    if is_on_its_way and state.ground[one.at] != state.ground[start]:
        assert isinstance(one, Hero)
        yield from enter_tile(table, one)


def way_to(state: State, here: int, there: int, default: int) -> int:
    """The direction of a step; the default for a diagonal one."""
    return next((way for way in range(4) if beyond(state, here, way) == there), default)


def way_towards(here: int, there: int) -> int:
    """The direction in which another square lies, along the longer of the two ways to it."""
    across, down = there % WIDE - here % WIDE, there // WIDE - here // WIDE
    if abs(across) > abs(down):
        return EAST if across > 0 else WEST
    return SOUTH if down > 0 else NORTH


def is_held(one: Character) -> bool:
    """Whether a character can neither leave its square nor be moved from it."""
    return "rooted" in one.conditions or "trapped" in one.conditions


def steps_from(state: State, square: int) -> dict[str, int]:
    """The steps that can be taken from a square, each with the square it leads to."""
    found = {}
    for direction, name in enumerate(DIRECTIONS):
        there = beyond(state, square, direction)
        if there is not None and is_free(state, there):
            found[name] = there
    return found


def can_step(state: State, square: int) -> bool:
    """Whether any step can be taken from a square."""
    return any(is_free(state, there) for there in neighbours(state, square))


def cost_of(state: State, square: int, one: Character) -> int:
    """What entering a square costs: water is slow, and so are webs for all but spiders."""
    if state.terrain.get(square) == "~":
        return 2
    tile = state.tiles[state.ground[square]]
    if tile.location == "web_gallery" and not is_spider(one):
        return 1 if is_before_door(state, square) else 2
    return 1


def is_spider(one: Character) -> bool:
    """Whether webs do not hinder a character."""
    return "spider" in tags_of(one)


def is_before_door(state: State, square: int) -> bool:
    """Whether a square is in front of a door."""
    return any(square * 4 + direction in state.gates for direction in range(4))
