"""The translations, read from the .po files beside this module."""

import functools
import gettext
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from delvers.text.languages import LANGUAGES, SOURCE, UnknownLanguage

LOCALE: Final = Path(__file__).parent / "locale"


def template_path(folder: Path = LOCALE) -> Path:
    """Where the texts lie that are to be translated."""
    return folder / "delvers.pot"


def path_of(lang: str, folder: Path = LOCALE) -> Path:
    """Where the translations into a language lie."""
    return folder / lang / "LC_MESSAGES" / "delvers.po"


def read_catalogue(path: Path, lang: str | None = None) -> Catalog:
    """The messages of a .po or .pot file."""
    with path.open("rb") as file:
        return read_po(file, locale=lang)


@functools.cache
def translations(lang: str) -> gettext.NullTranslations:
    """What turns English into the language; English itself stays as it is."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    if lang == SOURCE:
        return gettext.NullTranslations()
    compiled = BytesIO()
    write_mo(compiled, read_catalogue(path_of(lang), lang))
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)
