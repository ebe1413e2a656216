"""The rules as numbered clauses: `clause(id)` gives text, section and game."""

import functools
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from delvers.kernel.errors import DelversError
from delvers.kernel.kit import REGISTRY

SECTION: Final = re.compile(r"^## (?P<id>[A-Z0-9-]+) — (?P<title>.+)$")
CLAUSE: Final = re.compile(
    r"^- \*\*(?P<id>[A-Z0-9]+-(?P<section>ENTRY|CARDS|[A-Z0-9-]+(?=-\d+\*))-[A-Z0-9-]+)\*\*"
    r" — (?P<text>.+)$"
)
ENTRIES: Final = frozenset({"CARDS", "ENTRY"})
"""The sections that hold what single cards say: their clauses have the cards' names as numbers."""


class UnknownClause(DelversError):
    """An id that no rulebook has."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule that can be looked up, cited and tested on its own."""

    id: str
    text: str
    section: str
    title: str
    game: str


def parse(game: str, book: str) -> list[Clause]:
    """The clauses of a rulebook in the order of the book."""
    clauses, title = [], ""
    for line in book.splitlines():
        if heading := SECTION.match(line):
            title = heading["title"]
        elif found := CLAUSE.match(line):
            clauses.append(Clause(found["id"], found["text"], found["section"], title, game))
    return clauses


def books() -> dict[str, Path]:
    """The rulebooks, by the ids of their games."""
    return {kit.id: kit.rulebook for kit in REGISTRY.kits() if kit.rulebook}


@functools.cache
def clauses() -> dict[str, Clause]:
    """Every clause of every game, by id."""
    found: dict[str, Clause] = {}
    for game, path in books().items():
        book = path.read_text(encoding="utf-8")
        found.update((clause.id, clause) for clause in parse(game, book))
    return found


def clause(id: str) -> Clause:
    """The clause with this id, in upper or lower case."""
    known = clauses()
    wanted = id.strip().upper()
    if wanted not in known:
        section = wanted.rpartition("-")[0]
        near = [other for other in known if section and other.startswith(section + "-")]
        hint = f"; {section} has {near[0]} to {near[-1]}" if near else ""
        raise UnknownClause(f"no clause is called {id!r}{hint}")
    return known[wanted]


def search(words: str = "", *, game: str | None = None, section: str | None = None) -> list[Clause]:
    """The clauses that contain all the words, of a game or a section if one is named."""
    if game is not None and game not in books():
        raise UnknownClause(f"no rulebook of {game!r} is here; known: {', '.join(books())}")
    wanted = words.casefold().split()
    found = [
        one
        for one in clauses().values()
        if game in (None, one.game) and (section is None or one.section == section.upper())
    ]
    if section is not None and not found:
        sections = dict.fromkeys(c.section for c in clauses().values() if game in (None, c.game))
        raise UnknownClause(f"no section is called {section!r}; known: {', '.join(sections)}")
    return [one for one in found if all(word in one.text.casefold() for word in wanted)]
