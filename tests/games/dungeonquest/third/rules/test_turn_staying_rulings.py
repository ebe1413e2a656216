"""Rulings about heroes who stay where they are: blocked, sealed in, above a way down."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.drawing import SLEEP, enters, turns_of
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    drawn,
    hero,
    options,
    place,
    refused,
    scene,
    shown,
    told,
)
from tests.games.dungeonquest.third.rules.watched import wait, watched

NOTHING = "search_empty_room"
EMPTY = ["dungeon_empty"] * 4
SHUT_IN = {"b4": "chamber_05", "d4": "chamber_05", "c3": "chamber_05@1"}
"""Chambers that turn walls to c4 on three sides."""


@pytest.mark.rule("DQ3-GAP-62", "DQ3-CLAR-09")
def test_a_hero_who_cannot_search_at_all_and_whose_only_way_out_is_taken_is_blocked() -> None:
    tiles = {"c3": "corridor_05", "c2": "chamber_04@2", "c4": "chamber_01"}
    game = scene("hugo", "lindel", at=["c3", "c4"], tiles=tiles, top={"dungeon": EMPTY})
    assert told(game, "blocked") == [{"seat": 0}]
    assert cited(game, "blocked") == ["DQ3-GAP-62"]
    act(game, 1, "move east")
    assert place(game, 0) == "c4", "the only way is open again"


@pytest.mark.rule("DQ3-GAP-62")
def test_where_he_can_search_such_a_hero_is_not_blocked() -> None:
    tiles = {"c3": "chamber_05", "c2": "chamber_04@2", "c4": "chamber_01"}
    game = scene("hugo", "lindel", at=["c3", "c4"], tiles=tiles, top={"search": [NOTHING]})
    assert told(game, "blocked") == []
    assert [search["seat"] for search in told(game, "searched")] == [0]


@pytest.mark.rule("DQ3-GAP-62", "DQ3-EXIT-02")
def test_a_blocked_hero_in_a_tower_may_leave_with_loot_but_need_not() -> None:
    tiles = {"b1": "chamber_01", "a2": "chamber_08@3"}
    loot = {0: ["search_gold_coins_10"]}
    game = scene("hugo", "lindel", at=["a1", "b1"], tiles=tiles, loot=loot)
    assert options(game, 0) == ("leave", "stay")
    act(game, 0, "stay")
    assert (place(game, 0), cited(game, "blocked")) == ("a1", ["DQ3-GAP-62"])


@pytest.mark.rule("DQ3-GAP-62", "DQ3-CLAR-09", "DQ3-TURN-08")
def test_a_blocked_hero_above_a_way_down_may_go_below_but_need_not() -> None:
    tiles = {"c3": "chamber_05", "c2": "chamber_04@2", "c4": "chamber_01"}
    at, entrances, searches = ["c3", "c4"], ["c3"], {0: 2}
    game = scene("hugo", "lindel", at=at, tiles=tiles, entrances=entrances, searches=searches)
    assert options(game, 0) == ("descend", "stay")
    act(game, 0, "stay")
    assert (place(game, 0), cited(game, "blocked")) == ("c3", ["DQ3-CLAR-09"])


@pytest.mark.rule("DQ3-GAP-63", "DQ3-DIFF-62")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_searches_in_another_chamber_do_not_count_for_a_hero_who_is_sealed_in(before: int) -> None:
    game = watched(
        "hugo",
        "c2",
        tiles={"c2": "chamber_01"},
        pool=["rotating_room_01"],
        top={"search": [NOTHING] * 4},
        searches={0: before},
    )
    act(game, 0, "move north")
    assert hero(game, 0).searches == 0
    wait(game)
    assert (hero(game, 0).searches, hero(game, 0).status) == (1, "exploring")
    wait(game)
    assert hero(game, 0).status == "dead"
    assert cited(game, "died") == ["DQ3-DEAD-04"]


@pytest.mark.rule("DQ3-GAP-63", "DQ3-DEAD-04")
def test_a_search_of_this_visit_counts_although_he_was_not_sealed_in_yet() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["c4"],
        tiles={"c4": "chamber_08@2", **SHUT_IN},
        searches={0: 1},
        top={"search": [NOTHING]},
    )
    assert len(told(game, "searched")) == 1
    assert cited(game, "died") == ["DQ3-DEAD-04"]


@pytest.mark.rule("DQ3-GAP-63", "DQ3-DEAD-04")
def test_who_has_searched_twice_and_is_sealed_in_afterwards_dies_in_his_turn() -> None:
    tiles = {"c4": "chamber_08@2", **SHUT_IN}
    game = scene("hugo", "lindel", at=["c4"], tiles=tiles, searches={0: 2})
    assert told(game, "searched") == []
    assert cited(game, "died") == ["DQ3-DEAD-04"]
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-GAP-63", "DQ3-VAR-WAIT-06")
def test_if_death_can_wait_he_crawls_out_beside_his_prison() -> None:
    tiles = {"c4": "chamber_08@2", **SHUT_IN}
    rules = Rules(death_can_wait=True)
    game = scene("hugo", "lindel", at=["c4"], tiles=tiles, searches={0: 2}, rules=rules, dice=[1])
    act(game, 0, "through north")
    assert (hero(game, 0).status, place(game, 0)) == ("exploring", "c3")
    assert (hero(game, 0).searches, game.waiting) == (0, [1])


SIX = ["a3", "a4", "a5", "a6", "a7", "a8"]
"""Where all six markers lie, so that no other can be put."""


def found_a_passage(tile: str = "chamber_01", entrances: list[str] | None = None) -> Game:
    """A hero has gone north into c3 and found a Passage Down there; it is his next turn."""
    top = {"dungeon": ["dungeon_passage_down"], "search": [NOTHING] * 3}
    places = SIX if entrances is None else entrances
    game = enters(tile, top=top, entrances=places, skips=SLEEP, dice=[6, 6, 6, 6])
    act(game, 0, "move north")
    return game


@pytest.mark.rule("DQ3-GAP-64", "DQ3-CATA-02")
def test_a_passage_down_without_a_marker_is_open_in_the_next_turn() -> None:
    game = found_a_passage()
    assert SPACE_OF["c3"] not in shown(game)["entrances"], "all six markers lie elsewhere"
    act(game, 0, "descend", "head north")
    assert hero(game, 0).status == "below"


@pytest.mark.rule("DQ3-GAP-64")
def test_a_passage_down_without_a_marker_ends_with_the_next_turn() -> None:
    game = found_a_passage()
    act(game, 0, "search")
    assert "descend" not in options(game, 0)


@pytest.mark.rule("DQ3-GAP-64")
def test_a_passage_down_with_a_marker_stays_open() -> None:
    game = found_a_passage(entrances=[])
    act(game, 0, "search", "search")
    assert "descend" in options(game, 0)


@pytest.mark.rule("DQ3-GAP-64", "DQ3-CATA-04")
def test_the_way_down_from_a_cave_in_ends_with_a_failed_crossing() -> None:
    game = found_a_passage("cave_in_01", entrances=[])
    assert options(game, 0) == ("cross", "retreat", "descend")
    act(game, 0, "cross")
    assert turns_of(game, 0) == 3
    assert options(game, 0) == ("cross", "retreat")


@pytest.mark.rule("DQ3-GAP-64")
def test_a_passage_without_a_marker_is_gone_when_a_torch_costs_the_next_turn() -> None:
    kept = {0: ["dungeon_torch_goes_out"]}
    dice = [6, 6, 1, 1]
    game = enters("chamber_01", at=["c3"], kept=kept, passage={0: 1}, skips=SLEEP, dice=dice)
    assert turns_of(game, 0) == 2
    assert "descend" not in options(game, 0)


@pytest.mark.rule("DQ3-GAP-64")
def test_the_way_down_that_has_no_marker_is_lost_when_he_leaves() -> None:
    top = {"dungeon": ["dungeon_passage_down", *EMPTY]}
    game = enters("cave_in_01", top=top, skips=SLEEP)
    act(game, 0, "move north", "retreat", "move north")
    assert place(game, 0) == "c3"
    assert set(options(game, 0)) == {"cross", "retreat"}


@pytest.mark.rule("DQ3-GAP-65")
@pytest.mark.parametrize(("tile", "deck"), [("rotating_room_01@0", ""), ("trap_01", "trap")])
def test_over_a_marker_the_text_of_the_chamber_holds(tile: str, deck: str) -> None:
    top = {"trap": ["trap_poisonous_snakes"], "dungeon": EMPTY}
    game = enters(tile, top=top, entrances=["c3"], skips=SLEEP, dice=[1])
    act(game, 0, "move north")
    assert drawn(game, "dungeon") == []
    assert drawn(game, "trap") == (["trap_poisonous_snakes"] if deck else [])
    assert "descend" in options(game, 0)


@pytest.mark.rule("DQ3-GAP-65", "DQ3-CATA-05")
def test_over_a_marker_in_a_plain_chamber_a_dungeon_card_is_drawn() -> None:
    game = enters("chamber_01", top={"dungeon": EMPTY}, entrances=["c3"], skips=SLEEP)
    act(game, 0, "move north")
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert "descend" in options(game, 0)
    assert refused(game, 0) == {}
