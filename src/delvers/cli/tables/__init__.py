"""How the table of each game looks in a terminal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeAlias

from rich.console import Console

from delvers.cli.tables import dungeonquest, raiders
from delvers.cli.tables.dungeonquest.edition import Edition
from delvers.cli.tables.dungeonquest.revised import REVISED
from delvers.cli.tables.dungeonquest.third import THIRD
from delvers.kernel.errors import UnknownGame, listed
from delvers.kernel.requests import Ask
from delvers.text import Words

ShowTable: TypeAlias = Callable[[Console, dict[str, Any], Sequence[str], Words], None]


@dataclass(frozen=True, slots=True)
class TerminalTable:
    """`show` prints a view; `order` puts an ask's options, allowed or not, under fixed numbers.

    `cards` are the ids whose texts explain what lies on the table. Events of a `quiet` kind are
    left out of what has just happened; the whole log has them.
    """

    show: ShowTable
    order: Callable[[Ask], list[str]]
    cards: Callable[[dict[str, Any]], list[str]]
    quiet: frozenset[str] = frozenset()


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
}


def table_of(game: str) -> TerminalTable:
    """The terminal's table for a game."""
    if game not in TABLES:
        raise UnknownGame(f"{game!r} has no table in the terminal; known: {listed(TABLES)}")
    return TABLES[game]
