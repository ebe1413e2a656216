"""A moment of the third edition of DungeonQuest as one viewer may see it."""

from typing import TypeAlias

from delvers.draw.scene import SceneOf
from delvers.games.dungeonquest.third.rules.combat.view import FightView
from delvers.games.dungeonquest.third.rules.view import TableView

Scene: TypeAlias = SceneOf[TableView]


def fight_in(scene: Scene) -> FightView:
    """The fight of a scene in which there is one."""
    fight = scene.view["fight"]
    assert fight is not None
    return fight
