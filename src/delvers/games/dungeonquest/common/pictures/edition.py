"""What each edition draws in its own way; everything else of the dungeon is drawn the same."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from delvers.draw.scene import Scene
from delvers.games.dungeonquest.common.rules.cards import Box

Seen: TypeAlias = dict[str, Any]
"""A part of the view: a hero, a monster token."""


@dataclass(frozen=True, slots=True)
class Edition:
    """The pieces of one edition."""

    content: Box
    """The components, for what stands on cards and hero sheets."""
    is_fighting_card: Callable[[str], bool]
    """Whether an id names a card that is fought with."""
    fighting_card: Callable[[Scene, str], str]
    """A card to fight with, 200 by 280."""
    fighting_text: Callable[[Scene, str], str]
    """The same card in words."""
    hand: Callable[[Scene], list[str]]
    """The cards that the viewer holds in a fight, as options name them."""
    fight: Callable[[Scene], str]
    """The region of the page for a fight; empty if there is none."""
    fight_panel: Callable[[Scene], str]
    """Both sides of a fight in the whole picture."""
    waited_for: Callable[[Scene], list[int]]
    """The seats that are to choose, as far as the view tells."""
    lurker: Callable[[Seen], str]
    """A monster token on the board."""
    lurker_text: Callable[[Scene, Seen], str]
    """The same token in words."""
    traces: Callable[[Seen], dict[int, str]]
    """The other tokens of a view that lie on the board, by their spaces, 100 by 100."""
    traces_text: Callable[[Scene, int], list[str]]
    """The same tokens in words."""
    determination: Callable[[Seen], int]
    """How many Determination tokens a hero has."""
    more_decks: Callable[[Scene], str]
    """The decks that only this edition has."""


EDITIONS: Final[dict[str, Edition]] = {}
"""The editions by the ids of their games; the package fills it."""


def edition_of(scene: Scene) -> Edition:
    """The edition that a scene is of."""
    return EDITIONS[scene.game]
