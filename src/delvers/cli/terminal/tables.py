"""The tables of the games in the terminal."""

from delvers.cli.terminal.plain import PLAIN
from delvers.cli.terminal.table import TerminalTable
from delvers.kernel.kit import REGISTRY


def table_of(game: str) -> TerminalTable:
    """The terminal's table for a game; something plain if it has none."""
    return REGISTRY.part(game, "terminal", PLAIN)
