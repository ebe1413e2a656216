"""Log lines from tables: an event's text by its kind, its parameters in words."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from delvers.kernel.events import AnyKind, Event
from delvers.text.gametext import Names, name_of
from delvers.text.marks import Plural
from delvers.text.voice import Voice

T = TypeVar("T")
Params: TypeAlias = Mapping[str, Any]
Spoken: TypeAlias = Mapping[str, tuple[str, Callable[[Voice, Any, Names], str]]]
"""For each parameter the placeholder that it fills, and how it is put into words."""
Special: TypeAlias = Callable[[Voice, Params, Names], str]


@dataclass(frozen=True, slots=True)
class Line:
    """A text, the parameter that it counts, and what it says instead when that is nothing."""

    text: str | Plural
    counts: str = ""
    nothing: str = ""


class Teller:
    """Tells events by their kinds: with a line, or with a function for what a line cannot say."""

    __slots__ = ("lines", "special", "spoken")

    def __init__(
        self,
        lines: Mapping[AnyKind, Line],
        special: Mapping[AnyKind, Special],
        spoken: Spoken,
    ) -> None:
        self.lines = by_name(lines)
        self.special = by_name(special)
        self.spoken = spoken

    def __call__(self, voice: Voice, event: Event, names: Names) -> str | None:
        """The log line of an event; None if it is of an unknown kind."""
        if event.kind in self.special:
            return self.special[event.kind](voice, event.params, names)
        if event.kind in self.lines:
            return self.say(voice, self.lines[event.kind], event.params, names)
        return None

    def say(self, voice: Voice, line: Line, params: Params, names: Names) -> str:
        """Say a line with its parameters put into words."""
        counted = params[line.counts] if line.counts else 0
        count = len(counted) if isinstance(counted, list) else counted
        text = line.nothing if line.nothing and not count else line.text
        return voice.fill(text, count=count, **self.words_for(voice, params, names))

    def words_for(self, voice: Voice, params: Params, names: Names) -> dict[str, str]:
        """The parameters of an event in words, by the names of the placeholders."""
        told = {}
        for param, value in params.items():
            placeholder, tell = self.spoken.get(param, (param, as_it_is))
            if placeholder != "count":
                told[placeholder] = tell(voice, value, names)
        return told


def by_name(told: Mapping[AnyKind, T]) -> dict[str, T]:
    """What is told of each kind, by its name: that is how an event gives its kind."""
    return {kind.name: how for kind, how in told.items()}


def as_it_is(_voice: Voice, value: object, _names: Names) -> str:
    """A number."""
    return str(value)


def player(_voice: Voice, seat: int, names: Names) -> str:
    """One player."""
    return name_of(names, seat)


def players(voice: Voice, seats: list[int], names: Names) -> str:
    """Several players."""
    return voice.listing(name_of(names, seat) for seat in seats)
