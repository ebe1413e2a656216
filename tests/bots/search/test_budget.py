"""How long a searcher may think."""

import time

import pytest

from delvers.bots.search.budget import (
    MOST_MILLISECONDS,
    MOST_REHEARSALS,
    PATIENCE,
    BadBudget,
    Budget,
    budget_of,
)


def test_a_budget_is_written_as_rehearsals_or_milliseconds() -> None:
    assert budget_of("400") == Budget(400)
    assert budget_of("200ms") == Budget(milliseconds=200)
    assert budget_of("1") == Budget(1)
    assert budget_of(f"{MOST_REHEARSALS}") == Budget(MOST_REHEARSALS)
    assert budget_of(f"{MOST_MILLISECONDS}ms") == Budget(milliseconds=MOST_MILLISECONDS)


@pytest.mark.parametrize(
    "written",
    ["0", "0ms", "", "ms", "2s", "-1", f"{MOST_REHEARSALS + 1}", f"{MOST_MILLISECONDS + 1}ms"],
)
def test_a_budget_that_cannot_be_read_says_what_is_allowed(written: str) -> None:
    with pytest.raises(BadBudget) as refused:
        budget_of(written)
    assert str(refused.value) == (
        f"a search cannot be given {written!r}; allowed: a number of rehearsals such as 400 "
        "(at most 1000000), or milliseconds such as 200ms (at most 60000ms)"
    )


def test_rehearsals_are_counted_to_the_last() -> None:
    is_up = Budget(3).watch()
    assert [is_up(done) for done in (0, 2, 3, 4)] == [False, False, True, True]


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """Clocks that go when a test says so."""
    at = {"thread": 5.0, "wall": 50.0}
    monkeypatch.setattr(time, "thread_time", lambda: at["thread"])
    monkeypatch.setattr(time, "monotonic", lambda: at["wall"])
    return at


def test_milliseconds_are_those_of_the_thread(clocks: dict[str, float]) -> None:
    is_up = Budget(milliseconds=200).watch()
    clocks["thread"] = 5.19
    assert not is_up(10)
    clocks["thread"] = 5.21
    assert is_up(0)


def test_a_busy_machine_may_take_twice_as_long(clocks: dict[str, float]) -> None:
    is_up = Budget(milliseconds=200).watch()
    clocks["wall"] = 50 + 0.19 * PATIENCE
    assert not is_up(10)
    clocks["wall"] = 50 + 0.21 * PATIENCE
    assert is_up(0)


def test_where_nobody_waits_a_busy_machine_ends_no_thought(clocks: dict[str, float]) -> None:
    is_up = Budget(milliseconds=200, patience=None).watch()
    clocks["wall"] = 5000
    assert not is_up(10)
    clocks["thread"] = 5.21
    assert is_up(0)


def test_of_two_limits_the_first_that_is_reached_counts(clocks: dict[str, float]) -> None:
    is_up = Budget(3, 200).watch()
    assert not is_up(2)
    assert is_up(3)
