"""Scenes in which a hero draws the card that a test is about."""

from delvers.games.dungeonquest.third.rules.components import CONTENT
from tests.games.dungeonquest.common.rules.editions import Edition
from tests.games.dungeonquest.common.rules.scenes import (
    SLEEP,
    is_over_for,
    left,
    outcomes,
    pile,
    sheet,
    turns_of,
)
from tests.games.dungeonquest.third.rules.scene import below, scene

__all__ = [
    "SLEEP",
    "THIRD",
    "draws",
    "enters",
    "found",
    "is_over_for",
    "left",
    "outcomes",
    "pile",
    "sheet",
    "turns_of",
]

THIRD = Edition("DQ3", CONTENT, scene, below)
draws, enters, found = THIRD.draws, THIRD.enters, THIRD.found
