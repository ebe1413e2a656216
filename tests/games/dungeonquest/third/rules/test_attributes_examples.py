"""The worked examples about tests, servants and a bridge (EX-29 to EX-33, EX-35)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF, label
from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import (
    act,
    hero,
    options,
    place,
    scene,
    state_of,
    told,
)
from tests.games.dungeonquest.third.rules.watched import wait, watched

TRAPDOOR = "trap_trapdoor"


def challara_in_trapdoor(*dice: int) -> Game:
    """Challara (Agility 6) walks into a trap chamber and meets a trapdoor."""
    game = watched(
        "challara",
        tiles={"c3": "chamber_01", "d3": "trap_01"},
        top={"trap": [TRAPDOOR]},
        dice=dice,
    )
    act(game, 0, "move east")
    return game


@pytest.mark.rule("DQ3-EX-29", "DQ3-DIFF-43", "DQ3-CARD-23")
def test_challara_fails_at_the_trapdoor() -> None:
    game = challara_in_trapdoor(2, 5)
    assert (hero(game, 0).wounds, [*hero(game, 0).determination.values()]) == (1, [1])
    assert (hero(game, 0).kept, list(game.pending)) == ([TRAPDOOR], [1])
    wait(game)
    tests = [event for event in game.events if event.kind.startswith("test_")]
    assert len(tests) == 2


@pytest.mark.rule("DQ3-EX-30", "DQ3-CARD-24")
def test_challara_gets_out_of_the_trapdoor_with_her_determination() -> None:
    game = challara_in_trapdoor(2, 5, 3, 4)
    wait(game)
    assert [(test["total"], test["value"]) for test in told(game, "test_passed")] == [(7, 7)]
    assert (hero(game, 0).kept, hero(game, 0).determination) == ([], {})
    assert state_of(game).decks["trap"].discard == [TRAPDOOR]
    assert (hero(game, 0).wounds, "move east" in options(game, 0)) == (1, True)


@pytest.mark.rule("DQ3-EX-30")
def test_one_more_would_have_been_too_much_for_challara() -> None:
    game = challara_in_trapdoor(2, 5, 4, 4)
    wait(game)
    assert (hero(game, 0).kept, hero(game, 0).wounds) == ([TRAPDOOR], 2)
    assert [*hero(game, 0).determination.values()] == [2]


@pytest.mark.rule("DQ3-EX-31", "DQ3-VAR-FOCUS-01")
def test_hugo_spends_two_of_three_tokens_to_cross_a_cave_in() -> None:
    game = watched(
        "hugo",
        tiles={"c4": "chamber_01", "c3": "cave_in_01", "c2": "trap_01"},
        top={"trap": ["trap_swinging_blade"]},
        dice=[4, 2, 5, 5],
        rules=Rules(focused=True),
        determination={0: {"any": 3}},
        came_from={0: SPACE_OF["c4"]},
        entered_by={0: 2},
    )
    act(game, 0, "cross", "move north")
    assert [(test["attribute"], test["value"]) for test in told(game, "test_passed")] == [
        ("agility", 7),
        ("armor", 10),
    ]
    assert (place(game, 0), hero(game, 0).determination) == ("c2", {})


@pytest.mark.rule("DQ3-EX-31", "DQ3-VAR-FOCUS-02")
def test_hugo_keeps_the_third_token() -> None:
    game = watched(
        "hugo",
        tiles={"c4": "chamber_01", "c3": "cave_in_01", "c2": "corridor_01", "c1": "chamber_01"},
        top={"dungeon": ["dungeon_empty"]},
        dice=[4, 2],
        rules=Rules(focused=True),
        determination={0: {"any": 3}},
        came_from={0: SPACE_OF["c4"]},
        entered_by={0: 2},
    )
    act(game, 0, "cross", "move north", "move north")
    assert (place(game, 0), [*hero(game, 0).determination.values()]) == ("c1", [1])


def servants(**tokens: str) -> Game:
    """An eliminated player with monster tokens on a row of chambers; the other hero at k8."""
    tiles = dict.fromkeys(("c4", "f3", "f4", "k8"), "chamber_01")
    return scene(
        "lindel",
        "hugo",
        at=["a1", "k8"],
        tiles={**tiles, "c3": "spider_web_01", "g4": "bottomless_pit_01@1"},
        lurkers=tokens,
        top={"search": ["search_empty_room"] * 2},
        status={0: "dead"},
        rules=Rules(servants=True),
    )


@pytest.mark.rule("DQ3-EX-32", "DQ3-VAR-SERV-06")
def test_the_demon_rests_until_the_skeleton_has_moved() -> None:
    game = servants(c4="skeleton_1", f3="demon_1")
    act(game, 0, "move token f3 south")
    wait(game)
    assert options(game, 0) == ("move token c4 north", "pass")
    assert game.pending[0].refused["move token f4 east"] == "DQ3-VAR-SERV-06"
    act(game, 0, "move token c4 north")
    wait(game)
    assert "move token f4 east" in options(game, 0)


@pytest.mark.rule("DQ3-EX-33", "DQ3-VAR-SERV-03")
@pytest.mark.parametrize(
    ("at", "way", "then"), [("c4", "north", "c3 south"), ("f4", "east", "g4 west")]
)
def test_nothing_happens_to_a_monster_in_a_web_or_a_pit(at: str, way: str, then: str) -> None:
    game = servants(**{at: "troll_1"})
    act(game, 0, f"move token {at} {way}")
    wait(game)
    assert (told(game, "rolled"), options(game, 0)) == ([], (f"move token {then}", "pass"))
    act(game, 0, f"move token {then}")
    assert [label(lurker.at) for lurker in state_of(game).lurkers] == [at]


@pytest.mark.rule("DQ3-EX-35", "DQ3-CLAR-12", "DQ3-CLAR-13", "DQ3-GAP-33")
def test_tatianna_comes_to_a_bridge_by_a_secret_passage() -> None:
    game = watched(
        "tatianna",
        tiles={"c3": "chamber_01", "d3": "bridge_01@1", "e3": "trap_01"},
        top={"search": ["search_secret_passage"], "trap": ["trap_trapdoor"]},
        dice=[4, 5, 1, 1],
        loot={0: ["search_gold_coins_10"]},
    )
    act(game, 0, "search", "through east")
    assert sorted(options(game, 0)) == ["side east", "side west"]
    act(game, 0, "side west")
    assert options(game, 0) == ("go", "discard search_gold_coins_10")
    act(game, 0, "discard search_gold_coins_10")
    crossing = told(game, "test_passed")[0]
    assert (crossing["attribute"], crossing["total"]) == ("agility", 9)
    assert place(game, 0) == "e3"
