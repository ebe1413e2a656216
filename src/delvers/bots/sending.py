"""A decision of a running game as another process gets it, to think about."""

from dataclasses import dataclass
from typing import Any

from delvers.kernel.game import Game
from delvers.kernel.loading import state_of
from delvers.kernel.plain import to_plain
from delvers.kernel.requests import Answer
from delvers.kernel.spec import Setting, Spec


@dataclass(frozen=True, slots=True)
class Sent:
    """The turn so far of a game; the bot that thinks about it gets rehearsals of it only."""

    seats: int
    options: dict[str, Setting]
    state: Any
    choices: tuple[Answer, ...]


def sent(game: Game) -> Sent:
    """A game as it is sent."""
    state, choices = game.turn_so_far()
    return Sent(game.seats, game.options, to_plain(state), choices)


def received(spec: Spec[Any], turn: Sent) -> Game:
    """The game that was sent, as far as rehearsals need it."""
    scene = state_of(spec, turn.state)
    return Game(spec, turn.seats, turn.options, scene=scene, choices=turn.choices, events=False)
