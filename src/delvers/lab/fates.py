"""What became of heroes: who came out alive, with what, and what killed the rest."""

from collections import Counter
from dataclasses import dataclass, field

from delvers.lab.statistics import Interval, wilson


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

    def note(self, gold: int | None, turns: int, cause: str | None) -> None:
        """Count a hero who came out with gold, or died of a cause (neither, if he is left)."""
        self.seats += 1
        self.turns[turns] += 1
        if gold is not None:
            self.out += 1
            self.gold[gold] += 1
        elif cause is not None:
            self.deaths[cause] += 1

    def add(self, other: "FateTally") -> None:
        """Count what another tally has counted."""
        self.seats += other.seats
        self.out += other.out
        self.gold.update(other.gold)
        self.turns.update(other.turns)
        self.deaths.update(other.deaths)
