"""One renderer for the page, notebooks, documents and shared pictures: views turned into SVG."""

from collections.abc import Callable
from typing import Final

from delvers.draw import dungeonquest, plungin, raiders
from delvers.draw.raiders.emblems import emblem
from delvers.draw.scene import Scene
from delvers.draw.style import style as woodcuts
from delvers.kernel.errors import UnknownGame, listed

__all__ = ["Scene", "emblem", "is_drawn", "picture", "regions", "style"]

PICTURES: Final[dict[str, Callable[[Scene], str]]] = {
    "raiders": raiders.picture,
    **dict.fromkeys(dungeonquest.EDITIONS, dungeonquest.picture),
    "plungin": plungin.picture,
}
REGIONS: Final[dict[str, Callable[[Scene], dict[str, str]]]] = {
    "raiders": raiders.regions,
    **dict.fromkeys(dungeonquest.EDITIONS, dungeonquest.regions),
    "plungin": plungin.regions,
}


def style() -> str:
    """The style sheets of all drawings, for a page that shows them."""
    dungeon = dungeonquest.art() + dungeonquest.page_style()
    return woodcuts() + dungeon + plungin.map_style() + plungin.page_style()


def picture(scene: Scene) -> str:
    """The whole table as one SVG document that needs nothing else."""
    _check(scene)
    return PICTURES[scene.game](scene)


def regions(scene: Scene) -> dict[str, str]:
    """The parts of the table for the page, as HTML and SVG, by their names."""
    _check(scene)
    return REGIONS[scene.game](scene)


def is_drawn(game: str) -> bool:
    """Whether there are drawings of a game."""
    return game in PICTURES


def _check(scene: Scene) -> None:
    if not is_drawn(scene.game):
        raise UnknownGame(f"there is no drawing of {scene.game!r}; drawn: {listed(PICTURES)}")
