"""A decision that another process thinks about is the decision of the game."""

import pickle

import pytest

from delvers import Dice, Game
from delvers.bots.sending import Sent, received, sent
from delvers.kernel.kit import REGISTRY
from delvers.server.bots import think
from tests.generic.walks import FEW, walk


def somewhere(game: str, choices: int) -> Game:
    case = next(case for case in FEW if case.game == game)
    running = case.begin(2, events=False)
    for _ in walk(running, Dice(2)):
        if running.number == choices:
            break
    return running


@pytest.mark.parametrize("game", [spec.id for spec in REGISTRY])
def test_what_is_received_is_asked_and_sees_the_same(game: str) -> None:
    for choices in (0, 3, 17):
        running = somewhere(game, choices)
        turn: Sent = pickle.loads(pickle.dumps(sent(running)))
        other = received(REGISTRY.find(game), turn)
        assert other.pending == running.pending
        for seat in range(running.seats):
            assert other.view(seat) == running.view(seat)


def test_a_strength_thinks_about_what_was_sent() -> None:
    running = somewhere("raiders", 9)
    seat = running.waiting[0]
    ask = running.pending[seat]
    view = running.view(seat)
    assert think("novice", "raiders", ask, view, 5, (), sent(running)) in ask.options
    assert think("novice", "raiders", ask, view, 5) in ask.options
