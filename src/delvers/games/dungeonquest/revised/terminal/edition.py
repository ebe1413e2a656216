"""What the Revised Edition shows in its own way."""

from typing import Final

from delvers.games.dungeonquest.common.terminal.edition import Edition, Seen
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.games.dungeonquest.revised.terminal.fight import (
    GAME,
    cards_in_fight,
    fight_table,
)
from delvers.text import Words

MARK: Final = "M"


def monster_mark(_lurker: Seen) -> str:
    """A token may become any monster."""
    return MARK


def monster_names(words: Words) -> dict[str, str]:
    """Nobody knows which."""
    return {MARK: words.say("a monster")}


def searched(view: Seen) -> list[int]:
    """The chambers with search tokens."""
    spaces: list[int] = view["searched"]
    return spaces


def determination(hero: Seen) -> int:
    """Tokens are just counted."""
    tokens: int = hero["determination"]
    return tokens


REVISED: Final = Edition(
    GAME,
    CONTENT,
    fight_table,
    cards_in_fight,
    monster_mark,
    monster_names,
    searched,
    determination,
)
