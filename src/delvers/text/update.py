"""Bring the catalogues up to date with the sources: `python -m delvers.text.update`.

It finds all English texts, writes them to locale/delvers.pot, and brings every delvers.po up to
date: new texts come in without a translation, those that no source uses any more go out. The
section of each rulebook that holds the texts of its cards is written anew in every language, and so
are the glossaries beside the rulebooks. Then it says what is left to translate; write that into the
.po files, and rules into `rulebook.es.md` and its like, by hand. A rule that has been translated
anew is accepted by its id: `python -m delvers.text.update --accept ID --lang es`. A language that
is not shipped may lack texts: they are shown in English, and `python -m delvers.text.missing LANG`
lists them.
"""

import argparse
import sys
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from delvers.kernel.rulebook import clauses
from delvers.text.catalogue import (
    LOCALE,
    path_of,
    read_catalogue,
    source,
    template_path,
    untranslated,
)
from delvers.text.entries import write_entries
from delvers.text.extract import SOURCES, extract
from delvers.text.glossary import write_glossaries
from delvers.text.languages import LANGUAGES, SHIPPED, SOURCE
from delvers.text.rulebooks import accept, waiting

NEEDLESS: Final = ("POT-", "PO-Rev", "Report-", "Last-", "Language-Team", "Generated-By")
"""Header lines that change without a reason or say nothing."""


def update(sources: Path = SOURCES, folder: Path = LOCALE) -> dict[str, list[str]]:
    """Write the template and all catalogues; return what each language still lacks."""
    template = extract(sources)
    write(template, template_path(folder))
    lacking = {}
    for lang in LANGUAGES:
        if lang != SOURCE:
            path = path_of(lang, folder)
            catalogue = updated(template, lang, path)
            write(catalogue, path)
            lacking[lang] = [source(message) for message in untranslated(catalogue)]
    return lacking


def updated(template: Catalog, lang: str, path: Path) -> Catalog:
    """The catalogue of a language with exactly the texts of the template."""
    catalogue = read_catalogue(path, lang) if path.exists() else Catalog(lang, fuzzy=False)
    catalogue.update(template, no_fuzzy_matching=True)
    catalogue.obsolete.clear()
    catalogue.project, catalogue.version = template.project, template.version
    catalogue.header_comment = ""
    return catalogue


def write(catalogue: Catalog, path: Path) -> None:
    """Write a catalogue without dates and line numbers: only a changed text changes the file."""
    written = BytesIO()
    write_po(written, catalogue, width=96, include_lineno=False)
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = written.getvalue().decode().splitlines(keepends=True)
    needed = [line for line in lines if not line.lstrip('"').startswith(NEEDLESS)]
    path.write_text("".join(needed).lstrip(), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Update, and fail while a shipped language waits for a text or a rule."""
    given = parser().parse_args(arguments)
    lacking = update()
    write_entries()
    write_glossaries()
    for lang, ids in accept(given.accept, given.lang or lacking).items():
        print(*(f"{lang}: {id} is accepted" for id in ids), sep="\n", end="\n" if ids else "")
    rules = {lang: list(waiting(lang)) for lang in lacking}
    for lang, texts in lacking.items():
        shown = texts if lang in SHIPPED else ()
        report(f"{lang}: {len(texts) or 'nothing'} left to translate", shown)
        named = [f"{id}: {clauses()[id].text}" for id in rules[lang]]
        report(f"{lang}: {len(named) or 'no'} rules to translate anew", named)
    due = [lang for lang in lacking if lang in SHIPPED]
    return 1 if any(lacking[lang] or rules[lang] for lang in due) else 0


def parser() -> argparse.ArgumentParser:
    """What the command understands."""
    made = argparse.ArgumentParser(prog="python -m delvers.text.update", description=__doc__)
    made.formatter_class = argparse.RawDescriptionHelpFormatter
    made.add_argument("--accept", nargs="+", default=[], metavar="ID", help="rules translated anew")
    others = [lang for lang in LANGUAGES if lang != SOURCE]
    made.add_argument("--lang", nargs="+", choices=others, help="accept in these languages only")
    return made


def report(title: str, texts: Sequence[str]) -> None:
    """Print what waits under its title."""
    print(title)
    for text in texts:
        print(f"    {text}")


if __name__ == "__main__":
    sys.exit(main())
