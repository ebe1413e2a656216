"""Tiles, tables, events, locations, adventures and the village."""

from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias, TypeVar

from delvers.games.plungin.rules.books.people import Stat, Stats

Attention: TypeAlias = Literal["sleeping", "surprised", "unaware", "alert", "ambush"]
DoorKind: TypeAlias = Literal["normal", "locked", "great", "secret"]


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile as a drawing.

    `blocks` are the corners to which the first placing die points, and `cells` the steps from there
    for the second one. `again` says that a roll that shows rock is repeated.
    """

    id: str
    name: str
    kind: Literal["entrance", "corridor", "room", "special", "unique"]
    drawing: str
    again: bool = False
    blocks: tuple[tuple[int, int], ...] = ()
    cells: tuple[tuple[int, int], ...] = ((0, 0), (1, 0), (0, 1), (1, 1))


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table: from `low` to `high`, open where one is missing."""

    low: int | None = None
    high: int | None = None


@dataclass(frozen=True, slots=True)
class LocationRow(Row):
    """Table 1: a tile with so many doors, or a special location."""

    tile: str = ""
    doors: int = 0
    special: bool = False


@dataclass(frozen=True, slots=True)
class DoorRow(Row):
    """Table 2: a kind of door."""

    kind: DoorKind = "normal"
    difficulty: int = 0


@dataclass(frozen=True, slots=True)
class EventRow(Row):
    """Table 3.1: a random event."""

    event: str = ""


@dataclass(frozen=True, slots=True)
class EncounterRow(Row):
    """Table 3.2: monsters, chests, both or nothing."""

    monsters: bool = False
    chests: int = 0
    difficulty: int = 0


@dataclass(frozen=True, slots=True)
class ChestRow(Row):
    """Table 3.2.1: whether a chest is locked."""

    locked: bool = False


@dataclass(frozen=True, slots=True)
class Some:
    """So many of a monster; the count may be dice."""

    monster: str
    count: str


@dataclass(frozen=True, slots=True)
class MonsterRow(Row):
    """Table 3.2.2: a group of monsters."""

    group: tuple[Some, ...] = ()


@dataclass(frozen=True, slots=True)
class AttentionRow(Row):
    """Table 3.2.3: how watchful they are."""

    state: Attention = "unaware"


@dataclass(frozen=True, slots=True)
class PlaceRow(Row):
    """Tables 3.3 and 3.4: a location."""

    location: str = ""


@dataclass(frozen=True, slots=True)
class TrapRow(Row):
    """Trap tables: a trap, or none."""

    trap: str = ""


@dataclass(frozen=True, slots=True)
class TreasureRow(Row):
    """The treasure table: gold, an item (once only if unique) or another table."""

    gold: str = ""
    item: str = ""
    count: int = 1
    unique: bool = False
    most: int = 0
    then: str = ""
    table: str = ""


@dataclass(frozen=True, slots=True)
class FindRow(Row):
    """Tables shared by all packs: a spell, a recipe or an item."""

    spell: str = ""
    recipe: str = ""
    item: str = ""


R_co = TypeVar("R_co", bound=Row, covariant=True)


class DiceTable(Protocol[R_co]):
    """A table: which dice are rolled (or "in order"), and its rows.

    Each kind of table is a class of its own, since a generic dataclass cannot be compiled.
    """

    @property
    def dice(self) -> str:
        """The dice."""

    @property
    def rows(self) -> tuple[R_co, ...]:
        """The rows."""


@dataclass(frozen=True, slots=True)
class LocationTable:
    """Table 1."""

    dice: str
    rows: tuple[LocationRow, ...]


@dataclass(frozen=True, slots=True)
class DoorTable:
    """Table 2."""

    dice: str
    rows: tuple[DoorRow, ...]


@dataclass(frozen=True, slots=True)
class EventTable:
    """Table 3.1."""

    dice: str
    rows: tuple[EventRow, ...]


@dataclass(frozen=True, slots=True)
class EncounterTable:
    """Table 3.2."""

    dice: str
    rows: tuple[EncounterRow, ...]


@dataclass(frozen=True, slots=True)
class ChestTable:
    """Table 3.2.1."""

    dice: str
    rows: tuple[ChestRow, ...]


@dataclass(frozen=True, slots=True)
class MonsterTable:
    """Table 3.2.2."""

    dice: str
    rows: tuple[MonsterRow, ...]


@dataclass(frozen=True, slots=True)
class AttentionTable:
    """Table 3.2.3."""

    dice: str
    rows: tuple[AttentionRow, ...]


@dataclass(frozen=True, slots=True)
class PlaceTable:
    """Tables 3.3 and 3.4."""

    dice: str
    rows: tuple[PlaceRow, ...]


@dataclass(frozen=True, slots=True)
class TrapTable:
    """Door traps and chest traps."""

    dice: str
    rows: tuple[TrapRow, ...]


@dataclass(frozen=True, slots=True)
class TreasureTable:
    """Treasure."""

    dice: str
    rows: tuple[TreasureRow, ...]


@dataclass(frozen=True, slots=True)
class FindTable:
    """A table shared by all packs."""

    dice: str
    rows: tuple[FindRow, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """A random event of a corridor; `needs` is what must be so, else it is ignored."""

    id: str
    name: str
    effect: str
    text: str
    needs: str = ""
    exp: int = 0
    trap: str = ""
    group: tuple[Some, ...] = ()
    where: Literal["", "far", "behind"] = ""
    state: Attention | None = None
    stat: Stat | None = None
    difficulty: int = 0
    life: int = 0
    attention: int = 0
    sells: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Location:
    """A special or unique location: its tile, doors, monsters, chests and effect."""

    id: str
    name: str
    tile: str
    text: str = ""
    introduction: str = ""
    doors: int = 1
    monsters: Literal["", "encounter", "monsters"] = ""
    boss: str = ""
    boss_at: str = ""
    group: tuple[Some, ...] = ()
    state: Attention | None = None
    chests: int = 0
    chests_at: tuple[tuple[int, int], ...] = ()
    locked: bool = False
    difficulty: int = 0
    once: str = ""
    effect: str = ""
    heal: str = ""
    exp: int = 0
    oil: int = 0


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage of an adventure: Dungeon Level, Time Interval N(X), and its Great Door."""

    level: int
    n: int
    x: int
    great_difficulty: int
    great_trap: str = ""
    monsters: int = 0


@dataclass(frozen=True, slots=True)
class KeyCarrier:
    """The first monster of a kind may carry a Great Key."""

    monster: str
    die_from: int
    stage: int = 1


@dataclass(frozen=True, slots=True)
class Task:
    """What earns experience and gold in an adventure."""

    id: str
    when: str
    exp: int
    gold: int
    text: str


@dataclass(frozen=True, slots=True)
class Escort:
    """Somebody whom the heroes must bring along."""

    id: str
    name: str
    stats: Stats
    weapon: int = 0
    slots: int = 2


@dataclass(frozen=True, slots=True)
class Pack:
    """An Adventure Pack."""

    id: str
    name: str
    teaser: str
    objective: str
    introduction: str
    victory: str
    defeat: str
    hero_levels: tuple[int, int]
    ends: tuple[str, ...]
    stages: tuple[Stage, ...]
    locations: LocationTable
    doors: DoorTable
    events: EventTable
    encounters: EncounterTable
    chests: ChestTable
    monsters: MonsterTable
    attention: AttentionTable
    specials: PlaceTable
    uniques: PlaceTable
    door_traps: TrapTable
    chest_traps: TrapTable
    treasure: TreasureTable
    unique_locations: tuple[Location, ...]
    tasks: tuple[Task, ...] = ()
    great_keys: int = 1
    key_carriers: tuple[KeyCarrier, ...] = ()
    treasure_counts_time: bool = False
    winch: str = ""
    oil: int = 0
    escort: Escort | None = None


@dataclass(frozen=True, slots=True)
class Tier:
    """From which level of a hero on things up to a price, and how hard spells, are for sale."""

    level: int
    price: int
    difficulty: int


@dataclass(frozen=True, slots=True)
class Service:
    """Something that is done for gold in the village."""

    id: str
    name: str
    effect: str
    text: str
    price: int = 0
    per_level: int = 0


@dataclass(frozen=True, slots=True)
class Property:
    """A property that the party can buy."""

    id: str
    name: str
    price: int
    text: str = ""
    storage: int = 0
    rent: bool = False
    gives: tuple[str, ...] = ()
    halves: tuple[str, ...] = ()
    reroll: bool = False


@dataclass(frozen=True, slots=True)
class Village:
    """The village outside; `rare` reagents are sold only from a level of a hero on."""

    storage: int
    recipes: tuple[str, ...]
    rare: dict[str, int]
    tiers: tuple[Tier, ...] = field(default_factory=tuple)
    services: tuple[Service, ...] = field(default_factory=tuple)
    properties: tuple[Property, ...] = field(default_factory=tuple)
