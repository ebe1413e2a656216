"""Small games in which both choose at once are solved."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from delvers.games.dungeonquest.revised.bots.matrix import regret, solve

NUMBERS = st.one_of(st.sampled_from([0.0, 0.5, 1.0]), st.floats(0, 1).map(lambda x: round(x, 4)))
ROW = st.tuples(NUMBERS, NUMBERS, NUMBERS)


def test_rock_paper_scissors_is_played_evenly() -> None:
    solution = solve([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    assert solution.value == pytest.approx(0)
    assert solution.rows == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert solution.columns == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_a_choice_that_is_always_better_is_always_made() -> None:
    solution = solve([[3, 4, 5], [1, 1, 1], [0, 2, 2]])
    assert (solution.value, solution.rows, solution.columns) == (3, (1, 0, 0), (1, 0, 0))


def test_a_choice_that_never_helps_is_left_out() -> None:
    solution = solve([[1, -1, 0], [-1, 1, 0], [-2, -2, -2]])
    assert solution.value == pytest.approx(0)
    assert solution.rows == pytest.approx((0.5, 0.5, 0))


@given(st.tuples(ROW, ROW, ROW))
def test_neither_side_gains_by_leaving_its_mixture(payoffs: tuple[tuple[float, ...], ...]) -> None:
    solution = solve(payoffs)
    assert regret(payoffs, solution) < 1e-6
    for mix in (solution.rows, solution.columns):
        assert sum(mix) == pytest.approx(1)
        assert min(mix) >= 0
