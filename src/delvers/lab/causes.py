"""Causes of death in words."""

from collections import Counter

from delvers.text import Words
from delvers.text.dungeonquest.third.speaking import cause


def by_words(deaths: Counter[str], words: Words) -> Counter[str]:
    """The causes by their names; cards of several decks can have the same."""
    named: Counter[str] = Counter()
    for id, count in deaths.items():
        told = cause(words, id, ())
        named[told[:1].upper() + told[1:]] += count
    return named
