"""Lines of the log in the terminal."""

import io

from rich.console import Console

import delvers
from delvers.cli.terminal.log import show_log
from delvers.text import words


def test_a_line_has_its_number_its_words_and_its_clause() -> None:
    game = delvers.new("raiders", seats=3, seed=1)
    first = game.events[0]
    second = next(event for event in game.events if event.params.get("seat") == 0)
    out = io.StringIO()
    console = Console(file=out, width=120, color_system=None)
    show_log(console, "raiders", [(1, first), (12, second)], ("Ana", "Eva", "Bot"), words("en"))
    one, other = [line.rstrip() for line in out.getvalue().splitlines()]
    assert one == " #1 Unseen, 6 rooms and 2 levels are taken out of the game.  DR-SETUP-04"
    assert other.startswith("#12 Ana plays: ")
    assert other.endswith(f"  {second.rule}")
