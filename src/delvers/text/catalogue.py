"""The translations, read from the .po files beside this module."""

import functools
import gettext
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
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
    if not path_of(lang).exists():
        return gettext.NullTranslations()
    compiled = BytesIO()
    write_mo(compiled, only_translated(read_catalogue(path_of(lang), lang)))
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)


def only_translated(catalogue: Catalog) -> Catalog:
    """The catalogue without what is not wholly translated: those texts stay English."""
    for message in untranslated(catalogue):
        catalogue.delete(message.id)
    return catalogue


def untranslated(catalogue: Catalog) -> list[Message]:
    """The messages that have no translation, or only a doubtful one, or lack a plural form."""
    return [
        message
        for message in catalogue
        if message.id and (message.fuzzy or not all(forms(message)))
    ]


def source(message: Message) -> str:
    """The English text of a message, in the singular if it has a plural."""
    return message.id if isinstance(message.id, str) else message.id[0]


def forms(message: Message) -> tuple[str, ...]:
    """The translations of a message: one, or one for each plural form."""
    said = message.string or ""
    return (said,) if isinstance(said, str) else tuple(said)
