"""What a table notes beside its game: what may be taken back, who plays for whom, names."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from delvers.kernel.events import Event
from delvers.kernel.undoing import CHANCE, FINAL, LEARNT, OTHERS, first_news


@dataclass(frozen=True, slots=True)
class LastChoice:
    """The last choice of a seat: its number in the log, and why it stays ("": it need not)."""

    number: int
    why: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Notes:
    """How many choices count, the last one of each person, and the bots that play for people."""

    choices: int = 0
    last: Mapping[int, LastChoice] = field(default_factory=dict)
    stand_ins: Mapping[int, "StandIn"] = field(default_factory=dict)
    votes: frozenset[tuple[int, int]] = frozenset()
    """For which seat who wants a bot to play."""
    is_silent: bool = False
    """Whether the host wants no talking."""
    rematch: str | None = None
    """The table where the same people play again; it is never in a snapshot, which comes before."""
    hero_names: Mapping[str, str] = field(default_factory=dict)
    """The names that players have given to heroes of theirs, by the ids of the heroes."""

    def after(
        self,
        number: int,
        seat: int,
        *,
        final: str,
        chance: bool,
        news: Sequence[Event],
        has_bots: bool,
    ) -> "Notes":
        """The notes after a choice, by the undo law (kernel/undoing.py).

        The choice of a bot depends on all before it, and it must be possible to ask it again: so
        where bots sit, only the very last choice can be taken back.
        """
        own = LastChoice(number, FINAL, final) if final else LastChoice(number)
        if chance or has_bots or [event for event in news if event.reveals]:
            last = {
                other: _after(one, other, chance=chance, news=news, others=has_bots)
                for other, one in self.last.items()
            }
            last[seat] = _after(own, seat, chance=chance, news=news)
        else:
            last = {**self.last, seat: own}
        return Notes(
            self.choices + 1,
            last,
            self.stand_ins,
            self.without_votes(seat).votes,
            self.is_silent,
            self.rematch,
            self.hero_names,
        )

    def without_votes(self, seat: int) -> "Notes":
        """The same, but nobody wants a bot for this seat any more."""
        if not self.votes:
            return self
        return replace(self, votes=frozenset(one for one in self.votes if one[0] != seat))

    def tells_all_the_same_as(self, other: "Notes") -> bool:
        """Whether nothing that everybody is told has changed; a choice hands it on as it is."""
        return (
            self.stand_ins is other.stand_ins
            and self.votes is other.votes
            and self.is_silent is other.is_silent
            and self.rematch is other.rematch
            and self.hero_names is other.hero_names
        )

    def plain(self) -> dict[str, Any]:
        """The notes as they are kept with a snapshot."""
        return {
            "choices": self.choices,
            "last": [[seat, one.number, one.why, one.rule] for seat, one in self.last.items()],
            "stand_ins": [[seat, one.bot, one.by] for seat, one in self.stand_ins.items()],
            "votes": sorted(self.votes),
            "is_silent": self.is_silent,
            "hero_names": dict(self.hero_names),
        }

    @classmethod
    def of(cls, plain: Mapping[str, Any] | None, number: int) -> "Notes":
        """The notes that were kept; a snapshot from before there were any knows its number."""
        if not plain:
            return cls(choices=number)
        return cls(
            choices=plain["choices"],
            last={seat: LastChoice(*more) for seat, *more in plain["last"]},
            stand_ins={seat: StandIn(*more) for seat, *more in plain["stand_ins"]},
            votes=frozenset((seat, by) for seat, by in plain.get("votes", ())),
            is_silent=plain.get("is_silent", False),
            hero_names=plain.get("hero_names", {}),
        )


@dataclass(frozen=True, slots=True)
class StandIn:
    """A bot that plays for somebody, and why: "time", "vote", "leaving" or "giving_up"."""

    bot: str
    by: str


def _after(
    one: LastChoice, seat: int, *, chance: bool, news: Sequence[Event], others: bool = False
) -> LastChoice:
    if one.why:
        return one
    if chance:
        return LastChoice(one.number, CHANCE, one.rule)
    if event := first_news(news, seat):
        return LastChoice(one.number, LEARNT, event.rule)
    return LastChoice(one.number, OTHERS, one.rule) if others else one
