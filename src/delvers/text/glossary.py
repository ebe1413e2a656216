"""How the things of a game are called in each language, as a table beside its rulebook."""

from collections.abc import Iterable
from pathlib import Path

from delvers.kernel.kit import REGISTRY
from delvers.kernel.rulebook import books
from delvers.text.gametext import NO_TEXT
from delvers.text.languages import LANGUAGES, SOURCE
from delvers.text.wording import words


def glossary(game: str, lang: str) -> dict[str, str]:
    """The names of a game in a language, by the English ones."""
    texts = REGISTRY.part(game, "words", NO_TEXT)
    ids = [id for id, name in texts.names.items() if "%(" not in "".join(name)]
    english, own = words(SOURCE), words(lang)
    named = {english.name(game, id): own.name(game, id) for id in [*ids, *texts.clauses]}
    return {name: named[name] for name in sorted(named, key=str.casefold)}


def path_of(game: str) -> Path:
    """Where the glossary of a game lies."""
    return books()[game].with_name("glossary.md")


def written(game: str) -> str:
    """The glossary of a game: one line for each name, one column for each language."""
    columns = [glossary(game, lang) for lang in LANGUAGES]
    lines = [
        f"# {words(SOURCE).game(game)}: names in all languages",
        "",
        "Written by `python -m delvers.text.update` from the catalogues; rules use these names.",
        "",
        row(LANGUAGES.values()),
        row("---" for _ in LANGUAGES),
        *(row(column[name] for column in columns) for name in columns[0]),
    ]
    return "\n".join([*lines, ""])


def row(cells: Iterable[str]) -> str:
    """One line of the table."""
    return f"| {' | '.join(cells)} |"


def write_glossaries() -> None:
    """Bring the glossary of every game up to date with the catalogues."""
    for game in books():
        path_of(game).write_text(written(game), encoding="utf-8")
