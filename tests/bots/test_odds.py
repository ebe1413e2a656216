"""The oracle: its chances are right where they can be counted, and tell nothing hidden."""

import math

import pytest

import delvers
from delvers import Dice
from delvers.bots.odds import Odds, Oracle
from delvers.kernel.errors import DelversError, GameOver, WrongSeat
from tests.bots.bet import CHANCES, begin


def after(rounds: int, seed: int) -> dict[str, Odds]:
    return {one.option: one for one in delvers.odds(begin(), rounds=rounds, seed=seed)}


def test_the_interval_holds_the_true_chance_in_at_least_94_of_100_repetitions() -> None:
    held = dict.fromkeys(CHANCES, 0)
    for seed in range(200):
        for option, one in after(60, seed).items():
            low, high = one.interval
            held[option] += low <= CHANCES[option] <= high
    assert min(held.values()) >= 188, held


@pytest.mark.parametrize(
    ("rehearsals", "wins", "low", "high"),
    [(20, 15.0, 0.5313, 0.8881), (10, 1.0, 0.0179, 0.4042), (8, 4.0, 0.2152, 0.7848)],
)
def test_the_interval_is_wilsons(rehearsals: int, wins: float, low: float, high: float) -> None:
    told = Odds("coin", rehearsals, wins).interval
    assert told == pytest.approx((low, high), abs=1e-4)


def test_at_the_ends_the_interval_reaches_them() -> None:
    assert Odds("coin").interval == (0.0, 1.0)
    assert Odds("coin", 4, 0.0).interval == pytest.approx((0.0, 0.4899), abs=1e-4)
    assert Odds("coin", 4, 4.0).interval == pytest.approx((0.5101, 1.0), abs=1e-4)


def test_the_interval_of_scores_follows_from_their_spread() -> None:
    one = Odds("coin")
    one.note(0.0, 4)
    assert one.score_interval == (-math.inf, math.inf)
    one.note(0.0, 6)
    one.note(0.0, 8)
    assert one.score_interval == pytest.approx((3.7368, 8.2632), abs=1e-4)


def test_the_best_option_comes_first_with_the_score_to_be_expected() -> None:
    first, second, third = delvers.odds(begin(), rounds=300)
    assert [first.option, second.option, third.option] == ["sure", "coin", "die"]
    assert (first.chance, first.score, first.rehearsals) == (1.0, 10.0, 300)
    low, high = second.score_interval
    assert low < 5 < high


def test_more_rounds_make_the_interval_narrower() -> None:
    few, many = (after(rounds, 3)["coin"].interval for rounds in (20, 400))
    assert many[1] - many[0] < (few[1] - few[0]) / 3


def test_the_odds_stream_and_the_first_answer_comes_after_one_round() -> None:
    oracle = Oracle(begin(), 0)
    rounds = oracle.rounds()
    assert [one.rehearsals for one in next(rounds)] == [1, 1, 1]
    assert [one.rehearsals for one in next(rounds)] == [2, 2, 2]


def test_what_the_seat_cannot_know_does_not_change_its_odds() -> None:
    game = delvers.new("raiders", seats=3, seed=4)
    game.choose(1, game.pending[1].options[0])
    told = [
        [(one.option, one.chance, one.score) for one in delvers.odds(world, 0, rounds=4)]
        for world in (game, game.determinize(0, Dice(1)), game.determinize(0, Dice(2)))
    ]
    assert told[0] == told[1] == told[2]


def test_a_game_that_is_over_and_a_seat_that_is_not_asked_are_refused() -> None:
    game = begin()
    with pytest.raises(WrongSeat):
        delvers.odds(game, 3)
    with pytest.raises(DelversError, match="allowed: 1 or more"):
        delvers.odds(game, rounds=0)
    game.choose(0, "sure")
    with pytest.raises(GameOver):
        delvers.odds(game)
