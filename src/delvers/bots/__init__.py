"""Bots: `Player("heuristic", game, seed)` plays a seat; `make` gives the bot alone."""

from delvers.bots.guard import Guard
from delvers.bots.making import UnknownBot, check_name, make, names, thinks
from delvers.bots.player import Player
from delvers.bots.protocol import Bot, Look, Rehearse, Thinker

__all__ = [
    "Bot",
    "Guard",
    "Look",
    "Player",
    "Rehearse",
    "Thinker",
    "UnknownBot",
    "check_name",
    "make",
    "names",
    "thinks",
]
