import pytest

from delvers.lab.statistics import mean, standard_deviation, wilson


def test_mean_and_deviation_of_counted_numbers() -> None:
    counts = {2: 1, 4: 3, 5: 2, 7: 1, 9: 1}
    assert mean(counts) == 5
    assert standard_deviation(counts) == pytest.approx(2.138, abs=0.001)


def test_nothing_has_mean_and_deviation_zero() -> None:
    assert (mean({}), standard_deviation({}), standard_deviation({7: 1})) == (0, 0, 0)


def test_wilsons_interval_of_a_textbook_sample() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=0.0001)


def test_wilsons_interval_stays_between_0_and_1() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=0.0001)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=0.0001)
    assert wilson(0, 0) == (0.0, 1.0)
