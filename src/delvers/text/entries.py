"""What single cards say, written into the rulebooks: their last section holds the cards' texts."""

from typing import Final

from delvers.kernel.kit import REGISTRY
from delvers.kernel.rulebook import Clause, books, parse
from delvers.text.gametext import NO_TEXT
from delvers.text.languages import SOURCE
from delvers.text.wording import Words, words

TITLES: Final = {
    "CARDS": "What single cards say",
    "ENTRY": "What single entries of the companion books say",
}


def write_entries() -> None:
    """Bring the last section of every rulebook up to date with the texts of the cards."""
    for game, path in books().items():
        path.write_text(with_entries(game, path.read_text(encoding="utf-8")), encoding="utf-8")


def with_entries(game: str, book: str) -> str:
    """A rulebook with the texts of the cards as they are now."""
    entries = entries_of(game, words(SOURCE))
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
        found.append(Clause(id, text, section, TITLES[section], game))
    return found


def are_written(game: str) -> bool:
    """Whether the rulebook says what the cards say now."""
    book = books()[game].read_text(encoding="utf-8")
    return [one for one in parse(game, book) if one.section in TITLES] == entries_of(
        game, words(SOURCE)
    )
