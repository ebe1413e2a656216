"""The style sheets of the drawings."""

import functools
from importlib import resources


@functools.cache
def woodcut_style() -> str:
    """The rules that drawings need wherever they do not carry them inside."""
    return resources.files(__package__).joinpath("art.css").read_text(encoding="utf-8")


@functools.cache
def dungeon_style() -> str:
    """What drawings of a dungeon need besides the inks that all woodcuts share."""
    return resources.files(f"{__package__}.woodcuts").joinpath("dungeon.css").read_text("utf-8")
