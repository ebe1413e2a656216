"""A moment of Dungeon Raiders as one viewer may see it."""

from typing import TypeAlias

from delvers.draw.scene import SceneOf
from delvers.games.raiders.rules.view import TableView

Scene: TypeAlias = SceneOf[TableView]
