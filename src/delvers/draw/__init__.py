"""One renderer for the page, notebooks, documents and shared pictures: views turned into SVG."""

from delvers.draw.pictures import Pictures
from delvers.draw.plain import PLAIN
from delvers.draw.scene import Scene
from delvers.draw.style import dungeon_style, woodcut_style
from delvers.kernel.kit import REGISTRY

__all__ = ["Pictures", "Scene", "picture", "regions", "style"]


def pictures_of(game: str) -> Pictures:
    """What a game draws; something plain if it has no pictures."""
    return REGISTRY.part(game, "pictures", PLAIN)


def style() -> str:
    """The style sheets of all drawings, for a page that shows them."""
    sheets = [pictures_of(kit.id).style() for kit in REGISTRY.kits()]
    return woodcut_style() + dungeon_style() + "".join(dict.fromkeys(sheets))


def picture(scene: Scene) -> str:
    """The whole table as one SVG document that needs nothing else."""
    return pictures_of(scene.game).picture(scene)


def regions(scene: Scene) -> dict[str, str]:
    """The parts of the table for the page, as HTML and SVG, by their names."""
    return pictures_of(scene.game).regions(scene)
