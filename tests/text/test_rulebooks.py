"""Rulebooks in other languages say the same as the English one."""

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from delvers.kernel.rulebook import (
    SECTION,
    clauses,
    digest,
    made_from,
    parse,
    translation_of,
)
from delvers.text.entries import are_written
from delvers.text.languages import SOURCE
from delvers.text.rulebooks import accept, waiting
from tests.text.translated import book, in_every_language, of_every_game, of_game, pairs

ID = re.compile(r"\b(?:DR|DQ3|DQR|DP)-[A-Z0-9]+(?:-[A-Z0-9]+)*\b")
CODE = re.compile(r"\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*\b")
"""Ids of rules and sections, and letters for players of an example: the same in every language."""
ENGLISH: Final = frozenset(
    re.findall(
        r"\w+",
        """the and of with from when each every which must may that this these hero heroes player
    players card cards chamber room tile monster dungeon treasure turn wound wounds dice roll see
    draw drawn deck only unless until after before while without cannot does have has been are is
    was were his her its their they other another first last then than into onto between all any
    both such same rule rules""",
    )
)
"""Words that stand in almost every English sentence of a rulebook, and in no other language."""
ALSO_OTHERWISE: Final = {"es": {"dice", "has"}, "ru": set[str](), "ro": {"are", "turn"}}
"""Those of them that are words of another language too."""
GAMES: Final = {"dungeonquest", "descent", "runebound", "runewars"}
"""Games are called by the names on their boxes."""


# -- the same rules --------------------------------------------------------------------------------


@in_every_language
@of_every_game
def test_a_translated_rulebook_has_the_same_clauses_and_sections_in_the_same_order(
    game: str, lang: str
) -> None:
    english, own = (book(game, one).splitlines() for one in (SOURCE, lang))
    ids = [[one.id for one in parse(game, "\n".join(lines))] for lines in (english, own)]
    assert ids[0] == ids[1]
    sections = [
        [found["id"] for found in map(SECTION.match, one) if found] for one in (english, own)
    ]
    assert sections[0] == sections[1]
    assert sum(line.startswith("- ") for line in own) == len(ids[1])


@in_every_language
def test_no_rule_waits_for_a_translation(lang: str) -> None:
    assert list(waiting(lang)) == [], "translate them anew, then accept them by their ids"
    assert {one.lang for one in clauses(lang).values()} == {lang}


@in_every_language
@of_every_game
def test_every_translated_rule_is_tied_to_its_english_text(game: str, lang: str) -> None:
    marks = made_from(book(game, lang))
    assert all(marks[id] for id in of_game(game))


@in_every_language
@of_every_game
def test_the_cards_of_a_translated_book_say_what_the_cards_say(game: str, lang: str) -> None:
    assert are_written(game, lang), "python -m delvers.text.update writes them anew"


@in_every_language
@of_every_game
def test_a_translation_has_the_numbers_and_dice_of_its_source(game: str, lang: str) -> None:
    wrong = [id for id, english, own in pairs(game, lang) if numbers(english) != numbers(own)]
    assert wrong == []


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", ID.sub("", text)))


@in_every_language
@of_every_game
def test_a_translation_cites_the_clauses_of_its_source(game: str, lang: str) -> None:
    for id, english, own in pairs(game, lang):
        assert sorted(ID.findall(own)) == sorted(ID.findall(english)), id


@in_every_language
@of_every_game
def test_no_title_and_no_rule_is_left_empty_or_untranslated(game: str, lang: str) -> None:
    for id, english, own in pairs(game, lang):
        assert own.strip() != english, id
        assert 0.4 < len(own) / len(english) < 2.5, id
    titles = {one.title for one in of_game(game).values()}
    assert not titles & {one.title for one in of_game(game, lang).values()}


@in_every_language
def test_no_english_is_left_in_a_translation(lang: str) -> None:
    for one in clauses(lang).values():
        said = set(re.findall(r"\b[a-z]{2,}\b", CODE.sub("", one.text).casefold()))
        left = said if lang == "ru" else said & ENGLISH - ALSO_OTHERWISE[lang]
        assert left <= GAMES, one.id


def test_romanian_has_its_own_letters() -> None:
    for one in clauses("ro").values():
        assert not set("şţŞŢãÃ") & set(one.text), one.id


# -- the command -----------------------------------------------------------------------------------


@pytest.fixture
def pit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A rulebook whose Spanish translation was made before the second rule changed."""
    path = tmp_path / "rulebook.md"
    path.write_text(
        "# Pit\n\n## DIG — Digging\n\n- **PT-DIG-01** — Dig.\n- **PT-DIG-02** — Rest.\n"
        "- **PT-DIGGER-01** — A digger.\n"
    )
    translation_of(path, "es").write_text(
        f"# Pozo\n\n## DIG — Cavar\n\n- **PT-DIG-01** — Cavar. <!-- {digest('Dig.')} -->\n"
        f"- **PT-DIG-02** — Parar. <!-- {digest('Stop.')} -->\n- **PT-DIGGER-01** — Cavador.\n"
    )
    monkeypatch.setattr("delvers.text.rulebooks.books", lambda: {"pit": path})
    return translation_of(path, "es")


@pytest.mark.usefixtures("pit")
def test_rules_that_changed_or_were_never_accepted_wait_for_a_translation() -> None:
    assert list(waiting("es")) == ["PT-DIG-02", "PT-DIGGER-01"]


@pytest.mark.usefixtures("pit")
def test_a_game_without_a_translation_has_no_rules_that_wait() -> None:
    assert list(waiting("ru")) == []
    assert accept(["PT"], ["ru"]) == {"ru": []}


def test_a_rule_is_fresh_again_only_when_somebody_accepts_it(pit: Path) -> None:
    pit.write_text(pit.read_text().replace("Parar.", "Descansar."))
    assert "PT-DIG-02" in waiting("es")
    assert accept(["PT-DIG-02"], ["es"]) == {"es": ["PT-DIG-02"]}
    assert list(waiting("es")) == ["PT-DIGGER-01"]
    assert f"— Descansar. <!-- {digest('Rest.')} -->\n" in pit.read_text()


@pytest.mark.usefixtures("pit")
def test_the_beginning_of_an_id_accepts_all_rules_that_begin_so() -> None:
    assert accept(["PT-DIG"], ["es"]) == {"es": ["PT-DIG-02"]}
    assert accept(["PT"], ["es"]) == {"es": ["PT-DIGGER-01"]}


def test_accepting_nothing_changes_nothing(pit: Path) -> None:
    before = pit.read_bytes()
    assert accept([], ["es"]) == {"es": []}
    assert pit.read_bytes() == before
