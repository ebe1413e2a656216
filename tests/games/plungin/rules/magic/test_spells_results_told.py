"""What the log says of spells, taunts and songs, whether they work or not (SPELL, ACTION)."""

from typing import Any

import pytest

from tests.games.plungin.rules.casting import cast
from tests.games.plungin.rules.foes import its_turn
from tests.games.plungin.rules.scene import act, cited, hero, monster, place, scene, told

ORC = [("orc", (3, 1))]


@pytest.mark.rule("DP-SPELL-09", "DP-OVERLOAD-04")
@pytest.mark.parametrize(
    ("overloaded", "clause"), [(False, "DP-SPELL-09"), (True, "DP-OVERLOAD-04")]
)
def test_a_failed_cast_cites_what_it_failed_by(overloaded: bool, clause: str) -> None:
    game = cast("fire_bolt", overloaded, monsters=ORC, dice=[2] * 20)
    assert cited(game, "cast_failed") == [clause]


@pytest.mark.rule("DP-SPELL-09", "DP-SPELL-23")
def test_a_monster_that_fails_to_cast_is_told_of() -> None:
    game = its_turn("cultist", (4, 2), *[2] * 5)
    assert told(game, "cast_failed") == [{"who": "cultist 10", "spell": "spark", "difficulty": 1}]
    assert cited(game, "cast_failed") == ["DP-SPELL-09"]


@pytest.mark.rule("DP-SPELL-21")
@pytest.mark.parametrize("face", [5, 2])
def test_a_spell_that_is_resisted_is_said_to_have_no_effect(face: int) -> None:
    game = cast("sleep", False, monsters=ORC, dice=[5, 5, 2, 2, *[face] * 4])
    resisted = [{"who": "brannoc_vale", "spell": "sleep"}] if face == 5 else []
    assert told(game, "spell_in_vain") == resisted


@pytest.mark.rule("DP-COMBAT-17")
def test_who_parries_a_spell_is_said_to_take_no_damage() -> None:
    game = cast("spark", False, monsters=ORC, dice=[5, 2, 2, 2, 5, 5, 5, 5])
    assert told(game, "unharmed") == [{"who": "orc 10", "cause": "spark"}]
    assert told(game, "spell_in_vain") == []


@pytest.mark.rule("DP-SPELL-10")
def test_a_ward_says_how_many_dice_it_gives() -> None:
    game = cast("ward", False, dice=[5, 5, 2, 2])
    assert told(game, "guarded_by_spell") == [{"who": "brannoc_vale", "dice": 2}]


@pytest.mark.rule("DP-SPELL-10")
def test_a_pull_is_told_with_its_square() -> None:
    game = cast("thorn_lash", False, monsters=[("ogre", (5, 1))], dice=[5, 2, 2, 2, *[5] * 9])
    act(game, 0, "pull 3,1")
    assert told(game, "pulled") == [{"who": "ogre 10", "at": monster(game).at}]
    assert place(game, 10) == (3, 1)


@pytest.mark.rule("DP-SPELL-10")
def test_who_is_put_out_of_a_sanctuary_is_told_of() -> None:
    game = cast("sanctuary", False, monsters=[("orc", (2, 1))], dice=[5] * 4)
    assert told(game, "expelled") == [{"who": "orc 10", "at": monster(game).at}]


@pytest.mark.rule("DP-SPELL-10")
def test_the_squares_of_stone_are_told() -> None:
    game = cast("stone_shape", False, "raise 3,1", "raise 3,2", dice=[5] * 4)
    assert len(told(game, "stone_raised")) == 2


@pytest.mark.rule("DP-SPELL-13")
def test_a_spell_that_memory_keeps_is_told_of() -> None:
    facts: dict[str, Any] = {"abilities": {0: ["spell_memory"]}}
    game = cast("spark", False, monsters=ORC, dice=[1, 1, 2, 2], **facts)
    assert told(game, "spell_kept") == [{"who": "brannoc_vale", "spell": "spark"}]
    assert hero(game).prepared == ["spark"]


@pytest.mark.rule("DP-CHECK-05", "DP-ACTION-15")
@pytest.mark.parametrize(("ability", "kind"), [("taunt", "taunted"), ("mocking_verse", "mocked")])
@pytest.mark.parametrize("wins", [True, False])
def test_what_comes_of_a_taunt_or_a_verse_is_told(ability: str, kind: str, wins: bool) -> None:
    face = 5 if wins else 2
    game = scene(at=[(1, 1)], monsters=ORC, abilities={0: [ability]}, dice=[face, face, 2, 2, 2])
    act(game, 0, f"ability {ability}")
    expected = [{"who": "orc 10", "by": "brannoc_vale"}]
    assert told(game, kind) == (expected if wins else [])
    assert told(game, "unmoved") == ([] if wins else expected)


@pytest.mark.rule("DP-LAW-06")
def test_where_a_storm_of_wings_blows_one_is_told() -> None:
    game = its_turn("old_cinder", (2, 2), 5, at=[(1, 2)], tile="room_8x8")
    assert [one["who"] for one in told(game, "pushed")] == ["brannoc_vale"]
    assert cited(game, "pushed") == ["DP-ENTRY-MONSTER-OLD-CINDER"]
