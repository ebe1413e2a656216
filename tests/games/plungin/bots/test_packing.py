"""What is worth a place in a pack, and who takes it up."""

import pytest

from delvers.games.plungin.bots.packing import (
    collector,
    has_room,
    key_bearer,
    lying_things,
    no_room,
    worth_of,
)
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.heroes.inventory import MORE_SLOTS, SLOTS
from delvers.games.plungin.rules.squares import square_at
from tests.games.plungin.bots.views import asked, chart_of, sheet_of
from tests.games.plungin.rules.scene import scene


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("great_key", "pane_of_dawn"),
        ("pane_of_dawn", "backpack"),
        ("backpack", "potion_revival"),
        ("potion_revival", "tome_of_knowledge"),
        ("tome_of_knowledge", "potion_might"),
        ("potion_healing", "leather_armour"),
        ("chain_shirt", "sword"),
        ("bandage", "something unheard of"),
    ],
)
def test_some_things_are_worth_more_than_others(better: str, worse: str) -> None:
    assert worth_of(BOX, better) > worth_of(BOX, worse) >= 0


def test_worth_comes_from_lessons_use_and_price() -> None:
    assert worth_of(BOX, "tome_of_knowledge") == 160
    assert worth_of(BOX, "potion_healing") == 80
    assert worth_of(BOX, "lockpicks") == 45
    assert worth_of(BOX, "sword") == 30
    assert worth_of(BOX, "something unheard of") == 0


def test_nothing_is_dropped_for_what_is_worth_no_more() -> None:
    ask = asked("no_room sable_wick potion_healing", "drop potion_healing", "leave it")
    assert no_room(BOX, ask, {}) == "leave it"  # type: ignore[typeddict-item]
    ask = asked("no_room sable_wick potion_healing", "drop bandage", "leave it")
    assert no_room(BOX, ask, {}) == "drop bandage"  # type: ignore[typeddict-item]


def test_a_pack_has_its_slots_and_a_backpack_more() -> None:
    full = ["club"] * SLOTS
    assert has_room(sheet_of("brannoc_vale", carried=full[1:]))
    assert not has_room(sheet_of("brannoc_vale", carried=full))
    more = ["backpack", *["club"] * (MORE_SLOTS - 2)]
    assert has_room(sheet_of("brannoc_vale", carried=more))


def test_a_key_is_with_who_carries_it() -> None:
    chart = chart_of(scene("brannoc_vale", "sable_wick", carried={0: ["key"], 1: ["great_key"]}))
    found, other = key_bearer(chart), key_bearer(chart, "key")
    assert found is not None
    assert other is not None
    assert (found["number"], other["number"]) == (1, 0)
    assert key_bearer(chart_of(scene("brannoc_vale"))) is None


def test_only_what_is_worth_the_way_is_fetched() -> None:
    lying = {str(square_at(1, 1)): ["bandage", "chain_shirt"], str(square_at(2, 2)): ["bandage"]}
    chart = chart_of(scene("brannoc_vale", seats=1), lying=lying)
    assert lying_things(chart) == [(square_at(1, 1), "chain_shirt")]
    just = {str(square_at(1, 1)): ["key"], str(square_at(2, 2)): ["lockpicks"]}
    chart = chart_of(scene("brannoc_vale", seats=1), lying=just)
    assert lying_things(chart) == [(square_at(1, 1), "key")]


def test_the_nearest_who_has_room_takes_things_up() -> None:
    game = scene("brannoc_vale", "sable_wick", at=[(0, 0), (3, 3)], seats=1)
    assert number(collector(chart_of(game), square_at(3, 2))) == 1
    assert number(collector(chart_of(game), square_at(0, 1))) == 0
    full = {"carried": ["club"] * SLOTS}
    assert number(collector(chart_of(game, {1: full}), square_at(3, 2))) == 0
    assert number(collector(chart_of(game, {1: {"escort": True}}), square_at(3, 2))) == 0
    assert collector(chart_of(game, {0: full, 1: full}), square_at(3, 2)) is None


def number(hero: object) -> int:
    assert isinstance(hero, dict)
    return int(hero["number"])
