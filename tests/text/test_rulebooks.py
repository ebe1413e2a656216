"""Rulebooks in other languages say the same as the English one, with the names of the game."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from delvers.kernel.rulebook import (
    ENTRIES,
    SECTION,
    Clause,
    books,
    clauses,
    digest,
    folded,
    made_from,
    parse,
    translation_of,
)
from delvers.text import LANGUAGES
from delvers.text.entries import are_written
from delvers.text.glossary import glossary, path_of, written
from delvers.text.languages import SOURCE
from delvers.text.rulebooks import accept, waiting

OTHERS = [lang for lang in LANGUAGES if lang != SOURCE]
in_every_language = pytest.mark.parametrize("lang", OTHERS)
of_every_game = pytest.mark.parametrize("game", books())

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

ORDINARY: Final = {
    **dict.fromkeys(("Empty", "Unexplored", "Exit", "Shuffle"), "says what a place or player does"),
    **dict.fromkeys(("Trapped", "Hidden"), "a chest is trapped, a hand is hidden; no condition"),
    **dict.fromkeys(("Dies", "Cells", "Human"), "a hero dies, cells of a map, human players"),
    **dict.fromkeys(("Trap", "Gold", "Sun", "Armor", "Attire"), "part of an ordinary phrase"),
}
"""Names that are everyday words too: only written as the name, with a capital, are they names."""
SHORT: Final = {
    # The rule that names it first uses the whole name; the rest say "решётка", as players do.
    ("ru", "Portcullis"): "решётка",
}
"""What a rule may say in place of a whole name."""
OTHERWISE: Final = {
    ("ru", "DQ3-ENC-05", "Cave-in"): "the heap of stones that a hero is stuck in, not the chamber",
    ("es", "DQ3-GAP-64", "Passage Down"): "any way down into the catacombs, not the card",
    ("es", "DP-CONFLICT-30", "No effect"): "part of a sentence, not the name of an outcome",
    ("ru", "DP-CONFLICT-30", "No effect"): "part of a sentence, not the name of an outcome",
    ("es", "DP-UNIQUE-06", "The tapping"): "the noise itself, not the event",
}
"""Where a rule does not mean the thing whose name it seems to use, with the reason."""
ONE_NAME: Final = {
    frozenset({"Asleep", "Sleep"}): "a condition and the spell that gives it",
    frozenset({"Blessed", "Blessing"}): "a condition and the spell that gives it",
    frozenset({"Confused", "Confuse"}): "a condition and the spell that gives it",
    frozenset({"Ember-shielded", "Ember Shield"}): "a condition and the spell that gives it",
    frozenset({"Enraged", "Rage"}): "a condition and the ability that gives it",
    frozenset({"Warded", "Ward"}): "a condition and the spell that gives it",
    frozenset({"Buzzing blade", "Buzzing Blade"}): "an event and the trap that it springs",
    frozenset({"Swinging axe", "Swinging Axe"}): "an event and the trap that it springs",
}
"""Two things that may share a name in another language, with the reason."""


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


# -- the same names --------------------------------------------------------------------------------


@of_every_game
def test_the_glossary_of_a_game_has_the_names_of_the_catalogues(game: str) -> None:
    assert path_of(game).read_text(encoding="utf-8") == written(game), (
        "python -m delvers.text.update writes it anew"
    )


@in_every_language
@of_every_game
def test_two_things_of_a_game_never_share_a_name(game: str, lang: str) -> None:
    shared: dict[str, set[str]] = {}
    for english, own in glossary(game, lang).items():
        shared.setdefault(own, set()).add(english)
    assert [
        names for names in shared.values() if len(names) > 1 and frozenset(names) not in ONE_NAME
    ] == []


@in_every_language
@of_every_game
def test_a_rule_calls_the_things_of_a_game_by_their_names(game: str, lang: str) -> None:
    names = {english: own for english, own in glossary(game, lang).items() if english[0].isupper()}
    wrong = [
        (id, name, names[name])
        for id, english, own in pairs(game, lang)
        for name in named_in(english, names)
        if (lang, id, name) not in OTHERWISE
        and not is_named(SHORT.get((lang, name), names[name]), own, lang)
    ]
    assert wrong == []


def named_in(text: str, names: dict[str, str]) -> Iterator[str]:
    """The names that stand in an English text; a long one is not taken for a short one inside."""
    for name in sorted(names, key=len, reverse=True):
        flags = re.NOFLAG if name in ORDINARY else re.IGNORECASE
        whole = re.compile(rf"(?<![\w'-]){re.escape(name)}(?![\w'-])", flags)
        if whole.search(text):
            text = whole.sub("_", text)
            yield name


def is_named(name: str, text: str, lang: str) -> bool:
    """Whether all words of a name stand in a text, whatever their endings are."""
    said = words_of(text, lang)
    return all(
        any(word.startswith(stem(part)) for word in said)
        for part in words_of(name, lang)
        if len(part) > 2
    )


def words_of(text: str, lang: str) -> list[str]:
    """The words of a text without accents; Romanian stems without the vowels that change."""
    plain = folded(text)
    if lang == "ro":
        for changing, kept in (("oa", "o"), ("ea", "e"), ("ia", "ie")):
            plain = plain.replace(changing, kept)
    return re.findall(r"\w+", plain)


def stem(word: str) -> str:
    """The beginning of a word that its endings leave alone."""
    if len(word) < 5:
        return word[:-1]
    return word[: max(3, len(word) - (4 if len(word) > 8 else 3))]


def test_exceptions_are_still_needed() -> None:
    for lang, id, name in OTHERWISE:
        one = clauses(lang)[id]
        own = glossary(one.game, lang)[name]
        assert name in named_in(clauses()[id].text, {name: own}), id
        assert not is_named(own, one.text, lang), id


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
