"""Pools of dice: successes, failures, fumbles, Difficulties and opposed rolls (CHECK)."""

import pytest

from delvers.games.plungin.rules.state.figures import NOWHERE
from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.game import Game
from tests.games.plungin.rules.fights import blow, damage, face_off, pools, struck
from tests.games.plungin.rules.scene import act, cited, hero, monster, options, told

HIT = [5, 3, 3, 3, 3, 3]
"""An orc's attack with one hit."""


def stunned_by_a_check(*dice: int, res: int = 3) -> Game:
    """A hero who must roll RES against Difficulty 3 at the start of his turn."""
    stats = {"ATK": 4, "DEF": 3, "MAG": 1, "MOV": 4, "LIFE": 9, "RES": res, "DEX": 2, "WIT": 2}
    return face_off(
        *dice,
        rules=Rules(stun=1, zero_is_a_fumble=False),
        conditions={0: {"stunned": 0}},
        stats={0: dict(stats)},
    )


def taunting(*dice: int) -> Game:
    """A hero (WIT 2) who taunts an orc (WIT 2)."""
    game = face_off(*dice, abilities={0: ["taunt"]})
    act(game, 0, "ability taunt")
    return game


@pytest.mark.rule("DP-CHECK-01", "DP-STAT-11")
@pytest.mark.parametrize("res", [1, 3, 6])
def test_a_check_rolls_as_many_dice_as_the_stat_is_worth(res: int) -> None:
    assert pools(stunned_by_a_check(res=res), "stun") == [res]


@pytest.mark.rule("DP-CHECK-01", "DP-CONFLICT-29", "DP-STAT-02")
def test_the_current_value_counts_and_it_is_never_below_one_die() -> None:
    weak = {0: {"weakened": 0, "venom": 0}}
    assert pools(face_off(conditions=weak)) == [2]
    lowest = {0: {"ATK": 1, "DEF": 1, "MAG": 1, "MOV": 1, "LIFE": 9, "RES": 1, "DEX": 1, "WIT": 1}}
    assert pools(face_off(conditions=weak, stats=lowest)) == [1]
    blind = {0: {"blinded": 1, "frightened": 1}}
    assert pools(blow(conditions=blind, stats=lowest, hands={0: ["", ""]}), "attack") == [1]


@pytest.mark.rule("DP-CHECK-02", "DP-CHECK-04")
@pytest.mark.parametrize(
    ("dice", "successes"),
    [((5, 6, 5), 3), ((5, 6, 4), 2), ((4, 3, 2), 0), ((6, 1, 1), 1), ((6, 6, 6), 3)],
)
def test_fives_and_sixes_are_successes_and_as_many_as_the_difficulty_pass(
    dice: tuple[int, ...], successes: int
) -> None:
    game = stunned_by_a_check(*dice)
    kind = "check_passed" if successes >= 3 else "check_failed"
    assert [one["successes"] for one in told(game, kind)] == [successes]
    assert cited(game, kind) == ["DP-CHECK-04"]


@pytest.mark.rule("DP-CHECK-04")
def test_more_successes_than_the_difficulty_pass_too() -> None:
    assert len(told(stunned_by_a_check(5, 5, 5, 5, res=4), "check_passed")) == 1


@pytest.mark.rule("DP-CHECK-03")
def test_an_ability_may_count_other_faces_as_successes() -> None:
    game = face_off(4, 4, 4, 3, 3, 3, 3, 3, 3, 3, abilities={0: ["mighty_blow"]})
    act(game, 0, "ability mighty_blow")
    assert damage(game) == [3]
    assert damage(blow(4, 4, 4, 3, 3, 3)) == []


@pytest.mark.rule("DP-CHECK-05")
def test_the_side_with_more_successes_wins_an_opposed_check() -> None:
    assert monster(taunting(5, 5, 5, 3)).taunted_by == 0
    assert monster(taunting(5, 3, 5, 5)).taunted_by == NOWHERE
    assert cited(taunting(5, 5), "rolled") == ["DP-CHECK-05", "DP-CHECK-05"]


@pytest.mark.rule("DP-CHECK-06", "DP-CONFLICT-27")
@pytest.mark.parametrize("dice", [(5, 3, 6, 3), (3, 3, 3, 3), (5, 5, 5, 5)])
def test_in_a_tie_who_would_gain_something_fails(dice: tuple[int, ...]) -> None:
    assert monster(taunting(*dice)).taunted_by == NOWHERE
    assert damage(blow(5, 5, 3, 3, 3, 3, 5, 5, 3, 3)) == []


@pytest.mark.rule("DP-CHECK-07", "DP-COMBAT-13")
@pytest.mark.parametrize("hits", [1, 2, 4])
def test_every_further_success_of_an_attack_hurts_more(hits: int) -> None:
    assert damage(blow(*[5] * hits, *[3] * (6 - hits))) == [hits]


@pytest.mark.rule("DP-CHECK-08", "DP-CHECK-10")
def test_more_ones_than_successes_are_a_fumble() -> None:
    game = struck(*HIT, 1, 1, 5, 3, 3)
    assert "stunned" in told(game, "condition_began")[0].values()
    assert told(struck(*HIT, 2, 2, 5, 3, 3), "condition_began") == []


@pytest.mark.rule("DP-CHECK-10", "DP-CHECK-11", "DP-EX-44")
def test_as_many_ones_as_successes_are_no_fumble() -> None:
    assert told(struck(*HIT, 1, 5, 2, 3, 3), "condition_began") == []
    assert told(stunned_by_a_check(1, 5, 2), "check_failed")[0]["fumbled"] is False


@pytest.mark.rule("DP-CHECK-09", "DP-CHECK-12", "DP-FUMBLE-07")
def test_ones_take_no_success_away_and_a_fumble_can_succeed() -> None:
    game = struck(5, 5, 3, 3, 3, 3, 1, 1, 1, 5, 5)
    assert damage(game) == []
    assert [one["condition"] for one in told(game, "condition_began")] == ["stunned"]
    four = stunned_by_a_check(5, 5, 5, 1, 1, 1, 1, res=7)
    assert told(four, "check_passed")[0]["fumbled"] is True


@pytest.mark.rule("DP-CHECK-13", "DP-CONFLICT-28")
def test_no_success_at_all_in_an_opposed_roll_is_a_fumble_unless_it_is_switched_off() -> None:
    dice = (*HIT, 2, 3, 4, 2, 3)
    assert "stunned" in [one["condition"] for one in told(struck(*dice), "condition_began")]
    game = struck(*dice, rules=Rules(zero_is_a_fumble=False))
    assert told(game, "condition_began") == []
    ones = struck(*HIT, 1, 3, 4, 2, 3, rules=Rules(zero_is_a_fumble=False))
    assert len(told(ones, "condition_began")) == 1


@pytest.mark.rule("DP-CHECK-14")
def test_no_success_and_no_one_against_a_difficulty_is_a_plain_failure() -> None:
    game = stunned_by_a_check(2, 3, 4)
    assert told(game, "check_failed")[0]["fumbled"] is False
    assert told(stunned_by_a_check(1, 3, 4), "check_failed")[0]["fumbled"] is True


@pytest.mark.rule("DP-CHECK-15", "DP-FUMBLE-04")
def test_what_a_fumble_does_depends_on_the_action() -> None:
    defended = struck(*HIT, 1, 1, 3, 3, 3, hands={0: ["sword", ""]}, armour={0: "padded_armour"})
    assert [one["item"] for one in told(defended, "item_broken")]
    attacked = blow(1, 1, 1, 3, 3, 3)
    assert hero(attacked).conditions == {}
    assert options(attacked, 0)


@pytest.mark.rule("DP-CHECK-16", "DP-STAT-03", "DP-COMBAT-12")
def test_a_bonus_is_a_die_and_not_a_success() -> None:
    game = blow()
    assert pools(game, "attack") == [6]
    assert damage(game) == []
    assert pools(blow(hands={0: ["", ""]}), "attack") == [4]
