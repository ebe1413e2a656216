"""A logistic model finds the weights by which wins were drawn."""

import numpy as np
import pytest

from delvers.lab.fitting import chances_of, fitted, log_loss, predicted


def test_known_weights_are_found_again() -> None:
    luck = np.random.default_rng(1)
    rows = luck.normal(3.0, 2.0, (4000, 2))
    chances = chances_of(-1.0 + 0.8 * rows[:, 0] - 0.5 * rows[:, 1])
    found = fitted(rows, chances)
    assert found == pytest.approx([-1.0, 0.8, -0.5], abs=0.02)
    assert predicted(found, rows) == pytest.approx(chances, abs=0.01)


def test_a_feature_that_never_changes_gets_no_weight() -> None:
    rows = np.column_stack([np.arange(100.0), np.full(100, 7.0)])
    found = fitted(rows, (np.arange(100) >= 50).astype(np.float64))
    assert found[1] > 0
    assert found[2] == 0


def test_a_better_forecast_is_less_surprised() -> None:
    wins = np.array([1.0, 0.0])
    good, bad = np.array([0.9, 0.1]), np.array([0.4, 0.6])
    assert log_loss(good, wins) < log_loss(bad, wins)
    assert log_loss(np.array([0.0, 1.0]), wins) < 10, "one surprise does not outweigh all else"
