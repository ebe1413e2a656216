"""What is in chests (TREASURE)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.dice import ScriptedDice
from delvers.kernel.game import Game
from tests.games.plungin.rules.objects import GEM, at_chest, rolls_of
from tests.games.plungin.rules.scene import act, cited, hero, options, shown, state_of, told

GOLD, POTION, FLASKS, BUCKLER, BOOK, KEY, RECIPE, GREAT_KEY = 2, 10, 12, 13, 15, 17, 18, 19
"""Faces of the die on the Treasure Table of The Tapping in the Wall."""


def opened(*faces_to_come: int, **more: Any) -> Game:
    """A hero without belongings has opened a safe chest."""
    more = {"carried": {0: []}, "dice": faces_to_come, **more}
    game = at_chest("brannoc_vale", *more.pop("others", ()), trap="", **more)
    act(game, 0, "open chest 0")
    return game


@pytest.mark.rule("DP-TREASURE-01")
def test_who_opens_a_chest_rolls_once_and_has_the_contents() -> None:
    game = opened(POTION)
    assert rolls_of(game, "treasure") == 1
    assert hero(game).carried == ["potion_healing"]
    assert cited(game, "chest_opened") == ["DP-TREASURE-01"]
    assert not [one for one in options(game, 0) if "chest" in one]


@pytest.mark.rule("DP-TREASURE-02")
@pytest.mark.parametrize(
    ("pack", "count", "modifier"),
    [("tapping_in_the_wall", 11, 0), ("tapping_in_the_wall", 14, 3), ("bell_under_harrow", 9, 0)],
)
def test_in_the_tapping_late_treasures_add_the_terrain_counter(
    pack: str, count: int, modifier: int
) -> None:
    game = at_chest("brannoc_vale", trap="", pack=pack, dice=[POTION])
    state_of(game).count = count
    act(game, 0, "open chest 0")
    (rolled,) = [one for one in told(game, "table_rolled") if one["table"] == "treasure"]
    assert rolled["modifier"] == modifier


@pytest.mark.rule("DP-TREASURE-02")
def test_the_table_says_which_dice_are_rolled() -> None:
    dice = state_of(opened(POTION)).dice
    assert isinstance(dice, ScriptedDice)
    assert dice.asked[0] == 20
    for pack in BOX.packs.values():
        count, _, sides = pack.treasure.dice.partition("d")
        assert int(count) >= 1
        assert int(sides) >= 6


@pytest.mark.rule("DP-TREASURE-03")
def test_keys_weapons_or_armour_gold_and_gems_are_common() -> None:
    for pack in BOX.packs.values():
        items = [BOX.items[row.item] for row in pack.treasure.rows if row.item]
        kinds = {item.kind for item in items}
        assert {"key", "valuable"} <= kinds
        assert kinds & {"weapon", "armour", "shield", "attire"}
        assert any(row.gold for row in pack.treasure.rows)


@pytest.mark.rule("DP-TREASURE-03", "DP-CONFLICT-77")
def test_gold_gems_and_recipes_go_to_the_party_and_fill_no_slot() -> None:
    gold = opened(GOLD, 3, 4)
    assert shown(gold)["party"]["gold"] == (3 + 4) * 3
    gem = opened(GEM)
    assert shown(gem)["party"]["valuables"] == ["small_gem"]
    recipe = opened(RECIPE, 1)
    assert shown(recipe)["party"]["recipes"]
    for game in (gold, gem, recipe):
        assert hero(game).carried == []


@pytest.mark.rule("DP-CONFLICT-77")
def test_other_things_go_to_the_openers_hero() -> None:
    assert hero(opened(FLASKS)).carried == ["fire_flask", "fire_flask"]
    assert hero(opened(KEY)).carried == ["key"]
    (book,) = hero(opened(BOOK, 1)).carried
    assert book.startswith("spell_book:")


@pytest.mark.rule("DP-CONFLICT-77")
def test_without_a_free_slot_a_thing_goes_to_another_hero_or_is_left() -> None:
    full = {0: ["bandage"] * 4, 1: []}
    game = opened(POTION, others=("sable_wick",), carried=full)
    assert game.pending[0].rule == "DP-CONFLICT-77"
    assert set(options(game, 0)) == {"give sable_wick", "drop bandage", "leave it"}
    given, left, dropped = game, opened(POTION, others=("sable_wick",), carried=full), None
    act(given, 0, "give sable_wick")
    assert hero(given, 1).carried == ["potion_healing"]
    act(left, 0, "leave it")
    assert shown(left)["lying"][str(hero(left).at)] == ["potion_healing"]
    dropped = opened(POTION, carried={0: ["bandage"] * 4})
    act(dropped, 0, "drop bandage")
    assert hero(dropped).carried == ["bandage"] * 3 + ["potion_healing"]
    assert shown(dropped)["lying"][str(hero(dropped).at)] == ["bandage"]


@pytest.mark.rule("DP-TREASURE-04", "DP-TREASURE-05")
def test_a_unique_treasure_is_found_once_and_then_rolled_again() -> None:
    game = opened(BUCKLER)
    assert hero(game).carried == ["buckler"]
    assert state_of(game).party.found == ["buckler"]
    again = at_chest("brannoc_vale", trap="", carried={0: []}, dice=[BUCKLER, BUCKLER, POTION])
    state_of(again).party.found.append("buckler")
    act(again, 0, "open chest 0")
    assert hero(again).carried == ["potion_healing"]
    assert rolls_of(again, "treasure") == 3


@pytest.mark.rule("DP-TREASURE-04")
def test_what_is_not_unique_is_found_again() -> None:
    game = at_chest("brannoc_vale", trap="", carried={0: []}, dice=[POTION])
    state_of(game).party.found.append("potion_healing")
    act(game, 0, "open chest 0")
    assert hero(game).carried == ["potion_healing"]


@pytest.mark.rule("DP-TREASURE-05", "DP-KEY-10")
def test_the_only_great_key_is_replaced_by_gold_once_it_has_been_found() -> None:
    game = opened(GREAT_KEY)
    assert hero(game).carried == ["great_key"]
    assert state_of(game).party.great_keys == 1
    later = at_chest("brannoc_vale", trap="", carried={0: []}, dice=[GREAT_KEY])
    state_of(later).party.great_keys = 1
    act(later, 0, "open chest 0")
    assert shown(later)["party"]["gold"] == 40
    assert hero(later).carried == []


@pytest.mark.rule("DP-TREASURE-04")
@pytest.mark.parametrize(("held", "finds"), [(1, True), (2, False)])
def test_great_keys_that_are_not_unique_are_found_while_fewer_than_two_are_held(
    held: int, finds: bool
) -> None:
    game = at_chest(
        "brannoc_vale",
        trap="",
        pack="bell_under_harrow",
        carried={0: ["great_key"] * held},
        dice=[GREAT_KEY, 3],
    )
    state_of(game).party.great_keys = 2
    act(game, 0, "open chest 0")
    assert hero(game).carried.count("great_key") == 2
    assert shown(game)["party"]["gold"] == (0 if finds else 30)


@pytest.mark.rule("DP-TREASURE-01")
def test_a_nose_for_treasure_rolls_twice_and_chooses_two_times_in_a_stay() -> None:
    game = opened(POTION, GEM, abilities={0: ["treasure_nose"]})
    assert game.pending[0].prompt.startswith("nose ")
    act(game, 0, "roll twice", "second")
    assert hero(game).carried == []
    assert shown(game)["party"]["valuables"] == ["small_gem"]
    saved = opened(POTION, abilities={0: ["treasure_nose"]})
    act(saved, 0, "decline")
    assert hero(saved).carried == ["potion_healing"]
    assert "treasure_nose" not in hero(saved).used
    tired = opened(POTION, abilities={0: ["treasure_nose"]}, used={0: {"treasure_nose": 2}})
    assert hero(tired).carried == ["potion_healing"]


@pytest.mark.rule("DP-TREASURE-01")
def test_in_a_gold_fever_the_finder_keeps_the_gold() -> None:
    game = opened(GOLD, 3, 4, rules=Rules(gold_fever=True))
    assert told(game, "gold_found")[0]["amount"] == 21
    assert hero(game).gold == 18 + 21
    assert shown(game)["party"]["gold"] == 0
