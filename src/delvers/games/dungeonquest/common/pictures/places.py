"""Where on the board an option is: a way out of a chamber, a space, or an arrow in a space."""

from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from delvers.games.dungeonquest.common.rules.board import (
    DIRECTIONS,
    SPACE_OF,
    TREASURE,
    TREASURE_SOUTH,
    WAYS,
    as_space,
    opposite,
    square_ahead,
    square_beyond,
)

Drawn = Literal["way", "space", "arrow", "light"]


@dataclass(frozen=True, slots=True)
class Place:
    """`square` is where the arrow begins, `to` the space that is meant."""

    drawn: Drawn
    square: int
    direction: int
    to: int


WAYS_OF_GOING: Final = ("move", "through", "rope", "flee")
SPACES: Final = ("to", "at", "token", "tower")


def place_of(option: str, hero: dict[str, Any] | None) -> Place | None:
    """The place of an option on the board; None if it has none."""
    first, *rest = option.split()
    if option.startswith("move token ") and len(rest) == 3:
        return _way(SPACE_OF[rest[1]], rest[2:])
    if first in SPACES and len(rest) == 1 and rest[0] in SPACE_OF:
        space = as_space(SPACE_OF[rest[0]])
        return Place("space", space, 0, space)
    if hero is None or hero["at"] < 0:
        return None
    return _beside(hero, first, rest)


def _beside(hero: dict[str, Any], first: str, rest: list[str]) -> Place | None:
    """The place of an option in or around a hero's chamber."""
    is_directed = bool(rest) and rest[0] in DIRECTIONS
    if first in WAYS_OF_GOING and is_directed:
        return _way(hero["at"], rest)
    if first == "light" and is_directed:
        way = _way(hero["at"], rest)
        return None if way is None else replace(way, drawn="light")
    if first in ("head", "side") and is_directed:
        return Place("arrow", hero["at"], DIRECTIONS.index(rest[0]), hero["at"])
    if first == "drift" and hero["heading"] >= 0:
        return _drift(hero, rest)
    return _way_back(hero) if first == "retreat" and not rest else None


def _way(space: int, named: list[str]) -> Place | None:
    """A way by its direction; out of the treasure chamber also by the space it leads to."""
    direction = DIRECTIONS.index(named[0])
    if len(named) > 1:
        to = SPACE_OF[named[1]]
        square = square_beyond(to, opposite(direction))
        return None if square is None else Place("way", square, direction, to)
    beyond = square_beyond(space, direction)
    return None if beyond is None else Place("way", space, direction, as_space(beyond))


def _way_back(hero: dict[str, Any]) -> Place | None:
    for way in WAYS[hero["at"]]:
        if way.to == hero["came_from"]:
            square = hero["at"]
            if hero["at"] == TREASURE and square_beyond(square, way.direction) != way.to:
                square = TREASURE_SOUTH
            return Place("way", square, way.direction, way.to)
    return None


def _drift(hero: dict[str, Any], rest: list[str]) -> Place:
    """To the left or right of the heading, from where the way below has led."""
    side = (hero["heading"] + (1 if rest == ["right"] else 3)) % 4
    square = square_ahead(hero["at"], hero["heading"], len(hero["row"]))
    return Place("arrow", square, side, as_space(square))


def corner(square: int) -> tuple[int, int]:
    """The upper left corner of a square on the board."""
    return (square % 13 * 100, square // 13 * 100)
