"""What a way through the dungeon costs."""

from typing import Final, NamedTuple

WOUND: Final = 0.6
DEATH: Final = 22.0
"""What a wound and a sure death weigh, in turns."""


class Leg(NamedTuple):
    """What a way costs: turns, wounds to be expected, and the risk of sudden death."""

    turns: float = 0.0
    wounds: float = 0.0
    death: float = 0.0

    @property
    def weight(self) -> float:
        """All of it, in turns."""
        return self.turns + WOUND * self.wounds + DEATH * self.death

    def and_then(self, other: "Leg") -> "Leg":
        """Both, one after the other."""
        return Leg(self.turns + other.turns, self.wounds + other.wounds, self.death + other.death)

    def times(self, count: float) -> "Leg":
        """The same so many times, or with such a chance."""
        return Leg(self.turns * count, self.wounds * count, self.death * count)


NO_LEG: Final = Leg()
