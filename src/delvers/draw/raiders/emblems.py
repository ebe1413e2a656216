"""Single woodcuts for use beside text."""

from collections.abc import Callable
from typing import Final

from delvers.draw.raiders.art import BOSSES, CHARACTERS, ITEMS, MONSTERS, TRAPS, chamber
from delvers.draw.raiders.art.tokens import chest, coin, drop
from delvers.draw.svg import tag

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
    return tag(
        "svg", DRAWINGS[name](), viewBox="-3 -5 106 108", class_="emblem", aria_hidden="true"
    )
