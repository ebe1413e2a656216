"""One searcher for all games: what it needs to know of a game is in the game's `Guide`."""

from delvers.bots.search.budget import Budget, budget_of
from delvers.bots.search.guide import PLAIN, Guide, Outlook, Prospect
from delvers.bots.search.searcher import USUAL, Searcher
from delvers.bots.search.weights import GUESS, Features, Weights, log_odds, read_weights

__all__ = [
    "GUESS",
    "PLAIN",
    "USUAL",
    "Budget",
    "Features",
    "Guide",
    "Outlook",
    "Prospect",
    "Searcher",
    "Weights",
    "budget_of",
    "log_odds",
    "read_weights",
]
