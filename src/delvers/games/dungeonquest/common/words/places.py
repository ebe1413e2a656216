"""Spaces and directions in words."""

from typing import Final

from delvers.games.dungeonquest.common.rules.board import (
    DIRECTIONS,
    SPACE_OF,
    TOWERS,
    TREASURE,
    label,
)
from delvers.text.gametext import Texts
from delvers.text.marks import N_
from delvers.text.voice import Voice

TOWARDS: Final[Texts] = {
    # Translators: a direction: "Go to the north".
    "north": N_("to the north"),
    "east": N_("to the east"),
    "south": N_("to the south"),
    "west": N_("to the west"),
}
SIDES: Final[Texts] = {
    "north": N_("north side"),
    "east": N_("east side"),
    "south": N_("south side"),
    "west": N_("west side"),
}


def place(voice: Voice, space: int) -> str:
    """A space of the board in a sentence: what is printed there, or its column and row."""
    if space == TREASURE:
        # Translators: in a sentence: "Ana moves to the Treasure Chamber".
        return voice.say("the Treasure Chamber")
    if space in TOWERS:
        # Translators: in a sentence; %(space)s is a place such as a1.
        return voice.say("the tower %(space)s", space=label(space))
    return label(space) if 0 <= space < len(SPACE_OF) else "?"


def place_called(voice: Voice, space: int) -> str:
    """A space on a button, by its column and row."""
    if space == TREASURE:
        return voice.say("Treasure Chamber")
    if space in TOWERS:
        # Translators: on a button; %(space)s is a place such as a1.
        return voice.say("Tower Room %(space)s", space=label(space))
    return label(space)


def towards(voice: Voice, direction: int) -> str:
    """A direction by its number."""
    return voice.fill(TOWARDS[DIRECTIONS[direction]])
