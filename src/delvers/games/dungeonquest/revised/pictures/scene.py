"""A moment of the Revised Edition of DungeonQuest as one viewer may see it."""

from typing import TypeAlias

from delvers.draw.scene import SceneOf
from delvers.games.dungeonquest.revised.rules.view import FightView, TableView

Scene: TypeAlias = SceneOf[TableView]


def fight_in(scene: Scene) -> FightView:
    """The fight of a scene in which there is one."""
    fight = scene.view["fight"]
    assert fight is not None
    return fight
