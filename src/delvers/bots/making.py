"""The bots that there are, by name."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from delvers.bots.protocol import Bot
from delvers.bots.random import RandomBot
from delvers.kernel.dice import Dice
from delvers.kernel.errors import DelversError, listed
from delvers.kernel.kit import REGISTRY

Makers: TypeAlias = Mapping[str, Callable[[Dice, Any], Bot]]
"""Bots by their names; a bot gets dice of its own and the content of the table, if there is one."""

ANY_GAME: Final[Makers] = {"random": RandomBot}
NO_BOTS: Final[Makers] = {}


class UnknownBot(DelversError):
    """A bot that nobody has written for the game."""


def makers(game: str) -> Makers:
    """The bots that can play a game: those for any game, and its own."""
    return {**ANY_GAME, **REGISTRY.kit(game).part("bots", NO_BOTS)}


def names(game: str) -> list[str]:
    """The names of the bots that can play a game."""
    return list(makers(game))


def make(name: str, game: str, dice: Dice, content: Any = None) -> Bot:
    """A bot of this name for one seat of the game; the dice are its own.

    `content` is the `Spec.content` that the table is played with, if it is not the usual one.
    """
    if name not in names(game):
        raise UnknownBot(f"no bot for {game} is called {name!r}; known: {listed(names(game))}")
    return makers(game)[name](dice, content)
