"""Single woodcuts for use beside text."""

from collections.abc import Callable
from typing import Final

from delvers.draw.svg import decoration
from delvers.draw.woodcuts.tokens import chest, coin, drop
from delvers.games.raiders.pictures.art import BOSSES, CHARACTERS, ITEMS, MONSTERS, TRAPS, chamber

DRAWINGS: Final[dict[str, Callable[[], str]]] = {
    **MONSTERS,
    **BOSSES,
    **TRAPS,
    **CHARACTERS,
    **ITEMS,
    "chamber": chamber,
    "chest": lambda: chest(4),
    "coin": coin,
    "wound": drop,
}


def emblem(name: str) -> str:
    """A woodcut as decoration; it has no words of its own."""
    return decoration(DRAWINGS[name]())
