"""A game of any kind is a good Python object: copied, pickled, shown, used from threads."""

import copy
import pickle
from concurrent.futures import ThreadPoolExecutor

import pytest

import delvers
from delvers import Dice, Game
from tests.generic.walks import FEW, Case, decisions, fingerprint, finish


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_pickled_game_plays_on_exactly_like_the_original(case: Case) -> None:
    dice = Dice(5)
    for number, game in enumerate(decisions(case, case.begin(5), dice)):
        if number in (0, 3, 17, 40):
            twin = pickle.loads(pickle.dumps(game))
            assert fingerprint(twin) == fingerprint(game)
            assert twin.events == game.events
            assert twin.save() == game.save()
            ahead = [finish_some(case, one, dice.copy()) for one in (twin, game.copy())]
            assert ahead[0] == ahead[1]
        if number > 40:
            break


def finish_some(case: Case, game: Game, dice: Dice) -> str:
    for number, _ in enumerate(decisions(case, game, dice)):
        if number > 20:
            break
    return game.save()


@pytest.mark.parametrize("case", FEW[:1], ids=str)
def test_a_game_that_is_over_can_be_pickled(case: Case) -> None:
    game = case.begin(3)
    finish(game, Dice(3))
    twin = pickle.loads(pickle.dumps(game))
    assert twin.is_over
    assert (twin.result, twin.events) == (game.result, game.events)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_copy_and_deepcopy_are_copies_of_the_game(case: Case) -> None:
    game = case.begin(1)
    before = fingerprint(game)
    for twin in (copy.copy(game), copy.deepcopy(game), copy.deepcopy({"game": game})["game"]):
        assert fingerprint(twin) == before
        seat = min(twin.waiting)
        twin.choose(seat, twin.pending[seat].options[0])
        assert fingerprint(game) == before


@pytest.mark.parametrize("case", FEW, ids=str)
def test_its_repr_tells_game_seats_and_whose_turn_but_no_seed(case: Case) -> None:
    game = case.begin(987654321)
    assert repr(game).startswith(f"<Game {case.game}, {case.seats} seat")
    assert "to choose" in repr(game)
    assert "987654321" not in repr(game)


def test_games_in_threads_of_their_own_go_like_games_one_after_another() -> None:
    def played(number: int) -> str:
        case = FEW[number % len(FEW)]
        return finish_some(case, case.begin(number), Dice(number))

    with ThreadPoolExecutor(4) as threads:
        at_once = [*threads.map(played, range(2 * len(FEW)))]
    assert at_once == [played(number) for number in range(2 * len(FEW))]


def test_an_ask_can_be_pickled_with_what_it_refuses() -> None:
    game = delvers.new("dungeonquest-3e", seats=2, seed=1)
    for ask in game.pending.values():
        assert pickle.loads(pickle.dumps(ask)) == ask
