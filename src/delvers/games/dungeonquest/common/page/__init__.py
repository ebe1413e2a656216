"""DungeonQuest on the page: what both editions share."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from delvers.draw.svg import decoration, group
from delvers.draw.woodcuts.dungeon import THINGS
from delvers.games.dungeonquest.common.pictures.art.emblems import emblem_of
from delvers.games.dungeonquest.common.pictures.art.hoard import tower
from delvers.games.dungeonquest.common.pictures.art.sky import sun_face
from delvers.games.dungeonquest.common.rules.cards import Box
from delvers.server.gamepage import GamePage

WOODCUTS: Final[dict[str, Callable[[], str]]] = {
    "tower": tower,
    "sun": lambda: group(sun_face(), at=(50, 50), scale=1.5),
    **THINGS,
}
"""Pictures of the dungeon that are no card, hero or monster."""


def woodcut(name: str) -> str:
    """A thing of the dungeon, a hero, a monster or a card as decoration without words."""
    drawn = WOODCUTS[name]() if name in WOODCUTS else emblem_of(name)
    return decoration(drawn)


def page_with(folder: Path, content: Box) -> GamePage:
    """The page of an edition."""
    return GamePage(
        folder,
        shared={"dungeonquest": Path(__file__).parent},
        tools=lambda: {"woodcut": woodcut},
        heroes=lambda: tuple(content.heroes),
    )
