"""Causes of death in words."""

from collections import Counter
from typing import Final

from delvers.text import Words
from delvers.text.dungeonquest.revised.speaking import cause as revised
from delvers.text.dungeonquest.third.speaking import cause as third
from delvers.text.gametext import Names


def by_name(words: Words, id: str, _names: Names) -> str:
    """What killed heroes of Dungeon Plungin' has a name in its books."""
    return words.name("plungin", id)


CAUSE: Final = {"dungeonquest-3e": third, "dungeonquest-revised": revised, "plungin": by_name}
"""How the games in which heroes die tell of what."""


def by_words(game: str, deaths: Counter[str], words: Words) -> Counter[str]:
    """The causes by their names; cards of several decks can have the same."""
    named: Counter[str] = Counter()
    for id, count in deaths.items():
        told = CAUSE[game](words, id, ())
        named[told[:1].upper() + told[1:]] += count
    return named
