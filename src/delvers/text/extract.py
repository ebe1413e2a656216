"""Finding every English text in the sources.

The literals in `N_("…")`, `NN_("…", "…")`, `say("…")` and `count("…", "…", number)` of all Python
files, and in `say("…")` and `count("…", "…", number)` of the page's templates. A comment before
them that begins with "Translators:" goes along. Books of a game that are written in TOML keep
their names and texts there; a note says to what each belongs. So do the notes of guided games.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeAlias

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir

SOURCES: Final = Path(__file__).parents[1]
METHODS: Final = [
    ("**.html", "jinja2.ext:babel_extract"),
    ("**.py", "python"),
    ("games/**/content/**.toml", "delvers.text.extract:books"),
    ("games/**/page/lesson.toml", "delvers.text.extract:lessons"),
]
OPTIONS: Final = {"**.html": {"silent": "false"}}
KEYWORDS: Final = {"N_": None, "NN_": (1, 2), "say": None, "count": (1, 2)}
NOTES: Final = ("Translators:",)
TEXT_FIELDS: Final = (
    "name",
    "text",
    "overload_text",
    "fumble_text",
    "teaser",
    "objective",
    "introduction",
    "victory",
    "defeat",
)
"""What of a book is read by players."""
Found: TypeAlias = tuple[int, None, str, list[str]]


def extract(sources: Path = SOURCES) -> Catalog:
    """All texts of the sources, in the order of files and lines."""
    found = Catalog(project="Delvers", version="1", header_comment="", fuzzy=False)
    for name, line, message, notes, context in extract_from_dir(
        sources, METHODS, OPTIONS, KEYWORDS, NOTES, strip_comment_tags=True
    ):
        where = [(Path(name).as_posix(), line)]
        found.add(message, None, where, auto_comments=notes, context=context)
    return found


def books(file: BinaryIO, _keywords: Any, _tags: Any, **_: Any) -> Iterator[Found]:
    """The texts of a book in TOML, each with a note on what it is."""
    yield from texts_in(tomllib.loads(file.read().decode()), "adventure")


def lessons(file: BinaryIO, _keywords: Any, _tags: Any, **_: Any) -> Iterator[Found]:
    """The notes of a guided game."""
    for step in tomllib.loads(file.read().decode())["steps"]:
        yield 1, None, step["note"], [f"lesson: about {step.get('part', 'the end')}"]


def texts_in(book: dict[str, Any], kind: str) -> Iterator[Found]:
    """The texts of a thing, and of all things inside."""
    for key, value in book.items():
        if key in TEXT_FIELDS and isinstance(value, str) and value.strip():
            yield 1, None, value.strip(), [f"{kind} {book.get('id', '')}: {key}"]
        inner = value if isinstance(value, list) else [value]
        for thing in inner:
            if isinstance(thing, dict):
                yield from texts_in(thing, key)
