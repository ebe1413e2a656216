"""A bot that takes any option, each equally likely."""

from delvers.bots.protocol import Look
from delvers.kernel.dice import Dice
from delvers.kernel.requests import Ask


class RandomBot:
    """It never looks at the table."""

    __slots__ = ("_dice",)

    def __init__(self, dice: Dice, _content: object = None) -> None:
        self._dice = dice

    def choose(self, ask: Ask, look: Look) -> str:  # noqa: ARG002
        """One of the options, by the dice."""
        return self._dice.choice(ask.options)
