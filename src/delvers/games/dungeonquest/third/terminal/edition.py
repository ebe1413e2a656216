"""What the third edition shows in its own way."""

from typing import Final

from delvers.games.dungeonquest.common.terminal.edition import Edition
from delvers.games.dungeonquest.third.rules import events
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.view import HeroView, TableView, TokenView
from delvers.games.dungeonquest.third.terminal.fight import (
    GAME,
    cards_in_fight,
    fight_table,
)
from delvers.games.dungeonquest.third.words.content import pieces_of
from delvers.text import Words

QUIET: Final = (
    events.card_laid,
    events.cards_drawn,
    events.hand_filled,
    events.round_began,
    events.no_counterattack,
)
MARKS: Final = {
    "skeleton": "S",
    "sorcerer": "W",
    "troll": "T",
    "golem": "G",
    "demon": "D",
}


def mark_of(monster: str) -> str:
    """The letter of a monster; those of packs have small ones."""
    return MARKS.get(monster) or monster[:1]


def monster_mark(lurker: TokenView) -> str:
    """The kind of a lurking monster is known."""
    return mark_of(lurker["monster"])


def monster_names(words: Words) -> dict[str, str]:
    """The kinds of monsters by their marks."""
    kinds = pieces_of(words).kinds()
    return {mark_of(monster): words.name(GAME, monster) for monster in (*kinds, *MARKS)}


def searched(_view: TableView) -> tuple[int, ...]:
    """A chamber can be searched again and again."""
    return ()


def determination(hero: HeroView) -> int:
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
    QUIET,
)
