"""How the table of each game looks in a terminal."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from rich.console import Console
from rich.text import Text

from delvers.cli.terminal.look import Look
from delvers.kernel.events import Event
from delvers.kernel.game import Game
from delvers.kernel.requests import Ask
from delvers.text import Words

Titled: TypeAlias = tuple[str, list[str]]
"""A group of options and what stands above it."""


def one_group(ask: Ask, _words: Words) -> list[Titled]:
    """All options together."""
    return [("", [*ask.options])]


@dataclass(frozen=True, slots=True)
class TerminalTable:
    """`show` prints a view; `order` puts an ask's options, allowed or not, under fixed numbers.

    `cards` are the ids whose texts explain what lies on the table. Events of a `quiet` kind are
    left out of what has just happened; the whole log has them. `groups` are the allowed options
    under titles; the table itself shows the number of an option that `is_on_map`. `note` is what
    stands beside an option and `about` what there is to tell about it; `keys` are short keys for
    options, `letters` all that may be typed one after another, and `hint` tells of them. `sheets`
    are the players' characters in full, `least` is how many lines the table needs at least, and
    a `sketch` shows what an option leads to. Where an event begins a chapter of the log, `chapter`
    is its title. Only where it `has_secrets` is a table hidden before the next player takes the
    keyboard. What a table `shows_standings` for has no ranking of its own at the end.
    """

    show: Callable[[Console, Look], None]
    order: Callable[[Ask], list[str]]
    cards: Callable[[Any], list[str]]
    quiet: frozenset[str] = frozenset()
    groups: Callable[[Ask, Words], list[Titled]] = one_group
    is_on_map: Callable[[Look, str], bool] = lambda _look, _option: False
    note: Callable[[Look, str], str] = lambda _look, _option: ""
    about: Callable[[Look, str], list[str]] = lambda _look, _option: []
    keys: Callable[[Ask, Words], dict[str, str]] = lambda _ask, _words: {}
    letters: Callable[[Words], str] = lambda _words: ""
    hint: Callable[[Ask, Words], str] = lambda _ask, _words: ""
    sheets: Callable[[Any, Words], list[Text]] | None = None
    least: Callable[[Look], int] = lambda _look: 0
    sketch: Callable[[Look, str], str] = lambda _look, _option: ""
    has_secrets: bool = True
    shows_standings: bool = False
    chapter: Callable[[Game, Event, Words], str | None] = lambda _game, _event, _words: None
