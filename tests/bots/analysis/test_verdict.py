import pytest

from delvers.bots.analysis.figures import NOTHING, Figure
from delvers.bots.analysis.verdict import EVEN, verdict_on

CLEAR = Figure(0.4, 0.1)


@pytest.mark.parametrize(
    ("stories", "kind", "seat"),
    [
        ([(CLEAR, NOTHING), (Figure(-0.3, 0.1), NOTHING)], "lucky", 0),
        ([(NOTHING, NOTHING), (Figure(-0.4, 0.1), NOTHING)], "unlucky", 1),
        ([(Figure(0.1, 0.01), NOTHING), (NOTHING, CLEAR)], "mistakes", 1),
        ([(Figure(-0.4, 0.1), NOTHING), (CLEAR, CLEAR)], "lucky", 1),
    ],
)
def test_the_greatest_clear_cause_is_told(
    stories: list[tuple[Figure, Figure]], kind: str, seat: int
) -> None:
    found = verdict_on(stories, is_party=False)
    assert (found.kind, found.seat) == (kind, seat)
    assert found.wins == CLEAR


def test_what_may_be_chance_decides_nothing() -> None:
    doubtful, small = Figure(0.6, 0.25), Figure(0.03, 0.001)
    assert verdict_on([(doubtful, doubtful), (small, small)], is_party=False) == EVEN
    assert verdict_on([(NOTHING, Figure(-0.4, 0.1))], is_party=False) == EVEN
    assert verdict_on([(Figure(9.0, 2.0), NOTHING)], is_party=False) == EVEN


def test_the_luck_of_a_party_is_that_of_all() -> None:
    assert verdict_on([(CLEAR, NOTHING)] * 2, is_party=True).seat is None
    assert verdict_on([(NOTHING, NOTHING), (NOTHING, CLEAR)], is_party=True).seat == 1
