"""Chances by formula are those that one gets by counting every way the opponents can lay."""

import itertools
from collections.abc import Callable, Iterator

import pytest

from delvers.games.raiders.bots.chances import (
    Hands,
    chance_of_attack,
    chance_of_being_highest,
    chances_of_highest,
    expected_coins,
    expected_share,
)
from delvers.games.raiders.bots.plan import Plan, without

HANDS: Hands = ((1, 2, 5), (2, 3, 4), (3, 5))
VALUES = range(1, 6)


def laid() -> Iterator[tuple[int, ...]]:
    return itertools.product(*HANDS)


def average(worth: Callable[[tuple[int, ...]], float]) -> float:
    found = [worth(cards) for cards in laid()]
    return sum(found) / len(found)


def coins(cards: tuple[int, ...], value: int, chests: tuple[int, ...]) -> int:
    """What a value brings by the rules: equal cards share, and the next lower get the second."""
    ranks = sorted({value, *cards}, reverse=True)
    rank = ranks.index(value)
    return chests[rank] // (1 + cards.count(value)) if rank < len(chests) else 0


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("chests", [(5,), (7, 4)])
def test_the_share_of_chests_is_counted_exactly(value: int, chests: tuple[int, ...]) -> None:
    counted = average(lambda cards: coins(cards, value, chests))
    assert expected_coins(HANDS, value, chests) == pytest.approx(counted)


@pytest.mark.parametrize("value", VALUES)
def test_a_share_is_nothing_where_a_higher_card_lies(value: int) -> None:
    counted = average(lambda cards: 0 if max(cards) > value else 6 // (1 + cards.count(value)))
    assert expected_share(HANDS, value, 6) == pytest.approx(counted)


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("strength", [8, 11, 14])
def test_the_danger_of_an_attack_is_counted_exactly(value: int, strength: int) -> None:
    def is_hit(cards: tuple[int, ...]) -> bool:
        return min(cards) >= value and value + sum(cards) < strength

    assert chance_of_attack(HANDS, value, strength) == pytest.approx(average(is_hit))


@pytest.mark.parametrize("value", VALUES)
def test_the_highest_value_is_counted_exactly(value: int) -> None:
    for highest, chance in enumerate(chances_of_highest(HANDS, value), 1):
        counted = average(lambda cards, h=highest: max(value, *cards) == h)  # type: ignore[misc]
        assert chance == pytest.approx(counted)
    assert chance_of_being_highest(HANDS, value) == pytest.approx(
        average(lambda cards: max(cards) <= value)
    )


def test_a_plan_is_the_best_of_all_ways_to_use_the_cards() -> None:
    rooms = [[1.0, 5.0, 2.0, 0.0, 4.0], [0.0, 6.0, 1.0, 3.0, 3.5]]
    cards = (2, 3, 5)
    ways = [rooms[0][a - 1] + rooms[1][b - 1] for a, b in itertools.permutations(cards, 2)]
    assert Plan(rooms).best(cards) == max(ways) == 10.0
    assert Plan([]).best(cards) == 0.0
    assert without(cards, 3) == (2, 5)
