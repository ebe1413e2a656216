import ast
import re
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog

from delvers.text.catalogue import (
    forms,
    path_of,
    read_catalogue,
    template_path,
    untranslated,
)
from delvers.text.extract import KEYWORDS, SOURCES, extract
from delvers.text.languages import LANGUAGES, SHIPPED, SOURCE
from delvers.text.update import update

TRANSLATED = [lang for lang in LANGUAGES if lang != SOURCE]
COMPLETE = [lang for lang in SHIPPED if lang != SOURCE]
OUT_OF_DATE = "run `python -m delvers.text.update` and translate what it names"


def ids(catalogue: Catalog) -> set[Any]:
    return {message.id for message in catalogue if message.id}


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"%\((\w+)\)s", text))


def test_the_template_has_exactly_the_texts_of_the_sources() -> None:
    assert ids(read_catalogue(template_path())) == ids(extract()), OUT_OF_DATE


def test_no_text_stands_where_it_is_not_found() -> None:
    found = {text for id in ids(extract()) for text in ([id] if isinstance(id, str) else id)}
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node) in KEYWORDS and not is_of_list(node):
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    assert not first.value or first.value in found, (path, first.value)


def is_of_list(node: ast.Call) -> bool:
    """Whether this is the `count` of a list and not that of words, which has two texts."""
    return called(node) == "count" and len(node.args) == 1


def called(node: ast.Call) -> str:
    """The name of the function or method that is called."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_language_has_exactly_the_texts_of_the_template(lang: str) -> None:
    template = read_catalogue(template_path())
    assert ids(read_catalogue(path_of(lang), lang)) == ids(template), OUT_OF_DATE


@pytest.mark.parametrize("lang", COMPLETE)
def test_nothing_is_left_to_translate(lang: str) -> None:
    assert untranslated(read_catalogue(path_of(lang), lang)) == []


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_translation_has_the_placeholders_of_its_source(lang: str) -> None:
    for message in read_catalogue(path_of(lang), lang):
        source = (message.id,) if isinstance(message.id, str) else message.id
        for number, translation in enumerate(forms(message)):
            wanted = placeholders(source[min(number, len(source) - 1)])
            if message.id and translation:
                assert placeholders(translation) == wanted, translation


def test_every_text_with_placeholders_can_be_filled() -> None:
    for message in read_catalogue(template_path()):
        for text in (message.id,) if isinstance(message.id, str) else message.id:
            if names := placeholders(text):
                assert "%" not in text.replace("%%", "") % dict.fromkeys(names, "")


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_plural_has_all_the_forms_of_its_language(lang: str) -> None:
    catalogue = read_catalogue(path_of(lang), lang)
    assert catalogue.num_plurals == {"es": 2, "ru": 3, "ro": 3}.get(lang, catalogue.num_plurals)
    for message in catalogue:
        if message.pluralizable and any(forms(message)):
            assert len(forms(message)) == catalogue.num_plurals, message.id


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_translation_ends_like_its_source(lang: str) -> None:
    for message in read_catalogue(path_of(lang), lang):
        ending = message.id[-1:] if isinstance(message.id, str) else ""
        if message.string and ending in (".", "!", "?", ":", "…"):
            assert forms(message)[0].endswith(ending), message.id


# -- the command -----------------------------------------------------------------------------------


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    (tmp_path / "server/templates/table").mkdir(parents=True)
    (tmp_path / "table.py").write_text(
        "# Translators: on a door\n"
        'words.say("Enter %(name)s", name=name)\n'
        'words.count("%(count)s door", "%(count)s doors", 2)\n'
        'KINDS = {"cave": N_("Cave"), "mine": NN_("a mine", "%(count)s mines")}\n'
        'print("no text", "abc".count("a"), words.say(name))\n'
    )
    (tmp_path / "server/templates/page.html").write_text('<h1 class="a">{{ say("Welcome") }}</h1>')
    (tmp_path / "server/templates/table/seat.html").write_text(
        '{% if a %}{{ count("%(count)s seat", "%(count)s seats", n) }}{% endif %}'
    )
    return tmp_path


def test_texts_are_found_in_python_files_and_templates(sources: Path) -> None:
    assert ids(extract(sources)) == {
        "Enter %(name)s",
        ("%(count)s door", "%(count)s doors"),
        "Cave",
        ("a mine", "%(count)s mines"),
        "Welcome",
        ("%(count)s seat", "%(count)s seats"),
    }


def test_a_note_for_translators_goes_along(sources: Path) -> None:
    message = extract(sources).get("Enter %(name)s")
    assert message is not None
    assert message.auto_comments == ["on a door"]


def test_an_update_names_what_is_left_to_translate(sources: Path) -> None:
    lacking = update(sources, sources / "locale")
    assert set(lacking) == set(TRANSLATED)
    assert "Welcome" in lacking["es"]
    assert "%(count)s door" in lacking["ro"]


def test_an_update_keeps_translations_and_drops_what_is_gone(sources: Path) -> None:
    folder = sources / "locale"
    update(sources, folder)
    path = path_of("es", folder)
    before = path.read_text(encoding="utf-8")
    path.write_text(
        before.replace('"Welcome"\nmsgstr ""', '"Welcome"\nmsgstr "Hola"'), encoding="utf-8"
    )
    (sources / "table.py").unlink()
    assert update(sources, folder)["es"] == ["%(count)s seat"]
    message = read_catalogue(path, "es").get("Welcome")
    assert message is not None
    assert message.string == "Hola"


def test_an_update_without_a_change_writes_the_same_files(sources: Path) -> None:
    folder = sources / "locale"
    update(sources, folder)
    before = {path: path.read_bytes() for path in folder.rglob("*.po*")}
    update(sources, folder)
    assert {path: path.read_bytes() for path in folder.rglob("*.po*")} == before
    assert len(before) == 1 + len(TRANSLATED)
