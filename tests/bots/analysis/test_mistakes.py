"""What a choice gave away, by rehearsals that did not find the better option themselves."""

import pytest

from delvers import Dice, Game
from delvers.bots.analysis.figures import Figure
from delvers.bots.analysis.mistakes import MOST_OPTIONS, Lost, Trial, has_alternative
from delvers.bots.analysis.stretches import Choice
from delvers.bots.search.guide import any_option
from delvers.kernel.requests import Ask
from tests.bots import bet


def trial(option: str, rounds: int, game: Game | None = None) -> Trial:
    game = bet.begin() if game is None else game
    made = Trial(Choice(0, game.pending[0], option, True), game, Dice(5))
    dice = Dice(9)
    for _ in range(rounds):
        made.rehearse(any_option, dice.next64(), dice.next64())
    return made


@pytest.mark.parametrize(("option", "given_away"), [("coin", 1 / 2), ("die", 5 / 6)])
def test_it_is_the_difference_to_the_best_option(option: str, given_away: float) -> None:
    lost = trial(option, 60).lost()
    assert lost.best == "sure"
    assert abs(lost.wins.mean - given_away) < 3 * lost.wins.error
    assert lost.is_mistake


def test_the_best_option_gives_nothing_away() -> None:
    made = trial("sure", 60)
    assert made.lost() == Lost("sure", Figure(0.0, 0.0))
    assert made.rehearse(any_option, 1, 1) == 0  # nothing else is in the race


def test_a_better_option_by_luck_alone_makes_no_mistake_on_average() -> None:
    """Two coins are alike, so what one of them seems to give away is nothing on average."""
    game = bet.begin()
    ask = Ask(0, ("coin", "die"), "BET-1")
    found = []
    for seed in range(150):
        made = Trial(Choice(0, ask, "coin", True), game, Dice(seed))
        dice = Dice(seed)
        for _ in range(6):
            made.race.values["coin"].append(float(dice.pick(2)))
            made.race.values["die"].append(float(dice.pick(2)))
        found.append(made.lost().wins.mean)
    assert abs(sum(found) / len(found)) < 0.06


def test_of_many_options_some_are_tried_and_always_the_one_chosen() -> None:
    options = tuple(str(number) for number in range(40))
    made = Trial(Choice(0, Ask(0, options, "BET-1"), "39", True), bet.begin(), Dice(1))
    assert len(made.race.running) == MOST_OPTIONS
    assert "39" in made.race.running


def test_only_who_could_choose_something_else_can_be_wrong() -> None:
    one, several = Ask(0, ("a",), "BET-1"), Ask(0, ("a", "b"), "BET-1")
    assert not has_alternative(Choice(0, one, "a", False))
    assert has_alternative(Choice(0, several, "a", False))
    spare = Ask(0, ("a", "b"), "BET-1", optional=True)
    assert not has_alternative(Choice(0, spare, "a", False))


def test_a_small_or_doubtful_loss_is_no_mistake() -> None:
    assert not Lost("a", Figure(0.005, 0.0)).is_mistake
    assert not Lost("a", Figure(0.2, 0.08)).is_mistake
    assert Lost("a", Figure(0.2, 0.05)).is_mistake
