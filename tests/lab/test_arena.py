"""An arena: who sits where, what is counted, and what is told of it."""

import pytest

from delvers.lab.arena import Bout, Contest, Standing, hold, plain, play, standings
from delvers.lab.simulate import Series
from delvers.lab.statistics import wilson

THREE = Series("raiders", 2, 3, ("a", "b", "b"), 1, {}, 0)


def bout(number: int, line_up: str, *winners: int) -> Bout:
    """A game that these seats won; whoever did not win comes after them."""
    others = tuple(seat for seat in range(3) if seat not in winners)
    return Bout(
        number, [*line_up], winners, (winners, others), (5, 3, 1), [0.5, 0.25, 0.0], [2, 1, 1]
    )


def test_every_seat_of_a_bot_is_counted() -> None:
    found = standings(THREE, [bout(0, "abb", 0), bout(1, "bab", 0)])
    assert (found["a"].seats, found["b"].seats) == (2, 4)
    assert (found["a"].wins, found["b"].wins) == (1.0, 1.0)
    assert (found["a"].score, found["b"].score) == (8, 10)
    assert (found["a"].seconds, found["b"].seconds) == (0.75, 0.75)
    assert (found["a"].decisions, found["b"].decisions) == (3, 5)


def test_a_shared_victory_is_a_part_of_one_and_the_best_comes_first() -> None:
    found = standings(THREE, [bout(0, "abb", 1, 2), bout(1, "abb", 1, 2)])
    assert [*found] == ["b", "a"]
    assert (found["b"].wins, found["a"].wins) == (2.0, 0.0)
    assert found["b"].rating > 1500 > found["a"].rating
    assert found["b"].rating_error >= 0


def test_a_party_wins_together() -> None:
    party = Series("plungin", 1, 3, ("a", "b", "b"), 1, {}, 0)
    found = standings(party, [bout(0, "abb", 0, 1, 2)])
    assert (found["a"].wins, found["b"].wins) == (1.0, 2.0)


def test_a_bot_among_its_like_keeps_its_rating() -> None:
    found = standings(THREE, [bout(0, "bbb", 1)])
    assert (found["b"].rating, found["b"].rating_error) == (1500.0, 0.0)


def test_rates_and_times_are_worked_out_from_what_was_counted() -> None:
    one = Standing(seats=8, wins=2.0, seconds=0.5, decisions=20)
    assert (one.win_rate, one.milliseconds) == (0.25, 25.0)
    assert one.interval == wilson(2.0, 8)
    assert Standing(seats=1).milliseconds == 0.0


def test_a_game_is_played_by_its_line_up_and_everybody_is_timed() -> None:
    series = Series("raiders", 2, 3, ("heuristic", "random", "random"), 5, {}, 0)
    first, second = play(series, 0), play(series, 1)
    assert first.line_up != second.line_up
    assert sorted(first.line_up) == ["heuristic", "random", "random"]
    assert (first.number, second.number, first.failures) == (0, 1, [])
    assert all(count > 20 for count in first.decisions)
    assert all(seconds > 0 for seconds in first.seconds)
    again = play(series, 0)
    assert (again.winners, again.ranking, again.scores) == (
        first.winners,
        first.ranking,
        first.scores,
    )


def test_fewer_bots_than_seats_are_repeated_in_turn_and_progress_is_told() -> None:
    heard: list[int] = []
    contest = hold("raiders", 2, bots=["heuristic", "random"], seats=3, progress=heard.append)
    assert contest.series.bots == ("heuristic", "random", "heuristic")
    assert (sum(one.seats for one in contest.standings.values()), heard) == (6, [1, 1])
    assert contest.failures == []
    assert contest.seconds > 0


def test_an_arena_is_told_as_plain_data() -> None:
    one = Standing(7, 2.5, 21, 0.5, 40, 1512.345, 20.06)
    told = plain(Contest(THREE, {"a": one}, ["game 0, seat 1: it raised"], 1.23456))
    assert told == {
        "game": "raiders",
        "games": 2,
        "seats": 3,
        "bots": ["a", "b", "b"],
        "seed": 1,
        "options": {},
        "seconds": 1.235,
        "results": {
            "a": {
                "seats": 7,
                "wins": 2.5,
                "win_rate": 0.357143,
                "interval": [round(end, 6) for end in wilson(2.5, 7)],
                "score": 3.0,
                "rating": pytest.approx(1512.3, abs=0.06),
                "rating_error": 20.1,
                "milliseconds": 12.5,
                "decisions": 40,
            }
        },
        "failures": ["game 0, seat 1: it raised"],
    }
