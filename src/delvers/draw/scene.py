"""What a drawing is made from: one viewer's view of a table, in the viewer's language."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from delvers.kernel.events import Event
from delvers.kernel.requests import Ask
from delvers.kernel.spec import Result
from delvers.text import Words

V = TypeVar("V", bound=Mapping[str, Any])


@dataclass(frozen=True)
class SceneOf(Generic[V]):
    """A moment of a game as one viewer may see it.

    `events` are those the viewer may see (`game.events_for(seat)`): they tell what just happened.
    `kinds` says of every seat whether a "human" or a "bot" sits there, where that is known. `best`
    says what a lone player has reached beside the best result before.
    """

    game: str
    view: V
    ask: Ask | None
    words: Words
    names: tuple[str, ...]
    events: Sequence[Event] = ()
    result: Result | None = None
    kinds: tuple[str, ...] = ()
    best: str = ""

    @property
    def seat(self) -> int | None:
        """The viewer's seat; None for a spectator."""
        seat: int | None = self.view["seat"]
        return seat

    @property
    def seats(self) -> int:
        """How many players are in the game."""
        return len(self.view["players"])


Scene: TypeAlias = SceneOf[Any]
"""A scene of any game; each game says what its views hold by an alias of its own."""
