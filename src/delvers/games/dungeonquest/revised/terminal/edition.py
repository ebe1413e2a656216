"""What the Revised Edition shows in its own way."""

from typing import Final

from delvers.games.dungeonquest.common.rules.view import CommonToken
from delvers.games.dungeonquest.common.terminal.edition import Edition
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.games.dungeonquest.revised.rules.view import HeroView, TableView
from delvers.games.dungeonquest.revised.terminal.fight import (
    GAME,
    cards_in_fight,
    fight_table,
)
from delvers.text import Words

MARK: Final = "M"


def monster_mark(_lurker: CommonToken) -> str:
    """A token may become any monster."""
    return MARK


def monster_names(words: Words) -> dict[str, str]:
    """Nobody knows which."""
    return {MARK: words.say("a monster")}


def searched(view: TableView) -> list[int]:
    """The chambers with search tokens."""
    return view["searched"]


def determination(hero: HeroView) -> int:
    """Tokens are just counted."""
    return hero["determination"]


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
