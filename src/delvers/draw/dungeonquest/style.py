"""The style sheets of the dungeon."""

import functools
from importlib import resources


@functools.cache
def art() -> str:
    """What the drawings need besides the inks that all woodcuts share."""
    return resources.files(__package__).joinpath("art.css").read_text(encoding="utf-8")


@functools.cache
def page_style() -> str:
    """How the regions of the page are laid out."""
    return resources.files(__package__).joinpath("page.css").read_text(encoding="utf-8")
