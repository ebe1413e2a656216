"""What happened: a key with parameters, the clause behind it, and who may see it."""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, ParamSpec, TypeAlias, get_type_hints

Value: TypeAlias = int | str | bool | list["Value"] | dict[str, "Value"] | None
P = ParamSpec("P")


class Kind(Generic[P]):
    """A kind of event, declared once with the names and types of its parameters.

    mypy checks by it what `Table.tell` is given; words and pictures are keyed by it.
    """

    __slots__ = ("_declared", "name")

    def __init__(self, declared: Callable[P, None]) -> None:
        self.name = declared.__name__
        self._declared = declared

    @property
    def params(self) -> dict[str, Any]:
        """The parameters with their types."""
        types = get_type_hints(self._declared)
        return {name: types[name] for name in inspect.signature(self._declared).parameters}

    @property
    def optional(self) -> frozenset[str]:
        """The parameters that an event of this kind need not have: those with a default."""
        given = inspect.signature(self._declared).parameters.values()
        return frozenset(one.name for one in given if one.default is not one.empty)

    @property
    def about(self) -> str:
        """What an event of this kind tells."""
        return inspect.getdoc(self._declared) or ""

    def __repr__(self) -> str:
        return f"Kind({self.name!r})"


AnyKind: TypeAlias = Kind[...]


def event(declared: Callable[P, None]) -> Kind[P]:
    """Declare a kind of event by a function without a body: its name and its parameters."""
    return Kind(declared)


def kinds_in(names: Mapping[str, object]) -> dict[str, AnyKind]:
    """The kinds that a module declares, from its `vars()`, by their names."""
    return {kind.name: kind for kind in names.values() if isinstance(kind, Kind)}


@dataclass(frozen=True, slots=True)
class Audience:
    """Who may see an event (`to`; None: everybody), and whether they learn something new by it.

    Those in `known` knew it before, so that they may still take back what they did.
    """

    to: tuple[int, ...] | None = None
    reveals: bool = False
    known: tuple[int, ...] = ()


REVEALED: Final = Audience(reveals=True)
"""Everybody sees it, and nobody knew it before."""


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


# -- what the table tells, whatever is played at it ------------------------------------------------


@event
def loop_ended() -> None:
    """Bots came back to the same position again and again; other choices are made for them."""


@event
def bot_failed() -> None:
    """A bot raised an error, answered nonsense or thought too long; the rules chose for it."""


@event
def version_changed() -> None:
    """Rules or content have a new version, and the current turn starts again."""


@event
def choice_taken_back(seat: int) -> None:
    """A seat has taken back its last choice: the question stands again."""


@event
def bot_took_over(seat: int, by: str) -> None:
    """A bot plays for a seat: its time ran out, the table voted so, it left or gave up (`by`)."""


@event
def seat_handed_back(seat: int) -> None:
    """Whoever holds a seat plays it again; the bot has left it."""


@event
def vote_cast(seat: int, other: int) -> None:
    """A seat wants a bot to play for another one, who keeps everybody waiting."""


@event
def rematch_opened(seat: int) -> None:
    """The game is over, and a seat has opened the next one for the same people."""


@event
def hero_named(seat: int, who: str, name: str) -> None:
    """A seat has given one of its heroes a name of its own."""


OF_ANY_GAME: Final = kinds_in(globals())
