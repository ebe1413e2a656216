"""What each edition draws in its own way; everything else of the dungeon is drawn the same."""

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from delvers.games.dungeonquest.common.pictures.places import Place
from delvers.games.dungeonquest.common.pictures.scene import AnyScene
from delvers.games.dungeonquest.common.rules.cards import Box
from delvers.games.dungeonquest.common.rules.view import CommonHero
from delvers.kernel.forms import AnyForm, Grammar
from delvers.text import Words

Own: TypeAlias = Any
"""A view of the edition, or a part of it: a hero, a monster token. Only the edition reads it."""


@dataclass(frozen=True, slots=True)
class Edition:
    """The pieces of one edition."""

    content: Box
    """The components, for what stands on cards and hero sheets."""
    grammar: Grammar
    """The forms of all options."""
    prompts: Grammar
    """The forms of all prompts."""
    held: tuple[AnyForm, ...]
    """What an option does with a card of the hand in a fight."""
    place_of: Callable[[str, CommonHero | None], Place | None]
    """The place of an option on the board, for a hero who is asked; None if it has none."""
    actions: Mapping[str | AnyForm, Callable[[], str]]
    """The sign of an option, by the option or by its form."""
    parts: Mapping[str, Callable[[Any], str]]
    """The sign of what an option names, by the name of the part."""
    somebody: Mapping[str, Callable[[Any], str]]
    """The hero or monster that an option names, by the name of the part."""
    is_fighting_card: Callable[[AnyScene, str], bool]
    """Whether an id names a card that is fought with."""
    fighting_card: Callable[[AnyScene, str], str]
    """A card to fight with, 200 by 280."""
    fighting_text: Callable[[AnyScene, str], str]
    """The same card in words."""
    hand: Callable[[AnyScene], list[str]]
    """The cards that the viewer holds in a fight, as options name them."""
    fight: Callable[[AnyScene], str]
    """The region of the page for a fight; empty if there is none."""
    fight_panel: Callable[[AnyScene], str]
    """Both sides of a fight in the whole picture."""
    waited_for: Callable[[AnyScene], list[int]]
    """The seats that are to choose, as far as the view tells."""
    lurker: Callable[[AnyScene, Own], str]
    """A monster token on the board."""
    lurker_text: Callable[[AnyScene, Own], str]
    """The same token in words."""
    traces: Callable[[Own], dict[int, str]]
    """The other tokens of a view that lie on the board, by their spaces, 100 by 100."""
    traces_text: Callable[[AnyScene, int], list[str]]
    """The same tokens in words."""
    determination: Callable[[Own], int]
    """How many Determination tokens a hero has."""
    more_decks: Callable[[AnyScene], str]
    """The decks that only this edition has."""


EDITIONS: Final[dict[str, Edition]] = {}
"""The editions by the ids of their games; the package fills it."""


def edition_of(scene: AnyScene) -> Edition:
    """The edition that a scene is of, with the content of its table."""
    return _with_content(scene.game, content_at(scene.words, scene.game))


def content_at(words: Words, game: str) -> Box:
    """The content of the table that is spoken of; that of the box if it has no other."""
    box = EDITIONS[game].content
    return words.content if isinstance(words.content, type(box)) else box


@functools.cache
def _with_content(game: str, content: Box) -> Edition:
    edition = EDITIONS[game]
    return edition if content is edition.content else replace(edition, content=content)
