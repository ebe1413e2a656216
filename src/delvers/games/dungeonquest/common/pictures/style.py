"""The style sheets of the dungeon."""

import functools
from importlib import resources

from delvers.draw.style import dungeon_style, woodcut_style


@functools.cache
def art() -> str:
    """What the drawings need besides what all games that draw a dungeon share."""
    return resources.files(__package__).joinpath("art.css").read_text(encoding="utf-8")


@functools.cache
def page_style() -> str:
    """How the regions of the page are laid out."""
    return resources.files(__package__).joinpath("page.css").read_text(encoding="utf-8")


def style() -> str:
    """What a page with drawings of the dungeon needs besides what games share."""
    return art() + page_style()


def picture_style() -> str:
    """All that a picture of the dungeon carries inside."""
    return woodcut_style() + dungeon_style() + art()
