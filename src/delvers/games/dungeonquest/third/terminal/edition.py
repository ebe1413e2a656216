"""What the third edition shows in its own way."""

from typing import Final

from delvers.games.dungeonquest.common.terminal.edition import Edition, Seen
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.terminal.fight import (
    GAME,
    cards_in_fight,
    fight_table,
)
from delvers.text import Words

MARKS: Final = {
    "skeleton": "S",
    "sorcerer": "W",
    "troll": "T",
    "golem": "G",
    "demon": "D",
}


def monster_mark(lurker: Seen) -> str:
    """The kind of a lurking monster is known."""
    return MARKS[lurker["monster"]]


def monster_names(words: Words) -> dict[str, str]:
    """The kinds of monsters by their marks."""
    return {mark: words.name(GAME, monster) for monster, mark in MARKS.items()}


def searched(_view: Seen) -> tuple[int, ...]:
    """A chamber can be searched again and again."""
    return ()


def determination(hero: Seen) -> int:
    """The tokens for all encounters together."""
    return sum(hero["determination"].values())


THIRD: Final = Edition(
    GAME,
    CONTENT,
    fight_table,
    cards_in_fight,
    monster_mark,
    monster_names,
    searched,
    determination,
)
