"""The turns of the heroes (TURN)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SOUTH, SPACE_OF
from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.errors import IllegalChoice, WrongSeat
from tests.games.dungeonquest.third.rules.scene import (
    act,
    below,
    cited,
    drawn,
    hero,
    options,
    place,
    refused,
    scene,
    shown,
    state_of,
    told,
)

OPEN = "chamber_01"
FROM_C4: Any = {"entered_by": {0: SOUTH}, "came_from": {0: SPACE_OF["c4"]}}
EMPTY = {"dungeon": ["dungeon_empty"] * 6, "search": ["search_empty_room"] * 4}


@pytest.mark.rule("DQ3-TURN-01")
def test_turns_go_clockwise_from_the_first_player() -> None:
    tiles = {"c3": OPEN, "e3": OPEN, "g2": OPEN}
    game = scene("hugo", "lindel", "tatianna", at=["c3", "e3", "g2"], tiles=tiles, top=EMPTY,
                 first=1, turn=1)  # fmt: skip
    for seat in (1, 2, 0, 1):
        assert game.waiting == [seat]
        act(game, seat, "search")
    assert told(game, "turn_began") == [{"seat": seat} for seat in (1, 2, 0, 1, 2)]
    assert set(cited(game, "turn_began")) == {"DQ3-TURN-01"}


@pytest.mark.rule("DQ3-TURN-01")
def test_turns_go_on_until_nobody_is_left_inside() -> None:
    game = scene("hugo", "lindel", at=["b1", "c3"], tiles={"b1": OPEN, "c3": OPEN}, top=EMPTY,
                 loot={0: ["corpse_rope"]})  # fmt: skip
    act(game, 0, "move west", "leave")
    act(game, 1, "search", "search")
    assert not game.is_over
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-TURN-02")
def test_nobody_acts_before_the_turn_of_the_hero_is_finished() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": "corridor_01"}, top=EMPTY)
    act(game, 0, "move north")
    assert game.waiting == [0]
    with pytest.raises(WrongSeat):
        act(game, 1, "move south")


@pytest.mark.rule("DQ3-TURN-04", "DQ3-TURN-06", "DQ3-TURN-03")
@pytest.mark.parametrize("action", ["search", "move north"])
def test_a_hero_moves_or_searches_and_not_both(action: str) -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": OPEN}, top=EMPTY)
    act(game, 0, action)
    assert game.waiting == [1]
    assert len(told(game, "searched")) + len(told(game, "moved")) == 1
    assert place(game, 0) == ("c3" if action == "search" else "c2")


@pytest.mark.rule("DQ3-TURN-03", "DQ3-SEARCH-06", "DQ3-SEARCH-07")
def test_after_two_searches_a_hero_must_move_and_may_then_search_again() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": OPEN}, top=EMPTY,
                 skips={1: 9})  # fmt: skip
    act(game, 0, "search", "search")
    assert refused(game, 0) == {"search": "DQ3-SEARCH-05"}
    act(game, 0, "move north", "move south")
    assert "search" in options(game, 0)


@pytest.mark.rule("DQ3-TURN-05", "DQ3-CLAR-09")
def test_a_blocked_hero_loses_his_turn() -> None:
    """He has searched twice, and Lindel stands in the only chamber he could go to."""
    game = scene("hugo", "lindel", at=["c3", "c4"], tiles={"c3": "chamber_08", "c4": OPEN},
                 top=EMPTY, searches={0: 2})  # fmt: skip
    assert cited(game, "blocked") == ["DQ3-CLAR-09"]
    assert (game.waiting, place(game, 0)) == ([1], "c3")
    act(game, 1, "search")
    assert len(told(game, "blocked")) == 2
    act(game, 1, "move south")
    assert (game.waiting, place(game, 0)) == ([1], "c4")


@pytest.mark.rule("DQ3-TURN-06")
def test_the_turn_lasts_until_every_encounter_is_resolved() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN, "c2": OPEN},
                 top={"dungeon": ["dungeon_crypt"], "crypt": ["crypt_gold_coins_20"]})  # fmt: skip
    act(game, 0, "move north")
    assert game.waiting == [0]
    act(game, 0, options(game, 0)[0])
    assert hero(game, 0).loot == ["crypt_gold_coins_20"]
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-TURN-07")
def test_the_sun_moves_before_the_first_player_acts() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN}, first=0, top=EMPTY)
    assert shown(game)["sun"] == 2
    assert "search" in options(game, 0)
    act(game, 0, "search")
    assert (shown(game)["sun"], game.waiting) == (2, [1])


@pytest.mark.rule("DQ3-TURN-07")
def test_when_the_doors_shut_the_first_player_acts_no_more() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN}, first=0, sun=25, dice=[1])
    assert game.is_over
    assert told(game, "moved") == told(game, "searched") == []


@pytest.mark.rule("DQ3-TURN-07")
def test_a_dead_first_player_serves_nobody_after_the_doors_have_shut() -> None:
    game = scene("hugo", "lindel", at=["c3", "e3"], tiles={"c3": OPEN, "c4": OPEN}, first=0, sun=25,
                 dice=[1], status={0: "dead"}, lurkers={"c3": "troll_1"},
                 rules=Rules(servants=True))  # fmt: skip
    assert game.is_over


@pytest.mark.rule("DQ3-TURN-08")
def test_going_below_takes_the_place_of_move_and_search() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": "catacomb_entrance_01"}, top=EMPTY)
    assert "descend" in options(game, 0)
    act(game, 0, "descend", "head north")
    assert cited(game, "descended") == ["DQ3-TURN-08"]
    assert hero(game, 0).status == "below"
    assert drawn(game, "catacomb") == []
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-TURN-08")
def test_nobody_goes_below_where_there_is_no_way_down() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN}, top=EMPTY)
    with pytest.raises(IllegalChoice):
        act(game, 0, "descend")


@pytest.mark.rule("DQ3-TURN-09")
def test_a_hero_below_draws_a_catacomb_card_instead_of_acting() -> None:
    game = below("hugo", "catacomb_empty", "catacomb_exit")
    assert drawn(game, "catacomb") == ["catacomb_empty", "catacomb_exit"]
    assert options(game, 0) == ("surface", "stay below")
    assert told(game, "moved") == told(game, "searched") == []


@pytest.mark.rule("DQ3-TURN-10")
def test_a_hero_in_the_treasure_chamber_may_stay_for_another_dragon_card() -> None:
    game = scene("hugo", "lindel", at=["g5", "m10"],
                 top={"treasure": ["treasure_ruby_ring", "treasure_gold_ring"]})  # fmt: skip
    assert "face the dragon" in options(game, 0)
    assert refused(game, 0) == {"search": "DQ3-SEARCH-08"}
    act(game, 0, "face the dragon")
    assert (place(game, 0), drawn(game, "dragon")) == ("g5", ["dragon_sleeping"])
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-TURN-10")
def test_a_hero_who_leaves_the_treasure_chamber_draws_no_dragon_card() -> None:
    game = scene("hugo", "lindel", at=["g5", "m10"], pool=["chamber_05"], top=EMPTY)
    act(game, 0, "move north g4")
    assert (place(game, 0), drawn(game, "dragon")) == ("g4", [])


@pytest.mark.rule("DQ3-TURN-11")
def test_a_delayed_encounter_is_the_turn_of_the_hero() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": OPEN}, top=EMPTY,
                 owes_encounter={0: True})  # fmt: skip
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    assert told(game, "moved") == told(game, "searched") == []
    assert game.waiting == [1]
    act(game, 1, "move south")
    assert "search" in options(game, 0), "it is met only once"


@pytest.mark.rule("DQ3-TURN-12")
def test_a_hero_caught_in_a_web_stays_whatever_passages_there_are() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": "spider_web_01"}, bound={0: "caught"},
                 dice=[6, 6], top=EMPTY)  # fmt: skip
    assert (place(game, 0), game.waiting) == ("c3", [1])


@pytest.mark.rule("DQ3-TURN-12")
def test_a_hero_who_must_skip_a_turn_does_nothing_in_it_and_acts_in_the_next() -> None:
    game = scene("hugo", "lindel", at=["c3", "e3"], tiles={"c3": OPEN, "e3": OPEN}, top=EMPTY,
                 skips={0: 1})  # fmt: skip
    assert cited(game, "turn_skipped") == ["DQ3-TURN-12"]
    assert game.waiting == [1]
    act(game, 1, "search")
    assert "search" in options(game, 0)


@pytest.mark.rule("DQ3-TURN-12", "DQ3-GAP-48", "DQ3-ROOM-45")
def test_a_hero_who_must_go_back_goes_back_or_is_blocked() -> None:
    facts: Any = {"bound": {0: "back"}} | FROM_C4
    tiles = {"c3": "bridge_01", "c4": OPEN}
    game = scene("hugo", "lindel", at=["c3", "m10"], tiles=tiles, top=EMPTY, **facts)
    assert (place(game, 0), drawn(game, "dungeon")) == ("c4", ["dungeon_empty"])
    game = scene("hugo", "lindel", at=["c3", "c4"], tiles=tiles, top=EMPTY, **facts)
    assert (place(game, 0), cited(game, "blocked")) == ("c3", ["DQ3-GAP-48"])


@pytest.mark.rule("DQ3-TURN-12")
def test_a_hero_who_must_go_back_meets_his_chamber_anew_if_a_wall_has_come_between() -> None:
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": "bridge_01", "c4": "corridor_04"},
                 bound={0: "back"}, **FROM_C4)  # fmt: skip
    assert set(options(game, 0)) == {"cross", "stay"}


@pytest.mark.rule("DQ3-ROOM-24", "DQ3-ROOM-25")
def test_in_a_cave_in_a_hero_crosses_or_retreats_and_hears_why_he_cannot_do_more() -> None:
    tiles = {"c3": "cave_in_01", "c4": OPEN}
    game = scene("hugo", "lindel", at=["c3", "m10"], tiles=tiles, top=EMPTY, **FROM_C4)
    assert options(game, 0) == ("cross", "retreat")
    assert refused(game, 0) == {"search": "DQ3-SEARCH-08"}
    game = scene("hugo", "lindel", at=["c3", "c4"], tiles=tiles, entrances=["c3"], **FROM_C4)
    assert options(game, 0) == ("cross", "descend")
    assert refused(game, 0)["retreat"] == "DQ3-GAP-48"
    game = scene("hugo", "lindel", at=["c3", "m10"], tiles=tiles, entrances=["c3"])
    assert refused(game, 0)["retreat"] == "DQ3-GAP-55"
    tiles = {"c3": "cave_in_01", "c4": "corridor_04"}
    game = scene("hugo", "lindel", at=["c3", "m10"], tiles=tiles, entrances=["c3"], **FROM_C4)
    assert refused(game, 0)["retreat"] == "DQ3-TILE-03"


@pytest.mark.rule("DQ3-ROOM-26", "DQ3-ROOM-27", "DQ3-GAP-53")
def test_across_a_cave_in_every_passage_is_open_but_the_one_he_came_by() -> None:
    game = scene("hugo", "lindel", at=["c3", "m10"], tiles={"c3": "cave_in_01", "c4": OPEN},
                 top=EMPTY, dice=[2, 2], pool=["chamber_05"], **FROM_C4)  # fmt: skip
    act(game, 0, "cross")
    assert set(options(game, 0)) == {"move north", "move east", "move west"}
    assert refused(game, 0) == {"move south": "DQ3-GAP-53"}
    act(game, 0, "move east")
    assert place(game, 0) == "d3"
    assert state_of(game).tiles[hero(game, 0).at] == ("chamber_05", 1)
