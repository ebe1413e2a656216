"""The rulebooks as data: parsed, searchable, clean, and cited correctly."""

import re
from collections import Counter
from pathlib import Path

import pytest

from delvers.kernel.kit import REGISTRY
from delvers.kernel.rulebook import (
    ENTRIES,
    Clause,
    UnknownClause,
    books,
    cited,
    clause,
    clauses,
    digest,
    made_from,
    parse,
    search,
    translated,
)
from delvers.text.entries import are_written
from delvers.text.gametext import NO_TEXT

ROOT = Path(__file__).parents[2]
ID = re.compile(
    r"\b(?:DR|DQ3|DQR|DP)-(?:(?:CARDS|ENTRY)-[A-Z0-9-]*[A-Z0-9]|[A-Z0-9-]+?-\d+)\b(?!-?\{)"
)
PREFIX = {"raiders": "DR", "dungeonquest-3e": "DQ3", "dungeonquest-revised": "DQR", "plungin": "DP"}
COUNTS = {"raiders": 296, "dungeonquest-3e": 774, "dungeonquest-revised": 503, "plungin": 770}


def test_a_clause_has_text_section_and_game() -> None:
    found = clause("dr-trap-02")
    assert (found.id, found.section, found.title, found.game) == (
        "DR-TRAP-02",
        "TRAP",
        "Traps",
        "raiders",
    )
    assert found.text.startswith("Lava cauldron: every player with the most coins")


def test_a_section_name_may_itself_have_a_dash() -> None:
    assert clause("DR-VAR-TACTIC-01").section == "VAR-TACTIC"


def test_an_unknown_clause_names_its_neighbours() -> None:
    with pytest.raises(UnknownClause, match="DR-TRAP has DR-TRAP-01 to DR-TRAP-08"):
        clause("DR-TRAP-99")
    with pytest.raises(UnknownClause, match="no clause is called 'x'"):
        clause("x")


def test_words_are_found_in_any_order_and_case() -> None:
    ids = [found.id for found in search("BALL crystal", game="raiders")]
    assert "DR-ITEM-09" in ids
    assert all(id.startswith("DR-") for id in ids)
    assert search("crystal", game="raiders", section="item") == search(
        "crystal", game="raiders", section="ITEM"
    )


def test_a_whole_section_can_be_listed_in_order() -> None:
    ids = [found.id for found in search(game="raiders", section="ITEM")]
    assert ids == [f"DR-ITEM-{number:02}" for number in range(1, 21)]


def test_unknown_games_and_sections_are_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownClause, match="known: raiders"):
        search("x", game="poker")
    with pytest.raises(UnknownClause, match="known: SETUP, LEVEL"):
        search(game="raiders", section="NOPE")


# -- other languages -------------------------------------------------------------------------------

ENGLISH = parse(
    "pit",
    "## DIG — Digging\n- **PT-DIG-01** — Dig (see PT-DIG-02).\n- **PT-DIG-02** — Rest.\n"
    "## CARDS — What single cards say\n- **PT-CARDS-SPADE** — Spade: Dig.\n",
)


def in_spanish(*lines: str) -> list[Clause]:
    """The toy rulebook with a translation of these lines."""
    return list(translated(ENGLISH, "\n".join(["## DIG — Cavar", *lines]), "es"))


def test_a_clause_is_given_in_the_readers_language() -> None:
    found = clause("dr-trap-02", "es")
    assert (found.title, found.lang, found.is_stale) == ("Trampas", "es", False)
    assert found.text.startswith("Caldero de lava: ")


def test_a_language_that_no_rulebook_has_is_answered_in_english() -> None:
    assert clause("DR-TRAP-02", "fi") == clause("DR-TRAP-02")
    assert search("lava", lang="fi") == search("lava")


def test_words_are_found_in_the_readers_language_with_or_without_accents() -> None:
    assert "DR-TRAP-02" in [found.id for found in search("CALDERO lava", lang="es")]
    assert search("camara", game="raiders", lang="es") == search(
        "cámara", game="raiders", lang="es"
    )
    assert "DR-TRAP-02" in [found.id for found in search("котел", game="raiders", lang="ru")]


def test_a_translation_made_from_the_english_text_of_now_is_shown() -> None:
    mark = digest("Rest.")
    one, two, _ = in_spanish(
        f"- **PT-DIG-01** — Cavar (véase PT-DIG-02). <!-- {digest(ENGLISH[0].text)} -->",
        f"- **PT-DIG-02** — Descansar. <!-- {mark} -->",
    )
    assert (one.text, one.title, one.lang) == ("Cavar (véase PT-DIG-02).", "Cavar", "es")
    assert two == Clause("PT-DIG-02", "Descansar.", "DIG", "Cavar", "pit", "es")


def test_a_translation_of_an_english_text_that_has_changed_is_stale_and_shown_in_english() -> None:
    _, two, _ = in_spanish(f"- **PT-DIG-02** — Parar. <!-- {digest('Stop.')} -->")
    assert (two.text, two.title, two.lang, two.is_stale) == ("Rest.", "Cavar", "en", True)


def test_a_clause_without_a_translation_or_a_mark_is_shown_in_english() -> None:
    one, two, card = in_spanish("- **PT-DIG-02** — Descansar.")
    assert [shown.text for shown in (one, two, card)] == [shown.text for shown in ENGLISH]
    assert all(shown.is_stale for shown in (one, two, card))


def test_the_text_of_a_card_needs_no_mark() -> None:
    _, _, card = in_spanish("## CARDS — Cartas", "- **PT-CARDS-SPADE** — Pala: cavar.")
    assert (card.text, card.title, card.is_stale) == ("Pala: cavar.", "Cartas", False)


def test_the_mark_behind_a_translation_is_no_part_of_its_text() -> None:
    line = "- **PT-DIG-02** — Descansar. <!-- 0a1b2c3d -->"
    assert parse("pit", line)[0].text == "Descansar."
    assert made_from(line) == {"PT-DIG-02": "0a1b2c3d"}


def test_a_text_cites_the_clauses_that_exist() -> None:
    text = (
        "See DR-TRAP-02, DP-ENTRY-SPELL-FIREBALL, section VAR-SOLO and DR-TRAP-02; not DR-TRAP-99."
    )
    assert cited(text) == ["DR-TRAP-02", "DP-ENTRY-SPELL-FIREBALL"]


# -- the books of the games ------------------------------------------------------------------------


@pytest.mark.parametrize("game", books())
def test_a_book_has_all_its_clauses_once(game: str) -> None:
    path = books()[game]
    book = path.read_text(encoding="utf-8")
    found = parse(game, book)
    ids = Counter(one.id for one in found)
    assert len(ids) == ids.total()
    assert sum(one.section not in ENTRIES for one in found) == COUNTS[game]
    assert all(id.startswith(PREFIX[game] + "-") for id in ids)
    assert len(ids) == sum(line.startswith("- ") for line in book.splitlines())


@pytest.mark.parametrize("game", books())
def test_the_cards_of_a_book_say_what_the_cards_of_the_game_say(game: str) -> None:
    assert are_written(game, "en"), "python -m delvers.text.update writes them anew"
    clauses_of = REGISTRY.part(game, "words", NO_TEXT).clauses
    assert len(set(clauses_of.values())) == len(clauses_of) > 0


def test_the_clause_of_a_card_has_its_name_and_its_text() -> None:
    found = clause("dq3-cards-trap-explosion")
    assert (found.section, found.title, found.game) == (
        "CARDS",
        "What single cards say",
        "dungeonquest-3e",
    )
    assert found.text.startswith("Explosion: Suffer")
    assert clause("DP-ENTRY-SPELL-FIREBALL").text.startswith("Fireball: ")


@pytest.mark.parametrize("game", books())
def test_a_book_speaks_to_players_only(game: str) -> None:
    book = (books()[game]).read_text(encoding="utf-8")
    for leftover in (r"\[L\d", r"\(L\d", r"\.txt", r"\bOCR\b", r"\(ES\)", r"\(RU\)", r"inferred"):
        assert not re.search(leftover, book), leftover


def cited_in(path: Path) -> set[str]:
    """All ids in a file, but for those with number 99 or 999: tests need ids that do not exist."""
    ids = set(ID.findall(path.read_text(encoding="utf-8")))
    return {id for id in ids if set(id.rpartition("-")[2]) != {"9"} or id.endswith("-9")}


def test_every_clause_cited_in_code_tests_and_docs_exists() -> None:
    known = clauses()
    for folder in ("src", "tests", "docs", "bench"):
        for path in (ROOT / folder).rglob("*"):
            # How-to pages add clauses and cards of their own.
            is_text = path.suffix in (".py", ".md", ".toml", ".html", ".js", ".txt")
            if is_text and "how-to" not in path.parts:
                assert cited_in(path) <= known.keys(), path
