"""How long a searcher may think: so many rehearsals, or so many milliseconds."""

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
"""On a busy machine it takes at most so many times the milliseconds that it may think."""


class BadBudget(DelversError):
    """A budget that cannot be read."""


@dataclass(frozen=True, slots=True)
class Budget:
    """A limit of rehearsals, of milliseconds, or both; the first that is reached counts.

    Milliseconds are those in which this thread really runs, so that how well a bot plays depends
    little on what else the machine does.
    """

    rehearsals: int = MOST_REHEARSALS
    milliseconds: int | None = None

    def watch(self) -> "Callable[[int], bool]":
        """Begin to think now; the function says after so many rehearsals whether time is up."""
        if self.milliseconds is None:
            return lambda done: done >= self.rehearsals
        seconds = self.milliseconds / 1000
        until, at_last = time.thread_time() + seconds, time.monotonic() + PATIENCE * seconds

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
