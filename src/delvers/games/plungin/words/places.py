"""Squares, directions, doors and chests in words."""

import re
from typing import Final

from delvers.games.plungin.rules.squares import square_name
from delvers.text.gametext import Texts
from delvers.text.marks import N_
from delvers.text.voice import Voice

NUMBERED: Final = re.compile(r"(door|chest) (\d+)")
FIXTURES: Final[Texts] = {
    # Translators: a door or a chest with the number that it has on the map.
    "door": N_("door %(count)s"),
    "chest": N_("chest %(count)s"),
}
WAYS: Final[Texts] = {
    # Translators: a direction on a label: "Step: north".
    "north": N_("north"),
    "east": N_("east"),
    "south": N_("south"),
    "west": N_("west"),
}


def fixture(voice: Voice, id: str) -> str | None:
    """A door or a chest by its number."""
    found = NUMBERED.fullmatch(id)
    return voice.fill(FIXTURES[found[1]], count=int(found[2])) if found else None


def way(voice: Voice, id: str) -> str:
    """A direction."""
    return voice.fill(WAYS[id]) if id in WAYS else id


def square(at: int) -> str:
    """A square as options and the map name it: column and row."""
    return square_name(at)
