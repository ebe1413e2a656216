"""The rulebooks in other languages: which rules wait for a translation, and which are done."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from delvers.kernel.rulebook import (
    CLAUSE,
    ENTRIES,
    books,
    digest,
    parse,
    translated,
    translation_of,
)

MARK: Final = re.compile(r" <!-- [0-9a-f]{8} -->$")


def waiting(lang: str) -> Iterator[str]:
    """The ids of the rules that have no translation, or one of an English text that has changed."""
    for game, path in books().items():
        own = translation_of(path, lang)
        if own.exists():
            english = parse(game, path.read_text(encoding="utf-8"))
            book = own.read_text(encoding="utf-8")
            yield from (one.id for one in translated(english, book, lang) if one.is_stale)


def accept(beginnings: Iterable[str], langs: Iterable[str]) -> dict[str, list[str]]:
    """Say that the translations of these rules, by id or its beginning, fit the English of now.

    Return the ids of each language; only rules whose marks change are among them.
    """
    chosen = tuple(beginnings)
    return {lang: list(_accept(chosen, lang)) for lang in langs}


def _accept(chosen: tuple[str, ...], lang: str) -> Iterator[str]:
    for game, path in books().items():
        own = translation_of(path, lang)
        if own.exists():
            english = parse(game, path.read_text(encoding="utf-8"))
            texts = {one.id: one.text for one in english if is_chosen(one.id, chosen)}
            before = own.read_text(encoding="utf-8").splitlines()
            after = [marked(line, texts) for line in before]
            own.write_text("\n".join([*after, ""]), encoding="utf-8")
            changed = (new for old, new in zip(before, after, strict=True) if old != new)
            yield from (found["id"] for line in changed if (found := CLAUSE.match(line)))


def is_chosen(id: str, chosen: Iterable[str]) -> bool:
    """Whether a rule is among the named ones, or its id begins as one of them."""
    return any(id == name or id.startswith(f"{name}-") for name in chosen)


def marked(line: str, texts: dict[str, str]) -> str:
    """A line of a translation with the digest of the English text, if it is one of these rules."""
    found = CLAUSE.match(line)
    if not found or found["id"] not in texts or found["section"] in ENTRIES:
        return line
    return f"{MARK.sub('', line)} <!-- {digest(texts[found['id']])} -->"
