"""What happened: a key with parameters, the clause behind it, and who may see it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

Value: TypeAlias = int | str | bool | list["Value"] | dict[str, "Value"] | None


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `to` names the seats that may see it (None: everybody). `reveals` says that those who see it
    learn something they could not know before, so that nothing before it can be taken back.
    """

    kind: str
    rule: str
    params: Mapping[str, Value]
    to: tuple[int, ...] | None = None
    reveals: bool = False

    def visible_to(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may see the event."""
        return self.to is None or seat in self.to

    def plain(self) -> dict[str, Value]:
        """The event as JSON-ready data."""
        return {
            "kind": self.kind,
            "rule": self.rule,
            "params": dict(self.params),
            "to": None if self.to is None else list(self.to),
            "reveals": self.reveals,
        }
