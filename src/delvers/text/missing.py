"""What the languages still lack: `python -m delvers.text.missing [LANG]`.

Without a language it says how far each of them is; with one it lists the English texts that wait
for a translation. Nothing is written.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from delvers.kernel.errors import DelversError
from delvers.text.catalogue import (
    LOCALE,
    path_of,
    read_catalogue,
    source,
    template_path,
    untranslated,
)
from delvers.text.languages import LANGUAGES, SOURCE, UnknownLanguage


class Progress(NamedTuple):
    """How far a language is: how many texts there are, and which of them it lacks."""

    texts: int
    missing: tuple[str, ...]

    def __str__(self) -> str:
        if not self.missing:
            return f"complete, {self.texts} texts"
        done = self.texts - len(self.missing)
        return f"{done} of {self.texts} texts translated, the others are shown in English"


def progress_of(lang: str, folder: Path = LOCALE) -> Progress:
    """How far a language is; a text that its catalogue does not know yet is missing too."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    wanted = {source(one): None for one in read_catalogue(template_path(folder)) if one.id}
    path = path_of(lang, folder)
    if lang == SOURCE or not path.exists():
        return Progress(len(wanted), () if lang == SOURCE else tuple(wanted))
    catalogue = read_catalogue(path, lang)
    doubtful = {source(message) for message in untranslated(catalogue)}
    known = {source(message) for message in catalogue if message.id} - doubtful
    return Progress(len(wanted), tuple(text for text in wanted if text not in known))


def main(arguments: Sequence[str]) -> int:
    """Report on all languages, or list what one lacks."""
    try:
        for lang in arguments or LANGUAGES:
            progress = progress_of(lang)
            print(f"{lang}: {progress}")
            for text in progress.missing if arguments else ():
                print(f"    {text}")
    except DelversError as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
