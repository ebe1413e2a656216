"""What happened, as steps that a page plays: beside the lines of the log, for pages only."""

import logging
from typing import Any, Final

from delvers.draw import Scene, stage_of
from delvers.draw.steps import LIGHT, Step
from delvers.kernel.events import Event

LOG: Final = logging.getLogger(__name__)
Plain = dict[str, Any]
MOST_STEPS: Final = 60
"""So many of the latest lines have a step of their own; before them the log is enough."""


Made = dict[Any, tuple[Event, Step | None, Plain]]
"""Steps that are the same for several viewers, with what they say, by which events they are of."""


def steps_of(
    scene: Scene, first: int, seat: int | None, made: Made | None = None
) -> list[Plain | None]:
    """The steps of the events of a scene from one on; the line of None goes with the next.

    What is `made` already for others in the same words is not made again.
    """
    count, kept = len(scene.events), {} if made is None else made
    return [
        dict(LATE) if at < count - MOST_STEPS else plain_step(scene, at, seat, kept)
        for at in range(max(0, first), count)
    ]


LATE: Final = Step(weight=LIGHT).plain(None)


def plain_step(scene: Scene, at: int, seat: int | None, made: Made) -> Plain | None:
    """The step of an event for a seat."""
    event = scene.events[at]
    if event.kind not in stage_of(scene.game).for_all:
        step = step_of(scene, at)
        return None if step is None else step.plain(seat)
    key = (id(event), scene.words)
    if key not in made:
        step = step_of(scene, at)
        made[key] = event, step, {} if step is None else step.said()
    _, step, said = made[key]
    return None if step is None else step.told_to(seat, said)


def step_of(scene: Scene, at: int) -> Step | None:
    """The step of an event; a game goes on even if one cannot be made (tests fail on this)."""
    try:
        return stage_of(scene.game).step(scene, at)
    except Exception:
        LOG.exception("%s cannot show %s", scene.game, scene.events[at])
        return Step()
