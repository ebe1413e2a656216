"""The table of a game that has none of its own."""

import io

from rich.console import Console

from delvers.cli.terminal.look import Look
from delvers.cli.terminal.plain import PLAIN, no_cards, order, show
from delvers.kernel.requests import Ask
from delvers.text import words


def test_what_can_be_chosen_stands_first_and_nothing_twice() -> None:
    ask = Ask(0, ("dig", "go"), "P-1", refused={"flee": "P-2", "dig": "P-3"})
    assert order(ask) == ["dig", "go", "flee"]


def test_the_view_is_told_line_by_line_with_its_brackets() -> None:
    out = io.StringIO()
    look = Look({"depth": 3, "note": "[bold]x"}, ("Ana",), words("en"))
    show(Console(file=out, width=60, color_system=None), look)
    assert out.getvalue().splitlines() == ["Depth: 3", "Note: [bold]x"]


def test_it_shows_standings_and_knows_no_cards() -> None:
    assert PLAIN.shows_standings
    assert PLAIN.has_secrets
    assert no_cards({}) == PLAIN.cards({}) == []
    assert (PLAIN.show, PLAIN.order) == (show, order)
