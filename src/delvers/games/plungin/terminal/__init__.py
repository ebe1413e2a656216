"""Dungeon Plungin' in a terminal."""

from typing import Final

from delvers.cli.terminal.table import TerminalTable
from delvers.games.plungin.terminal.chapters import chapter
from delvers.games.plungin.terminal.choices import grouped, hint, keys, letters, order
from delvers.games.plungin.terminal.notes import about, is_on_map, note
from delvers.games.plungin.terminal.sheet import sheets
from delvers.games.plungin.terminal.sketch import sketch
from delvers.games.plungin.terminal.table import QUIET, cards_on_table, least, show

TABLE: Final = TerminalTable(
    show,
    order,
    cards_on_table,
    QUIET,
    grouped,
    is_on_map,
    note,
    about,
    keys,
    letters,
    hint,
    sheets,
    least,
    sketch,
    has_secrets=False,
    chapter=chapter,
)
