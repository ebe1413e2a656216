"""What is in the box (COMP)."""

from collections import Counter
from dataclasses import replace

import pytest

import delvers
from delvers.games.raiders.rules.components import CONTENT, Chamber, Monster, Trap, Treasure
from tests.games.raiders.rules.scene import hand, told, walk

BOX = CONTENT.components


@pytest.mark.rule("DR-COMP-01")
def test_seven_level_cards_have_seven_different_diagrams() -> None:
    assert len(CONTENT.levels) == 7
    assert len({level.face_up for level in CONTENT.levels.values()}) == 7


@pytest.mark.rule("DR-COMP-02")
def test_thirty_rooms_are_monsters_treasures_chambers_and_traps() -> None:
    kinds = Counter(room.kind for room in CONTENT.rooms.values())
    assert kinds == {"monster": 11, "treasure": 10, "chamber": 5, "trap": 4}


@pytest.mark.rule("DR-COMP-03")
def test_twenty_five_power_cards_make_five_sets_of_one_to_five() -> None:
    assert (BOX.power_sets, BOX.power_values) == (5, (1, 2, 3, 4, 5))
    game = delvers.new("raiders", seats=5, seed=1)
    held = [power for seat in range(5) for power in hand(game, seat)["powers"]]
    assert Counter(held) == {1: 5, 2: 5, 3: 5, 4: 5, 5: 5}


@pytest.mark.rule("DR-COMP-04")
def test_twenty_four_items_are_six_of_each_kind() -> None:
    assert BOX.items == {"torch": 6, "crystal ball": 6, "key": 6, "sword": 6}


@pytest.mark.rule("DR-COMP-05")
def test_ten_bosses_all_differ_by_more_than_their_names() -> None:
    assert len(CONTENT.bosses) == 10
    powers = [repr(replace(boss, id="")) for boss in CONTENT.bosses.values()]
    assert len(set(powers)) == 10


@pytest.mark.rule("DR-COMP-06")
def test_the_five_characters_are_those_of_the_box() -> None:
    assert sorted(CONTENT.characters) == ["explorer", "knight", "sorcerer", "thief", "warrior"]


@pytest.mark.rule("DR-COMP-07")
def test_the_coin_tokens_are_worth_94_coins() -> None:
    assert BOX.coin_tokens == {1: 24, 5: 14}
    assert sum(BOX.coin_tokens.values()) == 38
    assert sum(worth * count for worth, count in BOX.coin_tokens.items()) == 94


@pytest.mark.rule("DR-COMP-08")
def test_the_wound_tokens_are_worth_50_wounds() -> None:
    assert BOX.wound_tokens == {1: 20, 5: 6}
    assert sum(BOX.wound_tokens.values()) == 26
    assert sum(worth * count for worth, count in BOX.wound_tokens.items()) == 50


@pytest.mark.rule("DR-COMP-09")
def test_the_map_card_is_used_in_the_tactical_variant_only() -> None:
    assert BOX.map_cards == 1
    for game in walk(3, 1):
        assert game.view(None)["starter"] is None
    assert told(game, "map_given") == told(game, "map_passed") == []
    for game in walk(3, 1, tactical=True):
        assert game.view(None)["starter"] in (0, 1, 2)
    assert len(told(game, "map_given")) == 1


@pytest.mark.rule("DR-COMP-10")
def test_the_cards_add_up_to_102_and_the_tokens_to_64() -> None:
    texts = [*CONTENT.levels, *CONTENT.rooms, *CONTENT.bosses, *CONTENT.characters]
    powers = BOX.power_sets * len(BOX.power_values)
    cards = len(texts) + powers + sum(BOX.items.values()) + BOX.map_cards
    assert cards == 102
    assert sum(BOX.coin_tokens.values()) + sum(BOX.wound_tokens.values()) == 64


def test_the_rooms_have_the_figures_of_the_reference_list() -> None:
    """The figures stand only in the content files; a slip there shows in no rule."""
    rooms = CONTENT.rooms.values()
    chests = Counter(room.chests for room in rooms if isinstance(room, Treasure))
    assert chests == {
        (4, 2): 2, (4,): 1, (3, 2): 1, (3, 1): 1, (3,): 1, (2, 1): 2, (2,): 1, (1,): 1,
    }  # fmt: skip
    monsters = Counter(
        (room.monster, *room.strength.values(), room.wounds)
        for room in rooms
        if isinstance(room, Monster)
    )
    assert monsters == {
        ("dragon", 14, 18, 23, 3): 2, ("troll", 14, 18, 23, 2): 2, ("the_thing", 14, 18, 23, 1): 1,
        ("goblin", 11, 14, 18, 2): 2, ("skeleton", 11, 14, 18, 3): 1,
        ("zombie", 11, 14, 18, 1): 2, ("serpent", 8, 10, 13, 3): 1,
    }  # fmt: skip
    benefits = Counter(room.benefits for room in rooms if isinstance(room, Chamber))
    assert benefits == {
        ("coins 1", "coins 2", "potion 1", "coins 3", "potion 2"): 2,
        ("torch", "crystal ball", "key", "sword", "potion 1"): 3,
    }
    traps = {room.trap: room.penalties for room in rooms if isinstance(room, Trap)}
    assert traps == {
        "lava_cauldron": (0, 0, 1, 2, 3),
        "coin_snatcher": (0, 1, 1, 2, 2),
        "spike_trap": (0, 0, 1, 2, 2),
        "giant_boulder": (0, 1, 1, 1, 2),
    }


def test_the_bosses_have_the_figures_of_the_reference_list() -> None:
    figures = {
        boss.id: (*boss.strength.values(), boss.wounds, boss.coins_lost, boss.coins_for_highest)
        for boss in CONTENT.bosses.values()
    }
    assert figures == {
        "tax_collector": (11, 14, 16, 0, 3, 0),
        "medusa": (11, 14, 16, 0, 0, 0),
        "vampire": (14, 18, 23, 1, 2, 0),
        "sphinx": (11, 14, 16, 2, 0, 2),
        "minotaur": (14, 18, 23, 1, 0, 1),
        "wolf_pack": (11, 14, 16, 2, 0, 0),
        "necromancer": (14, 18, 23, 2, 0, 0),
        "megadragon": (3, 0, 0),
        "golem": (3, 0, 0),
        "mummy": (2, 0, 0),
    }
