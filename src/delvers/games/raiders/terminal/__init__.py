"""Dungeon Raiders in a terminal."""

from typing import Final

from delvers.cli.terminal.table import TerminalTable
from delvers.games.raiders.rules.events import card_laid
from delvers.games.raiders.terminal.table import cards_on_table, chapter, order, show

TABLE: Final = TerminalTable(
    show, order, cards_on_table, frozenset({card_laid.name}), chapter=chapter
)
