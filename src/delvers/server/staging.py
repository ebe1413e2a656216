"""What happened, as steps that a page plays: beside the lines of the log, for pages only."""

import logging
from typing import Any, Final

from delvers.draw import Scene, stage_of
from delvers.draw.steps import LIGHT, Step

LOG: Final = logging.getLogger(__name__)
Plain = dict[str, Any]
MOST_STEPS: Final = 60
"""So many of the latest lines have a step of their own; before them the log is enough."""


def steps_of(scene: Scene, first: int, seat: int | None) -> list[Plain | None]:
    """The steps of the events of a scene from one on; the line of None goes with the next."""
    count = len(scene.events)
    steps = [
        Step(weight=LIGHT) if at < count - MOST_STEPS else step_of(scene, at)
        for at in range(max(0, first), count)
    ]
    return [None if step is None else step.plain(seat) for step in steps]


def step_of(scene: Scene, at: int) -> Step | None:
    """The step of an event; a game goes on even if one cannot be made (tests fail on this)."""
    try:
        return stage_of(scene.game).step(scene, at)
    except Exception:
        LOG.exception("%s cannot show %s", scene.game, scene.events[at])
        return Step()
