"""Packs for the third edition: heroes with their Power cards, monsters with their tokens."""

import re
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
from delvers.games.dungeonquest.third.rules.components import (
    CONTENT,
    POWERS_EACH,
    Content,
    PowerCard,
    Token,
)
from delvers.games.dungeonquest.third.rules.options import TAKEN_OTHERWISE
from delvers.kernel.content import OwnContent
from delvers.kernel.packs import Adding, Own, Problem, kinds_of, unknown

ID: Final = "dungeonquest-3e"
CLAUSE: Final = "DQ3-CARD-03"
LEAST_COMBAT: Final = 20
MONSTER: Final = re.compile(rf"(?!(?:{'|'.join(TAKEN_OTHERWISE)})$)[a-z][a-z0-9]{{0,39}}")
"""A kind of monster. With a _, `take bone_golem` would read as the taking of a card."""
MONSTERS_TOLD: Final = (
    "allowed: small letters and digits (what has a _ is a card), "
    f"but not {' or '.join(TAKEN_OTHERWISE)}"
)


@dataclass(frozen=True, slots=True)
class Pieces:
    """The form of a file of a pack."""

    heroes: tuple[HeroCard, ...] = ()
    cards: tuple[OwnCard, ...] = ()
    tiles: tuple[Tile, ...] = ()
    tokens: tuple[Token, ...] = ()
    power: tuple[PowerCard, ...] = ()
    numbers: dict[str, int] = field(default_factory=dict)
    without: tuple[str, ...] = ()


KINDS: Final = kinds_of(Pieces)


def merged(content: Content, own: Own[Pieces]) -> tuple[Content, list[str]]:
    """The content with that of a pack, and everything that is wrong with it."""
    made, problems = merged_with(content, CONTENT, own, KINDS, CLAUSE)
    wrong = problems_of_monsters(own, "tokens", CONTENT, MONSTER, MONSTERS_TOLD)
    return made, [*problems, *own.told([*wrong, *problems_of(made)])]


def problems_of(content: Content) -> Iterator[Problem]:
    """Pieces that no game can be played with."""
    yield from problems_of_box(content, CONTENT)
    owners = [*content.heroes, *content.kinds()]
    for power in content.power.values():
        if power.id not in CONTENT.power:
            if not power.id.startswith(f"{power.owner}_"):
                yield Problem("power", power.id, f"id: must begin with {f'{power.owner}_'!r}")
            for told in unknown("owner", power.owner, owners):
                yield Problem("power", power.id, told)
    for owner in owners:
        if (found := len(content.powers_of(owner))) < POWERS_EACH:
            told = f"{owner!r} has {found} Power cards and needs {POWERS_EACH}"
            yield Problem("power", "", told)
    if (found := sum(card.copies for card in content.combat.values())) < LEAST_COMBAT:
        yield Problem("combat", "", f"{found} cards where at least {LEAST_COMBAT} are needed")
    kinds = content.kinds()
    for card in content.cards.values():
        if card.monster and card.monster not in kinds:
            yield Problem("cards", card.id, f"monster: there is no token of {card.monster!r}")


ADDING: Final = Adding(ID, Pieces, CONTENT, merged)


def lists() -> Mapping[str, Mapping[str, str]]:
    """The ids of all things that a pack can name, by kind."""
    return lists_of(CONTENT, KINDS)


OWN_CONTENT: Final = OwnContent(ADDING.check, lists, ADDING.tables)
