"""The style sheet of the map."""

import functools
from importlib import resources


@functools.cache
def map_style() -> str:
    """What the map needs besides the inks that all woodcuts share."""
    return resources.files(__package__).joinpath("map.css").read_text(encoding="utf-8")
