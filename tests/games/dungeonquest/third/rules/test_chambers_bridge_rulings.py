"""A hero who escapes or flees onto a bridge came there by a special movement too."""

import pytest

from delvers.games.dungeonquest.common.rules.board import EAST, SPACE_OF
from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.drawing import SLEEP
from tests.games.dungeonquest.third.rules.fights import Fate, exchange, fight_of, meeting
from tests.games.dungeonquest.third.rules.scene import act, hero, options, place, scene, told

EMPTY = {"dungeon": ["dungeon_empty"] * 2}


def escaped(chamber: str, *dice: int) -> Game:
    """Hugo has escaped from c1 back to b1, where this chamber lies."""
    game = meeting(
        "hugo",
        power="hugo_knights_challenge",
        foe_power="skeleton_bone_volley",
        entry=chamber,
        tiles={"a2": "chamber_01"},
        dice=dice,
        skips=SLEEP,
    )
    act(game, 0, "escape")
    return game


@pytest.mark.rule("DQ3-DIFF-58", "DQ3-CLAR-06", "DQ3-CLAR-12")
@pytest.mark.parametrize(("side", "to"), [("side west", "c1"), ("side east", "a1")])
def test_who_escapes_onto_a_bridge_chooses_the_side_and_must_cross(side: str, to: str) -> None:
    game = escaped("bridge_01@1", 1, 1)
    assert place(game, 0) == "b1"
    assert sorted(options(game, 0)) == ["side east", "side west"]
    assert game.pending[0].rule == "DQ3-CLAR-12"
    act(game, 0, side)
    assert [test["attribute"] for test in told(game, "test_passed")] == ["agility"]
    assert [moved["at"] for moved in told(game, "moved")][1] == SPACE_OF[to]


@pytest.mark.rule("DQ3-DIFF-58", "DQ3-ROOM-15")
def test_who_escapes_into_a_chasm_is_bound_to_the_side_he_came_back_by() -> None:
    game = escaped("chasm_01")
    assert hero(game, 0).entered_by == EAST
    assert not any(option.startswith("side") for option in options(game, 0))


@pytest.mark.rule("DQ3-DIFF-58", "DQ3-DRAGON-10")
def test_who_flees_from_the_dragon_onto_a_bridge_chooses_the_side() -> None:
    tiles = {"g4": "bridge_01", "g3": "chamber_01"}
    top = {"dragon": ["dragon_dragon_rage"], **EMPTY}
    game = scene("hugo", "lindel", at=["g5"], tiles=tiles, top=top, dice=[1] * 4, skips=SLEEP)
    act(game, 0, "face the dragon", "move north g4")
    assert sorted(options(game, 0)) == ["side north", "side south"]
    act(game, 0, "side south")
    assert [test["attribute"] for test in told(game, "test_passed")] == ["agility"]
    assert place(game, 0) == "g3"


@pytest.mark.rule("DQ3-DIFF-58", "DQ3-GAP-87")
def test_a_beaten_hero_who_goes_back_to_a_bridge_chooses_the_side() -> None:
    hands = ["melee_4", "melee_3", "magic_1", "ranged_1", "magic_4", "magic_2", "melee_2"]
    game = scene(
        "lindel",
        "hugo",
        at=["b1", "c1"],
        tiles={"b1": "bridge_01@1", "c1": "chamber_01"},
        rules=Rules(hero_against_hero=True),
        top={"combat": [*hands, "melee_1"]},
        dice=Fate(),
    )
    act(game, 0, "move east")
    fight_of(game).hero.damage += ["ranged_1", "ranged_2", "ranged_3"]
    exchange(game, "magic_1", "magic_4")
    assert place(game, 0) == "b1"
    assert sorted(options(game, 0)) == ["side east", "side west"]
    act(game, 0, "side east")
    assert hero(game, 0).owes_encounter
    assert game.waiting == [1]
