import pytest

from delvers.kernel.errors import DelversError
from delvers.text import (
    LANGUAGES,
    SHIPPED,
    UnknownLanguage,
    best_language,
    language_named,
    system_language,
    words,
)


def test_four_languages_can_be_read() -> None:
    names = {lang: LANGUAGES[lang] for lang in SHIPPED}
    assert names == {"en": "English", "es": "Español", "ru": "Русский", "ro": "Română"}


def test_an_unknown_language_is_refused_with_the_allowed_ones() -> None:
    with pytest.raises(UnknownLanguage, match="'xx'; allowed: en, es, ru, ro") as error:
        words("xx")
    assert isinstance(error.value, DelversError)


def test_the_words_of_a_language_are_made_once() -> None:
    assert words("ru") is words("ru")


def test_the_words_know_their_language() -> None:
    assert [words(lang).lang for lang in LANGUAGES] == [*LANGUAGES]


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("es", "es"),
        ("es-AR,es;q=0.9,en;q=0.8", "es"),
        ("en;q=0.5, ru;q=0.7", "ru"),
        ("ru;q=0.5, en;q=0.7", "en"),
        ("es, ru;q=0.9", "es"),
        ("ro, en", "ro"),
        ("fr-FR, fr;q=0.9, ro-MD;q=0.3", "ro"),
        ("RO_ro", "ro"),
        ("ru;q=0, es;q=0.1", "es"),
        ("de, fr", "en"),
        ("*", "en"),
        ("", "en"),
        ("es;q=much, ru;q=0.2", "ru"),
        (";;,,=;q", "en"),
    ],
)
def test_the_best_language_is_the_one_liked_most(header: str, lang: str) -> None:
    assert best_language(header) == lang


@pytest.mark.parametrize("tag", ["ru", "RU", " ru ", "ru-RU", "ru_RU.UTF-8", "ru.KOI8-R", "ru@x"])
def test_a_language_has_many_tags(tag: str) -> None:
    assert language_named(tag) == "ru"


@pytest.mark.parametrize("tag", ["", "fr", "russian", "C", "_ru"])
def test_a_tag_of_no_language_of_ours_is_refused(tag: str) -> None:
    with pytest.raises(UnknownLanguage, match="allowed: en, es, ru, ro"):
        language_named(tag)


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({}, "en"),
        ({"LANG": "ro_RO.UTF-8"}, "ro"),
        ({"LANG": "ro_RO.UTF-8", "LC_ALL": "es_MX"}, "es"),
        ({"LANG": "C", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "es", "LC_ALL": "de_DE"}, "en"),
    ],
)
def test_a_system_names_its_language_in_its_variables(variables: dict[str, str], lang: str) -> None:
    assert system_language(variables) == lang
