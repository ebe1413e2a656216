"""The names and texts of the companion books, read from where designers write them."""

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.words.books import PROSE, kinds
from delvers.games.plungin.words.names import NAMES, TRAITS
from delvers.text import Words, words
from delvers.text.gametext import readable
from delvers.text.languages import SOURCE
from tests.games.plungin.words.scenes import GAME

ALL = [f"{kind}.{id}" for kind, things in kinds(BOX).items() for id in things]


def test_everything_in_the_books_has_a_name_and_a_text(w: Words) -> None:
    for id in (*ALL, *BOX.recipes, "spell_book:fire_bolt"):
        told = w.card_text(GAME, id)
        assert w.name(GAME, id) not in ("", readable(id))
        assert told != w.name(GAME, id), id
        assert told.endswith((".", "!", "?", '"', "”", "»")), told
        assert "%(" not in told


def test_an_id_that_is_taken_twice_names_the_spell_and_the_location() -> None:
    w = words("en")
    assert w.name(GAME, "ember_shield") == "Ember Shield"
    assert w.name(GAME, "condition.ember_shield") == "Ember-shielded"
    assert w.name(GAME, "altar") == "Forgotten Altar"
    assert w.name(GAME, "tile.altar") == "Altar room"


def test_every_adventure_has_its_prose(w: Words) -> None:
    for pack in BOX.packs.values():
        for part in PROSE:
            told = w.card_text(GAME, f"{pack.id} {part}")
            assert w.lang != SOURCE or told == getattr(pack, part).strip()
            assert told


def test_what_is_read_aloud_in_a_location_is_told(w: Words) -> None:
    for pack in BOX.packs.values():
        for place in pack.unique_locations:
            assert w.card_text(GAME, f"{place.id} introduction") == w.card_text(GAME, place.id)


def test_what_only_the_rules_name_has_a_name(w: Words) -> None:
    for id in {*NAMES} - {"level"}:
        assert w.name(GAME, id)
        assert "_" not in w.name(GAME, id)


def test_the_acts_and_life_results_of_all_bosses_have_names(w: Words) -> None:
    for monster in BOX.monsters.values():
        acts = [row.act for row in monster.law_rows]
        for id in (*acts, *(row.result for row in monster.life_rows)):
            assert id in NAMES or f"life.{id}" in NAMES, id


def test_a_trait_tells_what_its_race_can_do() -> None:
    assert {race.trait for race in BOX.races.values()} == {*TRAITS}
    assert words("en").name(GAME, "trait_lucky") == "Lucky"
    assert words("en").card_text(GAME, "trait_lucky").startswith("Once per dungeon stay, roll")


@pytest.mark.parametrize(
    ("id", "name"),
    [
        ("orc 12", "Orc 12"),
        ("webmother 12", "The Webmother"),
        ("brannoc_vale 0", "Brannoc Vale"),
        ("half_orc_bard_3", "Half-orc Bard 3"),
        ("spell_book:fire_bolt", "Spell book: Fire Bolt"),
        ("brew_healing", "Recipe: Healing Potion"),
        ("door 3", "door 3"),
        ("level 4", "Level 4"),
        ("task_break_the_toll", "the orc moot cleared"),
    ],
)
def test_figures_books_and_doors_are_named_by_their_kind_and_number(id: str, name: str) -> None:
    assert words("en").name(GAME, id) == name


@pytest.mark.parametrize("id", ["dragon 12x", "orc_bard_3", "door x", "goblin_king_1", "spells"])
def test_an_unknown_id_is_made_readable(id: str) -> None:
    assert words("en").name(GAME, id) == readable(id)


@pytest.mark.parametrize(
    ("id", "told"),
    [
        ("dagger", "A melee weapon: +1 ATK. Price: 15 gold. May be thrown, range 3"),
        ("pulse", "Difficulty: School of Light 1, School of Wild 2. Range 1."),
        ("charge", "Counts as the Attack. Needs: ATK 3."),
        ("goblin", "Level 1. ATK 4, DEF 3"),
        ("pit_trap", "To disarm it: "),
        ("svc_shrine_rite", "120 gold and 20 for each level."),
        ("brew_healing", "Takes: Moon Moss, Cave Honey. Costs 6 gold. Check: WIT, Difficulty 1."),
        ("elf", "MAG +1, RES −1. Elven senses."),
    ],
)
def test_a_text_has_the_figures_of_the_book(id: str, told: str) -> None:
    assert words("en").card_text(GAME, id).startswith(told)


def test_an_overload_and_a_fumble_are_told_with_the_spell() -> None:
    told = words("en").card_text(GAME, "burst_lock")
    assert "On a fumble: " in told
    assert "Overloaded (Difficulty 3): " in words("en").card_text(GAME, "pulse")
