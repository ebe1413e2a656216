"""Delvers: dungeon-crawl tabletop games, played exactly by their rules.

Begin a game, see who must choose, choose, and look at what a seat may know:

>>> import delvers
>>> game = delvers.new("raiders", seats=3, seed=7)
>>> game
<Game raiders, 3 seats: 0 choices, seats 0, 1, 2 to choose>
>>> game.pending[0].options
('power 1', 'power 2', 'power 3', 'power 4', 'power 5', 'use torch')
>>> game.choose(0, "power 3")
>>> game.waiting
[1, 2]
>>> game.view(0)["players"][0]["laid"], game.view(1)["players"][0]["laid"]
('power 3', None)

A choice that the rules do not allow raises, says what is allowed, and changes nothing:

>>> game.choose(1, "power 9")
Traceback (most recent call last):
    ...
delvers.kernel.errors.IllegalChoice: seat 1 cannot choose 'power 9'; allowed: power 1, ...

Keep it, go on with it, and play it to its end (`game.undo()` takes back what the rules let one
take back):

>>> delvers.load(game.save()).pending == game.pending
True
>>> while not game.is_over:
...     seat = game.waiting[0]
...     game.choose(seat, game.pending[seat].options[0])
>>> game.result.winners
(0,)
>>> delvers.replay(game.record()).result == game.result
True

`games()` are all games with their options; `odds` are the chances of every option, and `analyse`
looks back at a game that is over; `delvers.bots` has players, `delvers.envs` the interfaces for
research, and `delvers serve` the page.
"""

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
    from delvers.bots.analysis.analysing import analyse
    from delvers.bots.analysis.found import Analysis
    from delvers.bots.odds import Odds, odds

__version__ = "0.1.0"

__all__ = [
    "Analysis",
    "Ask",
    "DelversError",
    "Dice",
    "Fairness",
    "Game",
    "IllegalChoice",
    "Odds",
    "Result",
    "analyse",
    "games",
    "load",
    "new",
    "odds",
    "read_record",
    "replay",
    "verify",
]

FROM_BOTS = {
    "Analysis": "delvers.bots.analysis.found",
    "Odds": "delvers.bots.odds",
    "analyse": "delvers.bots.analysis.analysing",
    "odds": "delvers.bots.odds",
}


def __getattr__(name: str) -> Any:
    """Bots are loaded when somebody wants odds: a game alone needs none."""
    if name in FROM_BOTS:
        return getattr(import_module(FROM_BOTS[name]), name)
    raise AttributeError(f"module 'delvers' has no attribute {name!r}")


def games() -> dict[str, Spec[Any]]:
    """Every game that can be played, by its id.

    >>> import delvers
    >>> [*delvers.games()["raiders"].seats]
    [3, 4, 5]
    """
    return {spec.id: spec for spec in REGISTRY}
