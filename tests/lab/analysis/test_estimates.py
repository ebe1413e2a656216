"""Estimates and differences with their intervals."""

import numpy as np
import pyarrow as pa
import pytest

from delvers.lab.analysis.estimates import (
    PerGame,
    corrected,
    difference,
    mean,
    per_game,
    rate,
)


def games(*numbers: float, start: int = 0) -> PerGame:
    return PerGame(np.arange(start, start + len(numbers)), np.array(numbers, dtype=float))


def test_a_rate_has_wilsons_interval() -> None:
    found = rate(8, 10)
    assert (found.mean, found.count) == (0.8, 10)
    assert (found.low, found.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert rate(0, 100).high == pytest.approx(0.037, abs=1e-3)


def test_a_mean_has_students_interval() -> None:
    found = mean(np.array([1.0, 2.0, 3.0]))
    assert (found.low, found.mean, found.high) == pytest.approx((-0.4841, 2, 4.4841), abs=1e-4)


def test_two_games_have_an_interval_and_one_has_none() -> None:
    found = mean(np.array([1.0, 3.0]))
    assert (found.low, found.high) == pytest.approx((-10.7062, 14.7062), abs=1e-4)
    alone = mean(np.array([3.0]))
    assert (alone.low, alone.mean, alone.high, alone.count) == (3, 3, 3, 1)


def test_a_rate_of_games_won_or_lost_stays_between_0_and_1() -> None:
    found = mean(np.array([1.0] * 9 + [0.0]), is_rate=True)
    assert found == rate(9, 10)
    assert found.high < 1


def test_a_rate_that_never_varied_still_has_an_interval() -> None:
    assert mean(np.zeros(100), is_rate=True).high > 0.03
    assert mean(np.full(100, 5.0)).high == 5


def test_a_game_counts_once_with_the_mean_of_its_heroes() -> None:
    rows = pa.table(
        {
            "cell": pa.array([0, 0, 0, 1], pa.int32()),
            "number": pa.array([0, 0, 1, 0], pa.int64()),
            "survived": [True, False, None, True],
        }
    )
    found = per_game(rows, "survived")
    assert found.keys.tolist() == [0, 1 << 32]
    assert found.numbers.tolist() == [0.5, 1.0]


def test_pairs_of_games_with_the_same_dice_show_small_differences() -> None:
    luck = np.random.default_rng(1).normal(0, 10, 200)
    first, second = games(*luck), games(*(luck + 1 + np.tile([0.1, -0.1], 100)))
    together = difference(first, second, same_dice=True)
    apart = difference(first, second, same_dice=False)
    assert together is not None
    assert apart is not None
    assert (together.is_paired, apart.is_paired) == (True, False)
    assert together.amount == pytest.approx(apart.amount) == pytest.approx(1)
    assert together.high - together.low < 0.1
    assert apart.high - apart.low > 3
    assert together.is_real
    assert not apart.is_real


def test_games_that_only_one_side_has_are_not_paired() -> None:
    found = difference(games(1, 2, 3), games(2, 3, 5, start=2), same_dice=True)
    assert found is not None
    assert not found.is_paired


def test_nothing_is_said_of_a_single_game() -> None:
    assert difference(games(1), games(2), same_dice=True) is None


def test_numbers_that_never_vary_differ_surely_or_not_at_all() -> None:
    same = difference(games(1, 1), games(1, 1), same_dice=True)
    other = difference(games(1, 1), games(2, 2), same_dice=False)
    assert same is not None
    assert other is not None
    assert (same.chance, other.chance) == (1, 0)
    assert (other.low, other.high) == (1, 1)


def test_many_comparisons_are_corrected_after_holm() -> None:
    assert corrected([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert corrected([]) == []
