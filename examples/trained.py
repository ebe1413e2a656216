"""The policy that train.py has made, as a bot for the arena.

delvers arena raiders --seats 3 --bots examples/trained.py:Trained,random,random --games 600
"""

import os
from pathlib import Path

import numpy as np

from delvers.envs.encoding import encoder_of
from delvers.kernel.kit import REGISTRY

POLICY = Path(os.environ.get("POLICY", Path(__file__).with_name("policy.npz")))


class Features:
    """What a small policy reads of an observation: the present room, one's own place, the hand."""

    def __init__(self, encoder):
        starts = np.cumsum([0, *(row.size for row in encoder.rows)])
        places = {row.name: start for row, start in zip(encoder.rows, starts, strict=False)}
        self.room, self.row = places["room"], places["row[0].treasure"]
        self.width = places["row[1].treasure"] - self.row
        self.own = slice(places["players[0]"], places["players[1]"])
        self.hand = slice(places["hand.powers"], encoder.size)
        _, high = encoder.bounds()
        self.scale = np.maximum(np.abs(np.array(high)), 1.0)
        self.size = len(self(np.zeros(encoder.size)))

    def __call__(self, numbers):
        """The few numbers, each about 1 at most."""
        at = self.row + int(numbers[self.room]) * self.width
        scaled = numbers / self.scale
        return np.concatenate(
            [scaled[at : at + self.width], scaled[self.own], scaled[self.hand], [1]]
        )


class Trained:
    """Draws among the offered actions as likely as the policy makes them, as in training."""

    def __init__(self, game, dice):
        self.dice = dice
        self.encoder = encoder_of(REGISTRY.find(game))
        self.features = Features(self.encoder)
        self.weights = np.load(POLICY)["weights"]

    def choose(self, ask, look):
        """An option, by chance."""
        seen = np.frombuffer(self.encoder.observe(look(), ask.seat, ask), np.float32)
        score = (self.features(seen) @ self.weights)[self.encoder.actions.numbers(ask)]
        sums = np.cumsum(np.exp(score - score.max()))
        drawn = self.dice.next64() / 2**64 * sums[-1]
        return ask.options[min(int(np.searchsorted(sums, drawn, "right")), len(sums) - 1)]
