"""English rules beside their translations."""

from collections.abc import Iterator

import pytest

from delvers.kernel.rulebook import ENTRIES, Clause, books, clauses, translation_of
from delvers.text.languages import SHIPPED, SOURCE

in_every_language = pytest.mark.parametrize("lang", [lang for lang in SHIPPED if lang != SOURCE])
of_every_game = pytest.mark.parametrize("game", books())


def of_game(game: str, lang: str = SOURCE) -> dict[str, Clause]:
    """The clauses of a game that people wrote: not those made from the texts of the cards."""
    every = clauses(lang).items()
    return {id: one for id, one in every if one.game == game and one.section not in ENTRIES}


def book(game: str, lang: str) -> str:
    return translation_of(books()[game], lang).read_text(encoding="utf-8")


def pairs(game: str, lang: str) -> Iterator[tuple[str, str, str]]:
    """Id, English text and translation of every clause that people wrote."""
    translations = of_game(game, lang)
    for id, one in of_game(game).items():
        yield id, one.text, translations[id].text
