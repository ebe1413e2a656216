"""Tokens and markers (TOKEN)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.fights import Fate, brawl, exchange, lurking
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

NOTHING_TO_TEST = {
    "DQ3-TOKEN-11": "wounds are a number; exchanging small tokens for a large one changes nothing",
}


def sheet(game: Game, seat: int | None = None) -> dict[str, Any]:
    """The hero of seat 0 as a seat sees him."""
    heroes: Any = game.view(seat)["heroes"]
    found: dict[str, Any] = heroes[0]
    return found


@pytest.mark.rule("DQ3-TOKEN-04", "DQ3-CATA-44", "DQ3-GAP-51")
def test_no_token_is_left_in_the_catacombs_after_an_escape() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["c3", "m10"],
        top={"catacomb": ["catacomb_monster_skeleton"]},
        status={0: "below"},
        heading={0: 1},
        dice=Fate(picks=[0, 2, 0]),
    )
    act(game, 0, "escape")
    assert told(game, "escaped") == [{"seat": 0, "monster": "skeleton"}]
    assert lurking(game) == []
    assert (hero(game, 0).status, place(game, 0)) == ("below", "c3")
    assert hero(game, 0).row == ["catacomb_monster_skeleton"]
    assert not hero(game, 0).owes_encounter
    assert state_of(game).turn == 1


@pytest.mark.rule("DQ3-TOKEN-04", "DQ3-CATA-44")
def test_no_token_is_left_when_a_hero_dies_in_the_catacombs() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["c3", "m10"],
        top={
            "catacomb": ["catacomb_monster_skeleton"],
            "combat": ["ranged_1", "melee_1", "ranged_2", "melee_2", "magic_4", "magic_3"],
        },
        status={0: "below"},
        wounds={0: 15},
        heading={0: 1},
    )
    act(game, 0, "attack")
    exchange(game, "ranged_1", "magic_4")
    assert hero(game, 0).status == "dead"
    assert lurking(game) == []


@pytest.mark.rule("DQ3-TOKEN-02")
def test_a_token_that_nobody_has_turned_hides_its_life_from_all() -> None:
    game = scene("hugo", "lindel", lurkers={"c3": "demon_4"})
    assert {life for seat in (0, 1, None) for _, _, life in lurking(game, seat)} == {None}


@pytest.mark.rule("DQ3-TOKEN-10")
def test_wounds_stay_on_the_hero_for_all_to_see() -> None:
    game = brawl(
        token="skeleton_1", hand=("melee_4", "melee_4", "ranged_1", "magic_1"), wounds={0: 5}
    )
    exchange(game, "ranged_1", "magic_4")
    exchange(game, "melee_4", "magic_2")
    exchange(game, "melee_4", "melee_2")
    assert [sheet(game, seat)["wounds"] for seat in (0, 1, None)] == [6, 6, 6]


@pytest.mark.rule("DQ3-TOKEN-12")
def test_the_travel_marker_shows_where_a_hero_is_below_and_bars_nobody() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["c1", "b1"],
        tiles={"c1": "chamber_01", "b1": "chamber_01"},
        entrances=["c1"],
    )
    assert game.pending[0].refused["move west"] == "DQ3-MOVE-03"
    act(game, 0, "descend", "head south")
    seen = sheet(game)
    assert (seen["status"], seen["at"], seen["heading"]) == ("below", SPACE_OF["c1"], 2)
    assert "move east" in options(game, 1)


@pytest.mark.rule("DQ3-TOKEN-13")
def test_a_way_down_that_was_found_is_marked() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["b1", "m10"],
        tiles={"b1": "chamber_01", "c1": "chamber_01"},
        top={"dungeon": ["dungeon_passage_down"]},
    )
    assert game.view(None)["entrances"] == []
    act(game, 0, "move east")
    assert game.view(None)["entrances"] == [SPACE_OF["c1"]]


@pytest.mark.rule("DQ3-TOKEN-14")
def test_a_failed_test_is_marked_with_a_determination_token() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["b1", "m10"],
        tiles={"b1": "portcullis_01@1"},
        dice=[6, 6],
    )
    act(game, 0, "move west")
    seen = sheet(game)
    assert list(seen["determination"].values()) == [1]


@pytest.mark.rule("DQ3-TOKEN-15")
def test_the_first_player_moves_the_sun_in_each_of_his_turns_and_stays_first() -> None:
    game = scene("hugo", "lindel", "gherinn", first=1, skips={0: 2, 1: 2, 2: 2})
    assert [event["sun"] for event in told(game, "sun_moved")] == [2, 3]
    assert cited(game, "turn_skipped") == ["DQ3-TURN-12"] * 6
    assert [event["seat"] for event in told(game, "turn_began")] == [0, 1, 2, 0, 1, 2, 0]
    assert game.view(None)["first"] == 1
