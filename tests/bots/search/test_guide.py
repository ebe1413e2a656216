"""What a searcher knows of a game that says little about itself."""

import pytest

from delvers.bots.search.guide import PLAIN, Guide, shares
from delvers.kernel.dice import Dice
from delvers.kernel.requests import Ask
from delvers.kernel.spec import Result


def ended(*winners: int) -> Result:
    return Result(winners, (), (), "")


def test_before_the_end_everybody_has_the_same_part() -> None:
    assert shares(None, 4) == [0.25] * 4


def test_at_the_end_the_winners_share_the_victory() -> None:
    assert shares(ended(1), 3) == [0.0, 1.0, 0.0]
    assert shares(ended(0, 2), 3) == [0.5, 0.0, 0.5]
    assert shares(ended(), 2) == [0.0, 0.0]


def test_a_game_says_what_a_position_is_worth_or_only_the_victory_counts() -> None:
    told = Guide(values=lambda world, result: [world, float(result is None)])
    assert told.worth(0.3, 2, None) == [0.3, 1.0]
    assert PLAIN.worth(0.3, 2, ended(1)) == [0.0, 1.0]


def test_without_a_policy_each_option_is_as_likely() -> None:
    ask = Ask(0, ("a", "b", "c"), "X")
    dice = Dice(3)
    answers = [PLAIN.policy(None, ask, dice) for _ in range(300)]
    assert {option: answers.count(option) // 50 for option in "abc"} == {
        option: pytest.approx(2, abs=1) for option in "abc"
    }
    assert PLAIN.clock(None) == 0
