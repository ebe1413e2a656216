"""What the boxes of both editions hold: nine decks, Runes, heroes and tiles as typed data."""

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from delvers.games.dungeonquest.common.rules.checking import add_by_id, by_id, check_count
from delvers.games.dungeonquest.common.rules.tiles import TILES, Tile
from delvers.kernel.clauses import entry_clause
from delvers.kernel.content import digest_of, read_toml

Status: TypeAlias = Literal["published", "designed"]
AttackType: TypeAlias = Literal["ranged", "melee", "magic"]
MonsterName: TypeAlias = Literal["skeleton", "sorcerer", "troll", "golem", "demon"]
DeckName: TypeAlias = Literal[
    "dungeon", "dragon", "treasure", "trap", "door", "crypt", "corpse", "search", "catacomb"
]
DECKS: Final[tuple[DeckName, ...]] = (
    "dungeon",
    "dragon",
    "treasure",
    "trap",
    "door",
    "crypt",
    "corpse",
    "search",
    "catacomb",
)
ATTACK_TYPES: Final[tuple[AttackType, ...]] = ("ranged", "melee", "magic")
MONSTERS: Final[tuple[MonsterName, ...]] = ("skeleton", "sorcerer", "troll", "golem", "demon")
COMMON_COUNTS: Final = {
    "dungeon": 50,
    "dragon": 8,
    "treasure": 32,
    "trap": 15,
    "door": 15,
    "crypt": 15,
    "corpse": 15,
    "search": 30,
    "catacomb": 40,
    "runes": 12,
    "heroes": 6,
}
"""The published numbers, the same in both editions; content with another number is refused."""
COMMON: Final = Path(__file__).parents[1] / "content"
"""The files of what is the same in both editions."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card of one of the nine decks; `effect` names what it does, the rest are its numbers."""

    id: str
    copies: int
    after: Literal["discard", "loot", "keep", "row", "faceup"]
    effect: str
    status: Status
    type: Literal["event", "loot", "monster", "threat", "trap"] | None = None
    gold: int = 0
    draws: DeckName | None = None
    monster: MonsterName | None = None
    dice: int = 0
    less: int = 0
    wounds: int = 0


@dataclass(frozen=True, slots=True)
class Rune:
    """A Rune card."""

    id: str
    copies: int
    status: Status


@dataclass(frozen=True, slots=True)
class HeroCard:
    """A hero's life and attributes."""

    id: str
    life: int
    strength: int
    agility: int
    armor: int
    luck: int
    status: Status


@dataclass(frozen=True, slots=True)
class CardsFile:
    """The form of a deck's file."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RunesFile:
    """The form of runes.toml."""

    runes: tuple[Rune, ...]


@dataclass(frozen=True, slots=True)
class HeroesFile:
    """The form of heroes.toml."""

    heroes: tuple[HeroCard, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """The components that both editions have, by id; `clauses` say what cards and heroes do."""

    decks: dict[str, tuple[Card, ...]]
    cards: dict[str, Card]
    deck_of: dict[str, str]
    runes: dict[str, Rune]
    heroes: dict[str, HeroCard]
    tiles: dict[str, Tile]
    clauses: dict[str, str]
    version: str

    def parts(self) -> dict[str, Any]:
        """The fields by name, for the box of an edition that has more."""
        return {field.name: getattr(self, field.name) for field in fields(Box)}

    def has_torch(self, tile: str) -> bool:
        """Whether there is a torch on a tile, so that it can be searched."""
        return self.tiles[tile].search


def copies_of(box: Box, deck: str) -> list[str]:
    """A whole deck, every card as often as it is there."""
    return [id for card in box.decks[deck] for id in [card.id] * card.copies]


def load_box(folder: Path, section: str, common: Path = COMMON) -> Box:
    """Read and check what an edition's folder and the common one have of every box.

    `section` is the part of its rulebook that says what the cards do.
    """
    decks = load_decks(folder, common)
    cards = {card.id: card for cards in decks.values() for card in cards}
    runes, heroes = load_runes(folder, common), load_heroes(folder / "heroes.toml")
    return Box(
        decks=decks,
        cards=cards,
        deck_of={card.id: name for name, cards in decks.items() for card in cards},
        runes=runes,
        heroes=heroes,
        tiles=TILES,
        clauses={id: entry_clause(section, id) for id in (*cards, *runes, *heroes)},
        version=f"{digest_of(folder)[:6]}{digest_of(common)[:6]}",
    )


def files_of(name: str, folder: Path, common: Path) -> list[Path]:
    """The common file of this name and the edition's own; one of them may be missing."""
    own = folder / f"{name}.toml"
    return [path for path in (common / own.name, own) if path.exists()] or [own]


def load_decks(folder: Path, common: Path) -> dict[str, tuple[Card, ...]]:
    """The nine decks: the cards of both editions, then those of this one alone."""
    decks: dict[str, tuple[Card, ...]] = {}
    known: dict[str, Card] = {}
    for name in DECKS:
        decks[name] = ()
        paths = files_of(name, folder, common)
        for path in paths:
            cards = read_toml(CardsFile, path).cards
            add_by_id(known, cards, path)
            decks[name] += cards
        copies = sum(card.copies for card in decks[name])
        check_count(copies, COMMON_COUNTS[name], name, *paths)
    return decks


def load_runes(folder: Path, common: Path) -> dict[str, Rune]:
    """The Runes of both editions, then those of this one alone."""
    runes: dict[str, Rune] = {}
    paths = files_of("runes", folder, common)
    for path in paths:
        add_by_id(runes, read_toml(RunesFile, path).runes, path)
    copies = sum(rune.copies for rune in runes.values())
    check_count(copies, COMMON_COUNTS["runes"], "runes", *paths)
    return runes


def load_heroes(path: Path) -> dict[str, HeroCard]:
    """The heroes of an edition."""
    heroes = by_id(read_toml(HeroesFile, path).heroes, path)
    check_count(len(heroes), COMMON_COUNTS["heroes"], "heroes", path)
    return heroes
