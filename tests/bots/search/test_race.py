"""A race between options."""

from delvers.bots.search.race import FEW, FEWEST, Race, gain_of_truth


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


def test_a_race_is_settled_when_one_is_left() -> None:
    one = race(a=[0.9, 0.8] * FEWEST, b=[0.1, 0.2] * FEWEST)
    one.drop_hopeless()
    assert one.is_settled()


def test_a_race_is_settled_when_the_truth_would_bring_next_to_nothing() -> None:
    same = [0.5, 0.501] * FEW
    assert race(a=same, b=same).is_settled()
    assert not race(a=same, b=[0.0, 1.0] * FEW).is_settled()


def test_no_race_is_settled_after_a_few_deals() -> None:
    assert not race(a=[0.5] * (FEW - 1), b=[0.5] * (FEW - 1)).is_settled()


def test_the_truth_brings_more_the_less_is_known_and_the_nearer_two_options_are() -> None:
    assert gain_of_truth(0.0, 0.2) > gain_of_truth(0.0, 0.1) > gain_of_truth(0.1, 0.1) > 0
    assert gain_of_truth(0.1, 0.0) == 0
