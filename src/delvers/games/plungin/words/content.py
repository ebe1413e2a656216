"""The books that words and pictures speak of."""

from delvers.games.plungin.rules.books.library import BOX, Books
from delvers.text.voice import Voice


def books_of(voice: Voice) -> Books:
    """The books of the table that is spoken of; those of the box if it has no others."""
    books: Books | None = voice.content
    return BOX if books is None else books
