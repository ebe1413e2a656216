"""Words that fail where a translation is missing."""

import gettext

from delvers.text import Words
from delvers.text.catalogue import translations
from delvers.text.languages import SOURCE


class Missing(gettext.NullTranslations):
    """Asked only for what a catalogue lacks."""

    def gettext(self, message: str) -> str:
        raise AssertionError(f"no translation of {message!r}")

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        raise AssertionError(f"no translation of {msgid1!r}, {msgid2!r} for {n}")


def strict_words(lang: str) -> Words:
    """The words of a language; saying what it has no translation for fails."""
    strict = Words(lang)
    if lang != SOURCE:
        strict._translations = translations.__wrapped__(lang)
        strict._translations.add_fallback(Missing())
    return strict
