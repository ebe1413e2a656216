"""The searcher: it finds what is plainly best, and answers the same for the same seed."""

import itertools
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import delvers
from delvers import Dice, Game, bots
from delvers.bots.protocol import Look, ask_bot
from delvers.bots.random import RandomBot
from delvers.bots.search import PLAIN, Budget, Searcher
from delvers.kernel.requests import Ask
from tests.kernel.pit import PIT


def asked(game: Game, seat: int, dice: Dice, budget: Budget) -> str:
    searcher = Searcher(dice, PLAIN, RandomBot(dice), budget)
    return ask_bot(searcher, game, seat, lambda: game.view(seat))


def test_the_same_dice_and_rehearsals_give_the_same_answer() -> None:
    game = delvers.new("raiders", seats=4, seed=3)
    said = {asked(game, 0, Dice(n % 2), Budget(60)) for n in (0, 2, 4)}
    assert len(said) == 1


@pytest.mark.parametrize("budget", [Budget(10), Budget(milliseconds=5), Budget(3, 1)])
def test_any_budget_gives_an_option_and_leaves_the_game_as_it_was(budget: Budget) -> None:
    game = delvers.new("raiders", seats=4, seed=3)
    before = game.save()
    assert asked(game, 1, Dice(1), budget) in game.pending[1].options
    assert game.save() == before


def test_in_the_last_decision_of_a_game_it_takes_the_card_that_wins() -> None:
    """With cards laid in turn nothing is hidden any more, so that rehearsals tell the truth."""
    for game in itertools.islice(last_decisions(), 6):
        (seat,) = game.waiting
        wins = {option: seat in after(game, seat, option) for option in game.pending[seat].options}
        assert wins[asked(game, seat, Dice(1), Budget(60))] == any(wins.values())


def last_decisions() -> Iterator[Game]:
    """The last decisions of games, where they are made before the boss."""
    for seed in itertools.count():
        game = delvers.new("raiders", seats=3, seed=seed, options={"tactical": True})
        player, last = bots.Player("random", "raiders", 1), game
        while game.pending:
            last, seat = game.copy(), min(game.waiting)
            game.choose(seat, player.choose(game, seat))
        if len(last.view(0)["discarded"]) == 24:
            yield last


def after(game: Game, seat: int, option: str) -> tuple[int, ...]:
    """Who wins when a seat chooses this last."""
    twin = game.copy()
    twin.choose(seat, option)
    while twin.pending:
        waiting = min(twin.waiting)
        twin.choose(waiting, twin.pending[waiting].options[0])
    return twin.result.winners if twin.result else ()


def test_a_game_that_says_nothing_about_itself_is_searched_by_random_play() -> None:
    game = Game(PIT, 2, PIT.check_options({}), seed=5)
    assert (
        asked(game, min(game.waiting), Dice(1), Budget(30))
        in next(iter(game.pending.values())).options
    )


def test_what_the_values_say_against_instinct_must_be_beyond_doubt() -> None:
    """One step in, an option is worth what its number says."""
    game = delvers.new("raiders", seats=4, seed=3)
    ask = game.pending[0]
    better = {option: 0.1 * number for number, option in enumerate(ask.options)}

    def values(world: Any, _result: Any) -> list[float]:
        return [better.get(player.laid, 0.0) for player in world.players]

    for doubt, expected in ((0.0, ask.options[-1]), (0.5, ask.options[0])):
        guide = replace(PLAIN, values=values, clock=at_once, reach=0, doubt=doubt)
        searcher = Searcher(Dice(1), guide, First(), Budget(60))
        assert searcher.think(ask, lambda: game.view(0), game.rehearsals(0)) == expected


class First:
    """It takes the first option."""

    def choose(self, ask: Ask, _look: Look) -> str:
        return ask.options[0]


def at_once(_world: Any) -> int:
    """A rehearsal is over after the first choice."""
    return 1
