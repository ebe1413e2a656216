import math

import pytest

from delvers.bots.analysis.figures import (
    UNKNOWN,
    Figure,
    chance_of,
    difference_of,
    mean_of,
    scaled_sum,
    sum_of,
)


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


def test_what_was_not_looked_at_is_in_doubt_even_if_all_that_was_is_alike() -> None:
    few, many = scaled_sum([0.0] * 4, 2000), scaled_sum([0.0] * 40, 50)
    assert not few.tells_something
    assert 0 < many.error < 0.3


def test_certain_is_what_chance_hardly_ever_explains() -> None:
    assert Figure(-0.31, 0.1).is_certain
    assert not Figure(0.29, 0.1).is_certain


def test_what_could_be_anything_tells_nothing() -> None:
    assert Figure(5.0, 1.0).tells_something
    assert not Figure(5.0, 1.1).tells_something
    assert not UNKNOWN.tells_something


def test_a_few_differences_that_are_all_alike_leave_a_doubt() -> None:
    few, many = difference_of([1.0] * 4), difference_of([1.0] * 40)
    assert few.mean == many.mean == 1.0
    assert few.error > 0.2
    assert many.error < 0.02
