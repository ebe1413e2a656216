"""Log lines in the terminal."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from delvers.kernel.events import Event
from delvers.text import Words


def show_log(
    console: Console,
    game: str,
    lines: Sequence[tuple[int, Event]],
    names: Sequence[str],
    words: Words,
) -> None:
    """Print numbered events; the clause behind each stands at its end."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim")
    grid.add_column()
    for number, event in lines:
        line = Text(words.event(game, event, names))
        line.append(f"  {event.rule}", style="dim")
        grid.add_row(f"#{number}", line)
    console.print(grid)
