"""Chambers reached through no hall, and chambers where a monster waits (ROOM, GAP)."""

import pytest

from tests.games.dungeonquest.revised.rules.fights import exchange
from tests.games.dungeonquest.revised.rules.rooms import (
    EMPTY,
    SLEEP,
    enters,
    is_over_for,
    rises,
    slips,
    trials,
    turns_of,
)
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    drawn,
    hero,
    options,
    place,
    state_of,
    told,
)

ALL = ("side north", "side east", "side south", "side west")
SIDES = [
    ("bridge_01", ("side south", "side north")),
    ("cave_in_01", ALL),
    ("chasm_01", ("side south", "side north")),
    ("spider_web_01", ALL),
]
WEAK = {"monster": ["skeleton_1"]}


@pytest.mark.rule("DQR-GAP-26")
@pytest.mark.parametrize(("tile", "sides"), SIDES)
def test_who_comes_through_a_secret_door_chooses_the_side(
    tile: str, sides: tuple[str, ...]
) -> None:
    game = slips(tile, top=EMPTY)
    assert options(game, 0) == sides
    assert game.pending[0].rule == "DQR-GAP-26"
    act(game, 0, "side north")
    assert hero(game, 0).entered_by == 0


@pytest.mark.rule("DQR-GAP-26")
@pytest.mark.parametrize(("tile", "sides"), SIDES)
def test_who_is_teleported_chooses_the_side(tile: str, sides: tuple[str, ...]) -> None:
    game = enters(tile, top=EMPTY, runes={0: ["teleportation_rune"]})
    act(game, 0, "use teleportation_rune", "through north")
    assert options(game, 0) == sides
    assert game.pending[0].rule == "DQR-GAP-26"


@pytest.mark.rule("DQR-GAP-26")
def test_the_side_chosen_after_a_secret_door_holds_on_later_turns() -> None:
    game = slips("chasm_01", top=EMPTY, skips=SLEEP)
    act(game, 0, "side north")
    assert turns_of(game, 0) == 2
    assert options(game, 0) == ("move north", "move east")


@pytest.mark.rule("DQR-GAP-26")
@pytest.mark.parametrize("tile", [tile for tile, _ in SIDES])
def test_who_comes_by_a_hall_has_no_side_to_choose(tile: str) -> None:
    game = enters(tile, top=EMPTY)
    act(game, 0, "move north")
    assert hero(game, 0).entered_by == 2
    assert not any(option.startswith("side ") for option in options(game, 0))


# -- where a monster waits -------------------------------------------------------------------------


@pytest.mark.rule("DQR-ROOM-57")
@pytest.mark.parametrize(
    ("tile", "acts"),
    [
        ("bridge_01", ("move south", "cross")),
        ("chasm_01", ("move south", "move west")),
        ("corridor_02", ("move north", "move west")),
        ("darkness_01", ("grope",)),
    ],
)
def test_where_a_monster_waited_only_the_leaving_rule_of_the_chamber_is_left(
    tile: str, acts: tuple[str, ...]
) -> None:
    game = enters(tile, lurkers=["c3"], top=WEAK, entrances=["c3"], skips=SLEEP)
    act(game, 0, "move north")
    exchange(game, "ranged", "melee")
    assert told(game, "rolled") == told(game, "card_drawn") == []
    assert turns_of(game, 0) == 2
    assert options(game, 0) == (*acts, "descend")


@pytest.mark.rule("DQR-ROOM-57")
@pytest.mark.parametrize(
    ("tile", "attribute"), [("spider_web_01", "strength"), ("cave_in_01", "agility")]
)
def test_where_a_monster_waited_the_test_for_leaving_still_holds(tile: str, attribute: str) -> None:
    game = enters(tile, lurkers=["c3"], top=WEAK, dice=[1, 1], skips=SLEEP)
    act(game, 0, "move north")
    exchange(game, "ranged", "melee")
    assert trials(game) == drawn(game, "dungeon") == []
    act(game, 0, "move north")
    assert trials(game) == [attribute]


@pytest.mark.rule("DQR-ROOM-57")
def test_from_the_catacombs_the_side_is_chosen_before_the_monster_is_met() -> None:
    game = rises("chasm_01", lurkers=["c3"], top=WEAK, skips=SLEEP)
    assert options(game, 0) == ("side south", "side north")
    assert told(game, "fight_began") == []
    act(game, 0, "side north")
    exchange(game, "ranged", "melee")
    assert drawn(game, "dungeon") == []
    assert options(game, 0) == ("move north", "move east")


@pytest.mark.rule("DQR-ROOM-57")
@pytest.mark.parametrize("tile", ["trap_01", "bottomless_pit_01", "rotating_room_01"])
def test_where_a_monster_waits_the_chamber_itself_does_nothing(tile: str) -> None:
    game = enters(tile, lurkers=["c3"], top=WEAK)
    laid = dict(state_of(game).tiles)
    act(game, 0, "move north")
    exchange(game, "ranged", "melee")
    assert told(game, "rolled") == told(game, "card_drawn") == []
    assert state_of(game).tiles == laid
    assert (place(game, 0), is_over_for(game, 0)) == ("c3", True)
