"""A language half done can be chosen: what it lacks is English, and a report says what that is."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from delvers.text import LANGUAGES, SHIPPED, Words, catalogue, missing, words
from delvers.text import update as updating
from delvers.text.catalogue import LOCALE, path_of, read_catalogue
from delvers.text.missing import progress_of
from delvers.text.update import update

HALF = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "Torch"
msgstr "Torcia"

#, fuzzy
msgid "Sword"
msgstr "Spada?"

msgid "%(count)s coin"
msgid_plural "%(count)s coins"
msgstr[0] "%(count)s moneta"
msgstr[1] ""
"""


@pytest.fixture
def half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Italian, just begun: one text, a doubtful one, and one without its plural."""
    path = path_of("it", tmp_path)
    path.parent.mkdir(parents=True)
    path.write_text(HALF.lstrip(), encoding="utf-8")
    (tmp_path / "delvers.pot").write_bytes((LOCALE / "delvers.pot").read_bytes())
    monkeypatch.setitem(LANGUAGES, "it", "Italiano")
    monkeypatch.setattr(catalogue, "path_of", lambda lang: path_of(lang, tmp_path))
    catalogue.translations.cache_clear()
    words.cache_clear()
    yield tmp_path
    catalogue.translations.cache_clear()
    words.cache_clear()


@pytest.mark.usefixtures("half")
def test_what_is_translated_is_said_and_everything_else_is_english() -> None:
    italian = Words("it")
    assert italian.name("raiders", "torch") == "Torcia"
    assert italian.name("raiders", "sword") == "Sword"
    assert italian.name("raiders", "key") == "Key"
    assert italian.say("No such text in any catalogue") == "No such text in any catalogue"
    assert italian.listing(["Ana", "Bob"]) == "Ana e Bob"


@pytest.mark.usefixtures("half")
@pytest.mark.parametrize(("number", "said"), [(1, "1 coin"), (4, "4 coins")])
def test_a_text_without_all_its_plurals_is_english_in_every_number(number: int, said: str) -> None:
    assert Words("it").count("%(count)s coin", "%(count)s coins", number) == said


@pytest.mark.usefixtures("half")
def test_a_language_without_any_catalogue_is_english_throughout() -> None:
    assert words("ro").name("raiders", "torch") == "Torch"


def test_the_report_says_what_is_missing(half: Path) -> None:
    progress = progress_of("it", half)
    assert len(progress.missing) == progress.texts - 1
    assert {"Sword", "Key", "%(count)s coin"} <= {*progress.missing}
    assert "Torch" not in progress.missing
    assert str(progress).startswith(f"1 of {progress.texts} texts translated")


def test_the_shipped_languages_are_complete(capsys: pytest.CaptureFixture[str]) -> None:
    assert missing.main([]) == 0
    told = capsys.readouterr().out.splitlines()
    for lang in SHIPPED:
        assert any(line.startswith(f"{lang}: complete, ") for line in told), told


def test_the_report_on_an_unknown_language_names_the_known_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert missing.main(["xx"]) == 2
    assert "allowed: en, es, ru, ro" in capsys.readouterr().err


def test_an_update_fails_for_a_shipped_language_only(
    half: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (half / "words.py").write_text('words.say("Torch"); words.say("Key")\n')
    lacking = update(half, half)
    assert lacking["it"] == ["Key"]
    assert read_catalogue(path_of("it", half), "it").get("Torch") is not None
    monkeypatch.setattr(updating, "write_entries", lambda: None)
    monkeypatch.setattr(updating, "write_glossaries", lambda: None)
    monkeypatch.setattr(updating, "update", lambda: {"it": ["Key"], "es": []})
    assert updating.main([]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "it: 1 left to translate"  # which ones, only a shipped language is told
    assert "es: nothing left to translate" in told
    assert "es: no rules to translate anew" in told
    monkeypatch.setattr(updating, "update", lambda: {"it": [], "es": ["Key"]})
    assert updating.main([]) == 1
    assert "es: 1 left to translate\n    Key\n" in capsys.readouterr().out
