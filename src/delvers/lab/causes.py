"""Causes of death in words."""

from collections import Counter

from delvers.lab.facts import facts_of
from delvers.text import Words


def by_words(game: str, deaths: Counter[str], words: Words) -> Counter[str]:
    """The causes by their names; cards of several decks can have the same."""
    named: Counter[str] = Counter()
    for id, count in deaths.items():
        told = facts_of(game).cause(words, id, ())
        named[told[:1].upper() + told[1:]] += count
    return named
