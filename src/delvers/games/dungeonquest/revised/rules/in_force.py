"""Which optional rules a game of this edition is played with."""

from dataclasses import dataclass

from delvers.games.dungeonquest.common.rules import in_force


@dataclass(frozen=True, slots=True)
class Rules(in_force.Rules):
    """Which optional rules are in force."""

    torchlight: bool = False
    quiet_escape: bool = False
