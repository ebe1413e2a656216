"""What became of heroes: who came out alive, with what, and what killed the rest."""

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from delvers.lab.statistics import Interval, wilson


class Death(NamedTuple):
    """What somebody died of, and where; '' where no place is known."""

    cause: str
    place: str = ""


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of one hero of a seat.

    `has_survived` and `gold` are None where the game does not tell; `gold` is what a hero has who
    came out. `deaths` are all that count, the last one last: some heroes come back. A hero who
    `was_replaced` had died before the end, and another came in his place.
    """

    seat: int
    hero: str = ""
    has_survived: bool | None = None
    gold: int | None = None
    turns: int | None = None
    deaths: tuple[Death, ...] = ()
    was_replaced: bool = False


@dataclass(slots=True)
class FateTally:
    """The fates of many heroes; `gold` is what those had who came out."""

    seats: int = 0
    out: int = 0
    gold: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    deaths: Counter[str] = field(default_factory=Counter)

    @property
    def rate(self) -> float:
        """The part of the heroes that came out alive."""
        return self.out / self.seats if self.seats else 0.0

    @property
    def interval(self) -> Interval:
        """Where the true rate lies, 95 times in 100."""
        return wilson(self.out, self.seats)

    def note(self, fate: Fate) -> None:
        """Count a hero; of one who was replaced only how he died."""
        self.deaths.update(death.cause for death in fate.deaths)
        if fate.was_replaced:
            return
        self.seats += 1
        self.turns[fate.turns or 0] += 1
        if fate.has_survived:
            self.out += 1
            self.gold[fate.gold or 0] += 1

    def add(self, other: "FateTally") -> None:
        """Count what another tally has counted."""
        self.seats += other.seats
        self.out += other.out
        self.gold.update(other.gold)
        self.turns.update(other.turns)
        self.deaths.update(other.deaths)
