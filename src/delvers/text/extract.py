"""Finding every English text in the sources.

The literals in `N_("…")`, `NN_("…", "…")`, `say("…")` and `count("…", "…", number)` of all Python
files, and in `say("…")` and `count("…", "…", number)` of the page's templates. A comment before
them that begins with "Translators:" goes along.
"""

from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir

SOURCES: Final = Path(__file__).parents[1]
METHODS: Final = [
    ("server/templates/**.*", "jinja2.ext:babel_extract"),
    ("**.py", "python"),
]
OPTIONS: Final = {"server/templates/**.*": {"silent": "false"}}
KEYWORDS: Final = {"N_": None, "NN_": (1, 2), "say": None, "count": (1, 2)}
NOTES: Final = ("Translators:",)


def extract(sources: Path = SOURCES) -> Catalog:
    """All texts of the sources, in the order of files and lines."""
    found = Catalog(project="Delvers", version="1", header_comment="", fuzzy=False)
    for name, line, message, notes, context in extract_from_dir(
        sources, METHODS, OPTIONS, KEYWORDS, NOTES, strip_comment_tags=True
    ):
        where = [(Path(name).as_posix(), line)]
        found.add(message, None, where, auto_comments=notes, context=context)
    return found
