"""A report as plain data: every number that was counted, under its own name."""

from collections import Counter

from delvers.lab.report import plain, plain_bot, plain_counts, plain_fate, plain_meeting
from delvers.lab.statistics import wilson
from tests.lab.counted import clever, report, serpent, survivors


def rounded(successes: float, trials: int) -> list[float]:
    return [round(end, 6) for end in wilson(successes, trials)]


def test_a_report_tells_what_was_played_and_what_came_out() -> None:
    told = plain(report(has_fates=True))
    results = told.pop("results")
    assert told == {
        "game": "raiders",
        "games": 3,
        "seats": 3,
        "bots": ["clever", "plain", "clever"],
        "seed": 7,
        "options": {"tactical": False},
        "decisions": 42,
        "seconds": 2.0,
    }
    assert list(results["bots"]) == ["clever", "plain"]
    assert results["length"]["counts"] == {"10": 1, "12": 1, "20": 1}
    assert (results["without_winner"], results["detailed_games"]) == (1, 2)
    assert results["met"] == {"serpent": plain_meeting(serpent())}
    assert {kind: list(fates) for kind, fates in results["fates"].items()} == {
        "bots": ["clever", "plain"],
        "heroes": ["hugo"],
    }


def test_a_bot_is_told_with_its_wins_and_figures() -> None:
    assert plain_bot(clever()) == {
        "seats": 4,
        "wins": 2.5,
        "shared": 1,
        "win_rate": 0.625,
        "interval": rounded(2.5, 4),
        "coins": {"mean": 4.5, "standard_deviation": 1.0, "counts": {"3": 1, "5": 3}},
        "wounds": {"mean": 1.5, "standard_deviation": 0.57735, "counts": {"1": 2, "2": 2}},
    }


def test_numbers_are_told_from_the_lowest() -> None:
    assert list(plain_counts(Counter({10: 1, 9: 2}))["counts"].items()) == [("9", 2), ("10", 1)]


def test_a_meeting_is_told_with_all_that_it_cost() -> None:
    assert plain_meeting(serpent()) == {
        "kind": "monster",
        "met": 4,
        "beaten": 1,
        "escaped": 2,
        "deaths": 3,
        "wounds": 6,
        "coins": 0,
        "hurt": {"clever": 5, "plain": 1},
    }


def test_fates_are_told_with_the_deadliest_cause_first() -> None:
    told = plain_fate(survivors())
    assert list(told.pop("deaths").items()) == [("dragon_rage", 2), ("troll", 1)]
    assert told == {
        "seats": 4,
        "out": 2,
        "survival": 0.5,
        "interval": rounded(2, 4),
        "gold": plain_counts(Counter({40: 1, 260: 1})),
        "turns": plain_counts(Counter({6: 3, 10: 1})),
    }


def test_causes_that_killed_as_many_stand_by_name() -> None:
    fates = survivors()
    fates.deaths.update({"troll": 1, "abyss": 2})
    assert list(plain_fate(fates)["deaths"]) == ["abyss", "dragon_rage", "troll"]
