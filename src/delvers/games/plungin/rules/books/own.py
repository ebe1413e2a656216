"""Content that somebody has written: an adventure, or a folder with adventures and entries."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from delvers.games.plungin.rules.books.dungeon import Event, FindTable, Location, Pack, Tile
from delvers.games.plungin.rules.books.foes import Monster, Trap
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.things import Item, Recipe, Spell
from delvers.kernel.content import read_part
from delvers.kernel.errors import BadContent
from delvers.kernel.numbers import with_number
from delvers.kernel.packs import files_at, plain_for

GAME: Final = "plungin"


@dataclass(frozen=True, slots=True)
class Entries:
    """A file of entries that adventures can name: the same forms as in the books of the box."""

    monsters: tuple[Monster, ...] = ()
    items: tuple[Item, ...] = ()
    tiles: tuple[Tile, ...] = ()
    traps: tuple[Trap, ...] = ()
    locations: tuple[Location, ...] = ()
    events: tuple[Event, ...] = ()
    spells: tuple[Spell, ...] = ()
    recipes: tuple[Recipe, ...] = ()
    tables: dict[str, FindTable] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)


NO_SHELVES: Final = ("tables", "numbers")
SHELVES: Final = tuple(shelf.name for shelf in fields(Entries) if shelf.name not in NO_SHELVES)
"""The kinds of entries, as they are called in files and in the books."""


@dataclass(frozen=True, slots=True)
class Own:
    """Everything that stands in a file or folder, by file; `digest` changes with any of it.

    `unreadable` is what has not the form it needs, `broken` the places of that by file: there stand
    plain values instead, so that other mistakes can be told with it.
    """

    path: Path
    packs: dict[Path, Pack]
    entries: dict[Path, Entries]
    unreadable: tuple[str, ...]
    digest: str
    broken: dict[Path, tuple[str, ...]] = field(default_factory=dict)

    def things(self, shelf: str) -> Iterator[tuple[Path, Any]]:
        """All entries of a kind, each with its file."""
        for file, entries in self.entries.items():
            for thing in getattr(entries, shelf):
                yield file, thing

    def tables(self) -> dict[str, FindTable]:
        """The tables of finds by id."""
        return {id: table for one in self.entries.values() for id, table in one.tables.items()}

    def counts(self) -> dict[str, int]:
        """How many there are of each kind, without those of which there are none."""
        found = {"adventures": len(self.packs)}
        found |= {shelf: len([*self.things(shelf)]) for shelf in SHELVES}
        found["tables"] = len(self.tables())
        found["numbers"] = sum(len(one.numbers) for one in self.entries.values())
        return {kind: count for kind, count in found.items() if count}


def read_own(path: Path) -> Own:
    """Read a file or a folder; what cannot be read is told in `unreadable`, file by file."""
    own = Own(path, {}, {}, (), "")
    unreadable: list[str] = []
    digest = hashlib.sha256()
    for file in files_at(path):
        try:
            plain = plain_for(GAME, file)
        except BadContent as problem:
            unreadable += problem.problems
            own.broken[file] = ()
            continue
        digest.update(repr((file.name, plain)).encode())
        unreadable += add_file(own, file, plain)
    return replace(own, unreadable=tuple(unreadable), digest=digest.hexdigest()[:8])


def add_file(own: Own, file: Path, plain: dict[str, Any]) -> list[str]:
    """Put what can be read of a file to the rest, and say what cannot."""
    if "id" in plain or "stages" in plain:
        own.packs[file], problems, places = read_part(Pack, plain, file)
    else:
        own.entries[file], problems, places = read_part(Entries, plain, file)
    if problems:
        own.broken[file] = tuple(places)
    return problems


def merged(books: Books, own: Own) -> Books:
    """The books with what somebody has written; nothing else changes."""
    shelves: dict[str, Any] = {
        shelf: {**getattr(books, shelf), **{thing.id: thing for _, thing in own.things(shelf)}}
        for shelf in SHELVES
    }
    packs = {**books.packs, **{pack.id: pack for pack in own.packs.values()}}
    made = replace(books, **shelves, finds={**books.finds, **own.tables()}, packs=packs)
    for entries in own.entries.values():
        for path, number in entries.numbers.items():
            made = with_number(made, path, number)
    return made


def problems_of_numbers_in(own: Own, books: Books) -> Iterator[str]:
    """Paths that name no number, beside these books."""
    bare = {file: replace(entries, numbers={}) for file, entries in own.entries.items()}
    everything = merged(books, replace(own, entries=bare))
    for file, entries in own.entries.items():
        for path, number in entries.numbers.items():
            try:
                with_number(everything, path, number)
            except BadContent as problem:
                yield f"{file}: numbers.{problem}"
