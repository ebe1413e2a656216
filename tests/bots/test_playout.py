"""Rehearsals are played to the end by the policy, in the order that is wanted."""

import delvers
from delvers import Dice
from delvers.bots.playout import play_on, shares
from delvers.bots.search.guide import any_option


def test_the_first_answers_are_those_of_the_seats_wanted() -> None:
    game = delvers.new("raiders", seats=3, seed=7)
    found = play_on(game.futures()(Dice(1)), any_option, Dice(2), (2, 0, 1))
    assert [seat for seat, _ in found.answers] == [2, 0, 1]
    assert found.result is not None


def test_a_seat_that_is_not_asked_is_passed_over() -> None:
    game = delvers.new("raiders", seats=3, seed=7)
    game.choose(0, "power 3")
    found = play_on(game.futures()(Dice(1)), any_option, Dice(2), (0, 0))
    assert [seat for seat, _ in found.answers] == [1, 2]


def test_what_does_not_end_is_won_by_nobody() -> None:
    assert shares(None, 3) == [0.0, 0.0, 0.0]
