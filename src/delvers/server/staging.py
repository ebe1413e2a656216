"""What happened, as steps that a page plays: beside the lines of the log, for pages only."""

from typing import Any, Final

from delvers.draw import Scene, stage_of
from delvers.draw.steps import LIGHT, Step

Plain = dict[str, Any]
MOST_STEPS: Final = 60
"""So many of the latest lines have a step of their own; before them the log is enough."""


def steps_of(scene: Scene, first: int) -> list[Plain | None]:
    """The steps of the events of a scene from one on; the line of None goes with the next."""
    stage, count = stage_of(scene.game), len(scene.events)
    steps: list[Step | None] = [
        Step(weight=LIGHT) if at < count - MOST_STEPS else stage.step(scene, at)
        for at in range(max(0, first), count)
    ]
    return [None if step is None else step.plain(scene.seat) for step in steps]
