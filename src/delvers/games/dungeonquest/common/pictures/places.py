"""Where on the board an option is: a way out of a chamber, a space, or an arrow in a space."""

from dataclasses import dataclass
from typing import Final, Literal

from delvers.games.dungeonquest.common.rules.board import (
    TREASURE,
    TREASURE_SOUTH,
    Step,
    as_space,
    opposite,
    square_ahead,
    square_beyond,
)
from delvers.games.dungeonquest.common.rules.options import (
    BY_ROPE,
    DRIFT_LEFT,
    DRIFT_RIGHT,
    HEAD,
    MOVE,
    SIDE,
    THROUGH,
    TO,
    TOWER,
)
from delvers.games.dungeonquest.common.rules.view import CommonHero
from delvers.games.dungeonquest.common.rules.ways import WAYS

Drawn = Literal["way", "space", "arrow", "light"]


@dataclass(frozen=True, slots=True)
class Place:
    """`square` is where the arrow begins, `to` the space that is meant."""

    drawn: Drawn
    square: int
    direction: int
    to: int


GOING: Final = (MOVE, THROUGH, BY_ROPE)
"""What leads out of a hero's chamber."""
SPACES: Final = (TO, TOWER)
"""What means a space itself."""
ARROWS: Final = (HEAD, SIDE)
"""What is an arrow in a hero's chamber."""


def place_of(option: str, hero: CommonHero | None) -> Place | None:
    """The place of an option of either edition on the board; None if it has none."""
    for one in SPACES:
        if space := one.read(option):
            return space_meant(*space)
    if hero is None or hero["at"] < 0:
        return None
    for going in GOING:
        if step := going.read(option):
            return way(hero["at"], *step)
    for arrow in ARROWS:
        if direction := arrow.read(option):
            return Place("arrow", hero["at"], *direction, hero["at"])
    is_drift = option in (DRIFT_LEFT, DRIFT_RIGHT)
    return drift(hero, option) if is_drift and hero["heading"] >= 0 else None


def space_meant(space: int) -> Place:
    """A space itself."""
    return Place("space", as_space(space), 0, as_space(space))


def way(space: int, step: Step) -> Place | None:
    """A way by its direction; out of the treasure chamber also by the space it leads to."""
    if step.to is not None:
        square = square_beyond(step.to, opposite(step.direction))
        return None if square is None else Place("way", square, step.direction, step.to)
    beyond = square_beyond(space, step.direction)
    return None if beyond is None else Place("way", space, step.direction, as_space(beyond))


def way_back(hero: CommonHero) -> Place | None:
    """To where a hero came from."""
    for one in WAYS[hero["at"]]:
        if one.to == hero["came_from"]:
            square = hero["at"]
            if hero["at"] == TREASURE and square_beyond(square, one.direction) != one.to:
                square = TREASURE_SOUTH
            return Place("way", square, one.direction, one.to)
    return None


def drift(hero: CommonHero, option: str) -> Place:
    """To the left or right of the heading, from where the way below has led."""
    side = (hero["heading"] + (1 if option == DRIFT_RIGHT else 3)) % 4
    square = square_ahead(hero["at"], hero["heading"], len(hero["row"]))
    return Place("arrow", square, side, as_space(square))


def corner(square: int) -> tuple[int, int]:
    """The upper left corner of a square on the board."""
    return (square % 13 * 100, square // 13 * 100)
