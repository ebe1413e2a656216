"""The odds of every game: what the seat cannot know does not change them."""

from itertools import islice

import pytest

from delvers import Dice, Game
from delvers.bots.odds import Odds, Oracle
from delvers.kernel.kit import REGISTRY
from delvers.kernel.loading import begun

GAMES = [spec.id for spec in REGISTRY if not spec.id.startswith("toy")]
STOPS = (0, 6, 25, 60)
"""After so many choices of a game the odds are compared."""
MOST = 3
"""So many options of a question are weighed."""


def told(world: Game, seat: int) -> list[Odds]:
    oracle = Oracle(world, seat, seed=3)
    oracle.found = dict(islice(oracle.found.items(), MOST))
    return next(oracle.rounds())


@pytest.mark.parametrize("game", GAMES)
def test_what_the_seat_cannot_know_does_not_change_its_odds(game: str) -> None:
    spec = REGISTRY.find(game)
    played, dice, made = begun(spec, max(2, spec.seats[0]), 5, {}), Dice(8), 0
    for stop in STOPS:
        while made < stop and played.pending:
            seat = min(played.waiting)
            played.choose(seat, dice.choice(played.pending[seat].options))
            made += 1
        for seat in played.waiting[:1]:
            real = told(played, seat)
            assert real == told(played.determinize(seat, Dice(stop)), seat)
