"""What a table needs to know in order to show itself."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from delvers.kernel.requests import Ask
from delvers.text import Words

V = TypeVar("V", bound=Mapping[str, Any])
Seen: TypeAlias = Mapping[str, Any]
"""A view, or a part of it."""


@dataclass(frozen=True)
class LookOf(Generic[V]):
    """A player's look at the table.

    `ask` is the question to be answered, if there is one, and `room` how many lines of the screen
    it leaves to the table.
    """

    view: V
    names: Sequence[str]
    words: Words
    ask: Ask | None = None
    room: int = 16


Look: TypeAlias = LookOf[Any]
"""A look at any game; each game says what its views hold by an alias of its own."""
