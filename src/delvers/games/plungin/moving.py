"""Moving a figure (ACTION)."""

from delvers.games.plungin.grid import DIRECTIONS
from delvers.games.plungin.map import beyond, is_free
from delvers.games.plungin.state import Character, State


def put_on(state: State, one: Character, square: int) -> None:
    """A figure is put on a square, from wherever it was."""
    if state.who.get(one.at) == one.number:
        del state.who[one.at]
    one.at = square
    state.who[square] = one.number


def steps_from(state: State, square: int) -> dict[str, int]:
    """The steps that can be taken from a square, each with the square it leads to."""
    found = {}
    for direction, name in enumerate(DIRECTIONS):
        there = beyond(state, square, direction)
        if there is not None and is_free(state, there):
            found[name] = there
    return found


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
    from delvers.games.plungin.stats import tags_of

    return "spider" in tags_of(one)


def is_before_door(state: State, square: int) -> bool:
    """Whether a square is in front of a door."""
    return any(square * 4 + direction in state.gates for direction in range(4))
