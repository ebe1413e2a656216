"""Chambers reached through no hall, and chambers where a monster waits (ROOM, GAP)."""

import pytest

from tests.games.dungeonquest.revised.rooms import (
    EMPTY,
    SLEEP,
    enters,
    is_over_for,
    rises,
    slips,
    starts,
    trials,
    turns_of,
)
from tests.games.dungeonquest.revised.scene import (
    act,
    cited,
    drawn,
    hero,
    options,
    place,
    refused,
    scene,
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
LIGHTNING = {0: ["rune_of_lightning"]}


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
    game = enters(tile, top=EMPTY, runes={0: ["rune_of_teleportation"]})
    act(game, 0, "use rune_of_teleportation")
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
    game = enters(tile, lurkers=["c3"], runes=LIGHTNING, entrances=["c3"], skips=SLEEP)
    act(game, 0, "move north", "use rune_of_lightning")
    assert told(game, "rolled") == told(game, "card_drawn") == []
    assert turns_of(game, 0) == 2
    assert options(game, 0) == (*acts, "descend")


@pytest.mark.rule("DQR-ROOM-57")
@pytest.mark.parametrize(
    ("tile", "attribute"), [("spider_web_01", "strength"), ("cave_in_01", "agility")]
)
def test_where_a_monster_waited_the_test_for_leaving_still_holds(tile: str, attribute: str) -> None:
    game = enters(tile, lurkers=["c3"], runes=LIGHTNING, dice=[1, 1], skips=SLEEP)
    act(game, 0, "move north", "use rune_of_lightning")
    assert trials(game) == drawn(game, "dungeon") == []
    act(game, 0, "move north")
    assert trials(game) == [attribute]


@pytest.mark.rule("DQR-ROOM-57")
def test_from_the_catacombs_the_side_is_chosen_before_the_monster_is_met() -> None:
    game = rises("chasm_01", lurkers=["c3"], runes=LIGHTNING, skips=SLEEP)
    assert options(game, 0) == ("side south", "side north")
    assert told(game, "fight_began") == []
    act(game, 0, "side north", "use rune_of_lightning")
    assert drawn(game, "dungeon") == []
    assert options(game, 0) == ("move north", "move east")


@pytest.mark.rule("DQR-ROOM-57")
@pytest.mark.parametrize("tile", ["trap_01", "bottomless_pit_01", "rotating_room_01"])
def test_where_a_monster_waits_the_chamber_itself_does_nothing(tile: str) -> None:
    game = enters(tile, lurkers=["c3"], runes=LIGHTNING)
    laid = dict(state_of(game).tiles)
    act(game, 0, "move north", "use rune_of_lightning")
    assert told(game, "rolled") == told(game, "card_drawn") == []
    assert state_of(game).tiles == laid
    assert (place(game, 0), is_over_for(game, 0)) == ("c3", True)


@pytest.mark.rule("DQR-ROOM-54", "DQR-RUNE-02")
@pytest.mark.parametrize(
    ("tile", "choices", "rolled"),
    [
        ("spider_web_01", ["move south"], "DQR-ROOM-48"),
        ("darkness_01", [], "DQR-ROOM-26"),
        ("bridge_01", ["cross"], "DQR-ROOM-11"),
        ("cave_in_01", ["move north"], "DQR-ROOM-22"),
    ],
)
def test_a_stasis_rune_does_not_lift_the_leaving_rule_of_a_chamber(
    tile: str, choices: list[str], rolled: str
) -> None:
    game = starts(tile, runes={0: ["stasis_rune"]}, dice=[1, 1], top=EMPTY)
    act(game, 0, "use stasis_rune", *choices)
    assert cited(game, "rolled") == [rolled]
    assert place(game, 0) != "c3"


@pytest.mark.rule("DQR-ROOM-35", "DQR-RUNE-02")
def test_nor_does_it_open_the_hall_by_which_a_corridor_was_entered() -> None:
    game = starts("corridor_01", runes={0: ["stasis_rune"]})
    act(game, 0, "use stasis_rune")
    assert options(game, 0) == ("move north", "move east", "move west")
    assert refused(game, 0)["move south"] == "DQR-ROOM-35"


@pytest.mark.rule("DQR-ROOM-06", "DQR-ROOM-16", "DQR-ROOM-39", "DQR-TREASURE-04")
@pytest.mark.parametrize(
    ("at", "tiles", "then"),
    [
        ("c4", {"c3": "bridge_01"}, ["stay"]),
        ("c4", {"c3": "bottomless_pit_01"}, []),
        ("c4", {"c3": "rotating_room_01"}, []),
        ("g7", {}, []),
    ],
)
def test_a_chamber_that_ends_the_turn_ends_a_stasis_rune_too(
    at: str, tiles: dict[str, str], then: list[str]
) -> None:
    runes, top = {0: ["stasis_rune"]}, {"dragon": ["dragon_sleeping"]}
    game = scene("hugo", "lindel", at=[at], tiles={at: "chamber_01", **tiles}, runes=runes, top=top)
    act(game, 0, "use stasis_rune", "move north", *then)
    assert is_over_for(game, 0)
