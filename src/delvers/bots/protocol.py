"""What a bot is: it sees its options and, when it wants to, the view of its own seat."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from delvers.kernel.requests import Ask
from delvers.kernel.spec import View

Look: TypeAlias = Callable[[], View]


class Bot(Protocol):
    """Somebody who chooses; `look` builds the view of the seat, and a bot never gets the state.

    What it chooses is a function of ask, view and dice: it keeps nothing from one question to the
    next but what it could work out again.
    """

    def choose(self, ask: Ask, look: Look) -> str:
        """One of the ask's options."""
        ...
