"""The languages that can be read, and which of them suits a reader."""

import re
from collections.abc import Mapping
from typing import Final

from delvers.kernel.errors import DelversError, listed

SOURCE: Final = "en"
LANGUAGES: Final = {SOURCE: "English", "es": "Español", "ru": "Русский", "ro": "Română"}
"""Every language that can be chosen, with its own name for itself."""
SHIPPED: Final = (SOURCE, "es", "ru", "ro")
"""Languages that must be complete. Any other shows English where it has no translation yet."""
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What names the language of a system; the first that is set counts."""


class UnknownLanguage(DelversError):
    """A language that nothing has been translated into."""

    def __init__(self, lang: object) -> None:
        super().__init__(f"no texts in the language {lang!r}; allowed: {listed(LANGUAGES)}")


def best_language(accept_language: str) -> str:
    """The language that an Accept-Language header likes best; English if it likes none of ours."""
    wishes = [wish(part) for part in accept_language.split(",")]
    liked = [(quality, lang) for quality, lang in wishes if quality > 0 and lang in LANGUAGES]
    return max(liked, key=lambda one: one[0])[1] if liked else SOURCE


def language_named(tag: str) -> str:
    """The language of a tag such as 'es', 'es-ES' or 'es_ES.UTF-8'; an unknown one is refused."""
    lang = re.split(r"[-_.@]", tag.strip().lower())[0]
    if lang not in LANGUAGES:
        raise UnknownLanguage(tag)
    return lang


def system_language(environment: Mapping[str, str]) -> str:
    """The language that the variables of a system name; English if it is none of ours."""
    named = next((tag for name in VARIABLES if (tag := environment.get(name))), SOURCE)
    try:
        return language_named(named)
    except UnknownLanguage:
        return SOURCE


def wish(part: str) -> tuple[float, str]:
    """How much one part of the header, such as 'es-AR;q=0.8', wants which language."""
    tag, _, quality = part.partition(";")
    lang = tag.strip().lower().replace("_", "-").partition("-")[0]
    key, _, number = quality.replace(" ", "").partition("=")
    try:
        return (float(number) if key.lower() == "q" else 1.0), lang
    except ValueError:
        return 0.0, lang
