"""Traps (TRAP)."""

import itertools

import pytest

from delvers.games.raiders.rules.components import CONTENT, Trap
from tests.games.raiders.rules.scene import card_of, cited, coins, lay, scene, told, wounds

LAVA_CAULDRON = "trap_01"
COIN_SNATCHER = "trap_02"
SPIKE_TRAP = "trap_03"
GIANT_BOULDER = "trap_04"
RICHEST = {"target": "most_coins", "have": 9, "seats": [1, 3]}
LEAST_WOUNDED = {"target": "fewest_wounds", "have": 1, "seats": [1, 3]}


@pytest.mark.rule("DR-TRAP-01")
@pytest.mark.parametrize("cards", list(itertools.permutations((5, 2, 1))))
def test_it_does_not_matter_who_played_the_highest_value(cards: tuple[int, ...]) -> None:
    game = scene(3, LAVA_CAULDRON, coins=(9, 6, 3))
    lay(game, *(f"power {card}" for card in cards))
    assert coins(game) == [6, 6, 3]


@pytest.mark.rule("DR-TRAP-01")
@pytest.mark.parametrize("cards", [(4, 1, 1), (4, 4, 1), (1, 4, 4), (4, 4, 4)])
def test_it_does_not_matter_how_many_played_the_highest_value(cards: tuple[int, ...]) -> None:
    game = scene(3, GIANT_BOULDER, wounds=(2, 7, 8))
    lay(game, *(f"power {card}" for card in cards))
    assert wounds(game) == [3, 7, 8]


@pytest.mark.rule("DR-TRAP-01")
def test_the_second_card_of_a_crystal_ball_counts_for_the_highest_value() -> None:
    game = scene(3, LAVA_CAULDRON, coins=(9, 6, 3), items={0: ["crystal ball"]})
    lay(game, "crystal ball", "power 2", "power 1")
    game.choose(0, "power 3")
    assert coins(game) == [8, 6, 3]


@pytest.mark.rule("DR-TRAP-02")
@pytest.mark.parametrize(("highest", "lost"), [(5, 3), (4, 2), (3, 1)])
def test_the_lava_cauldron_takes_coins_from_the_richest(highest: int, lost: int) -> None:
    game = scene(4, LAVA_CAULDRON, coins=(4, 9, 8, 9), wounds=(1, 2, 3, 4))
    lay(game, f"power {highest}", "power 1", "power 1", "power 2")
    assert coins(game) == [4, 9 - lost, 8, 9 - lost]
    assert wounds(game) == [1, 2, 3, 4]
    assert told(game, "trap_springs") == [{"trap": "lava_cauldron", "highest": highest, **RICHEST}]
    assert cited(game, "trap_springs") == ["DR-TRAP-02"]
    assert set(cited(game, "coins_lost")) == {card_of(game)}


@pytest.mark.rule("DR-TRAP-03")
@pytest.mark.parametrize(("highest", "lost"), [(5, 2), (4, 2), (3, 1), (2, 1)])
def test_the_coin_snatcher_takes_coins_from_the_richest(highest: int, lost: int) -> None:
    game = scene(4, COIN_SNATCHER, coins=(4, 9, 8, 9), wounds=(1, 2, 3, 4))
    lay(game, f"power {highest}", "power 1", "power 1", "power 2")
    assert coins(game) == [4, 9 - lost, 8, 9 - lost]
    assert wounds(game) == [1, 2, 3, 4]
    assert told(game, "trap_springs") == [{"trap": "coin_snatcher", "highest": highest, **RICHEST}]
    assert cited(game, "trap_springs") == ["DR-TRAP-03"]
    assert set(cited(game, "coins_lost")) == {card_of(game)}


@pytest.mark.rule("DR-TRAP-02", "DR-TRAP-03")
@pytest.mark.parametrize("room", [LAVA_CAULDRON, COIN_SNATCHER])
def test_the_richest_cannot_lose_more_coins_than_there_are(room: str) -> None:
    game = scene(3, room, coins=(1, 1, 0))
    lay(game, "power 5", "power 5", "power 5")
    assert coins(game) == [0, 0, 0]


@pytest.mark.rule("DR-TRAP-04")
@pytest.mark.parametrize(("highest", "hurt"), [(5, 2), (4, 2), (3, 1)])
def test_the_spike_trap_wounds_the_least_wounded(highest: int, hurt: int) -> None:
    game = scene(4, SPIKE_TRAP, coins=(1, 2, 3, 4), wounds=(4, 1, 2, 1))
    lay(game, f"power {highest}", "power 1", "power 1", "power 2")
    assert wounds(game) == [4, 1 + hurt, 2, 1 + hurt]
    assert coins(game) == [1, 2, 3, 4]
    assert told(game, "trap_springs") == [
        {"trap": "spike_trap", "highest": highest, **LEAST_WOUNDED}
    ]
    assert cited(game, "trap_springs") == ["DR-TRAP-04"]
    assert set(cited(game, "wounded")) == {card_of(game)}


@pytest.mark.rule("DR-TRAP-05")
@pytest.mark.parametrize(("highest", "hurt"), [(5, 2), (4, 1), (3, 1), (2, 1)])
def test_the_giant_boulder_wounds_the_least_wounded(highest: int, hurt: int) -> None:
    game = scene(4, GIANT_BOULDER, coins=(1, 2, 3, 4), wounds=(4, 1, 2, 1))
    lay(game, f"power {highest}", "power 1", "power 1", "power 2")
    assert wounds(game) == [4, 1 + hurt, 2, 1 + hurt]
    assert coins(game) == [1, 2, 3, 4]
    assert told(game, "trap_springs") == [
        {"trap": "giant_boulder", "highest": highest, **LEAST_WOUNDED}
    ]
    assert cited(game, "trap_springs") == ["DR-TRAP-05"]
    assert set(cited(game, "wounded")) == {card_of(game)}


@pytest.mark.rule("DR-TRAP-06")
def test_all_who_are_tied_for_the_most_coins_lose_the_full_penalty() -> None:
    game = scene(5, LAVA_CAULDRON, coins=(7, 7, 3, 7, 6))
    lay(game, "power 5", "power 1", "power 1", "power 1", "power 1")
    assert coins(game) == [4, 4, 3, 4, 6]


@pytest.mark.rule("DR-TRAP-06")
def test_all_who_are_tied_for_the_fewest_wounds_receive_the_full_penalty() -> None:
    game = scene(5, SPIKE_TRAP, wounds=(1, 1, 4, 1, 2))
    lay(game, "power 5", "power 1", "power 1", "power 1", "power 1")
    assert wounds(game) == [3, 3, 4, 3, 2]


@pytest.mark.rule("DR-TRAP-06")
def test_everybody_suffers_when_everybody_is_tied() -> None:
    game = scene(3, GIANT_BOULDER)
    lay(game, "power 5", "power 1", "power 1")
    assert wounds(game) == [2, 2, 2]


@pytest.mark.rule("DR-TRAP-07")
@pytest.mark.parametrize(
    ("room", "trap", "highest"),
    [
        (LAVA_CAULDRON, "lava_cauldron", 1),
        (LAVA_CAULDRON, "lava_cauldron", 2),
        (COIN_SNATCHER, "coin_snatcher", 1),
        (SPIKE_TRAP, "spike_trap", 1),
        (SPIKE_TRAP, "spike_trap", 2),
        (GIANT_BOULDER, "giant_boulder", 1),
    ],
)
def test_a_trap_does_nothing_when_the_highest_value_is_too_low(
    room: str, trap: str, highest: int
) -> None:
    game = scene(3, room, coins=(7, 7, 3), wounds=(1, 1, 4))
    lay(game, f"power {highest}", "power 1", f"power {highest}")
    assert (coins(game), wounds(game)) == ([7, 7, 3], [1, 1, 4])
    assert told(game, "trap_harmless") == [{"trap": trap, "highest": highest}]
    assert cited(game, "trap_harmless") == ["DR-TRAP-07"]
    assert not told(game, "trap_springs")


@pytest.mark.rule("DR-TRAP-08")
def test_the_four_trap_rooms_are_one_copy_of_each_trap() -> None:
    traps = [room.trap for room in CONTENT.rooms.values() if isinstance(room, Trap)]
    assert sorted(traps) == ["coin_snatcher", "giant_boulder", "lava_cauldron", "spike_trap"]
