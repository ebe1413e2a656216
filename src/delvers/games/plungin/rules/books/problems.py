"""What is wrong with books and packs: gaps in tables, unknown ids, bad tiles, missing texts.

Every problem names the file, the entry and the field.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from delvers.games.plungin.rules.books.dice_words import span_of
from delvers.games.plungin.rules.books.dungeon import Pack
from delvers.games.plungin.rules.books.library import BOX, Books
from delvers.games.plungin.rules.books.looking import (
    dice_problems,
    door_count_problems,
    group_problems,
    problems_of_table,
    unknown,
)
from delvers.games.plungin.rules.books.problems_of_places import (
    problems_of_location,
    problems_of_tile,
)
from delvers.kernel.errors import BadContent

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
MOST_STAGES = 2
GREAT_KEY = "great_key"
ALWAYS_DONE = ("great_door_placed", "won", "escort_lives")
TASKS = "boss MONSTER, cleared LOCATION, great_door_placed, won, escort_lives"
OWN_TASKS = {"lamplighters_road": ("pane_set",)}


def problems_of_pack(
    pack: Pack, path: Path, books: Books = BOX, *, is_whole: bool = True
) -> list[str]:
    """Everything that is wrong with an adventure; unless it `is_whole`, entry by entry."""
    found = [
        *missing_texts(pack),
        *id_problems(pack, books),
        *stage_problems(pack, books),
        *location_problems(pack, books),
        *task_problems(pack, books),
    ]
    if is_whole:
        found += [
            *table_problems(pack),
            *great_door_problems(pack),
            *key_problems(pack, books),
            *way_problems(pack),
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


# -- ids -------------------------------------------------------------------------------------------


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
    yield from carrier_problems(pack, books)


def carrier_problems(pack: Pack, books: Books) -> Iterator[str]:
    """Carriers of keys who do not exist, or in no stage of the adventure."""
    for carrier in pack.key_carriers:
        if not 1 <= carrier.stage <= len(pack.stages):
            yield f"key_carriers.stage: {carrier.stage} is not one of the {len(pack.stages)} stages"
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


def location_problems(pack: Pack, books: Books) -> Iterator[str]:
    """Unique locations that cannot be built or filled."""
    for place in pack.unique_locations:
        yield from problems_of_location(place, books, is_unique=True)


# -- tasks -----------------------------------------------------------------------------------------


def task_problems(pack: Pack, books: Books) -> Iterator[str]:
    """Tasks that nothing ever completes."""
    for task in pack.tasks:
        where = f"tasks.{task.id}.when"
        verb, _, what = task.when.partition(" ")
        if verb == "boss":
            yield from unknown(where, what, books.monsters)
        elif verb == "cleared":
            places = [place.id for place in pack.unique_locations]
            yield from unknown(where, what, [*places, *books.locations])
        elif task.when not in ALWAYS_DONE and task.when not in OWN_TASKS.get(pack.id, ()):
            yield f"{where}: {task.when!r} is not one of: {TASKS}"
        if task.when == "escort_lives" and pack.escort is None:
            yield f"{where}: there is no escort"


# -- stages and the Great Door ---------------------------------------------------------------------


def stage_problems(pack: Pack, books: Books) -> Iterator[str]:
    """Stages with impossible numbers."""
    if not pack.stages:
        yield "stages: there must be at least one"
    for number, stage in enumerate(pack.stages):
        where = f"stages[{number}]"
        if stage.great_trap:
            yield from unknown(f"{where}.great_trap", stage.great_trap, books.traps)
        if stage.level < 1:
            yield f"{where}.level: {stage.level} is below 1"
        if not 1 <= stage.n <= 30 or not 1 <= stage.x <= 30:
            yield f"{where}: N and X must lie between 1 and 30"
    if pack.winch and pack.winch not in {place.id for place in pack.unique_locations}:
        yield f"winch: {pack.winch!r} is not a unique location of this pack"


def great_door_problems(pack: Pack) -> Iterator[str]:
    """A Great Door that comes too early or never, and keys that nobody can find."""
    try:
        low, high = span_of(pack.doors.dice)
    except BadContent:
        return
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


def key_problems(pack: Pack, books: Books) -> Iterator[str]:
    """A Great Door for which there is no key in the whole adventure."""
    treasures = {row.item for row in pack.treasure.rows}
    special = [books.locations.get(row.location) for row in pack.specials.rows]
    bosses = [place.boss for place in (*special, *pack.unique_locations) if place]
    groups = [some.monster for row in pack.monsters.rows for some in row.group]
    known = [books.monsters[id] for id in [*bosses, *groups] if id in books.monsters]
    loot = {item for monster in known for item in monster.loot}
    if not pack.key_carriers and GREAT_KEY not in treasures | loot:
        yield "treasure.rows: no row, no key_carriers and no loot gives a great_key"
    if pack.hero_levels[0] < 1 or pack.hero_levels[0] > pack.hero_levels[1]:
        yield f"{pack.id}.hero_levels: must be two levels, the lower first"


def way_problems(pack: Pack) -> Iterator[str]:
    """Stages that never begin, and an end that can never be reached."""
    order = [row.location for row in pack.uniques.rows]
    if len(pack.stages) > MOST_STAGES:
        yield f"stages: there are {len(pack.stages)}; at most {MOST_STAGES} can be played"
    if len(order) != len(pack.stages):
        yield f"uniques.rows: {len(order)} for {len(pack.stages)} stages; each needs one"
    if len(pack.stages) > 1 and pack.winch not in order[:-1]:
        yield "winch: must name the unique location of the first stage, or the second never begins"
    for place in pack.unique_locations:
        if place.id in pack.ends and not (place.boss or place.group or place.monsters):
            yield f"unique_locations.{place.id}: nobody is there, so it can never be cleared"
    for end in pack.ends:
        if end in order[:-1] or (order and end not in order):
            yield f"ends: {end!r} must be the last of the uniques"


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
