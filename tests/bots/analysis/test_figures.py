import math

import pytest

from delvers.bots.analysis.figures import Figure, chance_of, mean_of, scaled_sum, sum_of


def test_a_mean_has_its_standard_error() -> None:
    found = mean_of([1.0, 2.0, 3.0, 6.0])
    assert found.mean == 3.0
    assert found.error == pytest.approx(math.sqrt(14 / 3 / 4))


def test_a_chance_is_in_doubt_even_after_victories_only() -> None:
    assert chance_of([1.0] * 10).mean == 1.0
    assert chance_of([1.0] * 10).error > 0.05
    assert chance_of([0.5] * 10).mean == 0.5


def test_errors_of_what_was_estimated_apart_add_by_their_squares() -> None:
    total = sum_of([Figure(1.0, 3.0), Figure(2.0, 4.0)])
    assert total == Figure(3.0, 5.0)
    assert sum_of([]) == Figure(0.0, 0.0)
    assert Figure(1.0, 3.0).less(Figure(2.0, 4.0)) == Figure(-1.0, 5.0)


def test_a_sum_over_all_is_scaled_up_from_some_with_its_error() -> None:
    some = mean_of([0.1, 0.3])
    assert scaled_sum([0.1, 0.3], 10) == Figure(10 * some.mean, 10 * some.error)


def test_clear_is_what_chance_does_not_explain() -> None:
    assert Figure(-0.2, 0.1).is_clear
    assert not Figure(0.19, 0.1).is_clear
