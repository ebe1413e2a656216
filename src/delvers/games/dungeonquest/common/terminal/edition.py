"""What each edition shows in its own way; the rest of the table is the same."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from rich.console import RenderableType

from delvers.cli.terminal.look import LookOf
from delvers.games.dungeonquest.common.rules.cards import Box
from delvers.games.dungeonquest.common.rules.view import CommonView
from delvers.kernel.events import AnyKind
from delvers.text import Words

Own: TypeAlias = Any
"""A view of the edition, or a part of it: a hero, a monster token. Only the edition reads it."""
Look: TypeAlias = LookOf[CommonView]


@dataclass(frozen=True, slots=True)
class Edition:
    """The pieces of one edition."""

    game: str
    content: Box
    fight: Callable[[Own, Sequence[str], Words], RenderableType]
    """A running fight, which stands in place of the board."""
    cards_in_fight: Callable[[Own], list[str]]
    """The ids whose texts explain a running fight."""
    monster_mark: Callable[[Own], str]
    """The mark of a monster token."""
    monster_names: Callable[[Words], dict[str, str]]
    """What the marks of monster tokens mean."""
    searched: Callable[[Own], Sequence[int]]
    """The spaces where there is nothing left to be found."""
    determination: Callable[[Own], int]
    """How many Determination tokens a hero has."""
    quiet: tuple[AnyKind, ...] = ()
    """The kinds of events that are left out of what has just happened."""

    def at(self, words: Words) -> "Edition":
        """The same edition with the content of the table that is spoken of."""
        is_own = isinstance(words.content, type(self.content))
        return replace(self, content=words.content) if is_own else self
