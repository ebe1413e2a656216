"""How long a searcher may think: so many rehearsals, or so many milliseconds."""

import math
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from delvers.kernel.errors import DelversError

WRITTEN: Final = re.compile(r"(\d+)(ms)?")
MOST_MILLISECONDS: Final = 60_000
MOST_REHEARSALS: Final = 1_000_000
PATIENCE: Final = 2.0
"""People wait by the clock at most so many times the milliseconds that a bot may think."""


class BadBudget(DelversError):
    """A budget that cannot be read."""


@dataclass(frozen=True, slots=True)
class Budget:
    """A limit of rehearsals, of milliseconds, or both; the first that is reached counts.

    Milliseconds are those in which this thread really runs, so that how well a bot plays depends
    little on what else the machine does. Where people wait for it, it takes by the clock at most
    `patience` times as many; where nobody does (None), a busy machine makes it no weaker.
    """

    rehearsals: int = MOST_REHEARSALS
    milliseconds: int | None = None
    patience: float | None = PATIENCE

    def watch(self) -> "Callable[[int], bool]":
        """Begin to think now; the function says after so many rehearsals whether time is up."""
        if self.milliseconds is None:
            return lambda done: done >= self.rehearsals
        seconds = self.milliseconds / 1000
        waited = math.inf if self.patience is None else self.patience * seconds
        until, at_last = time.thread_time() + seconds, time.monotonic() + waited

        def is_up(done: int) -> bool:
            return (
                done >= self.rehearsals
                or time.thread_time() >= until
                or time.monotonic() >= at_last
            )

        return is_up


def budget_of(written: str) -> Budget:
    """The budget that a text such as "200ms" or "400" (rehearsals) names."""
    found = WRITTEN.fullmatch(written)
    number = int(found[1]) if found else 0
    most = MOST_MILLISECONDS if found and found[2] else MOST_REHEARSALS
    if found is None or not 1 <= number <= most:
        raise BadBudget(
            f"a search cannot be given {written!r}; allowed: a number of rehearsals such as 400 "
            f"(at most {MOST_REHEARSALS}), or milliseconds such as 200ms (at most "
            f"{MOST_MILLISECONDS}ms)"
        )
    return Budget(milliseconds=number) if found[2] else Budget(number)
