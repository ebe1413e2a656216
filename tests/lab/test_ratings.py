"""Ratings from games of several seats."""

import pytest

from delvers.kernel.dice import Dice
from delvers.lab.ratings import compared, rating_errors, ratings


def test_who_comes_before_whom_is_counted_for_each_pair() -> None:
    wins = compared(["a", "b", "a"], [(1,), (0, 2)])
    assert wins == {("b", "a"): 2.0, ("a", "b"): 0.0}


def test_a_tie_is_half_a_win_for_both() -> None:
    assert compared(["a", "b"], [(0, 1)]) == {("a", "b"): 0.5, ("b", "a"): 0.5}


def test_who_wins_three_of_four_is_190_points_stronger() -> None:
    games = [{("a", "b"): 1.0, ("b", "a"): 0.0}] * 750 + [{("a", "b"): 0.0, ("b", "a"): 1.0}] * 250
    found = ratings(games)
    assert found["a"] - found["b"] == pytest.approx(190.8, abs=2)
    assert found["a"] + found["b"] == pytest.approx(3000)


def test_more_games_make_the_error_smaller() -> None:
    few = [{("a", "b"): 1.0, ("b", "a"): 0.0}, {("a", "b"): 0.0, ("b", "a"): 1.0}] * 4
    assert rating_errors(few * 8, Dice(1))["a"] < rating_errors(few, Dice(1))["a"] / 2
