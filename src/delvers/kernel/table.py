"""The table: the state of a running game and the log of what happens at it."""

from typing import Any, Generic, Protocol, TypeVar

from delvers.kernel.dice import Dice
from delvers.kernel.events import Audience, Event, Kind, P
from delvers.kernel.requests import Ask


class State(Protocol):
    """What the kernel needs of a game's state: its dice and a copy that shares nothing."""

    dice: Dice

    def copy(self: "S") -> "S":
        """A state of its own with the same content."""
        ...


S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", bound=State, covariant=True)


class Table(Generic[S_co]):
    """What every rule gets: the state, and a log that may be switched off."""

    __slots__ = ("known", "log", "state")

    def __init__(
        self, state: S_co, log: list[Event] | None = None, known: Ask | None = None
    ) -> None:
        """`known` is the question at which the rules are started again, if it need not be made.

        A rule that asks at a checkpoint may take it (and leave None there) instead of working out
        the same options once more.
        """
        self.state = state
        self.log = log
        self.known = known

    @property
    def dice(self) -> Dice:
        """The game's dice."""
        return self.state.dice

    def tell(self, _kind: Kind[P], _rule: str, /, *_: P.args, **params: P.kwargs) -> None:
        """Write an event into the log, unless the log is off; everybody may see it.

        Rules call it without looking whether there is a log, which costs little. They look first
        (`if table.log is not None`) where what they tell must be worked out for the log alone, by
        other rules or over many things, where they look at what the log has already, and where bots
        come by all the time: in the quickest game, whose choices take 6 microseconds without a log,
        the looks around cards and coins are worth a tenth of that.
        """
        if self.log is not None:
            told: Any = params
            self.log.append(Event(_kind.name, _rule, told))

    def tell_to(
        self, _audience: Audience, _kind: Kind[P], _rule: str, /, *_: P.args, **params: P.kwargs
    ) -> None:
        """Write an event that only some may see, or that tells something new."""
        if self.log is not None:
            told: Any = params
            to, reveals, known = _audience.to, _audience.reveals, _audience.known
            self.log.append(Event(_kind.name, _rule, told, to, reveals, known))
