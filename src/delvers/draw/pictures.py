"""What a game draws: the whole table as one picture, and its parts for the page."""

from collections.abc import Callable
from dataclasses import dataclass

from delvers.draw.scene import Scene


@dataclass(frozen=True, slots=True)
class Pictures:
    """`picture` is one SVG document, `regions` are parts of the page by name, `style` their CSS."""

    picture: Callable[[Scene], str]
    regions: Callable[[Scene], dict[str, str]]
    style: Callable[[], str] = lambda: ""
