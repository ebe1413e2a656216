"""The bots that there are, by name."""

from collections.abc import Callable
from typing import Final

from delvers.bots.dungeonquest.revised.heuristic import RevisedEditionBot
from delvers.bots.dungeonquest.third.heuristic import ThirdEditionBot
from delvers.bots.plungin.heuristic import PlunginBot
from delvers.bots.protocol import Bot
from delvers.bots.raiders.heuristic import RaidersBot
from delvers.bots.random import RandomBot
from delvers.kernel.dice import Dice
from delvers.kernel.errors import DelversError, listed
from delvers.kernel.spec import REGISTRY

ANY_GAME: Final[dict[str, Callable[[Dice], Bot]]] = {"random": RandomBot}
BY_GAME: Final[dict[str, dict[str, Callable[[Dice], Bot]]]] = {
    "raiders": {"heuristic": RaidersBot},
    "dungeonquest-3e": {"heuristic": ThirdEditionBot},
    "dungeonquest-revised": {"heuristic": RevisedEditionBot},
    "plungin": {"heuristic": PlunginBot},
}


class UnknownBot(DelversError):
    """A bot that nobody has written for the game."""


def names(game: str) -> list[str]:
    """The bots that can play a game."""
    return [*ANY_GAME, *BY_GAME.get(REGISTRY.find(game).id, {})]


def make(name: str, game: str, dice: Dice) -> Bot:
    """A bot of this name for one seat of the game; the dice are its own."""
    if name not in names(game):
        raise UnknownBot(f"no bot for {game} is called {name!r}; known: {listed(names(game))}")
    return {**ANY_GAME, **BY_GAME.get(game, {})}[name](dice)
