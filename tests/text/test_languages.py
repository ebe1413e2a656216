import pytest

from delvers.kernel.errors import DelversError
from delvers.text import LANGUAGES, SHIPPED, UnknownLanguage, best_language, words


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
