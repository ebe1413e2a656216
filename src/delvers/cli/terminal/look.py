"""What a table needs to know in order to show itself."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from delvers.kernel.requests import Ask
from delvers.text import Words

Seen: TypeAlias = dict[str, Any]
"""A view, or a part of it."""


@dataclass(frozen=True, slots=True)
class Look:
    """A player's look at the table.

    `ask` is the question to be answered, if there is one, and `room` how many lines of the screen
    it leaves to the table.
    """

    view: Seen
    names: Sequence[str]
    words: Words
    ask: Ask | None = None
    room: int = 16
