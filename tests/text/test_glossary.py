"""The same thing has the same name in rule, card, log and option, in every language."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest
from babel.messages.catalog import Message

from delvers.kernel.rulebook import books, clauses, folded
from delvers.text import catalogue
from delvers.text.catalogue import forms, source
from delvers.text.glossary import glossary, path_of, written
from tests.text.translated import in_every_language, of_every_game, pairs

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
NO_NAMES: Final = {
    ("Secret Loot", "Loot"): "the name of an optional rule, which each language has its own for",
    ("Two hundred candles,", "Toll"): "a verb in a story",
    ("Golem Grab", "Grab"): "a card of the other edition with a name of its own",
    ("Keys: the arrows ste", "Keys"): "keys of a keyboard",
    ("One monster within 6", "No effect"): "part of a sentence, not the name of an outcome",
    ("Fist: melee; a damag", "LIFE"): "Russian says it as healing that works by half",
}
"""Texts, by their beginnings, in which a word is not the name that it looks like."""
TERMS: Final = {
    r"discards?(?: pile)?|discarded": {"es": "descart", "ru": "сбр", "ro": "decart"},
    r"wounds?": {"es": "herid", "ru": "ран", "ro": "ran"},
    r"tests?": {"es": "prueba", "ru": "провер", "ro": "test"},
    r"markers?": {"es": "indicador", "ru": "маркер", "ro": "indicat"},
    r"(?:each|next|following|his) turn": {"es": "turno", "ru": "ход", "ro": "rund"},
    r"determination": {"es": "determinacion", "ru": "решимост", "ro": "determin"},
}
"""How words that are no names begin in the games of DungeonQuest, without accents."""


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
    small = text.casefold()
    for name in sorted((name for name in names if name.casefold() in small), key=len, reverse=True):
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


# -- the same names in cards, log and options ------------------------------------------------------


@cache
def messages(lang: str) -> list[Message]:
    return list(catalogue.read_catalogue(catalogue.path_of(lang), lang))


def texts_of(folder: str, lang: str) -> Iterator[tuple[str, str]]:
    """English text and translation of what the catalogue has from a folder of games."""
    for message in messages(lang):
        if message.id and any(name.startswith(f"games/{folder}") for name, _ in message.locations):
            yield source(message), forms(message)[0]


def folder_of(game: str) -> str:
    """The folder in which the words of a game stand, with what it shares."""
    return books()[game].parent.as_posix().partition("/games/")[2].partition("/")[0]


@in_every_language
@of_every_game
def test_cards_log_and_options_call_the_things_of_a_game_by_their_names(
    game: str, lang: str
) -> None:
    names = {english: own for english, own in glossary(game, lang).items() if english[0].isupper()}
    wrong = [
        (english, name, own)
        for english, own in texts_of(folder_of(game), lang)
        for name in named_in(english, names)
        if name in english
        and (english[:20], name) not in NO_NAMES
        and not is_named(SHORT.get((lang, name), names[name]), own, lang)
    ]
    assert wrong == []


@in_every_language
@pytest.mark.parametrize("term", TERMS)
def test_both_editions_use_one_word_for_one_idea(term: str, lang: str) -> None:
    said = re.compile(rf"\b(?:{term})\b", re.IGNORECASE)
    begins = re.compile(rf"\b{TERMS[term][lang]}")
    rules = [pair[1:] for game in books() if "dungeonquest" in game for pair in pairs(game, lang)]
    wrong = [
        (english, own)
        for english, own in [*rules, *texts_of("dungeonquest", lang)]
        if said.search(english) and not begins.search(folded(own))
    ]
    assert wrong == []
