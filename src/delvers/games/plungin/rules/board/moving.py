"""Moving a figure (ACTION)."""

from typing import Final

from delvers.games.plungin.rules.board.grid import EAST, NORTH, SOUTH, STEPS, WEST
from delvers.games.plungin.rules.board.laying import effect_of
from delvers.games.plungin.rules.board.map import is_free, neighbours, ways
from delvers.games.plungin.rules.heroes.stats import tags_of
from delvers.games.plungin.rules.squares import DIRECTIONS, WIDE
from delvers.games.plungin.rules.state.figures import Character, Hero
from delvers.games.plungin.rules.state.moments import HERO_ARRIVED, SQUARE_ENTERED
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.kernel.requests import Rule

WAY_OF: Final = {step: way for way, step in enumerate(STEPS)}
"""The direction of a step."""


def put_on_square(state: State, one: Character, square: int) -> None:
    """A figure is put on a square, from wherever it was."""
    if state.who.get(one.at) == one.number:
        del state.who[one.at]
    one.at = square
    state.who[square] = one.number


def arrive(table: Dungeon, one: Character, square: int, is_own_move: bool = True) -> Rule[None]:
    """A figure comes onto a square: what lies there takes effect, and perhaps a tile is entered."""
    state = table.state
    start = one.at
    if is_own_move:
        one.facing = WAY_OF.get(square - start, one.facing)
    put_on_square(state, one, square)
    if state.hazards:
        yield from SQUARE_ENTERED(table, one, is_own_move, start)
    if isinstance(one, Hero) and one.is_on_board:
        yield from HERO_ARRIVED(table, one, start, is_own_move)


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
    found, who, terrain = {}, state.who, state.terrain
    for way, there in ways(state, square).items():
        if there in who or there in state.chest_at:
            continue
        if there not in terrain or is_free(state, there):
            found[DIRECTIONS[way]] = there
    return found


def can_step(state: State, square: int) -> bool:
    """Whether any step can be taken from a square."""
    near, who, terrain = neighbours(state, square), state.who, state.terrain
    for there in near:
        if there not in who and there not in terrain and there not in state.chest_at:
            return True
    return any(is_free(state, there) for there in near)


DEAREST: Final = 2
"""The most that a step can cost."""


def cost_of(state: State, square: int, one: Character) -> int:
    """What entering a square costs: water is slow, and so are webs for all but spiders."""
    if state.terrain.get(square) == "~":
        return 2
    tile = state.tiles[state.ground[square]]
    if tile.location and effect_of(state.content, tile.location) == "webs" and not is_spider(one):
        return 1 if is_before_door(state, square) else 2
    return 1


def is_spider(one: Character) -> bool:
    """Whether webs do not hinder a character."""
    return "spider" in tags_of(one)


def is_before_door(state: State, square: int) -> bool:
    """Whether a square is in front of a door."""
    return any(square * 4 + direction in state.gates for direction in range(4))
