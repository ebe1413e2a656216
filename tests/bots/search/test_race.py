"""A race between options."""

from delvers.bots.search.race import FEWEST, Race


def race(**values: list[float]) -> Race:
    made = Race(values)
    made.values.update(values)
    return made


def test_what_is_clearly_behind_is_left_out() -> None:
    one = race(a=[0.9, 0.8] * FEWEST, b=[0.1, 0.2] * FEWEST, c=[0.8, 0.9] * FEWEST)
    one.drop_hopeless()
    assert one.running == ["a", "c"]


def test_nobody_is_left_out_after_a_few_deals() -> None:
    one = race(a=[0.9], b=[0.1])
    one.drop_hopeless()
    assert one.running == ["a", "b"]


def test_options_are_compared_in_the_same_deals() -> None:
    lucky = [0.0, 1.0, 0.0, 1.0, 1.0, 0.0]
    one = race(a=[value + 0.1 for value in lucky], b=lucky)
    ahead, error = one.lead("a", "b")
    assert (round(ahead, 6), round(error, 6)) == (0.1, 0.0)
    assert one.winner("b") == "a"


def test_the_usual_option_stays_unless_another_is_convincingly_better() -> None:
    one = race(a=[0.0, 1.0, 0.0, 1.0], b=[1.0, 0.0, 1.0, 0.1])
    assert one.winner("a") == "a"
    assert one.winner("b") == "b"
