"""What conditions and gear do to the dice of attack and defence (STAT, COMBAT)."""

import pytest

from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import Duration
from tests.games.plungin.rules.fights import blow, face_off, pools, struck
from tests.games.plungin.rules.scene import act, hero, options, refused, state_of

HIT = (5, 3, 3, 3, 3, 3)
BOW = {0: ["short_bow", "short_bow"]}


@pytest.mark.rule("DP-STAT-02", "DP-STAT-03")
@pytest.mark.parametrize(
    ("condition", "melee", "ranged"),
    [
        ("blessed", 7, 6),
        ("blinded", 4, 3),
        ("frightened", 5, 4),
        ("weakened", 5, 4),
        ("enraged", 8, 5),
        ("mighty", 8, 5),
        ("slowed", 6, 5),
    ],
)
def test_conditions_change_the_dice_of_an_attack(condition: str, melee: int, ranged: int) -> None:
    held = {0: {condition: 9}}
    assert pools(blow(conditions=held), "attack") == [melee]
    game = face_off(conditions=held, hands=BOW, monsters=[("orc", (3, 2))])
    act(game, 0, "shoot orc 10")
    assert pools(game, "attack") == [ranged]


@pytest.mark.rule("DP-STAT-02", "DP-STAT-04")
@pytest.mark.parametrize(
    ("condition", "dice"),
    [("blessed", 6), ("weakened", 4), ("enraged", 4), ("stoneskinned", 7), ("blinded", 5)],
)
def test_conditions_change_the_dice_of_a_defence(condition: str, dice: int) -> None:
    assert pools(struck(*HIT, conditions={0: {condition: 9}}), "defence") == [dice]


@pytest.mark.rule("DP-STAT-04")
def test_the_paralysed_defend_with_half_their_dice_rounded_up() -> None:
    game = face_off(*HIT)
    hero(game).conditions["paralysis"] = Duration.own_turns(2)
    act(game, 0, "pass")
    assert pools(game, "defence")[0] == 3


@pytest.mark.rule("DP-STAT-04")
def test_wards_and_hymns_help_only_def() -> None:
    game = face_off(*[5] * 9)
    hero(game).strengths["warded"], hero(game).song = 2, "hymn"
    act(game, 0, "pass")
    assert pools(game, "defence") == [8]


@pytest.mark.rule("DP-COMBAT-06")
def test_the_blinded_shoot_and_throw_two_squares_far() -> None:
    for hands, verb in ((BOW, "shoot"), ({0: ["dagger", ""]}, "throw at")):
        foes = [("orc", (3, 2)), ("orc", (4, 2))]
        game = face_off(monsters=foes, hands=hands, conditions={0: {"blinded": 9}})
        assert f"{verb} orc 10" in options(game, 0)
        assert f"{verb} orc 11" not in options(game, 0)
        assert f"{verb} orc 11" in options(face_off(monsters=foes, hands=hands), 0)


@pytest.mark.rule("DP-COMBAT-05")
def test_a_thrown_dagger_lies_where_its_target_stood() -> None:
    game = face_off(*HIT, monsters=[("orc", (3, 2))], hands={0: ["dagger", "buckler"]})
    act(game, 0, "throw at orc 10")
    assert pools(game)[0] == 5
    assert hero(game).hands == ["", "buckler"]
    assert state_of(game).lying[square_at(3, 2)] == ["dagger"]
    pair = face_off(monsters=[("orc", (3, 2))], hands={0: ["dagger", "dagger"]})
    act(pair, 0, "throw at orc 10")
    assert hero(pair).hands.count("dagger") == 1


@pytest.mark.rule("DP-COMBAT-06")
def test_a_crossbow_must_be_loaded_and_a_heavy_weapon_needs_a_strong_arm() -> None:
    game = face_off(monsters=[("ogre", (4, 2))], hands={0: ["light_crossbow"] * 2})
    act(game, 0, "shoot ogre 10")
    assert pools(game, "attack") == [7]
    assert hero(game).unloaded == ["light_crossbow"]
    assert "use light_crossbow" in options(game, 0)
    assert "shoot ogre 10" not in refused(game, 0)
    assert pools(blow(hands={0: ["giants_maul", "giants_maul"]}), "attack") == [4]
    assert pools(blow(hands={0: ["rapier", ""]}), "attack") == [4]
