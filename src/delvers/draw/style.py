"""The style sheet of the drawings."""

import functools
from importlib import resources


@functools.cache
def style() -> str:
    """The rules that drawings need wherever they do not carry them inside."""
    return resources.files(__package__).joinpath("art.css").read_text(encoding="utf-8")
