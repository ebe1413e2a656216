"""All books together, read from their folder."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from delvers.games.plungin.rules.books.dungeon import (
    Event,
    FindTable,
    Location,
    Pack,
    Tile,
    Village,
)
from delvers.games.plungin.rules.books.foes import Monster, Trap
from delvers.games.plungin.rules.books.people import (
    Ability,
    Condition,
    Kin,
    Level,
    Race,
    ReadyHero,
    School,
)
from delvers.games.plungin.rules.books.things import Item, Recipe, Spell
from delvers.kernel.content import by_id, read_toml

T = TypeVar("T")
FOLDER: Final = Path(__file__).parents[2] / "content"
ITEM_FILES: Final = ("weapons", "armour", "attire", "consumables", "finds", "valuables")


@dataclass(frozen=True, slots=True)
class Races:
    """The form of races.toml."""

    races: tuple[Race, ...]


@dataclass(frozen=True, slots=True)
class Classes:
    """The form of classes.toml."""

    classes: tuple[Kin, ...]


@dataclass(frozen=True, slots=True)
class Abilities:
    """The form of abilities.toml."""

    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Levels:
    """The form of levels.toml."""

    levels: tuple[Level, ...]


@dataclass(frozen=True, slots=True)
class Heroes:
    """The form of heroes.toml."""

    heroes: tuple[ReadyHero, ...]


@dataclass(frozen=True, slots=True)
class Schools:
    """The form of schools.toml."""

    schools: tuple[School, ...]


@dataclass(frozen=True, slots=True)
class Conditions:
    """The form of conditions.toml."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Spells:
    """The form of spells.toml."""

    spells: tuple[Spell, ...]


@dataclass(frozen=True, slots=True)
class Recipes:
    """The form of recipes.toml."""

    recipes: tuple[Recipe, ...]


@dataclass(frozen=True, slots=True)
class Items:
    """The form of the files of items."""

    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Monsters:
    """The form of monsters.toml and bosses.toml."""

    monsters: tuple[Monster, ...]


@dataclass(frozen=True, slots=True)
class Traps:
    """The form of traps.toml."""

    traps: tuple[Trap, ...]


@dataclass(frozen=True, slots=True)
class Tiles:
    """The form of tiles.toml."""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Events:
    """The form of events.toml."""

    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Locations:
    """The form of locations.toml."""

    locations: tuple[Location, ...]


@dataclass(frozen=True, slots=True)
class Finds:
    """The form of tables.toml."""

    SB1: FindTable
    SB2: FindTable
    RC: FindTable
    CU: FindTable


@dataclass(frozen=True, eq=False, slots=True)
class Books:
    """Everything that the companion books hold, by id; it never changes.

    What somebody has added makes other books (`adding.py`). Whatever follows from books is kept by
    the books themselves as the key: two of them are never the same.
    """

    races: Mapping[str, Race]
    kins: Mapping[str, Kin]
    abilities: Mapping[str, Ability]
    levels: tuple[Level, ...]
    heroes: Mapping[str, ReadyHero]
    schools: Mapping[str, School]
    conditions: Mapping[str, Condition]
    spells: Mapping[str, Spell]
    recipes: Mapping[str, Recipe]
    items: Mapping[str, Item]
    monsters: Mapping[str, Monster]
    traps: Mapping[str, Trap]
    tiles: Mapping[str, Tile]
    events: Mapping[str, Event]
    locations: Mapping[str, Location]
    finds: Mapping[str, FindTable]
    village: Village
    packs: Mapping[str, Pack]

    @property
    def also_called(self) -> dict[str, str]:
        """How files and lists call some of the fields."""
        return {"adventures": "packs", "classes": "kins", "tables": "finds"}


def read(form: type[T], folder: Path, name: str) -> T:
    """One file of the books."""
    return read_toml(form, folder / f"{name}.toml")


def read_books(folder: Path = FOLDER) -> Books:
    """Read all books of a folder."""

    def ids(things: Any, name: str) -> dict[str, Any]:
        return by_id(things, folder / f"{name}.toml")

    items = [item for name in ITEM_FILES for item in read(Items, folder, name).items]
    monsters = [
        monster
        for name in ("monsters", "bosses")
        for monster in read(Monsters, folder, name).monsters
    ]
    finds = read(Finds, folder, "tables")
    return Books(
        races=ids(read(Races, folder, "races").races, "races"),
        kins=ids(read(Classes, folder, "classes").classes, "classes"),
        abilities=ids(read(Abilities, folder, "abilities").abilities, "abilities"),
        levels=read(Levels, folder, "levels").levels,
        heroes=ids(read(Heroes, folder, "heroes").heroes, "heroes"),
        schools=ids(read(Schools, folder, "schools").schools, "schools"),
        conditions=ids(read(Conditions, folder, "conditions").conditions, "conditions"),
        spells=ids(read(Spells, folder, "spells").spells, "spells"),
        recipes=ids(read(Recipes, folder, "recipes").recipes, "recipes"),
        items=ids(items, "items"),
        monsters=ids(monsters, "monsters"),
        traps=ids(read(Traps, folder, "traps").traps, "traps"),
        tiles=ids(read(Tiles, folder, "tiles").tiles, "tiles"),
        events=ids(read(Events, folder, "events").events, "events"),
        locations=ids(read(Locations, folder, "locations").locations, "locations"),
        finds={"SB1": finds.SB1, "SB2": finds.SB2, "RC": finds.RC, "CU": finds.CU},
        village=read(Village, folder, "village"),
        packs=ids(
            [read_toml(Pack, path) for path in sorted((folder / "packs").glob("*.toml"))],
            "packs",
        ),
    )


BOX: Final = read_books()
"""The books as they come with the game."""
