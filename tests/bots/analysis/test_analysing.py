"""Looking back at a game: what is found is right where it can be counted."""

import pytest

import delvers
from delvers import Dice, Game
from delvers.bots.analysis import NotFinished, analyse
from delvers.bots.analysis.figures import mean_of
from delvers.bots.analysis.plain import plain
from delvers.bots.search.budget import BadBudget
from tests.bots import bet
from tests.kernel.pit import PIT

USUAL_CHANCE = (1 / 2 + 1 / 6 + 1) / 3
"""Who chooses at random in the game of one bet wins so often."""


def bet_on(option: str, *, is_won: bool) -> Game:
    for seed in range(100):
        game = bet.begin(seed)
        game.choose(0, option)
        if bool(game.result and game.result.winners) == is_won:
            return game
    raise AssertionError("no such game")


def at_random(game: Game, dice: Dice) -> Game:
    while not game.is_over:
        seat = game.waiting[0]
        game.choose(seat, dice.choice(game.pending[seat].options))
    return game


def pit(seed: int, seats: int = 2) -> Game:
    options = PIT.check_options({})
    return at_random(Game(PIT, seats, options, seed=seed), Dice(~seed))


def test_a_won_coin_is_luck_and_that_it_was_tossed_a_mistake() -> None:
    found = analyse(bet_on("coin", is_won=True), budget="3000")
    (one,), (decision,) = found.stories, found.decisions
    for figure, true in (
        (one.start, USUAL_CHANCE),
        (one.luck, 0.5),
        (one.own, 0.5 - USUAL_CHANCE),
        (one.lost, 0.5),
    ):
        assert abs(figure.mean - true) < 3.5 * figure.error
        assert 0 < figure.error < 0.04
    assert (one.end, one.mistakes, one.others.mean) == (1.0, 1, 0.0)
    assert (decision.number, decision.option) == (1, "coin")
    assert decision.lost is not None
    assert decision.lost.best == "sure"
    assert found.moments == [decision]


def test_who_takes_the_best_option_makes_no_mistake_and_has_no_luck() -> None:
    found = analyse(bet_on("sure", is_won=True), budget="600")
    (one,) = found.stories
    assert one.luck.mean == pytest.approx(0.0)
    assert (one.lost.mean, one.mistakes) == (0.0, 0)
    assert found.verdict.kind == "even"


def test_a_lost_game_was_unlucky() -> None:
    found = analyse(bet_on("coin", is_won=False), budget="2000")
    kinds = {found.verdict.kind}
    assert kinds <= {"unlucky", "mistakes"}
    assert found.stories[0].luck.mean < -0.3


def test_start_luck_and_choices_add_up_to_the_end() -> None:
    found = analyse(pit(3), budget="800")
    for one in found.stories:
        total = one.start.mean + one.luck.mean + one.own.mean + one.others.mean
        assert total == pytest.approx(one.end)
    for decision in found.decisions:
        for seat in range(2):
            changed = decision.choice[seat].mean + decision.luck[seat].mean
            before, after = decision.before[seat].mean, decision.after[seat].mean
            assert after - before == pytest.approx(changed)


def test_all_choices_are_looked_at_if_the_budget_allows_it() -> None:
    game = pit(3)
    found = analyse(game, budget="3000")
    assert [one.number for one in found.decisions] == [*range(1, len(game.choices) + 1)]
    assert not found.is_sampled
    assert 3000 <= found.rehearsals < 3020


def test_a_small_budget_looks_at_some_choices_evenly_and_says_so() -> None:
    game = at_random(delvers.new("raiders", seats=3, seed=5), Dice(1))
    found = analyse(game, budget="300")
    assert found.is_sampled
    assert len(found.decisions) < found.choices == len(game.choices)
    numbers = [one.number for one in found.decisions]
    assert numbers[0] < found.choices / 3
    assert numbers[-1] > found.choices * 2 / 3


def test_a_seed_and_a_number_of_rehearsals_give_the_same_again() -> None:
    game = pit(4)
    one, again, other = (plain(analyse(game, budget="400", seed=seed)) for seed in (1, 1, 2))
    assert one == again != other


def test_luck_is_nothing_on_average_over_random_games() -> None:
    lucks: list[float] = []
    for seed in range(100):
        found = analyse(pit(seed), budget="100", seed=seed, mistakes=False)
        lucks.append(found.stories[0].luck.mean)
    mean = mean_of(lucks)
    assert abs(mean.mean) < 2.5 * mean.error
    assert mean.error < 0.08


def test_the_stated_error_of_luck_is_how_much_it_differs_when_asked_again() -> None:
    game = pit(8)
    found = [analyse(game, budget="250", seed=seed).stories[0].luck for seed in range(30)]
    spread = mean_of([one.mean for one in found]).error * 30**0.5
    stated = sum(one.error for one in found) / len(found)
    assert 0.6 < stated / spread < 1.7


def test_how_far_the_work_is_grows_to_the_whole() -> None:
    parts: list[float] = []
    analyse(pit(3), budget="400", progress=parts.append)
    assert parts == sorted(parts)
    assert parts[-1] == 1.0


def test_milliseconds_end_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(10_000))
    monkeypatch.setattr("time.thread_time", lambda: next(now) / 100)
    found = analyse(pit(3), budget="3000ms")
    assert 0 < found.rehearsals < 20_000


def test_what_cannot_be_looked_back_at_says_what_is_allowed() -> None:
    with pytest.raises(NotFinished, match="allowed: the record of a finished game"):
        analyse(delvers.new("raiders", seats=3, seed=1))
    with pytest.raises(BadBudget, match="allowed: a number of rehearsals"):
        analyse(pit(1), budget="much")
