"""Adding content of one's own to the books: checked whole, then added whole or not at all."""

import hashlib
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from delvers.games.plungin.rules.books.changing import books_changed
from delvers.games.plungin.rules.books.library import BOOKS, Books
from delvers.games.plungin.rules.books.own import SHELVES, Own, merged, read_own
from delvers.games.plungin.rules.books.problems_of_own import problems_of_own
from delvers.kernel.errors import BadContent
from delvers.kernel.spec import Settings

CHANGING: Final = (*SHELVES, "finds", "packs")
"""The parts of the books to which content can be added."""
SHELVED: Final[dict[str, Any]] = {part: dict(getattr(BOOKS, part)) for part in CHANGING}
BOX: Final = replace(BOOKS, **SHELVED)
"""The books as they come with the game."""
ADDED: Final[dict[Path, Own]] = {}
"""What has been added, by path."""
LONGEST: Final = 38
ENTRIES: Final = "entries"


def add_content(path: str | Path) -> Own:
    """Add an adventure, or a folder of them with entries; adding it again reads it anew.

    Raises BadContent, and changes nothing, if anything in it is wrong.
    """
    path = Path(path).resolve()
    others = {place: own for place, own in ADDED.items() if place != path}
    own, books = read_own(path), books_with(others.values())
    problems = problems_of_own(own, books)
    if problems:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        raise BadContent(f"{problems[0]}{more}; delvers content check {path} tells all")
    settle({**others, path: own}, merged(books, own))
    return own


def add_all(paths: Iterable[str | Path]) -> None:
    """Add content from several places, as worker processes do when they start."""
    for path in paths:
        add_content(path)


def remove_content() -> None:
    """Take out everything that was added."""
    settle({}, BOX)


def added_paths() -> list[str]:
    """Where the added content lies, for processes that need it too."""
    return [str(path) for path in ADDED]


def books_with(added: Iterable[Own]) -> Books:
    """The books of the box with some content."""
    books = BOX
    for own in added:
        books = merged(books, own)
    return books


def settle(added: dict[Path, Own], books: Books) -> None:
    """Make these the books; everybody holds on to the same shelves, so their content changes."""
    ADDED.clear()
    ADDED.update(added)
    for part in CHANGING:
        shelf = getattr(BOOKS, part)
        shelf.clear()
        shelf.update(getattr(books, part))
    books_changed()


# -- naming it in saves and records ----------------------------------------------------------------


def own_content(options: Settings) -> str:
    """What a game of these options names besides the books of the box; '' if it needs no more."""
    if not ADDED or not can_meet_own(options):
        return ""
    names = ",".join(sorted(pack.id for own in ADDED.values() for pack in own.packs.values()))
    digests = "".join(sorted(own.digest for own in ADDED.values()))
    return f"{names[:LONGEST] or ENTRIES}.{hashlib.sha256(digests.encode()).hexdigest()[:8]}"


def can_meet_own(options: Settings) -> bool:
    """Whether a game can come across anything that was added."""
    is_open = bool(options.get("campaign") or options.get("fewer_heroes"))
    return is_open or options.get("adventure") not in BOX.packs or any(map(sells, ADDED.values()))


def sells(own: Own) -> bool:
    """Whether the village would sell something of it."""
    return any(item.shop for _, item in own.things("items")) or bool([*own.things("spells")])
