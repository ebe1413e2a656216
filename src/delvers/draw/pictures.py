"""What a game draws: the whole table as one picture, and its parts for the page."""

from collections.abc import Callable
from dataclasses import dataclass

from delvers.draw.pieces import Drawn
from delvers.draw.scene import Scene


@dataclass(frozen=True, slots=True)
class Pictures:
    """`picture` is one SVG document, `regions` are parts of the page by name, `style` their CSS.

    `parts` are the same as the regions, for a game that draws them in pieces which it keeps: those
    that stay need not even be looked at when a page is told what is new.
    """

    picture: Callable[[Scene], str]
    regions: Callable[[Scene], dict[str, str]]
    style: Callable[[], str] = lambda: ""
    parts: Callable[[Scene], dict[str, Drawn]] | None = None
