"""What is looked at within a budget."""

import itertools

import pytest

from delvers import Dice
from delvers.bots.analysis.mistakes import FEWEST
from delvers.bots.analysis.rehearsing import evenly


def test_all_is_looked_at_if_it_costs_no_more_than_allowed() -> None:
    assert evenly([1, 2, 3], 6, Dice(1)) == [0, 1, 2]
    assert evenly([], 6, Dice(1)) == []


@pytest.mark.parametrize("seed", range(5))
def test_else_places_at_even_distances_are(seed: int) -> None:
    places = evenly([1] * 100, 10, Dice(seed))
    assert len(places) == 10
    assert {after - before for before, after in itertools.pairwise(places)} == {10}


def test_a_few_are_looked_at_whatever_it_costs() -> None:
    assert len(evenly([50] * 100, 10, Dice(1))) == FEWEST


def test_every_place_is_equally_likely() -> None:
    counts = [0] * 10
    for seed in range(2000):
        for place in evenly([9] * 10, 50, Dice(seed)):
            counts[place] += 1
    assert min(counts) > 900
    assert max(counts) < 1100
