"""Packs for the Revised Edition: heroes, cards, chambers and Monster cards."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from delvers.games.dungeonquest.common.rules.cards import HeroCard
from delvers.games.dungeonquest.common.rules.own import (
    OwnCard,
    lists_of,
    merged_with,
    problems_of_box,
    problems_of_monsters,
)
from delvers.games.dungeonquest.common.rules.tiles import Tile
from delvers.games.dungeonquest.revised.rules.components import CONTENT, Content, MonsterCard
from delvers.kernel import packs
from delvers.kernel.content import OwnContent
from delvers.kernel.packs import Adding, Own, Problem, kinds_of

ID: Final = "dungeonquest-revised"
CLAUSE: Final = "DQR-CARD-03"
LEAST_MONSTERS: Final = 10


@dataclass(frozen=True, slots=True)
class Pieces:
    """The form of a file of a pack."""

    heroes: tuple[HeroCard, ...] = ()
    cards: tuple[OwnCard, ...] = ()
    tiles: tuple[Tile, ...] = ()
    monsters: tuple[MonsterCard, ...] = ()
    numbers: dict[str, int] = field(default_factory=dict)
    without: tuple[str, ...] = ()


KINDS: Final = kinds_of(Pieces)


def merged(content: Content, own: Own[Pieces]) -> tuple[Content, list[str]]:
    """The content with that of a pack, and everything that is wrong with it."""
    made, problems = merged_with(content, CONTENT, own, KINDS, CLAUSE)
    wrong = problems_of_monsters(own, "monsters", CONTENT, packs.ID, packs.IDS_TOLD)
    return made, [*problems, *own.told([*wrong, *problems_of(made)])]


def problems_of(content: Content) -> Iterator[Problem]:
    """Pieces that no game can be played with."""
    yield from problems_of_box(content, CONTENT)
    if (found := len(content.monsters)) < LEAST_MONSTERS:
        yield Problem("monsters", "", f"{found} where at least {LEAST_MONSTERS} are needed")


ADDING: Final = Adding(ID, Pieces, CONTENT, merged)


def lists() -> Mapping[str, Mapping[str, str]]:
    """The ids of all things that a pack can name, by kind."""
    return lists_of(CONTENT, KINDS)


OWN_CONTENT: Final = OwnContent(ADDING.check, lists, ADDING.tables)
