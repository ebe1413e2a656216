"""What a bot is: it sees its options, the view of its seat and, if it thinks ahead, rehearsals."""

from collections.abc import Callable
from typing import Protocol, TypeAlias, runtime_checkable

from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from delvers.kernel.requests import Ask
from delvers.kernel.spec import View

Look: TypeAlias = Callable[[], View]
"""The view of the seat; a game may work out parts of it only when they are read."""
Rehearse: TypeAlias = Callable[[Dice], Game]
"""A copy of the game in which these dice have dealt anew all that the seat cannot know."""


class Bot(Protocol):
    """Somebody who chooses; `look` builds the view of the seat, and a bot never gets the state.

    What it chooses is a function of ask, view and dice: it keeps nothing from one question to the
    next but what it could work out again.
    """

    def choose(self, ask: Ask, look: Look) -> str:
        """One of the ask's options."""
        ...


@runtime_checkable
class Thinker(Protocol):
    """A bot that thinks ahead: it may play copies of the game on, but never gets the game.

    `choose` is what it says where there is nothing to rehearse with.
    """

    def choose(self, ask: Ask, look: Look) -> str:
        """One of the ask's options, at once."""
        ...

    def think(self, ask: Ask, look: Look, rehearse: Rehearse) -> str:
        """One of the ask's options, after as many rehearsals as it likes."""
        ...


def ask_bot(bot: Bot, game: Game, seat: int, look: Look) -> str:
    """What a bot says to the question that a seat of the game has been asked."""
    if isinstance(bot, Thinker):
        return bot.think(game.pending[seat], look, game.rehearsals(seat))
    return bot.choose(game.pending[seat], look)
