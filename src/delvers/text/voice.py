"""Speaking one language: sentences, numbers of things, lists."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from babel import Locale
from babel.lists import format_list

from delvers.text.catalogue import translations
from delvers.text.marks import Plural

LIST_STYLE: Final = {"en": "en_GB"}
"""Plain 'en' would put a comma before the last 'and'."""
SPANISH_AND: Final = re.compile(r" y (?=h?[ií](?![aeo])[^,]*$)", re.IGNORECASE)
"""'Ana y Bob', but 'Ana e Isabel'."""


@cache
def list_style(lang: str) -> Locale:
    """How a language writes lists; read once, since a list is written in many lines."""
    return Locale.parse(LIST_STYLE.get(lang, lang))


class Voice:
    """One viewer's language; `content` is that of the table, where a game has more than one.

    `given` are the names that players have given, by the ids of those who bear them.
    """

    def __init__(self, lang: str) -> None:
        self._translations = translations(lang)
        self.lang = lang
        self.content: Any = None
        self.given: Mapping[str, str] = {}

    def say(self, text: str, /, **params: object) -> str:
        """An English text with named placeholders, in this language."""
        said = self._translations.gettext(text) if text else ""
        return said % params if params else said

    def count(self, one: str, many: str, count: int, /, **params: object) -> str:
        """An English text with its plural, in this language; `%(count)s` is the number."""
        return self._translations.ngettext(one, many, count) % {**params, "count": count}

    def fill(self, text: str | Plural, /, count: int = 0, **params: object) -> str:
        """A marked text, singular or plural as it may be."""
        if isinstance(text, Plural):
            return self.count(text.one, text.many, count, **params)
        return self.say(text, count=count, **params)

    def listing(self, things: Iterable[str]) -> str:
        """The things as a list: 'Ana, Bob and Eva'."""
        listed = format_list(list(things), locale=list_style(self.lang))
        return SPANISH_AND.sub(" e ", listed) if self.lang == "es" else listed
