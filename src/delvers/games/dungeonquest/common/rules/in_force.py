"""Which optional rules a game is played with.

Not compiled: each edition has a class of its own in the place of this one, and the field of a
compiled class cannot have another compiled class in a subclass.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rules:
    """Which optional rules are in force."""

    solo: bool = False
    death_can_wait: bool = False
