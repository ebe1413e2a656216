"""Scenes in which a hero draws the card that a test is about."""

from delvers.games.dungeonquest.revised.rules.components import CONTENT
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
from tests.games.dungeonquest.revised.rules.scene import below, scene

__all__ = [
    "REVISED",
    "SLEEP",
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

REVISED = Edition("DQR", CONTENT, scene, below)
draws, enters, found = REVISED.draws, REVISED.enters, REVISED.found
