"""Books with content of one's own: checked whole, then made whole or not at all."""

import hashlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from delvers.games.plungin.rules.books.library import BOX, Books
from delvers.games.plungin.rules.books.own import Own, merged, read_own
from delvers.games.plungin.rules.books.problems_of_own import problems_of_own
from delvers.kernel.errors import BadContent
from delvers.kernel.spec import Settings

LONGEST: Final = 38
ENTRIES: Final = "entries"


def read_all(paths: Iterable[Path]) -> tuple[Own, ...]:
    """What stands in these files and folders now; one that is named twice is read once."""
    return tuple(read_own(path) for path in dict.fromkeys(paths))


def books_with(added: Sequence[Own]) -> Books:
    """The books of the box with all of this; BadContent if anything in it is wrong."""
    books = BOX
    for own in added:
        problems = problems_of_own(own, books)
        if problems:
            more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
            raise BadContent(f"{problems[0]}{more}; delvers content check {own.path} tells all")
        books = merged(books, own)
    return books


# -- naming it in saves and records ----------------------------------------------------------------


def own_content(added: Sequence[Own], options: Settings) -> str:
    """What a game of these options names besides the books of the box; '' if it needs no more."""
    if not can_meet_own(added, options):
        return ""
    names = ",".join(sorted(pack.id for own in added for pack in own.packs.values()))
    digests = "".join(sorted(own.digest for own in added))
    return f"{names[:LONGEST] or ENTRIES}.{hashlib.sha256(digests.encode()).hexdigest()[:8]}"


def can_meet_own(added: Sequence[Own], options: Settings) -> bool:
    """Whether a game can come across anything that was added."""
    is_open = bool(options.get("campaign") or options.get("fewer_heroes"))
    return is_open or options.get("adventure") not in BOX.packs or any(map(sells, added))


def sells(own: Own) -> bool:
    """Whether the village would sell something of it."""
    return any(item.shop for _, item in own.things("items")) or bool([*own.things("spells")])
