"""What the boxes of both editions hold: nine decks, Runes, heroes and tiles as typed data."""

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Protocol, TypeAlias

from delvers.games.dungeonquest.common.rules.tiles import Face, Laid, Tile, faces_of, load_tiles
from delvers.kernel.clauses import entry_clause
from delvers.kernel.content import add_by_id, by_id, check_count, read_toml
from delvers.kernel.errors import BadContent, listed
from delvers.kernel.plain import AtMost, Within

Status: TypeAlias = Literal["published", "designed"]
AttackType: TypeAlias = Literal["ranged", "melee", "magic"]
MonsterName: TypeAlias = str
"""A kind of monster: one of the box, or one that a pack brings."""
Copies: TypeAlias = Annotated[int, Within(0, 99)]
Life: TypeAlias = Annotated[int, Within(1, 60)]
Attribute: TypeAlias = Annotated[int, Within(1, 12)]
Few: TypeAlias = Annotated[int, Within(0, 12)]
Wounds: TypeAlias = Annotated[int, Within(0, 30)]
Gold: TypeAlias = Annotated[int, Within(0, 99_999)]
Name: TypeAlias = Annotated[str, AtMost(60)]
Text: TypeAlias = Annotated[str, AtMost(600)]
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
COMMON: Final = Path(__file__).parents[1] / "content"
"""The files of what is the same in both editions."""


class Piece(Protocol):
    """Anything that is there in several copies."""

    @property
    def id(self) -> str:
        """Which it is."""

    @property
    def copies(self) -> int:
        """How many there are of it."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card of one of the nine decks; `effect` names what it does, the rest are its numbers.

    Cards of the box have their names and texts in the catalogues, those of one's own bring them.
    """

    id: str
    copies: Copies
    after: Literal["discard", "loot", "keep", "row", "faceup"]
    effect: str
    status: Status
    type: Literal["event", "loot", "monster", "threat", "trap"] | None = None
    gold: Gold = 0
    draws: DeckName | None = None
    monster: MonsterName | None = None
    dice: Few = 0
    less: Few = 0
    wounds: Wounds = 0
    name: Name = ""
    text: Text = ""


@dataclass(frozen=True, slots=True)
class Rune:
    """A Rune card."""

    id: str
    copies: Copies
    status: Status


@dataclass(frozen=True, slots=True)
class HeroCard:
    """A hero's life and attributes.

    A hero who is not of the box may have the `ability` of one who is, and be drawn like one: his
    `picture`.
    """

    id: str
    life: Life
    strength: Attribute
    agility: Attribute
    armor: Attribute
    luck: Attribute
    status: Status = "designed"
    ability: str = ""
    picture: str = ""
    name: Name = ""
    text: Text = ""


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
class Counts:
    """The form of box.toml: how many pieces an edition has; files with another number are refused.

    Only one edition has Power cards.
    """

    decks: dict[str, int]
    tiles: int
    runes: int
    heroes: int
    monsters: int
    combat: int
    power: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """The components that both editions have, by id; `clauses` say what cards and heroes do.

    Two of them are never the same, so that what follows from one is kept by it as the key.

    `decks` are the cards by their decks, `abilities` whose of the box's abilities a hero has,
    `faces` the tiles as they can lie on the board.
    """

    cards: dict[str, Card]
    deck_of: dict[str, str]
    runes: dict[str, Rune]
    heroes: dict[str, HeroCard]
    tiles: dict[str, Tile]
    clauses: dict[str, str]
    decks: dict[str, tuple[Card, ...]] = field(init=False, repr=False)
    abilities: dict[str, str] = field(init=False, repr=False)
    faces: dict[Laid, Face] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Put the decks together, and turn every tile to all four sides."""
        cards = {
            deck: tuple(card for card in self.cards.values() if self.deck_of[card.id] == deck)
            for deck in DECKS
        }
        object.__setattr__(self, "decks", cards)
        whose = {hero.id: hero.ability or hero.id for hero in self.heroes.values()}
        object.__setattr__(self, "abilities", whose)
        object.__setattr__(self, "faces", faces_of(self.tiles))

    def parts(self) -> dict[str, Any]:
        """The fields by name, for the box of an edition that has more."""
        return {field.name: getattr(self, field.name) for field in fields(Box) if field.init}

    def kinds(self) -> dict[str, str]:
        """The kinds of monsters, each with the name that a pack gives it, if it does."""
        return {}

    def has_torch(self, tile: str) -> bool:
        """Whether there is a torch on a tile, so that it can be searched."""
        return self.tiles[tile].search


def each_copy(pieces: Iterable[Piece]) -> list[str]:
    """The ids of cards or tiles, each as often as it is there."""
    return [id for piece in pieces for id in [piece.id] * piece.copies]


def copies_of(box: Box, deck: str) -> list[str]:
    """A whole deck, every card as often as it is there."""
    return each_copy(box.decks[deck])


def load_box(folder: Path, section: str, common: Path = COMMON) -> Box:
    """Read and check what an edition's folder and the common one have of every box.

    `section` is the part of its rulebook that says what the cards do.
    """
    counts = load_counts(folder)
    decks = load_decks(folder, common, counts)
    cards = {card.id: card for cards in decks.values() for card in cards}
    runes = load_runes(folder, common, counts)
    heroes = load_heroes(folder / "heroes.toml", counts)
    tiles = load_tiles(common / "tiles.toml")
    check_count(len(each_copy(tiles.values())), counts.tiles, "tiles", common / "tiles.toml")
    return Box(
        cards=cards,
        deck_of={card.id: name for name, cards in decks.items() for card in cards},
        runes=runes,
        heroes=heroes,
        tiles=tiles,
        clauses={id: entry_clause(section, id) for id in (*cards, *runes, *heroes)},
    )


def load_counts(folder: Path) -> Counts:
    """How many pieces there are in the box of an edition."""
    path = folder / "box.toml"
    counts = read_toml(Counts, path)
    if counts.decks.keys() != set(DECKS):
        raise BadContent(f"{path}: decks: needs one number each for: {listed(DECKS)}")
    return counts


def files_of(name: str, folder: Path, common: Path) -> list[Path]:
    """The common file of this name and the edition's own; one of them may be missing."""
    own = folder / f"{name}.toml"
    return [path for path in (common / own.name, own) if path.exists()] or [own]


def load_decks(folder: Path, common: Path, counts: Counts) -> dict[str, tuple[Card, ...]]:
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
        check_count(copies, counts.decks[name], name, *paths)
    return decks


def load_runes(folder: Path, common: Path, counts: Counts) -> dict[str, Rune]:
    """The Runes of both editions, then those of this one alone."""
    runes: dict[str, Rune] = {}
    paths = files_of("runes", folder, common)
    for path in paths:
        add_by_id(runes, read_toml(RunesFile, path).runes, path)
    copies = sum(rune.copies for rune in runes.values())
    check_count(copies, counts.runes, "runes", *paths)
    return runes


def load_heroes(path: Path, counts: Counts) -> dict[str, HeroCard]:
    """The heroes of an edition."""
    heroes = by_id(read_toml(HeroesFile, path).heroes, path)
    check_count(len(heroes), counts.heroes, "heroes", path)
    return heroes
