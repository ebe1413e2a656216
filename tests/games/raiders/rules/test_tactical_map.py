"""Where the map card goes in the tactical variant (VAR-TACTIC-09 to 12)."""

import pytest

from tests.games.raiders.rules.scene import cited, scene, told
from tests.games.raiders.rules.test_tactical import MAP_CARD, MONSTER, TREASURE, lay_in_turn


@pytest.mark.rule("DR-VAR-TACTIC-09")
@pytest.mark.parametrize("room", [TREASURE, MONSTER, "monster_11", "chamber_01", "trap_01"])
def test_after_every_room_the_highest_value_takes_the_map_and_plays_first(room: str) -> None:
    game = scene(3, room, map_at=0)
    lay_in_turn(game, "power 4", "power 3", "power 5")
    assert game.view(None)[MAP_CARD] == 2
    assert game.waiting == [2]
    for seat in (None, 0, 1, 2):
        assert told(game, "map_passed", seat) == [{"seat": 2, "value": 5}]


@pytest.mark.rule("DR-VAR-TACTIC-09")
def test_the_map_stays_where_it_is_until_the_room_is_resolved() -> None:
    game = scene(3, TREASURE, map_at=0)
    lay_in_turn(game, "power 1", "power 5")
    assert game.view(None)[MAP_CARD] == 0


@pytest.mark.rule("DR-VAR-TACTIC-09")
def test_the_second_card_of_a_crystal_ball_decides_about_the_map() -> None:
    game = scene(3, TREASURE, map_at=0, items={1: ["crystal ball"]})
    lay_in_turn(game, "power 3", "crystal ball", "power 2", "power 4")
    assert game.view(None)[MAP_CARD] == 1


@pytest.mark.rule("DR-VAR-TACTIC-09")
def test_a_holder_with_the_only_highest_value_keeps_the_map() -> None:
    game = scene(3, TREASURE, map_at=1)
    lay_in_turn(game, "power 5", "power 1", "power 4")
    assert game.view(None)[MAP_CARD] == 1


@pytest.mark.rule("DR-VAR-TACTIC-09", "DR-VAR-TACTIC-11")
@pytest.mark.parametrize(
    ("cards", "clause"),
    [
        (("power 2", "power 1", "power 5"), "DR-VAR-TACTIC-09"),
        (("power 5", "power 1", "power 2"), "DR-VAR-TACTIC-09"),
        (("power 2", "power 5", "power 5"), "DR-VAR-TACTIC-11"),
        (("power 5", "power 5", "power 2"), "DR-VAR-TACTIC-11"),
    ],
    ids=["passed alone", "kept alone", "passed in a tie", "kept in a tie"],
)
def test_the_map_cites_the_tie_only_when_several_share_the_highest_value(
    cards: tuple[str, ...], clause: str
) -> None:
    game = scene(3, TREASURE, map_at=0)
    lay_in_turn(game, *cards)
    assert cited(game, "map_passed") == [clause]


@pytest.mark.rule("DR-VAR-TACTIC-10")
@pytest.mark.parametrize(("room", "item"), [(TREASURE, "key"), (MONSTER, "sword")])
def test_keys_and_swords_take_the_map_from_a_four(room: str, item: str) -> None:
    game = scene(3, room, map_at=0, items={1: [item]})
    lay_in_turn(game, "power 4", item, "power 3")
    assert game.view(None)[MAP_CARD] == 1


@pytest.mark.rule("DR-VAR-TACTIC-10")
@pytest.mark.parametrize(("room", "item"), [(TREASURE, "key"), (MONSTER, "sword")])
def test_keys_and_swords_only_tie_with_a_five(room: str, item: str) -> None:
    game = scene(4, room, map_at=0, items={2: [item]})
    lay_in_turn(game, "power 3", "power 5", item, "power 2")
    assert game.view(None)[MAP_CARD] == 1


@pytest.mark.rule("DR-VAR-TACTIC-11")
@pytest.mark.parametrize(
    ("map_at", "tied", "taker"),
    [
        (0, (1, 2), 1),
        (2, (0, 1), 0),
        (2, (1, 3), 3),
        (3, (0, 2), 0),
        (1, (0, 3), 3),
    ],
)
def test_of_several_highest_the_nearest_clockwise_from_the_map_takes_it(
    map_at: int, tied: tuple[int, ...], taker: int
) -> None:
    game = scene(4, TREASURE, map_at=map_at)
    seats = [(map_at + step) % 4 for step in range(4)]
    lay_in_turn(game, *("power 5" if seat in tied else "power 2" for seat in seats))
    assert game.view(None)[MAP_CARD] == taker


@pytest.mark.rule("DR-VAR-TACTIC-11")
@pytest.mark.parametrize("holder", [0, 2])
def test_a_holder_who_is_tied_for_the_highest_value_keeps_the_map(holder: int) -> None:
    game = scene(4, TREASURE, map_at=holder)
    lay_in_turn(game, "power 5", "power 5", "power 1", "power 5")
    assert game.view(None)[MAP_CARD] == holder
    assert game.waiting == [holder]


@pytest.mark.rule("DR-VAR-TACTIC-12")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_holder_of_the_map_plays_first_in_the_next_level_too(winner: int) -> None:
    game = scene(3, TREASURE, map_at=0, at=4)
    lay_in_turn(game, *("power 5" if seat == winner else "power 2" for seat in range(3)))
    assert game.view(None)["level"] == 2
    assert game.view(None)[MAP_CARD] == winner
    assert game.waiting == [winner]
