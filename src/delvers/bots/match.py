"""Playing a game out between bots."""

from collections.abc import Sequence
from functools import partial

from delvers.bots.protocol import Bot
from delvers.kernel.game import Game


def play_out(game: Game, bots: Sequence[Bot]) -> None:
    """Let bot n choose for seat n until the game is over; what is optional is not asked."""
    looks = [partial(game.view, seat) for seat in range(game.seats)]
    while game.pending:
        seat = min(game.waiting)
        game.choose(seat, bots[seat].choose(game.pending[seat], looks[seat]))
