"""The table of a game that has none of its own: what the view says, line by line."""

from typing import Final

from rich.console import Console
from rich.text import Text

from delvers.cli.terminal.look import Look, Seen
from delvers.cli.terminal.table import TerminalTable
from delvers.draw.plain import lines_of
from delvers.kernel.requests import Ask


def order(ask: Ask) -> list[str]:
    """What can be chosen, then what cannot."""
    return [*ask.options, *(option for option in ask.refused if option not in ask.options)]


def show(console: Console, look: Look) -> None:
    """Print all that the view says."""
    for line in lines_of(look.view):
        console.print(Text(line))


def no_cards(_view: Seen) -> list[str]:
    """Nothing is known of cards."""
    return []


PLAIN: Final = TerminalTable(show, order, no_cards, shows_standings=True)
