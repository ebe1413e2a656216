"""Words for what games tell by keys: prompts, options, log lines and card texts, per viewer."""

from delvers.text.languages import (
    LANGUAGES,
    SHIPPED,
    UnknownLanguage,
    best_language,
    language_named,
    system_language,
)
from delvers.text.wording import Words, words

__all__ = [
    "LANGUAGES",
    "SHIPPED",
    "UnknownLanguage",
    "Words",
    "best_language",
    "language_named",
    "system_language",
    "words",
]
