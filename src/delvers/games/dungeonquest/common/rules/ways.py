"""The steps from each space of the board into the next."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from delvers.games.dungeonquest.common.rules.board import (
    COLUMNS,
    ROWS,
    TREASURE,
    TREASURE_SOUTH,
    Step,
    as_space,
    opposite,
    square_beyond,
)
from delvers.games.dungeonquest.common.rules.options import MOVE


@dataclass(frozen=True, slots=True)
class Way:
    """A step from one space into the next: its direction and where it leads."""

    direction: int
    to: int
    entry: int
    """The side of the space it leads to through which one enters."""
    step: Step
    """The step as options name it; out of the treasure chamber the place it leads to too."""
    option: str
    """The option to move this way."""


def _ways_from(space: int) -> tuple[Way, ...]:
    squares = (TREASURE, TREASURE_SOUTH) if space == TREASURE else (space,)
    steps = [
        (direction, square_beyond(square, direction))
        for direction in range(4)
        for square in squares
    ]
    return tuple(
        _way(space, direction, as_space(to))
        for direction, to in steps
        if to is not None and as_space(to) != space
    )


def _way(space: int, direction: int, to: int) -> Way:
    step = Step(direction, to if space == TREASURE else None)
    return Way(direction, to, opposite(direction), step, MOVE(step))


WAYS: Final = tuple(_ways_from(as_space(square)) for square in range(COLUMNS * ROWS))
"""All steps from each space that stay inside the outer wall, whatever walls chambers have."""
WAY_OF: Final[tuple[Mapping[Step, Way], ...]] = tuple(
    {way.step: way for way in ways} for ways in WAYS
)
"""The same by the steps that options name."""
WAY_BY: Final[tuple[Mapping[str, Way], ...]] = tuple(
    {way.option: way for way in ways} for ways in WAYS
)
"""The same by the options to move."""
