"""Questions: never empty, never asked where there is no choice."""

import pytest

from delvers.kernel.requests import CHOOSE, Ask, AskAll, Refusals, ask, collect


def test_an_ask_without_options_is_a_programming_error() -> None:
    with pytest.raises(ValueError, match="an ask without options"):
        Ask(0, (), "PIT-1")


def test_a_single_option_is_taken_without_asking() -> None:
    with pytest.raises(StopIteration) as done:
        next(ask(0, ("rest",), "PIT-1", CHOOSE))
    assert done.value.value == "rest"


def test_answers_to_all_stay_sealed_until_the_last_one_is_in() -> None:
    sealed: dict[int, str] = {}
    flow = collect({seat: Ask(seat, ("a", "b"), "PIT-4") for seat in (0, 1)}, sealed)
    assert set(_asked(next(flow))) == {0, 1}
    assert set(_asked(flow.send((1, "b")))) == {0}
    assert sealed == {1: "b"}
    with pytest.raises(StopIteration) as done:
        flow.send((0, "a"))
    assert done.value.value == {0: "a", 1: "b"}
    assert sealed == {}


def _asked(request: object) -> dict[int, Ask]:
    assert isinstance(request, AskAll)
    return request.asks


def test_refusals_are_found_once_when_somebody_looks() -> None:
    calls: list[int] = []

    def find() -> dict[str, str]:
        calls.append(1)
        return {"jump": "PIT-3"}

    refused = Refusals(find)
    assert calls == []
    assert refused == {"jump": "PIT-3"}
    assert (refused["jump"], len(refused), [*refused]) == ("PIT-3", 1, ["jump"])
    assert repr(refused) == "{'jump': 'PIT-3'}"
    assert refused.get("rest") is None
    assert calls == [1]
