import json
from pathlib import Path

from tests.cli.command import refused, run

FEW = ("arena", "raiders", "--games", "4", "--seats", "3", "--seed", "1")


def test_wins_ratings_and_times_are_shown() -> None:
    shown = run(*FEW, "--bots", "search:4,heuristic,random").stdout
    for word in ("search:4", "heuristic", "random", "Rating", "±", "Milliseconds"):
        assert word in shown


def test_json_is_one_object_and_seats_are_rotated() -> None:
    told = json.loads(run(*FEW, "--bots", "heuristic,random", "--json").stdout)
    results = told["results"]
    assert results["heuristic"]["seats"] + results["random"]["seats"] == 12
    assert sum(one["wins"] for one in results.values()) == 4
    low, high = results["heuristic"]["interval"]
    assert low <= results["heuristic"]["win_rate"] <= high
    assert told["failures"] == []


def test_the_same_seed_gives_the_same_results_however_many_jobs_play() -> None:
    one, two = (
        json.loads(run(*FEW, "--bots", "search:6,heuristic", "--jobs", jobs, "--json").stdout)
        for jobs in ("1", "2")
    )
    for told in (one, two):
        for result in told["results"].values():
            del result["milliseconds"]
    assert one["results"] == two["results"]


def test_a_bot_of_ones_own_that_fails_is_told(tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text(
        "class Mine:\n    def __init__(self, *_): pass\n    def choose(self, *_): 1 / 0\n"
    )
    shown = run(*FEW, "--bots", f"{bot}:Mine,random").stdout
    assert "ZeroDivisionError" in shown
    assert "Failures in all" in shown


def test_what_cannot_meet_is_refused() -> None:
    assert "known: random, heuristic" in refused(*FEW, "--bots", "hal")
    assert "200ms" in refused(*FEW, "--bots", "search:soon")
    assert "no file" in refused(*FEW, "--bots", "gone.py:Bot")
    assert "allowed: 1 or more" in refused("arena", "raiders", "--games", "0")
