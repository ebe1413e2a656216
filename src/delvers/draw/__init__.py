"""One renderer for the page, notebooks, documents and shared pictures: views turned into SVG."""

from collections.abc import Iterable

from delvers.draw.pictures import Pictures
from delvers.draw.pieces import Drawn, cut
from delvers.draw.plain import PLAIN
from delvers.draw.scene import Scene
from delvers.draw.steps import PLAIN as PLAIN_STAGE
from delvers.draw.steps import Stage
from delvers.draw.style import dungeon_style, woodcut_style
from delvers.kernel.kit import REGISTRY

__all__ = [
    "Drawn",
    "Pictures",
    "Scene",
    "Stage",
    "parts",
    "picture",
    "regions",
    "stage_of",
    "style",
]


def pictures_of(game: str) -> Pictures:
    """What a game draws; something plain if it has no pictures."""
    return REGISTRY.part(game, "pictures", PLAIN)


def stage_of(game: str) -> Stage:
    """How a game shows what happens; by the lines of its log if it has nothing of its own."""
    return REGISTRY.part(game, "stage", PLAIN_STAGE)


def style(games: Iterable[str] | None = None) -> str:
    """The style sheets of all drawings, or of those of some games, for a page that shows them."""
    drawn = [kit.id for kit in REGISTRY.kits()] if games is None else games
    sheets = [pictures_of(game).style() for game in drawn]
    return woodcut_style() + dungeon_style() + "".join(dict.fromkeys(sheets))


def picture(scene: Scene) -> str:
    """The whole table as one SVG document that needs nothing else."""
    return pictures_of(scene.game).picture(scene)


def regions(scene: Scene) -> dict[str, str]:
    """The parts of the table for the page, as HTML and SVG, by their names."""
    return pictures_of(scene.game).regions(scene)


def parts(scene: Scene) -> dict[str, Drawn]:
    """The same in pieces that can be compared; where a game draws texts, they are cut."""
    pictures = pictures_of(scene.game)
    if pictures.parts is not None:
        return pictures.parts(scene)
    return {name: cut(html) for name, html in pictures.regions(scene).items()}


def keeps_pieces(game: str) -> bool:
    """Whether a game draws its parts in pieces that it keeps, so that to draw again is quick."""
    return pictures_of(game).parts is not None
