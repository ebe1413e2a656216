"""How the table of each game looks in a terminal."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from rich.console import Console
from rich.text import Text

from delvers.cli.tables import dungeonquest, plungin, raiders
from delvers.cli.tables.dungeonquest.edition import Edition
from delvers.cli.tables.dungeonquest.revised import REVISED
from delvers.cli.tables.dungeonquest.third import THIRD
from delvers.cli.tables.look import Look, Seen
from delvers.cli.tables.plungin.choices import grouped, hint, keys, letters
from delvers.cli.tables.plungin.choices import order as plungin_order
from delvers.cli.tables.plungin.notes import about, is_on_map, note
from delvers.cli.tables.plungin.sheet import sheets
from delvers.cli.tables.plungin.sketch import sketch
from delvers.kernel.errors import UnknownGame, listed
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
    a `sketch` shows what an option leads to. Only where it `has_secrets` is a table hidden before
    the next player takes the keyboard.
    """

    show: Callable[[Console, Look], None]
    order: Callable[[Ask], list[str]]
    cards: Callable[[Seen], list[str]]
    quiet: frozenset[str] = frozenset()
    groups: Callable[[Ask, Words], list[Titled]] = one_group
    is_on_map: Callable[[Look, str], bool] = lambda _look, _option: False
    note: Callable[[Look, str], str] = lambda _look, _option: ""
    about: Callable[[Look, str], list[str]] = lambda _look, _option: []
    keys: Callable[[Ask, Words], dict[str, str]] = lambda _ask, _words: {}
    letters: Callable[[Words], str] = lambda _words: ""
    hint: Callable[[Ask, Words], str] = lambda _ask, _words: ""
    sheets: Callable[[Seen, Words], list[Text]] | None = None
    least: Callable[[Look], int] = lambda _look: 0
    sketch: Callable[[Look, str], str] = lambda _look, _option: ""
    has_secrets: bool = True


def table_of_edition(edition: Edition) -> TerminalTable:
    """The table of an edition of DungeonQuest."""
    return TerminalTable(
        partial(dungeonquest.show, edition),
        dungeonquest.order,
        partial(dungeonquest.cards_on_table, edition),
        dungeonquest.QUIET,
    )


TABLES: Final = {
    "raiders": TerminalTable(
        raiders.show, raiders.order, raiders.cards_on_table, frozenset({"card_laid"})
    ),
    **{edition.game: table_of_edition(edition) for edition in (THIRD, REVISED)},
    "plungin": TerminalTable(
        plungin.show,
        plungin_order,
        plungin.cards_on_table,
        plungin.QUIET,
        grouped,
        is_on_map,
        note,
        about,
        keys,
        letters,
        hint,
        sheets,
        plungin.least,
        sketch,
        has_secrets=False,
    ),
}


def table_of(game: str) -> TerminalTable:
    """The terminal's table for a game."""
    if game not in TABLES:
        raise UnknownGame(f"{game!r} has no table in the terminal; known: {listed(TABLES)}")
    return TABLES[game]
