"""What happened: a key with parameters, the clause behind it, and who may see it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

Value: TypeAlias = int | str | bool | list["Value"] | dict[str, "Value"] | None


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `to` names the seats that may see it (None: everybody). `reveals` says that those who see it,
    except those in `known`, learn something new, so that they can take back nothing before it.
    """

    kind: str
    rule: str
    params: Mapping[str, Value]
    to: tuple[int, ...] | None = None
    reveals: bool = False
    known: tuple[int, ...] = ()

    def visible_to(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may see the event."""
        return self.to is None or seat in self.to

    def is_news_to(self, seat: int) -> bool:
        """Whether a seat learns from the event what it could not know before."""
        return self.reveals and self.visible_to(seat) and seat not in self.known

    def plain(self) -> dict[str, Value]:
        """The event as JSON-ready data."""
        return {
            "kind": self.kind,
            "rule": self.rule,
            "params": dict(self.params),
            "to": None if self.to is None else list(self.to),
            "reveals": self.reveals,
            "known": list(self.known),
        }
