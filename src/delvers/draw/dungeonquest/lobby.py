"""Single woodcuts of the dungeon for use beside text."""

from collections.abc import Callable
from typing import Final

from delvers.draw.dungeonquest.art.emblems import emblem_of
from delvers.draw.dungeonquest.art.hoard import tower
from delvers.draw.dungeonquest.art.loot import coins
from delvers.draw.dungeonquest.art.rooms import stairs
from delvers.draw.dungeonquest.art.signs import die
from delvers.draw.dungeonquest.art.sky import sun_face
from delvers.draw.svg import group, tag

DRAWINGS: Final[dict[str, Callable[[], str]]] = {
    "tower": tower,
    "sun": lambda: group(sun_face(), at=(50, 50), scale=1.5),
    "stairs": stairs,
    "die": lambda: die(5),
    "coins": coins,
}


def woodcut(name: str) -> str:
    """A thing of the dungeon, a hero, a monster or a card as decoration without words."""
    drawn = DRAWINGS[name]() if name in DRAWINGS else emblem_of(name)
    return tag("svg", drawn, viewBox="-3 -5 106 108", class_="emblem", aria_hidden="true")
