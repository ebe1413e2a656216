"""Ways into the catacombs, entrance markers and Travel markers (CATA-01 to CATA-12)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.third.rules.state import ENTRANCE_MARKERS
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    scene,
    shown,
    state_of,
    told,
)

C3 = {"c3": "chamber_01"}
SIX = ["b5", "c5", "d5", "e5", "b6", "c6"]


def alone(name: str = "hugo", **facts: Any) -> Game:
    """A scene in c3 in which only seat 0 has anything to do."""
    return scene(name, "lindel", at=["c3"], skips={1: 99}, **{"tiles": C3, **facts})


def search_card(card: str, **facts: Any) -> Game:
    """The hero searches c3 and finds a card; now it is his next turn."""
    game = alone(top={"search": [card]}, **facts)
    act(game, 0, "search")
    return game


@pytest.mark.rule("DQ3-CATA-01")
def test_a_fall_from_a_bridge_forces_a_hero_down_whatever_he_wants() -> None:
    game = scene(
        "hugo", "lindel", at=["c3"], tiles={**C3, "c2": "bridge_01"}, dice=[6, 6, 2], skips={1: 99}
    )
    act(game, 0, "move north", "cross")
    assert options(game, 0) == ("head north", "head east", "head south", "head west")
    act(game, 0, "head east")
    assert hero(game, 0).status == "below"
    assert hero(game, 0).wounds == 2


@pytest.mark.rule("DQ3-CATA-01", "DQ3-CATA-02")
@pytest.mark.parametrize("way_of_finding", ["search", "move"])
def test_passage_down_gives_the_choice_to_go_below_in_the_next_turn(way_of_finding: str) -> None:
    if way_of_finding == "search":
        game = search_card("search_passage_down")
    else:
        tiles = {"c2": "chamber_01", "c3": "chamber_01"}
        game = alone(tiles=tiles, top={"dungeon": ["dungeon_passage_down"]})
        act(game, 0, "move north")
    assert hero(game, 0).status == "exploring"
    assert {"descend", "search", "move east", "move south"} <= set(options(game, 0))
    assert game.pending[0].rule == "DQ3-TURN-03"


@pytest.mark.rule("DQ3-CATA-02")
def test_without_a_way_down_nobody_can_go_below() -> None:
    assert "descend" not in options(alone(), 0)


@pytest.mark.rule("DQ3-CATA-02")
def test_the_way_down_that_was_found_is_left_behind_with_the_chamber() -> None:
    game = search_card("search_passage_down", entrances=SIX, pool=["chamber_01"])
    assert "descend" in options(game, 0)
    act(game, 0, "move north")
    assert "descend" not in options(game, 0)


@pytest.mark.rule("DQ3-CATA-03")
def test_a_marker_is_placed_where_the_passage_was_found_although_nobody_enters() -> None:
    game = search_card("search_passage_down", pool=["chamber_01"])
    assert shown(game)["entrances"] == [SPACE_OF["c3"]]
    assert told(game, "entrance_found") == [{"seat": 0, "at": SPACE_OF["c3"]}]
    assert cited(game, "entrance_found") == ["DQ3-CARDS-SEARCH-PASSAGE-DOWN"]
    act(game, 0, "move north")
    assert shown(game)["entrances"] == [SPACE_OF["c3"]]


@pytest.mark.rule("DQ3-CATA-03")
@pytest.mark.parametrize(("tile", "marked"), [("chamber_01", ["c3"]), ("catacomb_entrance_01", [])])
def test_a_second_passage_in_the_same_chamber_adds_no_marker(tile: str, marked: list[str]) -> None:
    game = alone(
        tiles={"c3": tile}, entrances=marked, top={"search": ["search_passage_down"]}, sun=1
    )
    act(game, 0, "search")
    assert len(shown(game)["entrances"]) == len(marked)
    assert told(game, "entrance_found") == []


@pytest.mark.rule("DQ3-CATA-04")
def test_in_a_cave_in_no_marker_is_placed_but_the_hero_may_go_below() -> None:
    game = alone(
        tiles={**C3, "c2": "cave_in_01"}, top={"dungeon": ["dungeon_passage_down"]}, pool=[]
    )
    act(game, 0, "move north")
    assert shown(game)["entrances"] == []
    assert "descend" in options(game, 0)
    act(game, 0, "descend", "head north")
    assert shown(game)["entrances"] == []
    assert hero(game, 0).status == "below"


@pytest.mark.rule("DQ3-CATA-05")
@pytest.mark.parametrize(("tile", "marked"), [("chamber_01", ["c2"]), ("catacomb_entrance_01", [])])
def test_an_entrance_is_met_with_a_dungeon_card_and_leads_down_a_turn_later(
    tile: str, marked: list[str]
) -> None:
    game = alone(
        tiles={**C3, "c2": tile}, entrances=marked, top={"dungeon": ["dungeon_razorwing_attack"]}
    )
    assert "descend" not in options(game, 0)
    act(game, 0, "move north")
    assert [drawn["card"] for drawn in told(game, "card_drawn")] == ["dungeon_razorwing_attack"]
    assert hero(game, 0).status == "exploring"
    assert {"descend", "search", "move south"} <= set(options(game, 0))


@pytest.mark.rule("DQ3-CATA-05")
def test_going_below_replaces_the_move_of_the_turn() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles=C3, entrances=["c3"])
    act(game, 0, "descend", "head north")
    assert options(game, 0) == ()
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-CATA-06", "DQ3-EX-34")
def test_with_six_markers_on_the_board_no_seventh_is_placed_but_the_way_is_there() -> None:
    assert ENTRANCE_MARKERS == 6
    game = search_card("search_passage_down", entrances=SIX)
    assert len(shown(game)["entrances"]) == 6
    assert SPACE_OF["c3"] not in shown(game)["entrances"]
    assert told(game, "entrance_found") == []
    assert "descend" in options(game, 0)


@pytest.mark.rule("DQ3-CATA-06")
def test_the_sixth_marker_can_still_be_placed() -> None:
    game = search_card("search_passage_down", entrances=SIX[:5])
    assert len(shown(game)["entrances"]) == 6


@pytest.mark.rule("DQ3-CATA-07", "DQ3-GAP-68")
@pytest.mark.parametrize(
    ("direction", "number"), [("north", 0), ("east", 1), ("south", 2), ("west", 3)]
)
def test_the_arrow_points_where_the_hero_chooses(direction: str, number: int) -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles=C3, entrances=["c3"])
    act(game, 0, "descend")
    assert options(game, 0) == ("head north", "head east", "head south", "head west")
    assert game.pending[0].rule == "DQ3-CATA-07"
    act(game, 0, f"head {direction}")
    assert shown(game, 1)["heroes"][0]["heading"] == number
    assert place(game, 0) == "c3"
    assert told(game, "descended") == [{"seat": 0, "at": SPACE_OF["c3"], "heading": number}]


@pytest.mark.rule("DQ3-CATA-08", "DQ3-CATA-10")
def test_the_figure_is_off_the_board_so_that_others_may_move_under_the_marker() -> None:
    tiles = {"c3": "chamber_01", "c4": "chamber_01"}
    game = scene("hugo", "lindel", at=["c3", "c4"], tiles=tiles, entrances=["c3"])
    act(game, 0, "descend", "head east")
    assert shown(game)["heroes"][0]["status"] == "below"
    assert "move north" in options(game, 1)
    act(game, 1, "move north")
    assert place(game, 1) == "c3"


@pytest.mark.rule("DQ3-CATA-08")
def test_before_he_goes_below_his_figure_bars_the_way() -> None:
    tiles = {"c3": "chamber_01", "c4": "chamber_01"}
    game = scene("hugo", "lindel", at=["c3", "c4"], tiles=tiles, turn=1, first=0)
    assert "move north" not in options(game, 1)
    assert game.pending[1].refused["move north"] == "DQ3-MOVE-03"


@pytest.mark.rule("DQ3-CATA-09")
def test_the_marker_stays_put_while_cards_are_drawn() -> None:
    cards = ["catacomb_empty", "catacomb_empty", "catacomb_exit"]
    game = alone(entrances=["c3"], top={"catacomb": cards})
    act(game, 0, "descend", "head east")
    assert options(game, 0) == ("surface", "stay below")
    assert hero(game, 0).row == cards
    assert (place(game, 0), hero(game, 0).heading) == ("c3", 1)


@pytest.mark.rule("DQ3-CATA-11", "DQ3-CATA-12", "DQ3-DIFF-36")
@pytest.mark.parametrize("direction", ["north", "south"])
def test_a_second_hero_may_go_down_at_the_same_place_and_choose_his_own_way(direction: str) -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["c3", "c3"],
        tiles=C3,
        entrances=["c3"],
        turn=1,
        first=0,
        status={0: "below"},
        heading={0: 0},
        skips={0: 99},
    )
    assert "descend" in options(game, 1)
    act(game, 1, "descend")
    assert options(game, 1) == ("head north", "head east", "head south", "head west")
    act(game, 1, f"head {direction}")
    assert hero(game, 1).status == "below"
    assert hero(game, 1).heading == (0 if direction == "north" else 2)
    assert hero(game, 0).heading == 0


@pytest.mark.rule("DQ3-CATA-07")
def test_the_lingering_shade_is_discarded_at_the_entrance() -> None:
    game = alone(entrances=["c3"], kept={0: ["dungeon_lingering_shade"]}, dice=[6] * 4)
    act(game, 0, "descend", "head east")
    assert hero(game, 0).status == "below"
    assert hero(game, 0).kept == []
    assert state_of(game).decks["dungeon"].discard == ["dungeon_lingering_shade"]
