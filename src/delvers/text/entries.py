"""What single cards say, written into the rulebooks: their last section holds the cards' texts."""

from typing import Final

from delvers.kernel.kit import REGISTRY
from delvers.kernel.rulebook import Clause, books, parse, translation_of
from delvers.text.gametext import NO_TEXT
from delvers.text.languages import LANGUAGES
from delvers.text.marks import N_
from delvers.text.wording import Words, words

TITLES: Final = {
    # Translators: the title of the last section of a rulebook, which holds the texts of all cards.
    "CARDS": N_("What single cards say"),
    # Translators: the title of the last section of a rulebook, with monsters, items, spells ...
    "ENTRY": N_("What single entries of the companion books say"),
}


def write_entries() -> None:
    """Bring the last section of every rulebook, in every language, up to date with the cards."""
    for game, path in books().items():
        for lang in LANGUAGES:
            own = translation_of(path, lang)
            if own.exists():
                book = with_entries(game, own.read_text(encoding="utf-8"), lang)
                own.write_text(book, encoding="utf-8")


def with_entries(game: str, book: str, lang: str) -> str:
    """A rulebook with the texts of the cards as they are now."""
    entries = entries_of(game, words(lang))
    if not entries:
        return book
    heading = f"## {entries[0].section} — "
    lines = [f"{heading}{entries[0].title}", ""]
    lines += [f"- **{entry.id}** — {entry.text}" for entry in entries]
    return "\n".join([book.split(heading, maxsplit=1)[0].rstrip(), "", *lines, ""])


def entries_of(game: str, words: Words) -> list[Clause]:
    """The clauses of the cards of a game."""
    found = []
    for card, id in REGISTRY.part(game, "words", NO_TEXT).clauses.items():
        section = id.split("-")[1]
        named = f"{words.name(game, card)}: {words.card_text(game, card)}"
        text = " ".join(named.split())
        found.append(Clause(id, text, section, words.say(TITLES[section]), game, words.lang))
    return found


def are_written(game: str, lang: str) -> bool:
    """Whether the rulebook says what the cards say now."""
    book = translation_of(books()[game], lang).read_text(encoding="utf-8")
    written = [one for one in parse(game, book, lang) if one.section in TITLES]
    return written == entries_of(game, words(lang))
