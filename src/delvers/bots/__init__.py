"""Bots: `Player("heuristic", game, seed)` plays a seat; `make` gives the bot alone."""

from delvers.bots.guard import Guard
from delvers.bots.making import UnknownBot, make, names
from delvers.bots.player import Player
from delvers.bots.protocol import Bot, Look

__all__ = ["Bot", "Guard", "Look", "Player", "UnknownBot", "make", "names"]
