"""Playing a game out between bots."""

from collections.abc import Sequence

from delvers.bots.guard import Guard
from delvers.bots.player import Player
from delvers.kernel.game import Game


def play_out(game: Game, players: Sequence[Player]) -> None:
    """Let player n choose for seat n until the game is over; what is optional is not asked."""
    guard = Guard()
    while game.pending:
        seat = min(game.waiting)
        game.choose(seat, guard.choice(game, seat) or players[seat].choose(game, seat))
        guard.watch(game)
