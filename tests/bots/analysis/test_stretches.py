"""Choices between two dice are one stretch, and the same rehearsals serve all of it."""

import delvers
from delvers import Dice, Game
from delvers.bots.analysis.stretches import MOST_DECISIONS, Stretch, stretches_of
from delvers.bots.search.guide import any_option
from delvers.kernel.requests import Ask
from tests.kernel.pit import PIT


def begun() -> Game:
    return Game(PIT, 2, PIT.check_options({}), seed=2)


def bidding() -> Game:
    """The last question of the game, at which both bid in secret and nothing is rolled."""
    game = begun()
    while len(game.pending) == 1:
        game.choose(game.waiting[0], "rest")
    return game


def test_a_game_is_parted_where_something_is_rolled_or_drawn() -> None:
    game = delvers.new("raiders", seats=3, seed=7)
    while not game.is_over:
        game.choose(game.waiting[0], game.absent_choice(game.waiting[0]))
    found = stretches_of(game.replayed(()), game.choices)
    assert [one.answer for part in found for one in part] == [*game.choices]
    for part in found:
        assert len(part) <= MOST_DECISIONS
        assert not any(choice.has_luck for choice in part[:-1])
    assert any(part[-1].has_luck for part in found)


def first(_world: object, ask: Ask, _dice: Dice) -> str:
    return ask.options[0]


def last(_world: object, ask: Ask, _dice: Dice) -> str:
    return ask.options[-1]


def test_a_rehearsal_that_chooses_what_was_chosen_serves_the_next_position_too() -> None:
    game = bidding()
    games = [game]
    games.append(game.copy())
    games[1].choose(0, "0")
    part = stretches_of(game.copy(), ((0, "0"), (1, "0")))[0]
    stretch = Stretch(part, games)
    assert stretch.rehearse(first, 1, 1) == 1
    assert stretch.rehearse(last, 2, 2) == 3
    assert [len(values) for values in stretch.values] == [2, 2, 2]


def test_what_no_choice_changes_is_no_change() -> None:
    game = bidding()
    after = game.copy()
    after.choose(0, "2")
    stretch = Stretch(stretches_of(game.copy(), ((0, "2"), (1, "1")))[0], [game, after])
    for luck in range(6):
        stretch.rehearse(any_option, luck, luck)
    assert stretch.change(0, lambda _choice: True) == (0.0, 0.0)


def test_futures_differ_in_nothing_but_chance() -> None:
    game = begun()
    game.choose(game.waiting[0], "rest")
    one, other = (game.futures()(Dice(luck)) for luck in (1, 2))
    for seat in (None, 0, 1):
        assert one.view(seat) == other.view(seat) == game.view(seat)
    assert one.chance != other.chance
    assert one.world.found == game.copy().checkpoint().found


def test_a_rehearsal_made_anew_does_not_repeat_the_luck_of_the_one_before() -> None:
    """Else who chose the second option now would always choose the second one next, too."""
    game = bidding()
    after = game.copy()
    after.choose(0, "0")
    part = stretches_of(game.copy(), ((0, "0"), (1, "0")))[0]
    stretch, answers = Stretch(part, [game, after]), list[tuple[int, str]]()

    def noted(world: object, ask: Ask, dice: Dice) -> str:
        answers.append((ask.seat, any_option(world, ask, dice)))
        return answers[-1][1]

    following = []
    for luck in range(60):
        answers.clear()
        stretch.rehearse(noted, luck, luck)
        first = answers[0][1]
        if first != "0":  # then it was made anew, and seat 1 was the next to choose
            following.append(first == next(one for seat, one in answers[2:] if seat == 1))
    assert 0.1 < sum(following) / len(following) < 0.6
