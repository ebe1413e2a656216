"""The style sheets of the drawings."""

import functools
from importlib import resources


@functools.cache
def sheet(package: str, name: str) -> str:
    """A style sheet that lies beside the modules of a package."""
    return resources.files(package).joinpath(name).read_text(encoding="utf-8")


def woodcut_style() -> str:
    """The rules that drawings need wherever they do not carry them inside."""
    return sheet(__package__, "art.css")


def dungeon_style() -> str:
    """What drawings of a dungeon need besides the inks that all woodcuts share."""
    return sheet(f"{__package__}.woodcuts", "dungeon.css")
