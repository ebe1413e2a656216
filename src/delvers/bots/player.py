"""A bot at a table: with its question it gets dice of its own, and nothing else to remember by."""

from functools import partial
from typing import Any

from delvers.bots.making import make
from delvers.kernel.dice import GOLDEN, Dice
from delvers.kernel.game import Game


class Player:
    """A bot that plays any seat of a game.

    Its dice are set anew for each question, by the seed, the seat and how many choices the game has
    seen. So what it answers follows from question, view and seed, and a bot that was made a moment
    ago (by another process, or after a restart) answers the same.
    """

    __slots__ = ("_bot", "_dice", "seed")

    def __init__(self, bot: str, game: str, seed: int, content: Any = None) -> None:
        self.seed = seed
        self._dice = Dice(0)
        self._bot = make(bot, game, self._dice, content)

    def choose(self, game: Game, seat: int) -> str:
        """What the bot answers to the question that the seat has been asked."""
        self._dice.state = luck(self.seed, game.number, seat)
        return self._bot.choose(game.pending[seat], partial(game.view, seat))


def luck(seed: int, number: int, seat: int) -> int:
    """The seed of the dice for one question."""
    return Dice(Dice(seed ^ (number * GOLDEN)).next64() + seat).next64()
