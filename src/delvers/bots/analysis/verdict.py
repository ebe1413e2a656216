"""A game in one line: what made the greatest difference that cannot be chance."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from delvers.bots.analysis.figures import NOTHING, Figure

WORTH_TELLING: Final = 0.05
"""Less than so many wins decide nothing."""

Kind = Literal["lucky", "unlucky", "mistakes", "even"]


class Verdict(NamedTuple):
    """What decided the game: whose luck or mistakes, and how many wins they were worth."""

    kind: Kind
    seat: int | None
    """None for the whole party, or for nobody."""
    wins: Figure


EVEN: Final = Verdict("even", None, NOTHING)


def decides(wins: Figure) -> bool:
    """Whether a figure is worth a verdict."""
    return wins.tells_something and wins.is_certain and abs(wins.mean) >= WORTH_TELLING


def verdict_on(stories: Sequence[tuple[Figure, Figure]], *, is_party: bool) -> Verdict:
    """The greatest clear cause, by everybody's luck and what his choices gave away.

    >>> verdict_on([(Figure(0.4, 0.1), NOTHING), (Figure(-0.3, 0.1), NOTHING)], is_party=False)
    Verdict(kind='lucky', seat=0, wins=Figure(mean=0.4, error=0.1))
    """
    found = []
    for seat, (luck, lost) in enumerate(stories):
        kind: Kind = "lucky" if luck.mean > 0 else "unlucky"
        found.append(Verdict(kind, None if is_party else seat, luck))
        if lost.mean > 0:
            found.append(Verdict("mistakes", seat, lost))
    certain = [one for one in found if decides(one.wins)]
    if not certain:
        return EVEN
    first = max(certain, key=lambda one: (abs(one.wins.mean), one.kind == "lucky"))
    return first._replace(wins=Figure(abs(first.wins.mean), first.wins.error))
