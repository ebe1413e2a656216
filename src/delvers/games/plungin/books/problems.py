"""What is wrong with books and packs: gaps in tables, unknown ids, bad tiles, missing texts.

Every problem names the file, the entry and the field.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from delvers.games.plungin.books.dungeon import Location, Pack, Row, Some, Table, Tile
from delvers.games.plungin.books.library import BOOKS, Books
from delvers.games.plungin.dicing import parts_of, span_of
from delvers.games.plungin.grid import shape_from
from delvers.kernel.errors import BadContent, listed

TABLES = (
    "locations",
    "doors",
    "events",
    "encounters",
    "chests",
    "monsters",
    "attention",
    "specials",
    "uniques",
    "door_traps",
    "chest_traps",
    "treasure",
)
CLOSES_DOORS = "#P"
PLACES = ("free", "E", "F", "O", "S", "B", "T", "A", "W", "H", "C", "K")


def problems_of_pack(pack: Pack, path: Path, books: Books = BOOKS) -> list[str]:
    """Everything that is wrong with an adventure."""
    found = [
        *missing_texts(pack),
        *table_problems(pack),
        *id_problems(pack, books),
        *stage_problems(pack),
        *great_door_problems(pack),
        *location_problems(pack, books),
    ]
    return [f"{path}: {problem}" for problem in found]


def missing_texts(pack: Pack) -> Iterator[str]:
    """Texts that players would miss."""
    for field in ("name", "teaser", "objective", "introduction", "victory", "defeat"):
        if not getattr(pack, field).strip():
            yield f"{pack.id}.{field}: the text is missing"
    for place in pack.unique_locations:
        if not place.name.strip() or not place.introduction.strip():
            yield f"unique_locations.{place.id}.introduction: the text is missing"
    for task in pack.tasks:
        if not task.text.strip():
            yield f"tasks.{task.id}.text: the text is missing"


# -- tables ----------------------------------------------------------------------------------------


def table_problems(pack: Pack) -> Iterator[str]:
    """Gaps, overlaps and impossible dice of all tables of a pack."""
    most = max(stage.x for stage in pack.stages) if pack.stages else 0
    more = {
        "doors": most,
        "treasure": most if pack.treasure_counts_time else 0,
        "monsters": max((stage.monsters for stage in pack.stages), default=0),
    }
    for name in TABLES:
        yield from problems_of_table(name, getattr(pack, name), more.get(name, 0))


def problems_of_table(name: str, table: Table[Any], modifier: int = 0) -> Iterator[str]:
    """Every total from the lowest to the highest must have exactly one row."""
    if not table.rows:
        yield f"{name}.rows: there are none"
        return
    if table.dice == "in order":
        low, high = 1, len(table.rows)
    else:
        try:
            low, high = span_of(table.dice)
        except BadContent as problem:
            yield f"{name}.dice: {problem}"
            return
    high += modifier
    for total in range(low, high + 1):
        rows = [number for number, row in enumerate(table.rows) if covers(row, total)]
        if not rows:
            yield f"{name}.rows: no row for {total}"
        elif len(rows) > 1:
            yield f"{name}.rows: rows {rows[0] + 1} and {rows[1] + 1} both hold {total}"
    for number, row in enumerate(table.rows):
        if row.low is not None and row.high is not None and row.low > row.high:
            yield f"{name}.rows[{number}]: low {row.low} is above high {row.high}"
        elif row.low is not None and row.low > high:
            yield f"{name}.rows[{number}]: {row.low} can never be rolled; the most is {high}"


def covers(row: Row, total: int) -> bool:
    """Whether a row holds a total."""
    return (row.low is None or total >= row.low) and (row.high is None or total <= row.high)


# -- ids -------------------------------------------------------------------------------------------


def unknown(where: str, id: str, known: Iterable[str]) -> Iterator[str]:
    """A problem if an id does not exist."""
    if id not in (names := [*known]):
        yield f"{where}: {id!r} is not known; known: {listed(sorted(names))}"


def id_problems(pack: Pack, books: Books) -> Iterator[str]:
    """Ids in tables that name nothing."""
    uniques = {place.id for place in pack.unique_locations}
    for number, row in enumerate(pack.locations.rows):
        where = f"locations.rows[{number}]"
        if not row.special:
            yield from unknown(f"{where}.tile", row.tile, books.tiles)
            if row.tile in books.tiles:
                yield from door_count_problems(where, books.tiles[row.tile], row.doors)
    for number, event in enumerate(pack.events.rows):
        yield from unknown(f"events.rows[{number}].event", event.event, books.events)
    for number, group in enumerate(pack.monsters.rows):
        yield from group_problems(f"monsters.rows[{number}].group", group.group, books)
    for number, place in enumerate(pack.specials.rows):
        yield from unknown(f"specials.rows[{number}].location", place.location, books.locations)
    for number, place in enumerate(pack.uniques.rows):
        yield from unknown(f"uniques.rows[{number}].location", place.location, uniques)
    for name in ("door_traps", "chest_traps"):
        for number, trap in enumerate(getattr(pack, name).rows):
            if trap.trap:
                yield from unknown(f"{name}.rows[{number}].trap", trap.trap, books.traps)
    yield from treasure_problems(pack, books)
    for end in pack.ends:
        yield from unknown("ends", end, uniques)
    for carrier in pack.key_carriers:
        yield from unknown("key_carriers.monster", carrier.monster, books.monsters)


def treasure_problems(pack: Pack, books: Books) -> Iterator[str]:
    """Treasures that are nothing, or two things at once."""
    for number, row in enumerate(pack.treasure.rows):
        where = f"treasure.rows[{number}]"
        kinds = [field for field in ("gold", "item", "table") if getattr(row, field)]
        if len(kinds) != 1:
            yield f"{where}: needs exactly one of gold, item and table"
        if row.item:
            yield from unknown(f"{where}.item", row.item, books.items)
        if row.table:
            yield from unknown(f"{where}.table", row.table, books.finds)
        for field in ("gold", "then"):
            yield from dice_problems(f"{where}.{field}", getattr(row, field))


def dice_problems(where: str, words: str) -> Iterator[str]:
    """Words that are no dice."""
    if words:
        try:
            parts_of(words)
        except BadContent as problem:
            yield f"{where}: {problem}"


def group_problems(where: str, group: tuple[Some, ...], books: Books) -> Iterator[str]:
    """Monsters that do not exist, or no number of them."""
    if not group:
        yield f"{where}: there are no monsters in it"
    for some in group:
        yield from unknown(f"{where}.monster", some.monster, books.monsters)
        yield from dice_problems(f"{where}.count", some.count)


def door_count_problems(where: str, tile: Tile, doors: int) -> Iterator[str]:
    """More doors than a tile has places for, or none."""
    slots = [slot for slot in shape_from(tile, 0).slots if slot.kind == "D"]
    if not 1 <= doors <= len(slots):
        yield f"{where}.doors: {doors} doors, but {tile.id} has places for 1 to {len(slots)}"


# -- stages and the Great Door ---------------------------------------------------------------------


def stage_problems(pack: Pack) -> Iterator[str]:
    """Stages with impossible numbers."""
    if not pack.stages:
        yield "stages: there must be at least one"
    for number, stage in enumerate(pack.stages):
        where = f"stages[{number}]"
        if stage.level < 1:
            yield f"{where}.level: {stage.level} is below 1"
        if not 1 <= stage.n <= 30 or not 1 <= stage.x <= 30:
            yield f"{where}: N and X must lie between 1 and 30"
    if pack.winch and pack.winch not in {place.id for place in pack.unique_locations}:
        yield f"winch: {pack.winch!r} is not a unique location of this pack"


def great_door_problems(pack: Pack) -> Iterator[str]:
    """A Great Door that comes too early or never, and keys that nobody can find."""
    if not pack.stages or pack.doors.dice == "in order":
        return
    _, high = span_of(pack.doors.dice)
    low, _ = span_of(pack.doors.dice)
    great = [row.low for row in pack.doors.rows if row.kind == "great" and row.low is not None]
    if not great:
        yield "doors.rows: no row is a Great Door"
        return
    if min(great) <= high:
        yield f"doors.rows: a Great Door on {min(great)} needs no time; it must be above {high}"
    for number, stage in enumerate(pack.stages):
        if low + stage.x < min(great):
            yield f"stages[{number}].x: even with +{stage.x} some rolls never reach a Great Door"
    if not pack.ends:
        yield "ends: no unique location ends the adventure"


# -- locations and tiles ---------------------------------------------------------------------------


def location_problems(pack: Pack, books: Books) -> Iterator[str]:
    """Unique locations that cannot be built or filled."""
    for place in pack.unique_locations:
        yield from problems_of_location(place, books, is_unique=True)


def problems_of_location(place: Location, books: Books, is_unique: bool) -> Iterator[str]:
    """A location without a tile, a door or a boss that exists."""
    kind = "unique_locations" if is_unique else "locations"
    where = f"{kind}.{place.id}"
    yield from unknown(f"{where}.tile", place.tile, books.tiles)
    if place.boss:
        yield from unknown(f"{where}.boss", place.boss, books.monsters)
    if place.group:
        yield from group_problems(f"{where}.group", place.group, books)
    if place.tile not in books.tiles:
        return
    slots = shape_from(books.tiles[place.tile], 0).slots
    if is_unique and not any(slot.kind == "G" for slot in slots):
        yield f"{where}.tile: {place.tile} has no Great Door, so nobody could enter"
    if place.boss and "," not in place.boss_at and place.boss_at not in PLACES:
        yield f"{where}.boss_at: {place.boss_at!r} is not one of: {listed(PLACES)} or column,row"


def problems_of_tile(tile: Tile, path: Path) -> list[str]:
    """A drawing that is not closed, has single door squares, or floor that cannot be reached."""
    where = f"{path}: {tile.id}.drawing"
    rows = tile.drawing.strip("\n").split("\n")
    if len({len(row) for row in rows}) != 1:
        return [f"{where}: the rows have different lengths"]
    try:
        shape = shape_from(tile, 0)
    except ValueError:
        return [f"{where}: a door must be two squares wide"]
    found = []
    border = rows[0] + rows[-1] + "".join(row[0] + row[-1] for row in rows)
    if set(border) - set("#DGX"):
        found.append(f"{where}: the border must be of #, D, G and X")
    if not shape.slots:
        found.append(f"{where}: there is no door")
    for slot in shape.slots:
        if any(shape.marks[place] in CLOSES_DOORS for place in slot.squares):
            found.append(f"{where}: a door opens onto rock or a pillar")
    floor = {place for place, mark in shape.marks.items() if mark in ".~EF"}
    if floor and len(reached(floor)) < len(floor):
        found.append(f"{where}: some floor cannot be reached")
    return found


def reached(floor: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The squares of a floor that can be reached from the first of them."""
    start = min(floor)
    seen, edge = {start}, [start]
    while edge:
        x, y = edge.pop()
        for there in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if there in floor and there not in seen:
                seen.add(there)
                edge.append(there)
    return seen


def problems_of_books(books: Books, folder: Path) -> list[str]:
    """Everything that is wrong with all books of a folder."""
    found: list[str] = []
    for tile in books.tiles.values():
        found += problems_of_tile(tile, folder / "tiles.toml")
    for place in books.locations.values():
        path = folder / "locations.toml"
        found += [f"{path}: {one}" for one in problems_of_location(place, books, is_unique=False)]
    for pack in books.packs.values():
        found += problems_of_pack(pack, folder / "packs" / f"{pack.id}.toml", books)
    return [*found, *reference_problems(books, folder)]


def reference_problems(books: Books, folder: Path) -> list[str]:
    """Things in one book that no other book knows."""
    found: list[str] = []

    def look(file: str, where: str, ids: Iterable[str], known: Iterable[str]) -> None:
        for id in ids:
            found.extend(f"{folder / file}: {one}" for one in unknown(where, id, known))

    for kin in books.kins.values():
        look("classes.toml", f"{kin.id}.kit", kin.kit, books.items)
        look("classes.toml", f"{kin.id}.ability", [kin.ability, *kin.choices], books.abilities)
        look("classes.toml", f"{kin.id}.spells", kin.spells, books.spells)
    for hero in books.heroes.values():
        look("heroes.toml", f"{hero.id}.equipped", hero.equipped, books.items)
        look("heroes.toml", f"{hero.id}.carried", hero.carried, books.items)
        look("heroes.toml", f"{hero.id}.abilities", hero.abilities, books.abilities)
        look("heroes.toml", f"{hero.id}.known", hero.known, books.spells)
    for recipe in books.recipes.values():
        look("recipes.toml", f"{recipe.id}.makes", [recipe.makes], books.items)
        look("recipes.toml", f"{recipe.id}.reagents", recipe.reagents, books.items)
    for monster in books.monsters.values():
        drops = [monster.drop] if monster.drop else []
        look("monsters.toml", f"{monster.id}.drop", [*drops, *monster.loot], books.items)
        look("monsters.toml", f"{monster.id}.spells", monster.spells, books.spells)
    return found
