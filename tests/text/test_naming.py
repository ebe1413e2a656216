"""Names that players give: whom they may name, how a name may look, where it is read."""

from typing import Any

import pytest

from delvers.kernel.events import Event, hero_named
from delvers.text import LANGUAGES, words
from delvers.text.naming import BadName, checked_name, fit_names, may_name

GAME = "plungin"


def hero(id: str, seat: int = 0, status: str = "alive") -> dict[str, Any]:
    return {"id": id, "seat": seat, "status": status}


VIEW = {
    "heroes": [
        hero("elf_mage_1"),
        hero("dwarf_warrior_2", seat=1),
        hero("human_thief_3"),
        hero("brannoc_vale", seat=1),
        hero("elf_ranger_5", status="dead"),
    ]
}


def checked(name: str, lang: str = "en", id: str = "elf_mage_1", **given: str) -> str:
    return checked_name(words(lang).with_names(given), GAME, VIEW, 0, id, name)


def test_words_with_names_call_a_hero_so_and_nobody_else() -> None:
    spoken = words("en").with_names({"elf_mage_1": "Lúthien"})
    assert spoken.name(GAME, "elf_mage_1") == "Lúthien"
    assert spoken.option(GAME, "see elf_mage_1") == "See to Lúthien"
    assert spoken.name(GAME, "human_thief_3") == "Human Thief 3"
    assert words("en").name(GAME, "elf_mage_1") == "Elf Mage 1"


def test_words_with_the_same_names_are_the_same_object() -> None:
    named = words("es").with_names({"elf_mage_1": "Lúthien", "human_thief_3": "Ada"})
    assert words("es").with_names({"human_thief_3": "Ada", "elf_mage_1": "Lúthien"}) is named
    assert named.with_names({}).name(GAME, "elf_mage_1") == words("es").name(GAME, "elf_mage_1")
    assert named.in_language("ru").name(GAME, "human_thief_3") == "Ada"


def test_only_heroes_that_a_player_has_made_can_bear_a_name_of_his() -> None:
    spoken = words("en").with_names({"brannoc_vale": "Nobody", "orc": "Nobody", "sword": "Nobody"})
    assert [spoken.name(GAME, id) for id in ("brannoc_vale", "orc 3", "sword")] == [
        *("Brannoc Vale", "Orc 3", "Sword")
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["100% %(who)s", "{0}", "Él, Ана & <b>Io</b>"])
def test_a_name_stands_in_a_sentence_as_it_is(lang: str, name: str) -> None:
    spoken = words(lang).with_names({"elf_mage_1": name})
    told = Event("healed", "", {"who": "elf_mage_1", "amount": 2, "source": "potion_healing"})
    assert name in spoken.event(GAME, told, ("Ana",))
    named = Event(hero_named.name, "", {"seat": 0, "who": "elf_mage_1", "name": name})
    line = spoken.event(GAME, named, ("Ana",))
    assert name in line
    assert "Ana" in line


def test_a_player_may_name_living_heroes_that_he_has_made() -> None:
    assert may_name(words("en"), GAME, VIEW, 0) == ["elf_mage_1", "human_thief_3"]
    assert may_name(words("en"), GAME, VIEW, 1) == ["dwarf_warrior_2"]
    assert may_name(words("en"), "raiders", {}, 0) == []


@pytest.mark.parametrize(
    ("typed", "name"),
    [("  Lúthien ", "Lúthien"), ("Ana  Bo", "Ana Bo"), ("x" * 24, "x" * 24), ("🐉", "🐉")],
)
def test_a_name_is_trimmed(typed: str, name: str) -> None:
    assert checked(typed) == name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", ["", "   ", "x" * 25, "A\nB", "A\x1b[2J", "A\x00", "A\u202eB"])
def test_what_is_no_name_is_refused_in_the_reader_s_words(lang: str, typed: str) -> None:
    with pytest.raises(BadName) as refused:
        checked(typed, lang)
    assert str(refused.value)
    if lang != "en":
        with pytest.raises(BadName) as in_english:
            checked(typed)
        assert str(refused.value) != str(in_english.value)


@pytest.mark.parametrize("taken", ["Brannoc Vale", "brannoc  vale", "ADA", "dwarf warrior 2"])
def test_no_two_heroes_have_the_same_name(taken: str) -> None:
    with pytest.raises(BadName, match="Another hero here is called"):
        checked(taken, human_thief_3="Ada")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hero_cannot_be_called_as_another_is_in_any_language(lang: str) -> None:
    with pytest.raises(BadName, match="Another hero here is called"):
        checked(words(lang).name(GAME, "dwarf_warrior_2")[:24])


def test_a_hero_may_keep_its_name() -> None:
    assert checked("Lúthien", elf_mage_1="Lúthien") == "Lúthien"


@pytest.mark.parametrize("id", ["dwarf_warrior_2", "brannoc_vale", "elf_ranger_5", "orc", ""])
def test_nobody_names_what_is_not_his_to_name(id: str) -> None:
    with pytest.raises(BadName, match="while they live: now Elf Mage 1 and Human Thief 3"):
        checked("Lúthien", id=id)


def test_names_of_a_file_are_shown_only_if_they_could_have_been_given() -> None:
    kept = {"a_1": "Ada", "a_2": "", "a_3": "x" * 25, "a_4": "\x1b[2J"}
    assert fit_names(kept) == {"a_1": "Ada"}
