"""The languages that can be read, and which of them suits a reader."""

from typing import Final

from delvers.kernel.errors import DelversError, listed

SOURCE: Final = "en"
LANGUAGES: Final = {SOURCE: "English", "es": "Español", "ru": "Русский", "ro": "Română"}
"""Every language that can be chosen, with its own name for itself."""
SHIPPED: Final = (SOURCE, "es", "ru", "ro")
"""Languages that must be complete. Any other shows English where it has no translation yet."""


class UnknownLanguage(DelversError):
    """A language that nothing has been translated into."""

    def __init__(self, lang: object) -> None:
        super().__init__(f"no texts in the language {lang!r}; allowed: {listed(LANGUAGES)}")


def best_language(accept_language: str) -> str:
    """The language that an Accept-Language header likes best; English if it likes none of ours."""
    wishes = [wish(part) for part in accept_language.split(",")]
    liked = [(quality, lang) for quality, lang in wishes if quality > 0 and lang in LANGUAGES]
    return max(liked, key=lambda one: one[0])[1] if liked else SOURCE


def wish(part: str) -> tuple[float, str]:
    """How much one part of the header, such as 'es-AR;q=0.8', wants which language."""
    tag, _, quality = part.partition(";")
    lang = tag.strip().lower().replace("_", "-").partition("-")[0]
    key, _, number = quality.replace(" ", "").partition("=")
    try:
        return (float(number) if key.lower() == "q" else 1.0), lang
    except ValueError:
        return 0.0, lang
