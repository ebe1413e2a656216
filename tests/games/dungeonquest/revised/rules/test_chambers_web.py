"""Spider webs (ROOM)."""

import pytest

from tests.games.dungeonquest.revised.rules.rooms import (
    EMPTY,
    SLEEP,
    WALLS_NS,
    enters,
    is_over_for,
    rises,
    starts,
    trials,
    turns_of,
)
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    drawn,
    hero,
    options,
    place,
    told,
)

PLAIN = {"c2": "chamber_01", "b3": "chamber_01", "d3": "chamber_01"}
MOVES = ("move north", "move east", "move south", "move west")
STRONG, WEAK = [3, 4], [4, 4]
"""Dice with which Hugo just gets through the webs, and with which he just does not."""
BARRED = [("portcullis_01", ["strength"], []), ("chamber_09@2", [], ["door_jammed"])]
"""Chambers with a portcullis and with a door at the south, and what comes of that."""


@pytest.mark.rule("DQR-ROOM-42", "DQR-ROOM-43")
def test_one_leaves_a_web_at_once_and_back_without_a_test() -> None:
    game = enters("spider_web_01", tiles=PLAIN, top=EMPTY)
    act(game, 0, "move north")
    assert options(game, 0) == MOVES
    assert game.pending[0].rule == "DQR-ROOM-42"
    act(game, 0, "move south")
    assert place(game, 0) == "c4"
    assert trials(game) == []
    assert turns_of(game, 0) == 1


@pytest.mark.rule("DQR-ROOM-42", "DQR-ROOM-43")
def test_the_way_back_out_of_a_web_leads_past_the_door_that_was_opened() -> None:
    tiles = {"c4": "chamber_09"}
    game = enters("spider_web_01", tiles=tiles, top={"door": ["door_opens"], **EMPTY})
    act(game, 0, "move north", "move south")
    assert place(game, 0) == "c4"
    assert drawn(game, "door") == ["door_opens"]


@pytest.mark.rule("DQR-ROOM-44", "DQR-ROOM-48", "DQR-ROOM-49")
@pytest.mark.parametrize(("way", "to"), [("north", "c2"), ("east", "d3"), ("west", "b3")])
def test_by_any_other_hall_one_struggles_through_the_webs(way: str, to: str) -> None:
    game = enters("spider_web_01", tiles=PLAIN, dice=STRONG, top=EMPTY)
    act(game, 0, "move north", f"move {way}")
    assert trials(game) == ["strength"]
    assert cited(game, "rolled") == ["DQR-ROOM-48"]
    assert place(game, 0) == to
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert turns_of(game, 0) == 1


@pytest.mark.rule("DQR-ROOM-42")
@pytest.mark.parametrize("c2", [barred[0] for barred in BARRED])
def test_out_of_a_web_just_entered_neither_door_nor_portcullis_counts(c2: str) -> None:
    game = enters("spider_web_01", tiles={"c2": c2}, dice=STRONG, top=EMPTY)
    act(game, 0, "move north", "move north")
    assert place(game, 0) == "c2"
    assert trials(game) == ["strength"]
    assert drawn(game, "door") == []


@pytest.mark.rule("DQR-ROOM-50", "DQR-ROOM-48")
def test_who_fails_stays_in_the_web_and_the_turn_is_over() -> None:
    game = enters("spider_web_01", tiles=PLAIN, dice=WEAK, top=EMPTY)
    act(game, 0, "move north", "move north")
    assert place(game, 0) == "c3"
    assert told(game, "card_drawn") == []
    assert hero(game, 0).determination == 1
    assert is_over_for(game, 0)


# -- from the catacombs ----------------------------------------------------------------------------


@pytest.mark.rule("DQR-ROOM-45", "DQR-GAP-23")
def test_from_the_catacombs_one_chooses_a_hall_as_side_and_moves_on_at_once() -> None:
    game = rises("spider_web_01", tiles=PLAIN, top=EMPTY)
    assert options(game, 0) == ("side north", "side east", "side south", "side west")
    assert game.pending[0].rule == "DQR-ROOM-45"
    act(game, 0, "side east")
    assert options(game, 0) == MOVES
    act(game, 0, "move east")
    assert place(game, 0) == "d3"
    assert trials(game) == []
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-ROOM-46", "DQR-GAP-23")
@pytest.mark.parametrize(("way", "to"), [("north", "c2"), ("south", "c4"), ("west", "b3")])
def test_by_another_hall_than_the_chosen_one_one_struggles(way: str, to: str) -> None:
    tiles = {**PLAIN, "c4": "chamber_01"}
    game = rises("spider_web_01", tiles=tiles, dice=(3, 4), top=EMPTY)
    act(game, 0, "side east", f"move {way}")
    assert trials(game) == ["strength"]
    assert place(game, 0) == to


@pytest.mark.rule("DQR-ROOM-45")
@pytest.mark.parametrize("c2", [barred[0] for barred in BARRED])
def test_on_the_way_on_from_the_catacombs_neither_door_nor_portcullis_counts(c2: str) -> None:
    game = rises("spider_web_01", tiles={"c2": c2}, top=EMPTY)
    act(game, 0, "side north", "move north")
    assert place(game, 0) == "c2"
    assert drawn(game, "door") == trials(game) == []


# -- starting a turn in a web ----------------------------------------------------------------------


@pytest.mark.rule("DQR-ROOM-47", "DQR-ROOM-48", "DQR-ROOM-49")
@pytest.mark.parametrize(("way", "to"), [("south", "c4"), ("north", "c2")])
def test_who_is_stuck_struggles_next_turn_even_to_go_back(way: str, to: str) -> None:
    dice = [*WEAK, *STRONG]
    game = enters("spider_web_01", tiles=PLAIN, dice=dice, top=EMPTY, skips=SLEEP)
    act(game, 0, "move north", "move west")
    assert turns_of(game, 0) == 2
    act(game, 0, f"move {way}")
    assert trials(game) == ["strength", "strength"]
    assert cited(game, "rolled") == ["DQR-ROOM-48"] * 2
    assert place(game, 0) == to


@pytest.mark.rule("DQR-ROOM-47", "DQR-ROOM-50")
def test_who_fails_again_stays_again() -> None:
    game = starts("spider_web_01", dice=WEAK, top=EMPTY)
    act(game, 0, "move south")
    assert place(game, 0) == "c3"
    assert is_over_for(game, 0)
    assert told(game, "card_drawn") == []


@pytest.mark.rule("DQR-GAP-24", "DQR-ROOM-55")
@pytest.mark.parametrize(("c2", "attributes", "doors"), BARRED)
def test_after_a_struggle_at_the_start_of_a_turn_barriers_count(
    c2: str, attributes: list[str], doors: list[str]
) -> None:
    dice, top = [*STRONG, *WEAK], {"door": ["door_jammed"]}
    game = starts("spider_web_01", tiles={"c2": c2}, dice=dice, top=top)
    act(game, 0, "move north")
    assert trials(game) == ["strength", *attributes]
    assert drawn(game, "door") == doors
    assert place(game, 0) == "c3"


@pytest.mark.rule("DQR-GAP-25")
def test_down_by_a_marker_nobody_has_to_struggle() -> None:
    game = starts("spider_web_01", entrances=["c3"])
    assert options(game, 0) == (*MOVES, "descend")
    act(game, 0, "descend", "head north")
    assert hero(game, 0).status == "below"
    assert trials(game) == []


@pytest.mark.rule("DQR-GAP-27")
def test_a_web_acts_again_when_it_is_entered_from_the_other_side() -> None:
    tiles = {"c2": "corridor_05", "c1": WALLS_NS}
    game = enters("spider_web_02", tiles=tiles, dice=STRONG)
    act(game, 0, "move north", "move north")
    assert [moved["at"] for moved in told(game, "moved")] == [28, 15, 28]
    assert set(options(game, 0)) == {"move north", "move south"}
    act(game, 0, "move north")  # back without a test, and the corridor sends him here once more
    assert place(game, 0) == "c2"
    assert told(game, "turn_ended") == [{"seat": 0, "reason": "same_hall"}]
    assert cited(game, "turn_ended") == ["DQR-GAP-27"]
    assert is_over_for(game, 0)
