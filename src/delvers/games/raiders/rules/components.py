"""The cards of Dungeon Raiders as typed data, read once from the TOML files beside this module."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar, Literal, TypeAlias

from delvers.kernel.clauses import entry_clause
from delvers.kernel.content import by_id, digest_of, read_toml
from delvers.kernel.errors import BadContent, listed

Item: TypeAlias = Literal["torch", "crystal ball", "key", "sword"]
Status: TypeAlias = Literal["published", "designed"]
Strength: TypeAlias = dict[int, int]

ITEMS: tuple[Item, ...] = ("torch", "crystal ball", "key", "sword")
CARDS = "DR-CARDS"
"""The section of the rulebook that says what single cards do."""
SEATS = range(3, 6)
ROW = 5


@dataclass(frozen=True, slots=True)
class Treasure:
    """A treasure room: one chest, or two with the more valuable one first."""

    kind: ClassVar[str] = "treasure"
    id: str
    chests: tuple[int, ...]
    status: Status


@dataclass(frozen=True, slots=True)
class Monster:
    """A monster room: strength by number of players, and the wounds it deals."""

    kind: ClassVar[str] = "monster"
    id: str
    monster: str
    strength: Strength
    wounds: int
    status: Status


@dataclass(frozen=True, slots=True)
class Chamber:
    """A chamber: the benefit for each value from 1 to 5 (an item, 'coins N' or 'potion N')."""

    kind: ClassVar[str] = "chamber"
    id: str
    benefits: tuple[str, str, str, str, str]
    status: Status


@dataclass(frozen=True, slots=True)
class Trap:
    """A trap: whom it hits, and how hard when the highest value is 1 to 5."""

    kind: ClassVar[str] = "trap"
    id: str
    trap: str
    target: Literal["most_coins", "fewest_wounds"]
    penalties: tuple[int, int, int, int, int]
    status: Status


@dataclass(frozen=True, slots=True)
class Boss:
    """A final monster: a monster with particulars; without strength it cannot be beaten."""

    kind: ClassVar[str] = "boss"
    id: str
    wounds: int
    status: Status
    strength: Strength = field(default_factory=dict)
    coins_lost: int = 0
    coins_for_highest: int = 0
    escape: Item | None = None
    eliminates: bool = False
    fives_count_as: int = 5
    attacks: Literal["lowest", "highest"] = "lowest"


Room: TypeAlias = Treasure | Monster | Chamber | Trap | Boss


@dataclass(frozen=True, slots=True)
class Level:
    """A level card: which of the five rooms are laid face up."""

    id: str
    face_up: tuple[bool, bool, bool, bool, bool]
    status: Status


@dataclass(frozen=True, slots=True)
class Character:
    """A character card: what its player starts with."""

    id: str
    coins: int
    wounds: int
    items: tuple[Item, ...]
    status: Status


@dataclass(frozen=True, slots=True)
class RoomsFile:
    """The form of rooms.toml."""

    treasures: tuple[Treasure, ...]
    monsters: tuple[Monster, ...]
    chambers: tuple[Chamber, ...]
    traps: tuple[Trap, ...]


@dataclass(frozen=True, slots=True)
class BossesFile:
    """The form of bosses.toml."""

    bosses: tuple[Boss, ...]


@dataclass(frozen=True, slots=True)
class LevelsFile:
    """The form of levels.toml."""

    levels: tuple[Level, ...]


@dataclass(frozen=True, slots=True)
class CharactersFile:
    """The form of characters.toml."""

    characters: tuple[Character, ...]


@dataclass(frozen=True, slots=True)
class Components:
    """The form of components.toml: counts of cards and tokens that have no text of their own."""

    power_sets: int
    power_values: tuple[int, int, int, int, int]
    map_cards: int
    items: dict[str, int]
    coin_tokens: dict[int, int]
    wound_tokens: dict[int, int]


def place_of(room: Room) -> str:
    """The kind of room, and of a boss also the item that escapes from it."""
    if isinstance(room, Boss) and room.escape:
        return f"boss {room.escape}"
    return room.kind


@dataclass(frozen=True, slots=True)
class Content:
    """All cards of the game; `clauses` say what rooms, bosses and characters do.

    `places` are the rooms and bosses as places where cards are laid.
    """

    rooms: dict[str, Room]
    bosses: dict[str, Boss]
    levels: dict[str, Level]
    characters: dict[str, Character]
    components: Components
    clauses: dict[str, str]
    version: str
    places: dict[str, str] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Find the place that every room is."""
        rooms = (*self.rooms.values(), *self.bosses.values())
        object.__setattr__(self, "places", {room.id: place_of(room) for room in rooms})

    def room(self, id: str) -> Room:
        """The room or boss card with this id."""
        return self.rooms[id] if id in self.rooms else self.bosses[id]


def load_content(folder: Path) -> Content:
    """Read and check the content files of a folder."""
    rooms = load_rooms(folder / "rooms.toml")
    bosses = read_toml(BossesFile, folder / "bosses.toml").bosses
    levels = read_toml(LevelsFile, folder / "levels.toml").levels
    characters = read_toml(CharactersFile, folder / "characters.toml").characters
    _check_bosses(bosses, folder / "bosses.toml")
    described = (*rooms, *bosses, *characters)
    by_id((*described, *levels), folder)
    return Content(
        rooms=by_id(rooms, folder),
        bosses=by_id(bosses, folder),
        levels=by_id(levels, folder),
        characters=by_id(characters, folder),
        components=read_toml(Components, folder / "components.toml"),
        clauses={card.id: entry_clause(CARDS, card.id) for card in described},
        version=digest_of(folder),
    )


def load_rooms(path: Path) -> list[Room]:
    """The rooms of all kinds but the bosses."""
    found = read_toml(RoomsFile, path)
    rooms: list[Room] = [*found.treasures, *found.monsters, *found.chambers, *found.traps]
    _check_rooms(rooms, path)
    return rooms


def _check_rooms(rooms: list[Room], path: Path) -> None:
    for room in rooms:
        where = f"{path}: {room.id}"
        if isinstance(room, Treasure) and not (
            1 <= len(room.chests) <= 2 and list(room.chests) == sorted(room.chests, reverse=True)
        ):
            raise BadContent(f"{where}.chests: needs one chest, or two with the larger one first")
        if isinstance(room, Monster):
            _check_strength(room.strength, where)
        if isinstance(room, Chamber):
            for benefit in room.benefits:
                _check_benefit(benefit, where)


def _check_bosses(bosses: tuple[Boss, ...], path: Path) -> None:
    for boss in bosses:
        if boss.strength:
            _check_strength(boss.strength, f"{path}: {boss.id}")


def _check_strength(strength: Strength, where: str) -> None:
    if sorted(strength) != list(SEATS):
        raise BadContent(f"{where}.strength: needs a number for {listed(SEATS)} seats each")


BENEFITS = (*ITEMS, "coins 1", "coins 2", "coins 3", "potion 1", "potion 2")


def _check_benefit(benefit: str, where: str) -> None:
    if benefit not in BENEFITS:
        raise BadContent(f"{where}.benefits: {benefit!r} is not one of: {listed(BENEFITS)}")


CONTENT = load_content(Path(__file__).parents[1] / "content")
