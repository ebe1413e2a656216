"""Making heroes: whom a bot makes, and what they learn."""

from collections import Counter
from typing import Any

import pytest

from delvers.games.plungin.bots.training import (
    change_spells,
    create,
    first_spells,
    learn,
    prepare,
    raise_stat,
)
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.options import CHOOSE_ANEW, KEEP
from tests.games.plungin.bots.views import MAGE, PARTY, PRIESTESS, asked, view_of
from tests.games.plungin.rules.scene import scene


def party(**of: Any) -> Any:
    """The four, with other facts about some: of_2={"status": "dead"}."""
    sheets = {int(name.removeprefix("of_")): sheet for name, sheet in of.items()}
    return view_of(scene(*PARTY, seats=1), sheets)


@pytest.mark.parametrize(
    ("dead", "race", "kin"),
    [(PRIESTESS, "elf", "priest"), (MAGE, "elf", "mage"), (0, "human", "warrior")],
)
def test_who_is_missing_is_made(dead: int, race: str, kin: str) -> None:
    view = party(**{f"of_{dead}": {"status": "dead"}})
    races = ("race dwarf", "race elf", "race human")
    classes = ("class thief", "class mage", "class priest", "class warrior")
    assert create(BOX, asked("race", *races), view) == f"race {race}"
    assert create(BOX, asked("class", *classes), view) == f"class {kin}"


def test_what_is_not_offered_cannot_be_made() -> None:
    assert create(BOX, asked("race", "race dwarf", "race gnome"), party()) == "race dwarf"
    assert create(BOX, asked("human_choice", "raise DEF", "raise ATK"), party()) == "raise ATK"


def test_a_school_suits_the_class_and_the_best_spell_is_learnt_first() -> None:
    schools = ("school school_of_ember", "school school_of_light")
    priest = asked("school elf_priest_2", *schools)
    assert first_spells(BOX, priest, party()) == "school school_of_light"
    mage = asked("school elf_mage_2", *schools)
    assert first_spells(BOX, mage, party()) == "school school_of_ember"
    spells = ("spell ward", "spell mend_wounds", "spell pulse")
    first = asked("first_spell elf_priest_2", *spells)
    assert first_spells(BOX, first, party()) == "spell mend_wounds"


def test_the_most_useful_ability_that_is_offered_is_learnt() -> None:
    ask = asked("ability sable_wick", "learn dodge", "learn tough", "learn backstab")
    assert learn(BOX, ask, party()) == "learn tough"
    ask = asked("ability sable_wick", "learn dodge", "learn backstab")
    assert learn(BOX, ask, party()) == "learn backstab"
    assert learn(BOX, asked("ability sable_wick", "learn agile"), party()) == "learn agile"


def test_what_cannot_be_raised_is_followed_by_the_next_best() -> None:
    ask = asked("level_up brannoc_vale", "raise WIT", "raise LIFE", "save")
    assert raise_stat(BOX, ask, party()) == "raise LIFE"
    assert raise_stat(BOX, asked("level_up brannoc_vale", "save"), party()) == "save"


def test_unknown_spells_are_prepared_last() -> None:
    ask = asked("prepare orrin_ashgrove", "prepare haste", "prepare fire_bolt")
    assert prepare(BOX, ask, party(of_3={"prepared": []})) == "prepare fire_bolt"
    many = party(of_3={"prepared": ["fire_bolt"] * 6})
    assert prepare(BOX, ask, many) == "prepare haste"


def test_a_full_memory_holds_each_spell_as_often_as_it_is_wanted() -> None:
    memory: list[str] = []
    wanted = [f"prepare {spell}" for spell in sorted(BOX.spells)]
    for _ in range(20):
        view = party(of_3={"prepared": [*memory]})
        memory.append(prepare(BOX, asked("prepare orrin_ashgrove", *wanted), view).split()[1])
    assert Counter(memory) == {
        "fire_bolt": 4,
        "mend_wounds": 4,
        "spark": 3,
        "pulse": 2,
        "sun_lance": 2,
        "thorn_lash": 2,
        "burst_lock": 1,
        "ember_shield": 1,
        "ward": 1,
    }


@pytest.mark.parametrize(
    ("hero", "order"),
    [
        ("brannoc_vale", ("ATK", "DEF", "LIFE", "RES", "DEX", "WIT")),
        ("orrin_ashgrove", ("LIFE", "MAG", "DEF", "RES", "DEX", "WIT")),
    ],
)
def test_stats_are_raised_in_the_order_of_their_use(hero: str, order: tuple[str, ...]) -> None:
    for number, stat in enumerate(order):
        offered = [f"raise {one}" for one in reversed(order[number:])]
        assert raise_stat(BOX, asked(f"level_up {hero}", *offered, "save"), party()) == (
            f"raise {stat}"
        )


@pytest.mark.parametrize(
    ("known", "chosen"),
    [
        (["fire_bolt", "spark"], "keep"),
        (["fire_bolt", "spark", "ember_shield"], "keep"),
        (["fire_bolt", "spark", "burst_lock"], "choose_anew"),
    ],
)
def test_a_useful_spell_that_was_learnt_is_prepared(known: list[str], chosen: str) -> None:
    view = party(of_3={"known": known, "prepared": ["fire_bolt", "spark"]})
    ask = asked("prepared orrin_ashgrove", KEEP(), CHOOSE_ANEW())
    assert change_spells(BOX, ask, view) == {"keep": KEEP(), "choose_anew": CHOOSE_ANEW()}[chosen]
