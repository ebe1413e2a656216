"""When a cell has been played often enough."""

import math
from typing import Any

import numpy as np
import pyarrow as pa
import pytest

from delvers.lab.running.precision import LEAST_GAMES, Sums, Watch


def sums(*numbers: float) -> Sums:
    found = Sums()
    found.add(np.array(numbers))
    return found


def test_sums_of_two_parts_are_those_of_all() -> None:
    both = sums(1, 2)
    both.add(np.array([3.0]))
    assert both == sums(1, 2, 3) == Sums(3, 6.0, 14.0)


def test_the_interval_of_a_textbook_sample() -> None:
    assert sums(1, 2, 3).reach(is_rate=False) == pytest.approx(2.4841, abs=1e-4)
    assert sums(1, 2, 3).reach(is_rate=True) == pytest.approx(2.4841, abs=1e-4)


def test_of_one_game_nothing_is_known() -> None:
    assert sums(1).reach(is_rate=False) == math.inf
    assert sums(1, 1).reach(is_rate=False) == 0


def test_a_rate_that_never_varied_still_has_wilsons_interval() -> None:
    assert sums(*[1.0] * 10).reach(is_rate=True) == pytest.approx((1 - 0.7225) / 2, abs=1e-4)
    assert sums(*[0.0] * 10).reach(is_rate=True) == pytest.approx(0.2775 / 2, abs=1e-4)


def rows(**columns: list[Any]) -> pa.Table:
    count = len(next(iter(columns.values())))
    usual = {"seats": [2] * count, "seat": [0] * count, "number": [*range(count)]}
    return pa.table({**usual, **columns})


def test_a_game_counts_once_with_the_mean_of_its_heroes() -> None:
    watch = Watch({"survived": 0.1}, is_party=False)
    watch.note(rows(number=[0, 0, 1, 2], survived=[True, False, True, None]))
    assert watch.sums == {"survived": Sums(2, 1.5, 1.25)}


def test_victories_count_for_each_seat_unless_all_win_together() -> None:
    played = rows(number=[0, 0, 1, 1], seat=[0, 1, 0, 1], victory=[1.0, 0.0, 0.5, 0.5])
    apart, together = Watch({"victory": 1}, is_party=False), Watch({"victory": 1}, is_party=True)
    apart.note(played)
    together.note(played)
    assert apart.sums == {"victory 0": Sums(2, 1.5, 1.25), "victory 1": Sums(2, 0.5, 0.25)}
    assert together.sums == {"victory": Sums(2, 1.0, 0.5)}


def test_a_cell_has_enough_when_every_interval_is_as_short_as_asked() -> None:
    watch = Watch({"gold": 0.5, "turns": 2.0}, is_party=False)
    watch.sums = {"gold": Sums(2, 20.0, 200.0), "turns": sums(1, 2, 3)}
    assert not watch.is_enough(LEAST_GAMES)
    watch.asked = {"gold": 0.5, "turns": 2.5}
    assert watch.is_enough(LEAST_GAMES)
    assert not watch.is_enough(LEAST_GAMES - 1)


def test_rates_are_told_from_other_numbers_by_their_column() -> None:
    watch = Watch({"victory": 0.1}, is_party=False)
    watch.sums = {"victory 0": sums(*[1.0] * 10)}
    assert not watch.is_enough(LEAST_GAMES)
    watch.asked = {"victory": 0.14}
    assert watch.is_enough(LEAST_GAMES)
    same = Watch({"gold": 0.001}, is_party=False, sums={"gold": sums(*[5.0] * 10)})
    assert same.is_enough(LEAST_GAMES)


def test_who_asks_for_nothing_never_has_enough() -> None:
    assert not Watch({}, is_party=False).is_enough(10_000)
