"""What helps those who write content of their own: checking it, and listing what it can name."""

from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Final

from delvers.games.plungin.rules.books.dungeon import Pack
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.own import SHELVES, Entries, Own, read_own
from delvers.games.plungin.rules.books.problems_of_own import problems_of_own
from delvers.kernel.content import Checked, OwnContent

KINDS: Final = {
    **{shelf: shelf for shelf in (*SHELVES, "conditions", "schools")},
    "tables": "finds",
    "adventures": "packs",
}
"""What can be listed, and where it stands in the books."""


def check(path: Path) -> Checked:
    """Everything that is wrong with a file or folder beside the books of the box."""
    own = read_own(path)
    return Checked(told(own), problems_of_own(own, BOX))


def told(own: Own) -> str:
    """What there is: '1 adventure, 2 monsters'."""
    counts = own.counts().items()
    return ", ".join(f"{count} {kind if count > 1 else kind[:-1]}" for kind, count in counts)


def lists() -> Mapping[str, Mapping[str, str]]:
    """The ids and names of all things that content can name, by kind."""
    return {
        kind: {id: getattr(thing, "name", "") for id, thing in getattr(BOX, shelf).items()}
        for kind, shelf in KINDS.items()
    }


TABLES: Final = frozenset(field.name for form in (Entries, Pack) for field in fields(form))
CONTENT: Final = OwnContent(check, lists, TABLES)
