"""Cards of one's own: a pack with the forms of the box, and the game that is played with it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from delvers.games.raiders.rules.components import (
    CONTENT,
    Boss,
    Chamber,
    Character,
    Content,
    Level,
    Monster,
    Trap,
    Treasure,
    problems_of,
)
from delvers.kernel.content import OwnContent
from delvers.kernel.packs import (
    Adding,
    Own,
    Problem,
    entries_with,
    kinds_of,
    problems_of_ids,
    problems_of_without,
    unknown,
    with_own_numbers,
)

ID: Final = "raiders"
CLAUSES: Final = {
    "treasures": "DR-TREAS-01",
    "monsters": "DR-MON-02",
    "chambers": "DR-CHAMB-01",
    "traps": "DR-TRAP-01",
    "bosses": "DR-BOSS-02",
    "characters": "DR-SETUP-11",
}
"""What cards of one's own cite: the rule for all cards of their kind."""


@dataclass(frozen=True, slots=True)
class Cards:
    """The form of a file of a pack."""

    treasures: tuple[Treasure, ...] = ()
    monsters: tuple[Monster, ...] = ()
    chambers: tuple[Chamber, ...] = ()
    traps: tuple[Trap, ...] = ()
    bosses: tuple[Boss, ...] = ()
    levels: tuple[Level, ...] = ()
    characters: tuple[Character, ...] = ()
    numbers: dict[str, int] = field(default_factory=dict)
    without: tuple[str, ...] = ()


KINDS: Final = kinds_of(Cards)


def cards_by_kind(content: Content) -> dict[str, Mapping[str, object]]:
    """All cards that a pack can add to or leave out."""
    return {kind: getattr(content, kind) for kind in KINDS}


def merged(content: Content, own: Own[Cards]) -> tuple[Content, list[str]]:
    """The cards with those of a pack, and everything that is wrong with it."""
    cards = cards_by_kind(content)
    taken = {**cards, "words of the game": RESERVED}
    problems = [*problems_of_ids(own, taken), *problems_of_without(own, cards)]
    clauses = {id: CLAUSES[kind] for _file, kind, id in own.named() if kind in CLAUSES}
    entries: dict[str, Any] = {kind: entries_with(cards[kind], own, kind) for kind in KINDS}
    made = replace(content, **entries, clauses={**content.clauses, **clauses})
    made, wrong_numbers = with_own_numbers(made, own)
    found = [*problems_of(made), *problems_of_pictures(own), *missing_names(own)]
    return made, [*problems, *wrong_numbers, *own.told(found)]


RESERVED: Final = (
    "treasure",
    "monster",
    "chamber",
    "trap",
    "boss",
    "face_down",
    "power",
    "map",
    "level",
    "coins",
    "potion",
    *CONTENT.components.items,
    *(room.monster for room in CONTENT.monsters.values()),
    *(room.trap for room in CONTENT.traps.values()),
)
"""Ids that mean something else in the game."""


def problems_of_pictures(own: Own[Cards]) -> Iterator[Problem]:
    """Pictures that are not those of a card of the box."""
    for kind, box in (("bosses", CONTENT.bosses), ("characters", CONTENT.characters)):
        for _file, card in own.entries(kind):
            if card.picture:
                for told in unknown("picture", card.picture, box):
                    yield Problem(kind, card.id, told)


def missing_names(own: Own[Cards]) -> Iterator[Problem]:
    """Cards that players could not tell by a name."""
    kinds = {room.monster for room in CONTENT.monsters.values()}
    kinds |= {room.trap for room in CONTENT.traps.values()}
    for kind in ("monsters", "traps", "bosses", "characters"):
        for _file, card in own.entries(kind):
            of_the_box = getattr(card, kind[:-1], "") in kinds
            if not card.name.strip() and not of_the_box:
                yield Problem(kind, card.id, "name: is missing")


ADDING: Final = Adding(ID, Cards, CONTENT, merged)


def lists() -> Mapping[str, Mapping[str, str]]:
    """The ids of all cards that a pack can name, by kind."""
    return {kind: dict.fromkeys(cards, "") for kind, cards in cards_by_kind(CONTENT).items()}


OWN_CONTENT: Final = OwnContent(ADDING.check, lists, ADDING.tables)
