"""Clarifications about special movements, shared chambers and blocked heroes (CLAR)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.third.rules.state import Lurker
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    scene,
    state_of,
    told,
)
from tests.games.dungeonquest.third.rules.watched import wait, watched


def escaped(**more: Any) -> Game:
    """Challara has gone from c3 to d3, met a skeleton and escaped."""
    game = watched(
        "challara",
        tiles={"c3": "trap_01", "d3": "chamber_01"},
        lurkers={"d3": "skeleton_1", **more.pop("lurkers", {})},
        runes={0: ["rune_of_blinding"]},
        top={"trap": ["trap_explosion"], **more.pop("top", {})},
        **more,
    )
    act(game, 0, "move east", "use rune_of_blinding")
    return game


def burnt(**more: Any) -> Game:
    """Hugo has woken the dragon and retreated to g4."""
    game = watched(
        "hugo",
        "g4",
        tiles={"g4": "trap_01"},
        top={"dragon": ["dragon_dragon_rage"], "trap": ["trap_explosion"]},
        dice=[1, 1],
        **more,
    )
    act(game, 0, "move south", "move north g4")
    return game


def surfaced(**more: Any) -> Game:
    """Challara has come out of the catacombs at e5: two spaces ahead from c3, two to the right."""
    game = watched(
        "challara",
        tiles={"e5": "trap_01", **more.pop("tiles", {})},
        top={"catacomb": ["catacomb_exit"], "trap": ["trap_explosion"]},
        dice=[2],
        status={0: "below"},
        heading={0: 1},
        row={0: ["catacomb_empty"]},
        **more,
    )
    act(game, 0, "surface", "drift right")
    return game


@pytest.mark.rule("DQ3-CLAR-06", "DQ3-ENC-07", "DQ3-ENC-08")
@pytest.mark.parametrize("arrive", [escaped, burnt, surfaced])
def test_a_chamber_reached_by_special_movement_is_met_in_the_next_turn(arrive: Any) -> None:
    game = arrive()
    before = hero(game, 0).wounds
    assert (place(game, 0) in ("c3", "g4", "e5"), list(game.pending)) == (True, [1])
    assert "trap" not in [event["deck"] for event in told(game, "card_drawn")]
    wait(game)
    assert [event["deck"] for event in told(game, "card_drawn")][-1] == "trap"
    assert (hero(game, 0).wounds, list(game.pending)) == (before + 4, [1])


@pytest.mark.rule("DQ3-CLAR-06", "DQ3-ENC-09")
@pytest.mark.parametrize(("arrive", "at"), [(escaped, "c3"), (burnt, "g4"), (surfaced, "e5")])
def test_a_monster_there_is_met_first(arrive: Any, at: str) -> None:
    game = arrive(**({} if at == "c3" else {"runes": {0: ["rune_of_lightning"]}}))
    state_of(game).lurkers.append(Lurker("troll_1", SPACE_OF[at]))
    wait(game)
    assert told(game, "fight_began")[-1]["monster"] == "troll"
    assert "trap" not in [event["deck"] for event in told(game, "card_drawn")]
    assert "escape" not in options(game, 0)


# -- shared and blocked ----------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CLAR-07", "DQ3-DIFF-29", "DQ3-MOVE-03")
def test_a_hero_cannot_move_into_an_occupied_chamber() -> None:
    tiles = {"c3": "chamber_01", "d3": "chamber_01"}
    game = scene("challara", "hugo", at=["c3", "d3"], tiles=tiles)
    assert "move east" not in options(game, 0)
    assert game.pending[0].refused["move east"] == "DQ3-MOVE-03"


@pytest.mark.rule("DQ3-CLAR-07", "DQ3-DIFF-29", "DQ3-MOVE-04")
def test_a_hero_can_move_into_the_treasure_chamber_where_another_is() -> None:
    game = scene("challara", "hugo", at=["g4", "g5"], tiles={"g4": "chamber_01"})
    act(game, 0, "move south")
    assert (place(game, 0), place(game, 1)) == ("g5", "g5")


@pytest.mark.rule("DQ3-CLAR-07", "DQ3-DIFF-29", "DQ3-MON-29")
def test_a_hero_can_escape_into_an_occupied_chamber() -> None:
    tiles = {"c3": "chamber_01", "d3": "chamber_01"}
    game = scene(
        *("challara", "hugo"),
        at=["d3", "c3"],
        tiles=tiles,
        top={"search": ["search_hidden_trap"], "trap": ["trap_trapdoor"]},
        came_from={0: SPACE_OF["c3"]},
        owes_encounter={0: True},
        lurkers={"d3": "skeleton_1"},
        runes={0: ["rune_of_blinding"]},
    )
    act(game, 0, "use rune_of_blinding")
    assert (place(game, 0), place(game, 1)) == ("c3", "c3")


@pytest.mark.rule("DQ3-CLAR-07", "DQ3-DIFF-29", "DQ3-CATA-39")
def test_a_hero_can_come_out_of_the_catacombs_in_an_occupied_chamber() -> None:
    game = scene(
        *("challara", "hugo"),
        at=["c3", "e5"],
        tiles={"e5": "chamber_01"},
        top={"catacomb": ["catacomb_exit"]},
        dice=[2],
        status={0: "below"},
        heading={0: 1},
        row={0: ["catacomb_empty"]},
    )
    act(game, 0, "surface", "drift right")
    assert (place(game, 0), place(game, 1)) == ("e5", "e5")


def shut_in(**more: Any) -> Game:
    """Challara at c3, whose only way out leads south to c4, where Hugo stands."""
    return scene(
        *("challara", "hugo"),
        at=["c3", "c4"],
        tiles={"c3": "chamber_08", "c4": "chamber_01", "d4": "chamber_01"},
        top={"dungeon": ["dungeon_empty"], "search": ["search_empty_room"]},
        **more,
    )


@pytest.mark.rule("DQ3-CLAR-08")
def test_a_hero_who_has_searched_twice_and_whose_only_way_is_occupied_is_blocked() -> None:
    game = shut_in(searches={0: 2})
    assert told(game, "blocked") == [{"seat": 0}]
    assert list(game.pending) == [1]


@pytest.mark.rule("DQ3-CLAR-08")
def test_a_hero_who_can_still_search_is_not_blocked() -> None:
    game = shut_in(searches={0: 1})
    assert (told(game, "blocked"), len(told(game, "searched"))) == ([], 1)


@pytest.mark.rule("DQ3-CLAR-09")
def test_a_blocked_hero_loses_his_turns_until_he_can_move_to_an_empty_chamber() -> None:
    game = shut_in(searches={0: 2})
    act(game, 1, "search")
    assert cited(game, "blocked") == ["DQ3-CLAR-09"] * 2
    act(game, 1, "move east")
    assert (place(game, 0), len(told(game, "blocked"))) == ("c4", 2)


# -- onto a bridge ---------------------------------------------------------------------------------

BRIDGE = {"c3": "chamber_01", "d3": "bridge_01@1", "e3": "trap_01"}


def onto_bridge(**more: Any) -> Game:
    """Tatianna has found a secret passage from c3 to the bridge at d3, which runs west to east."""
    game = watched(
        "tatianna",
        tiles=BRIDGE,
        top={"search": ["search_secret_passage", "search_empty_room"], "trap": ["trap_explosion"]},
        **more,
    )
    act(game, 0, "search", "through east")
    return game


@pytest.mark.rule("DQ3-CLAR-12", "DQ3-EX-35", "DQ3-DIFF-58")
@pytest.mark.parametrize(("side", "ends"), [("side west", "e3"), ("side east", "c3")])
def test_a_hero_who_comes_onto_a_bridge_specially_chooses_the_side(side: str, ends: str) -> None:
    game = onto_bridge(dice=[1, 1])
    assert sorted(options(game, 0)) == ["side east", "side west"]
    act(game, 0, side)
    assert place(game, 0) == ends


@pytest.mark.rule("DQ3-CLAR-13", "DQ3-EX-35", "DQ3-DIFF-58")
def test_a_hero_who_comes_onto_a_bridge_specially_must_cross() -> None:
    game = onto_bridge(dice=[6, 6, 2])
    act(game, 0, "side west")
    assert [event["attribute"] for event in told(game, "test_failed")] == ["agility"]
    act(game, 0, "head north")
    assert (hero(game, 0).status, hero(game, 0).wounds) == ("below", 2)


@pytest.mark.rule("DQ3-CLAR-12", "DQ3-CLAR-13")
def test_a_hero_who_comes_out_of_the_catacombs_on_a_bridge_chooses_the_side_and_must_cross() -> (
    None
):
    game = watched(
        "tatianna",
        tiles={"e5": "bridge_01", "e4": "trap_01"},
        top={"catacomb": ["catacomb_exit"], "trap": ["trap_explosion"]},
        dice=[2, 1, 1],
        status={0: "below"},
        heading={0: 1},
        row={0: ["catacomb_empty"]},
    )
    act(game, 0, "surface", "drift right")
    assert sorted(options(game, 0)) == ["side north", "side south"]
    act(game, 0, "side south")
    wait(game)
    assert (place(game, 0), hero(game, 0).wounds) == ("e4", 4)
