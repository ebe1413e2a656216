"""Every key of every entry of the books is read by a rule, and makes a difference somewhere."""

import ast
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from delvers.games.plungin import rules as plungin
from delvers.games.plungin.rules.books import dungeon, foes, people, things
from delvers.games.plungin.rules.books.library import BOX
from tests.games.plungin.rules.stories import (
    WORDS,
    item_story,
    monster_story,
    spell_story,
    trap_story,
    unread,
)

RULES = Path(plungin.__file__).parent


FOR_READERS = {
    "introduction",
    "victory",
    "defeat",
    "objective",
    "teaser",
    "magical",
    "found_on",
    "growth",
}
"""Tales; the kind of a trap and where its tables may have it; how a ready hero likes to grow."""


def classes() -> list[type[Any]]:
    """The kinds of entries in the books."""
    found = [one for module in (things, foes, people, dungeon) for one in vars(module).values()]
    return [one for one in found if isinstance(one, type) and hasattr(one, "__dataclass_fields__")]


@cache
def read_in_rules() -> set[str]:
    """All attributes that rules read, and words by which they look for them."""
    found = set[str]()
    rules = [one for one in RULES.rglob("*.py") if one.parent.name != "books"]
    for path in (*rules, RULES / "books" / "shapes.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                found.add(node.attr)
    return found


@pytest.mark.parametrize("kind", classes(), ids=lambda kind: kind.__name__)
def test_every_field_of_the_books_is_read_by_a_rule(kind: type[Any]) -> None:
    names = {field.name for field in fields(kind)} - {*WORDS, *FOR_READERS}
    assert names - read_in_rules() == set()


ADJACENT = ("raise_fallen", "frost_breath")
"""Spells whose range is said twice: the fallen are carried beside; a line has its squares."""
IDLE = {"inner_eye": {"fumble"}, "healing_rain": {"tile"}}
"""A fumbled look springs no trap, as no spell does; rain is aimed at the tile anyway."""


@pytest.mark.parametrize("id", [*BOX.spells])
def test_every_key_of_a_spell_makes_a_difference(id: str) -> None:
    spell = BOX.spells[id]
    idle = {"school"} if spell.overload is None else set()
    idle |= {"range"} if spell.range == 0 or id in ADJACENT else set()
    assert {*unread(BOX.spells, id, spell_story)} == idle | IDLE.get(id, set())


PLAIN_TAGS = {"beast", "human", "goblinoid", "giant", "dragon", "ethereal", "wolf", "spider"}
"""Tags that only say what a monster is, or in whose webs it is at home."""


@pytest.mark.parametrize("id", [*BOX.monsters])
def test_every_key_of_a_monster_makes_a_difference(id: str) -> None:
    book = BOX.monsters[id]
    idle = {"tags"} if {*book.tags} <= PLAIN_TAGS else set()
    idle |= {"level"} if book.boss else set()  # no LIFE that a level could raise
    assert {*unread(BOX.monsters, id, monster_story)} - idle == set()


ELSEWHERE = {
    "spear_trap": {"again"},
    "pit_trap": {"for_good"},
    "growing_chasm": {"condition", "hold", "stays", "damage", "jumps", "check_difficulty"},
    "alarm_chimes": {"area"},
}
"""What takes a longer story than one round: it is told in the tests of these traps."""


@pytest.mark.parametrize("id", [*BOX.traps])
def test_every_key_of_a_trap_makes_a_difference(id: str) -> None:
    idle = FOR_READERS | ELSEWHERE.get(id, set())
    assert {*unread(BOX.traps, id, trap_story)} - idle == set()


OF_THE_VILLAGE = {
    "cursed",
    "kind",
    "price",
    "value",
    "bought",
    "shop",
    "kept",
    "place",
    "exp",
    "table",
    "oil",
}
"""What trade, study, packing and curses ask for, which have tests of their own."""
TOLD_ELSEWHERE = {
    "frostbite_axe": {"ice"},
    "fire_flask": {"fire"},
    "frost_flask": {"ice", "on_damage"},
    "thunder_egg": {"condition"},
    "caltrops": {"condition", "damage"},
    "iron_boots": {"special"},
    "felt_slippers": {"alert"},
    "elixir_of_vigour": {"effect"},
    "bandage": {"effect", "heal"},
    "field_rations": {"effect", "heal", "most"},
    "iron_wedge": {"effect", "difficulty"},
    "lamp_oil": {"rounds", "defend", "fire"},
    "rope_and_hook": {"special"},
    "lute": {"special"},
    "backpack": {"special"},
    "cursed_cloak_of_flies": {"special"},
    "cursed_boots_of_dancing": {"special"},
}
"""What takes calm, a pit, a doorway, a song or a law to show, in tests of these things."""
FOUND = ("weapon", "armour", "shield", "attire", "potion", "grenade", "gear")


@pytest.mark.parametrize("id", [one.id for one in BOX.items.values() if one.kind in FOUND])
def test_every_key_of_a_thing_makes_a_difference(id: str) -> None:
    idle = OF_THE_VILLAGE | TOLD_ELSEWHERE.get(id, set())
    assert {*unread(BOX.items, id, item_story)} - idle == set()
