"""What is wrong with content that somebody has written: ids that are taken, verbs, numbers."""

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from delvers.games.plungin.rules.books.dungeon import Event, FindTable
from delvers.games.plungin.rules.books.library import FOLDER, Books
from delvers.games.plungin.rules.books.looking import group_problems, problems_of_table, unknown
from delvers.games.plungin.rules.books.own import SHELVES, Own, merged, problems_of_numbers_in
from delvers.games.plungin.rules.books.problems import problems_of_pack
from delvers.games.plungin.rules.books.problems_of_foes import problems_of_monster, problems_of_trap
from delvers.games.plungin.rules.books.problems_of_places import (
    problems_of_location,
    problems_of_tile,
)
from delvers.games.plungin.rules.books.problems_of_things import (
    missing,
    problems_of_item,
    problems_of_recipe,
    problems_of_spell,
)
from delvers.games.plungin.rules.books.sizes import problems_of_numbers, size_problems
from delvers.games.plungin.rules.books.verbs import EVENT_NEEDS, event_verbs

ID: Final = re.compile(r"[a-z][a-z0-9_]*")
KINDS: Final = ("heroes", "races", "kins", "abilities", "schools", "conditions", *SHELVES, "packs")
ALIKE: Final = ({"tiles", "locations"}, {"recipes", "items"})
"""Things of these kinds may share an id: a location and its tile."""


def problems_of_own(own: Own, books: Books) -> list[str]:
    """Everything that is wrong with a file or folder beside these books."""
    problems = [*problems_of_meaning(own, books)]
    if not own.unreadable:
        return problems
    return [*own.unreadable, *(problem for problem in problems if is_known_well(problem, own))]


def problems_of_meaning(own: Own, books: Books) -> Iterator[str]:
    """What is wrong although it can be read."""
    if not own.path.resolve().is_relative_to(FOLDER):
        yield from taken_ids(own, books)
    yield from wrong_ids(own)
    if wrong_numbers := [*problems_of_numbers_in(own, books)]:
        yield from wrong_numbers
        return
    yield from sizes_in(own)
    everything = merged(books, own)
    if any(entries.numbers for entries in own.entries.values()):
        own_ids = {(kind, id) for _, kind, id in named(own)}
        for one in problems_of_numbers(everything):
            if (one.kind, one.id) not in own_ids:
                yield f"{own.path}: {one}"
    yield from problems_of_entries(own, everything)
    for file, pack in own.packs.items():
        yield from problems_of_pack(pack, file, everything, is_whole=not own.broken)


def problems_of_entries(own: Own, everything: Books) -> Iterator[str]:
    """What is wrong with monsters, things, tiles and whatever else adventures can name."""
    for shelf, look in CHECKS.items():
        for file, thing in own.things(shelf):
            yield from (f"{file}: {shelf}.{thing.id}.{one}" for one in look(thing, everything))
    for file, tile in own.things("tiles"):
        yield from problems_of_tile(tile, file)
    for file, place in own.things("locations"):
        found = problems_of_location(place, everything, is_unique=False)
        yield from (f"{file}: {one}" for one in found)
    for file, entries in own.entries.items():
        for id, table in entries.tables.items():
            yield from (f"{file}: tables.{one}" for one in table_problems(id, table, everything))


# -- beside what cannot be read --------------------------------------------------------------------


def is_known_well(problem: str, own: Own) -> bool:
    """Whether a problem is none of an entry that cannot be read as it stands."""
    for file, places in own.broken.items():
        if problem.startswith(f"{file}: "):
            where = steps(problem.removeprefix(f"{file}: ").partition(": ")[0])
            return not any(f".{entry_of(place)}." in f".{where}." for place in places)
    return not own.broken.keys() - own.packs.keys() - own.entries.keys()


def steps(place: str) -> str:
    """A place with all its steps written alike: "rows[1].gold" is "rows.1.gold"."""
    return place.replace("[", ".").replace("]", "")


def entry_of(place: str) -> str:
    """The row, the entry or the field at the top in which a place lies."""
    first, *rest = steps(place).split(".")
    if not rest:
        return first
    if rest[0] == "rows":
        return ".".join([first, *rest[:2]])
    return f"{first}.{rest[0]}" if rest[0].isdecimal() else rest[0]


def sizes_in(own: Own) -> Iterator[str]:
    """Numbers that are too small or too large."""
    for shelf in SHELVES:
        for file, thing in own.things(shelf):
            yield from (f"{file}: {shelf}.{thing.id}.{one}" for one in size_problems(thing))
    for file, entries in own.entries.items():
        for id, table in entries.tables.items():
            yield from (f"{file}: tables.{id}.{one}" for one in size_problems(table))
    for file, pack in own.packs.items():
        yield from (f"{file}: {pack.id}.{one}" for one in size_problems(pack))


# -- ids -------------------------------------------------------------------------------------------


def named(own: Own) -> Iterator[tuple[Path, str, str]]:
    """Every id with its file and kind."""
    for shelf in SHELVES:
        for file, thing in own.things(shelf):
            yield file, shelf, thing.id
    for file, pack in own.packs.items():
        yield file, "packs", pack.id
        yield from ((file, "unique_locations", place.id) for place in pack.unique_locations)
        yield from ((file, "tasks", task.id) for task in pack.tasks)


def wrong_ids(own: Own) -> Iterator[str]:
    """Ids that are no ids, and ids that stand twice."""
    seen: set[tuple[str, str]] = set()
    for file, kind, id in named(own):
        if not ID.fullmatch(id):
            yield f"{file}: {kind}: {id!r} is no id; allowed: small letters, digits and _"
        if (kind, id) in seen:
            yield f"{file}: {kind}.{id}: two entries have this id"
        seen.add((kind, id))


def taken_ids(own: Own, books: Books) -> Iterator[str]:
    """Ids that the books already use for something else."""
    places = {place.id for pack in books.packs.values() for place in pack.unique_locations}
    tasks = {task.id for pack in books.packs.values() for task in pack.tasks}
    shelves: dict[str, Iterable[str]] = {kind: getattr(books, kind) for kind in KINDS}
    shelves |= {"unique_locations": places, "tasks": tasks}
    for file, kind, id in named(own):
        for other, ids in shelves.items():
            if id in ids and not may_share(kind, other):
                yield f"{file}: {kind}.{id}: the id is taken ({other}); give it another"
                break


def may_share(kind: str, other: str) -> bool:
    """Whether things of two kinds may have the same id."""
    one, two = kind.replace("unique_", ""), other.replace("unique_", "")
    return one != two and {one, two} in ALIKE


# -- events and tables of finds --------------------------------------------------------------------


def problems_of_event(event: Event, books: Books) -> Iterator[str]:
    """An event that does nothing, or not with what it names."""
    if event.effect not in event_verbs():
        yield from unknown("effect", event.effect, event_verbs())
    if event.needs:
        yield from unknown("needs", event.needs, [*EVENT_NEEDS, *books.packs])
    if event.trap:
        yield from unknown("trap", event.trap, books.traps)
    for item in event.sells:
        yield from unknown("sells", item, books.items)
    if event.group:
        yield from group_problems("group", event.group, books)
    yield from missing(event, NEEDED_BY_EVENTS.get(event.effect, ()))
    if not event.text.strip():
        yield "text: the text is missing"


NEEDED_BY_EVENTS: Final = {
    "trap": ("trap",),
    "peddler": ("sells",),
    **dict.fromkeys(("cache", "secret_door", "keys", "whispers", "bell", "moths"), ("stat",)),
}


def table_problems(id: str, table: FindTable, books: Books) -> Iterator[str]:
    """Gaps in a table of finds, and rows that give nothing or what does not exist."""
    yield from problems_of_table(id, table)
    for number, row in enumerate(table.rows):
        where = f"{id}.rows[{number}]"
        kinds = [kind for kind in ("spell", "recipe", "item") if getattr(row, kind)]
        if len(kinds) != 1:
            yield f"{where}: needs exactly one of spell, recipe and item"
        for kind in kinds:
            yield from unknown(f"{where}.{kind}", getattr(row, kind), getattr(books, f"{kind}s"))
        if row.item in books.items and not books.items[row.item].cursed:
            yield f"{where}.item: {row.item!r} is not cursed; other things are found as treasure"


CHECKS: Final[dict[str, Callable[[Any, Books], Iterator[str]]]] = {
    "monsters": problems_of_monster,
    "traps": problems_of_trap,
    "items": problems_of_item,
    "recipes": problems_of_recipe,
    "spells": problems_of_spell,
    "events": problems_of_event,
}
