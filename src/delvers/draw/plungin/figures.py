"""Figures of heroes and monsters, in a box of 100 by 100."""

from delvers.draw.ink import dot
from delvers.draw.svg import label


def figure(id: str) -> str:
    """The figure of a hero or monster; unknown ones by their class or family."""
    return dot(50, 50, 40, "stone") + label(id[:1].upper(), 50, 62, 36, bold=True)
