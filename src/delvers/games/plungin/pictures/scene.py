"""A moment of Dungeon Plungin' as one viewer may see it."""

from typing import TypeAlias

from delvers.draw.scene import SceneOf
from delvers.games.plungin.rules.view.seen import TableView

Scene: TypeAlias = SceneOf[TableView]
