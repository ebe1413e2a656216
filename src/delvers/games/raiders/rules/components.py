"""The cards of Dungeon Raiders as typed data, read once from the TOML files beside this module."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

from delvers.kernel.clauses import entry_clause
from delvers.kernel.content import by_id, read_toml
from delvers.kernel.errors import BadContent, listed
from delvers.kernel.packs import Problem, unknown
from delvers.kernel.plain import AtMost, Within

Item: TypeAlias = Literal["torch", "crystal ball", "key", "sword"]
Escape: TypeAlias = Literal["torch", "crystal ball", "key"]
Status: TypeAlias = Literal["published", "designed"]
Coins: TypeAlias = Annotated[int, Within(0, 20)]
Wounds: TypeAlias = Annotated[int, Within(0, 20)]
Strength: TypeAlias = dict[int, Annotated[int, Within(1, 99)]]
Name: TypeAlias = Annotated[str, AtMost(60)]
Text: TypeAlias = Annotated[str, AtMost(600)]

Target: TypeAlias = Literal["most_coins", "fewest_wounds"]
"""Whom a trap hits."""
ITEMS: tuple[Item, ...] = ("torch", "crystal ball", "key", "sword")
CARDS: Final = "DR-CARDS"
"""The section of the rulebook that says what single cards do."""
SEATS = range(3, 6)
ROW: Final = 5
ROOMS: Final = 24
"""So many rooms are gone through before the boss."""
LEVELS: Final = 5


@dataclass(frozen=True, slots=True)
class Treasure:
    """A treasure room: one chest, or two with the more valuable one first.

    Cards of the box have their names and texts in the catalogues, those of one's own bring them.
    """

    id: str
    chests: tuple[Annotated[int, Within(1, 20)], ...]
    status: Status = "designed"
    name: Name = ""
    text: Text = ""

    @property
    def kind(self) -> str:
        """The kind of room."""
        return "treasure"


@dataclass(frozen=True, slots=True)
class Monster:
    """A monster room: strength by number of players, and the wounds it deals."""

    id: str
    monster: Name
    strength: Strength
    wounds: Wounds
    status: Status = "designed"
    name: Name = ""
    text: Text = ""

    @property
    def kind(self) -> str:
        """The kind of room."""
        return "monster"


@dataclass(frozen=True, slots=True)
class Chamber:
    """A chamber: the benefit for each value from 1 to 5 (an item, 'coins N' or 'potion N')."""

    id: str
    benefits: tuple[str, str, str, str, str]
    status: Status = "designed"
    name: Name = ""
    text: Text = ""

    @property
    def kind(self) -> str:
        """The kind of room."""
        return "chamber"


@dataclass(frozen=True, slots=True)
class Trap:
    """A trap: whom it hits, and how hard when the highest value is 1 to 5."""

    id: str
    trap: Name
    target: Target
    penalties: tuple[Coins, Coins, Coins, Coins, Coins]
    status: Status = "designed"
    name: Name = ""
    text: Text = ""

    @property
    def kind(self) -> str:
        """The kind of room."""
        return "trap"


@dataclass(frozen=True, slots=True)
class Boss:
    """A final monster: a monster with particulars; without strength it cannot be beaten.

    One that is not of the box may be drawn like one that is: its `picture`.
    """

    id: str
    wounds: Wounds
    status: Status = "designed"
    strength: Strength = field(default_factory=dict)
    coins_lost: Coins = 0
    coins_for_highest: Coins = 0
    escape: Escape | None = None
    eliminates: bool = False
    fives_count_as: Annotated[int, Within(0, 9)] = 5
    attacks: Literal["lowest", "highest"] = "lowest"
    picture: str = ""
    name: Name = ""
    text: Text = ""

    @property
    def kind(self) -> str:
        """The kind of room."""
        return "boss"


Room: TypeAlias = Treasure | Monster | Chamber | Trap | Boss


@dataclass(frozen=True, slots=True)
class Level:
    """A level card: which of the five rooms are laid face up."""

    id: str
    face_up: tuple[bool, bool, bool, bool, bool]
    status: Status = "designed"


@dataclass(frozen=True, slots=True)
class Character:
    """A character card: what its player starts with; its `picture` as that of a boss."""

    id: str
    coins: Coins
    wounds: Wounds
    items: Annotated[tuple[Item, ...], AtMost(6)]
    status: Status = "designed"
    picture: str = ""
    name: Name = ""
    text: Text = ""


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
    items: dict[str, Annotated[int, Within(0, 60)]]
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

    `rooms` are all rooms but the bosses, `places` the rooms and bosses as places where cards are
    laid.
    """

    treasures: dict[str, Treasure]
    monsters: dict[str, Monster]
    chambers: dict[str, Chamber]
    traps: dict[str, Trap]
    bosses: dict[str, Boss]
    levels: dict[str, Level]
    characters: dict[str, Character]
    components: Components
    clauses: dict[str, str]
    rooms: dict[str, Room] = field(init=False, repr=False)
    places: dict[str, str] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Put the rooms together, and find the place that every room is."""
        rooms: dict[str, Room] = {**self.treasures, **self.monsters, **self.chambers, **self.traps}
        object.__setattr__(self, "rooms", rooms)
        places = {room.id: place_of(room) for room in (*rooms.values(), *self.bosses.values())}
        object.__setattr__(self, "places", places)

    def room(self, id: str) -> Room:
        """The room or boss card with this id."""
        return self.rooms[id] if id in self.rooms else self.bosses[id]


BENEFITS: Final = (
    *ITEMS,
    *(f"{what} {amount}" for what in ("coins", "potion") for amount in range(1, 10)),
)
"""What a chamber can bring."""


def problems_of(content: Content) -> Iterator[Problem]:
    """Cards that contradict themselves, and decks that no game can be played with."""
    for treasure in content.treasures.values():
        largest_first = sorted(treasure.chests, reverse=True)
        if not 1 <= len(treasure.chests) <= 2 or [*treasure.chests] != largest_first:
            told = "chests: needs one chest, or two with the larger one first"
            yield Problem("treasures", treasure.id, told)
    for kind, cards in (("monsters", content.monsters), ("bosses", content.bosses)):
        for card in cards.values():
            if (card.strength or kind == "monsters") and sorted(card.strength) != [*SEATS]:
                told = f"strength: needs a number for {listed(SEATS)} seats each"
                yield Problem(kind, card.id, told)
    for chamber in content.chambers.values():
        for benefit in chamber.benefits:
            for told in unknown("benefits", benefit, BENEFITS):
                yield Problem("chambers", chamber.id, told)
    yield from problems_of_decks(content)


def problems_of_decks(content: Content) -> Iterator[Problem]:
    """Too few cards of a kind, and more items on character cards than there are."""
    needed = {"rooms": ROOMS, "bosses": 1, "levels": LEVELS, "characters": SEATS[-1]}
    for kind, least in needed.items():
        if (found := len(getattr(content, kind))) < least:
            yield Problem(kind, "", f"{found} where at least {least} are needed")
    for item in ITEMS:
        held = sorted(card.items.count(item) for card in content.characters.values())
        if (most := sum(held[-SEATS[-1] :])) > content.components.items.get(item, 0):
            told = f"they may begin with {most} of {item!r}, more than components.items has"
            yield Problem("characters", "", told)


def load_content(folder: Path) -> Content:
    """Read and check the content files of a folder."""
    rooms = read_toml(RoomsFile, folder / "rooms.toml")
    bosses = read_toml(BossesFile, folder / "bosses.toml").bosses
    levels = read_toml(LevelsFile, folder / "levels.toml").levels
    characters = read_toml(CharactersFile, folder / "characters.toml").characters
    kinds = (rooms.treasures, rooms.monsters, rooms.chambers, rooms.traps, bosses, characters)
    described = [card for kind in kinds for card in kind]
    by_id((*described, *levels), folder)
    content = Content(
        treasures=by_id(rooms.treasures, folder),
        monsters=by_id(rooms.monsters, folder),
        chambers=by_id(rooms.chambers, folder),
        traps=by_id(rooms.traps, folder),
        bosses=by_id(bosses, folder),
        levels=by_id(levels, folder),
        characters=by_id(characters, folder),
        components=read_toml(Components, folder / "components.toml"),
        clauses={card.id: entry_clause(CARDS, card.id) for card in described},
    )
    problems = [f"{folder}: {problem}" for problem in problems_of(content)]
    if problems:
        raise BadContent(problems[0], problems[1:])
    return content


CONTENT = load_content(Path(__file__).parents[1] / "content")
