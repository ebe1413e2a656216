"""What is counted over many games; whole numbers only, so that the order of games never matters."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from delvers.lab.fates import Fate, FateTally
from delvers.lab.statistics import Interval, wilson


@dataclass(slots=True)
class BotTally:
    """How one bot fared.

    `victories` counts its games won by how many shared the victory; `figures` counts how often it
    ended with each number, for example of coins.
    """

    seats: int = 0
    victories: Counter[int] = field(default_factory=Counter)
    figures: dict[str, Counter[int]] = field(default_factory=dict)

    @property
    def wins(self) -> float:
        """The games won; a shared victory counts as its share."""
        return sum(count / shared for shared, count in self.victories.items())

    @property
    def win_rate(self) -> float:
        """The part of its games that the bot wins."""
        return self.wins / self.seats if self.seats else 0.0

    @property
    def interval(self) -> Interval:
        """Where the true win rate lies, 95 times in 100."""
        return wilson(self.wins, self.seats)

    def note(self, name: str, number: int) -> None:
        """Count a number that the bot ended with."""
        self.figures.setdefault(name, Counter())[number] += 1

    def add(self, other: "BotTally") -> None:
        """Count what another tally has counted."""
        self.seats += other.seats
        self.victories.update(other.victories)
        for name, counts in other.figures.items():
            self.figures.setdefault(name, Counter()).update(counts)


@dataclass(slots=True)
class MeetingTally:
    """How meetings with one monster, boss or trap went; `hurt` counts players harmed, by bot."""

    kind: str
    met: int = 0
    beaten: int = 0
    escaped: int = 0
    deaths: int = 0
    wounds: int = 0
    coins: int = 0
    hurt: Counter[str] = field(default_factory=Counter)

    def add(self, other: "MeetingTally") -> None:
        """Count what another tally has counted."""
        self.met += other.met
        self.beaten += other.beaten
        self.escaped += other.escaped
        self.deaths += other.deaths
        self.wounds += other.wounds
        self.coins += other.coins
        self.hurt.update(other.hurt)


@dataclass(slots=True)
class Tally:
    """All that is counted; `detailed` is the number of games whose meetings were counted.

    `fates` says what became of heroes, by "bots" and by "heroes", in games where one can die.
    """

    games: int = 0
    decisions: int = 0
    detailed: int = 0
    without_winner: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    bots: dict[str, BotTally] = field(default_factory=dict)
    meetings: dict[str, MeetingTally] = field(default_factory=dict)
    fates: dict[str, dict[str, FateTally]] = field(default_factory=dict)

    def bot(self, name: str) -> BotTally:
        """The tally of one bot."""
        return self.bots.setdefault(name, BotTally())

    def meeting(self, name: str, kind: str) -> MeetingTally:
        """The tally of one monster, boss or trap."""
        return self.meetings.setdefault(name, MeetingTally(kind))

    def fate(self, kind: str, name: str) -> FateTally:
        """The fates of one bot's heroes, or of one hero."""
        return self.fates.setdefault(kind, {}).setdefault(name, FateTally())

    def note_fates(self, fates: Iterable[Fate], line_up: Sequence[str]) -> None:
        """Count what became of heroes, by bot and by hero."""
        for fate in fates:
            self.fate("bots", line_up[fate.seat]).note(fate)
            self.fate("heroes", fate.hero).note(fate)

    def add(self, other: "Tally") -> None:
        """Count what another tally has counted."""
        self.games += other.games
        self.decisions += other.decisions
        self.detailed += other.detailed
        self.without_winner += other.without_winner
        self.lengths.update(other.lengths)
        for name, bot in other.bots.items():
            self.bot(name).add(bot)
        for name, meeting in other.meetings.items():
            self.meeting(name, meeting.kind).add(meeting)
        for kind, fates in other.fates.items():
            for name, fate in fates.items():
                self.fate(kind, name).add(fate)
