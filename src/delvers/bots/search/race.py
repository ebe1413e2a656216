"""A race between options: all are tried in the same deals until one is clearly the best."""

import math
from collections.abc import Iterable
from typing import Final

FEWEST: Final = 6
"""Nobody is out before so many deals."""
HOPELESS: Final = 2.2
"""An option is out when it is so many standard errors behind."""
CONVINCING: Final = 0.7
"""So many standard errors another option must be ahead of the one that instinct prefers."""
FEW: Final = 20
"""Nothing is settled before so many deals: what happens seldom may not have been met."""
WORTHWHILE: Final = 0.001
"""A race goes on as long as to know the truth is expected to bring so much value."""


class Race:
    """What every option brought, deal by deal.

    All options that are still in the race have met the same deals, so that their differences are
    those of the options and not of luck.
    """

    def __init__(self, options: Iterable[str]) -> None:
        self.values: dict[str, list[float]] = {option: [] for option in options}
        self.running = [*self.values]

    def mean(self, option: str) -> float:
        """What an option brought on average."""
        values = self.values[option]
        return sum(values) / len(values) if values else 0.0

    def lead(self, one: str, other: str) -> tuple[float, float]:
        """How far one option is ahead of another in the deals of both, with its standard error."""
        pairs = zip(self.values[one], self.values[other], strict=False)
        gaps = [a - b for a, b in pairs]
        count = len(gaps)
        if count < 2:
            return sum(gaps), math.inf
        mean = sum(gaps) / count
        spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
        return mean, math.sqrt(spread / count)

    def leader(self) -> str:
        """The option that brought most on average, among those in the race."""
        return max(self.running, key=self.mean)

    def drop_hopeless(self) -> None:
        """Leave out what is clearly behind."""
        first = self.leader()
        if len(self.values[first]) >= FEWEST:
            self.running = [one for one in self.running if not self._is_hopeless(one, first)]

    def _is_hopeless(self, one: str, first: str) -> bool:
        if one == first:
            return False
        ahead, error = self.lead(first, one)
        return ahead > HOPELESS * error and ahead > 0

    def is_settled(self) -> bool:
        """Whether nobody is left to race with, or to go on is not worth while."""
        first = self.leader()
        if len(self.running) == 1:
            return True
        if len(self.values[first]) < FEW:
            return False
        leads = (self.lead(first, one) for one in self.running if one != first)
        return sum(gain_of_truth(ahead, error) for ahead, error in leads) < WORTHWHILE

    def winner(self, usual: str) -> str:
        """The best option; the usual one unless another is convincingly better."""
        first = self.leader()
        if usual not in self.values or first == usual:
            return first
        ahead, error = self.lead(first, usual)
        return first if ahead > CONVINCING * error else usual


def gain_of_truth(ahead: float, error: float) -> float:
    """How much it is expected to bring to learn whether what seems behind is in truth ahead.

    >>> round(gain_of_truth(0.0, 0.1), 3), round(gain_of_truth(0.2, 0.1), 4)
    (0.04, 0.0008)
    """
    if not error:
        return 0.0
    behind = ahead / error
    density = math.exp(-behind * behind / 2) / math.sqrt(2 * math.pi)
    return error * (density - behind * math.erfc(behind / math.sqrt(2)) / 2)
