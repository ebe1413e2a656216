"""Odds in words: for the terminal and the page."""

from typing import Final

from delvers.bots.odds import Odds
from delvers.text import Words

MOST_DANGERS: Final = 3
"""So many dangers of an option are told, the worst ones."""
LEAST_LOST: Final = 0.05
"""Less than this is not told."""


def chance_told(one: Odds) -> str:
    """The chance with its interval, rounded for people.

    >>> chance_told(Odds("power 1", rehearsals=100, wins=40.0))
    '40% (31–50)'
    """
    low, high = one.interval
    return f"{one.chance:.0%} ({100 * low:.0f}–{100 * high:.0f})"


def score_told(one: Odds) -> str:
    """The score to be expected with its interval.

    >>> odds = Odds("power 1")
    >>> for coins in (4, 6, 8):
    ...     odds.note(0.0, coins)
    >>> score_told(odds)
    '6.0 ± 2.3'
    """
    if one.rehearsals < 2:
        return f"{one.score:,.1f}"
    low, high = one.score_interval
    return f"{one.score:,.1f} ± {(high - low) / 2:,.1f}"


def worst_dangers(one: Odds) -> dict[str, float]:
    """The dangers to which most is lost."""
    worst = [*one.dangers.items()][:MOST_DANGERS]
    return {what: lost for what, lost in worst if lost >= LEAST_LOST}


def dangers_told(game: str, one: Odds, words: Words) -> str:
    """The worst dangers with what they cost; nothing where there are none."""
    return ", ".join(
        f"{words.name(game, what)} {lost:.1f}" for what, lost in worst_dangers(one).items()
    )


def told(game: str, seats: int, one: Odds, words: Words) -> str:
    """An option's odds in a sentence."""
    low, high = one.interval
    said = words.say(
        "%(chance)s: %(percent)s%%, between %(low)s%% and %(high)s%%. %(score)s: %(amount)s.",
        chance=words.chance(game, seats),
        percent=round(100 * one.chance),
        low=round(100 * low),
        high=round(100 * high),
        score=words.score(game),
        amount=score_told(one),
    )
    dangers = dangers_told(game, one, words)
    return f"{said} {words.losses(game)}: {dangers}." if dangers else said
