"""The rules as numbered clauses: `clause(id, lang)` gives text, section and game.

A rulebook may be translated: `rulebook.es.md` beside `rulebook.md` holds the same clauses in
Spanish. Behind each of them stands a digest of the English text that it was made from, as in
`<!-- 1f3a9c20 -->`. Where the English text has changed since, the clause is stale: the English
text counts until somebody translates it anew.
"""

import functools
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from delvers.kernel.digests import sha256
from delvers.kernel.errors import DelversError
from delvers.kernel.kit import REGISTRY

SECTION: Final = re.compile(r"^## (?P<id>[A-Z0-9-]+) — (?P<title>.+)$")
CLAUSE: Final = re.compile(
    r"^- \*\*(?P<id>[A-Z0-9]+-(?P<section>ENTRY|CARDS|[A-Z0-9-]+(?=-\d+\*))-[A-Z0-9-]+)\*\*"
    r" — (?P<text>.+?)(?: <!-- (?P<made_from>[0-9a-f]{8}) -->)?$"
)
CITED: Final = re.compile(r"\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\b")
SOURCE: Final = "en"
"""The language that rulebooks are written in and translated from."""
ENTRIES: Final = frozenset({"CARDS", "ENTRY"})
"""The sections that hold what single cards say: their clauses have the cards' names as numbers."""


class UnknownClause(DelversError):
    """An id that no rulebook has."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule that can be looked up, cited and tested on its own.

    `lang` is the language of its text: English also where a translation is missing, or stale.
    """

    id: str
    text: str
    section: str
    title: str
    game: str
    lang: str = SOURCE
    is_stale: bool = False


def parse(game: str, book: str, lang: str = SOURCE) -> list[Clause]:
    """The clauses of a rulebook in the order of the book."""
    clauses, title = [], ""
    for line in book.splitlines():
        if heading := SECTION.match(line):
            title = heading["title"]
        elif found := CLAUSE.match(line):
            clauses.append(Clause(found["id"], found["text"], found["section"], title, game, lang))
    return clauses


def digest(text: str) -> str:
    """A short mark of an English text, by which a change is noticed."""
    return sha256(text.encode()).hexdigest()[:8]


def made_from(book: str) -> dict[str, str]:
    """The digests of the English texts that the clauses of a translation were made from."""
    found = filter(None, map(CLAUSE.match, book.splitlines()))
    return {one["id"]: one["made_from"] or "" for one in found}


def translated(english: list[Clause], book: str, lang: str) -> Iterator[Clause]:
    """The clauses of a rulebook in a language; those that are missing or stale stay English."""
    game = english[0].game if english else ""
    own = {one.id: one for one in parse(game, book, lang)}
    titles = {one.section: one.title for one in own.values()}
    marks = made_from(book)
    for one in english:
        is_fresh = one.section in ENTRIES or marks.get(one.id) == digest(one.text)
        if one.id in own and is_fresh:
            yield own[one.id]
        else:
            yield replace(one, title=titles.get(one.section, one.title), is_stale=True)


def books() -> dict[str, Path]:
    """The rulebooks, by the ids of their games."""
    return {kit.id: kit.rulebook for kit in REGISTRY.kits() if kit.rulebook}


def translation_of(book: Path, lang: str) -> Path:
    """Where the translation of a rulebook lies, beside the book; English is the book itself."""
    return book if lang == SOURCE else book.with_suffix(f".{lang}.md")


@functools.cache
def clauses(lang: str = SOURCE) -> dict[str, Clause]:
    """Every clause of every game, by id, in a language as far as it is translated."""
    found: dict[str, Clause] = {}
    for game, path in books().items():
        own = parse(game, path.read_text(encoding="utf-8"))
        other = translation_of(path, lang)
        if lang != SOURCE and other.exists():
            own = list(translated(own, other.read_text(encoding="utf-8"), lang))
        found.update((clause.id, clause) for clause in own)
    return found


def clause(id: str, lang: str = SOURCE) -> Clause:
    """The clause with this id, in upper or lower case."""
    known = clauses(lang)
    wanted = id.strip().upper()
    if wanted not in known:
        section = wanted.rpartition("-")[0]
        near = [other for other in known if section and other.startswith(section + "-")]
        hint = f"; {section} has {near[0]} to {near[-1]}" if near else ""
        raise UnknownClause(f"no clause is called {id!r}{hint}")
    return known[wanted]


def cited(text: str) -> list[str]:
    """The clauses that a text names by their ids, each once."""
    known = clauses()
    return [id for id in dict.fromkeys(CITED.findall(text)) if id in known]


def folded(text: str) -> str:
    """A text as it is compared when somebody searches: small letters without accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def search(
    words: str = "", *, game: str | None = None, section: str | None = None, lang: str = SOURCE
) -> list[Clause]:
    """The clauses that contain all the words, of a game or a section if one is named."""
    if game is not None and game not in books():
        raise UnknownClause(f"no rulebook of {game!r} is here; known: {', '.join(books())}")
    wanted, known = set(folded(words).split()), clauses(lang).values()
    found = [
        one
        for one in known
        if game in (None, one.game) and (section is None or one.section == section.upper())
    ]
    if section is not None and not found:
        sections = dict.fromkeys(one.section for one in known if game in (None, one.game))
        raise UnknownClause(f"no section is called {section!r}; known: {', '.join(sections)}")
    if not wanted:
        return found
    texts = folded_texts(lang)
    return [one for one in found if all(word in texts[one.id] for word in wanted)]


@functools.cache
def folded_texts(lang: str) -> dict[str, str]:
    """The texts of all clauses in a language as they are searched, by their ids."""
    return {id: folded(one.text) for id, one in clauses(lang).items()}
