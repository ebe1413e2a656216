"""What each edition shows in its own way; the rest of the table is the same."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from rich.console import RenderableType

from delvers.games.dungeonquest.common.rules.cards import Box
from delvers.text import Words

Seen: TypeAlias = dict[str, Any]
"""A view, or a part of it: a hero, a monster token."""


@dataclass(frozen=True, slots=True)
class Edition:
    """The pieces of one edition."""

    game: str
    content: Box
    fight: Callable[[Seen, Sequence[str], Words], RenderableType]
    """A running fight, which stands in place of the board."""
    cards_in_fight: Callable[[Seen], list[str]]
    """The ids whose texts explain a running fight."""
    monster_mark: Callable[[Seen], str]
    """The mark of a monster token."""
    monster_names: Callable[[Words], dict[str, str]]
    """What the marks of monster tokens mean."""
    searched: Callable[[Seen], Sequence[int]]
    """The spaces where there is nothing left to be found."""
    determination: Callable[[Seen], int]
    """How many Determination tokens a hero has."""
