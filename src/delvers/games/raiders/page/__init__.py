"""Dungeon Raiders on the page."""

from pathlib import Path
from typing import Final

from delvers.games.raiders.pictures.emblems import emblem
from delvers.server.gamepage import GamePage

PAGE: Final = GamePage(Path(__file__).parent, tools=lambda: {"emblem": emblem})
