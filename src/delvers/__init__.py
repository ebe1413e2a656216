"""Delvers: dungeon-crawl tabletop games, played exactly by their rules."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

import delvers.games  # noqa: F401  # registers the games
from delvers.kernel.dice import Dice
from delvers.kernel.errors import DelversError, IllegalChoice
from delvers.kernel.fairness import Fairness
from delvers.kernel.game import Game
from delvers.kernel.kit import REGISTRY
from delvers.kernel.loading import load, new, replay, verify
from delvers.kernel.record import read_record
from delvers.kernel.requests import Ask
from delvers.kernel.spec import Result, Spec

if TYPE_CHECKING:
    from delvers.bots.odds import Odds, odds

__version__ = "0.1.0"

__all__ = [
    "Ask",
    "DelversError",
    "Dice",
    "Fairness",
    "Game",
    "IllegalChoice",
    "Odds",
    "Result",
    "games",
    "load",
    "new",
    "odds",
    "read_record",
    "replay",
    "verify",
]


def __getattr__(name: str) -> Any:
    """Bots are loaded when somebody wants odds: a game alone needs none."""
    if name in ("Odds", "odds"):
        return getattr(import_module("delvers.bots.odds"), name)
    raise AttributeError(f"module 'delvers' has no attribute {name!r}")


def games() -> dict[str, Spec[Any]]:
    """Every game that can be played, by its id."""
    return {spec.id: spec for spec in REGISTRY}
