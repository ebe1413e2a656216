"""Bring the catalogues up to date with the sources: `python -m delvers.text.update`.

It finds all English texts, writes them to locale/delvers.pot, and brings every delvers.po up to
date: new texts come in without a translation, those that no source uses any more go out. The
section of each rulebook that holds the texts of its cards is written anew. Then it says what is
left to translate; write that into the .po files by hand. A language that is not shipped may lack
texts: they are shown in English, and `python -m delvers.text.missing LANG` lists them.
"""

import sys
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

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
from delvers.text.languages import LANGUAGES, SHIPPED, SOURCE

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


def main() -> int:
    """Update, and fail while a shipped language waits for a translation."""
    lacking = update()
    write_entries()
    for lang, texts in lacking.items():
        print(f"{lang}: {len(texts) or 'nothing'} left to translate")
        for text in texts if lang in SHIPPED else ():
            print(f"    {text}")
    return 1 if any(lacking[lang] for lang in SHIPPED if lang in lacking) else 0


if __name__ == "__main__":
    sys.exit(main())
