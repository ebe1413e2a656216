"""A moment of DungeonQuest as one viewer may see it, as far as both editions are the same."""

from typing import TypeAlias

from delvers.draw.scene import Scene as AnyScene
from delvers.draw.scene import SceneOf
from delvers.games.dungeonquest.common.rules.view import CommonView

__all__ = ["AnyScene", "Scene"]

Scene: TypeAlias = SceneOf[CommonView]
