"""A fitted value of a position: weights of what a game says matters, read from a small file.

`python -m delvers.lab.fit GAME` plays games, fits the weights and writes the file.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from delvers.kernel.content import plain_toml
from delvers.kernel.errors import BadContent, listed

BIAS: Final = "bias"
"""The weight that counts whatever the position is."""
GUESS: Final = "guess"
"""The feature that is a first guess at the chance to win, as a score."""
STEEPEST: Final = 30.0
"""Beyond this a chance is as good as 0 or 1."""


@dataclass(frozen=True, slots=True)
class Features:
    """What matters in a position: `read` gives for every seat a number for each of the names.

    For a seat that has lost already it gives None.
    """

    names: tuple[str, ...]
    read: Callable[[Any], Sequence[Sequence[float] | None]]


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each feature counts for the chance to win."""

    features: Features
    bias: float
    by_name: Mapping[str, float]

    def worth(self, world: Any) -> list[float]:
        """Everybody's chance to win, from 0 to 1."""
        rows = self.features.read(world)
        return [0.0 if row is None else self.chance(row) for row in rows]

    def chance(self, row: Sequence[float]) -> float:
        """The chance to win of a seat with these features."""
        told = zip(self.by_name.values(), row, strict=True)
        return chance(self.bias + sum(weight * number for weight, number in told))


def chance(score: float) -> float:
    """A score as a chance: 0 is an even one."""
    return 1 / (1 + math.exp(-max(-STEEPEST, min(STEEPEST, score))))


def log_odds(worth: float) -> float:
    """A chance as a score, as far as scores go that a fit can use."""
    worth = max(0.001, min(0.999, worth))
    return math.log(worth / (1 - worth))


def read_weights(path: Path, features: Features) -> Weights:
    """The weights of a file, which must be those of the features."""
    found = plain_toml(path).get("weights")
    wanted = {BIAS, *features.names}
    if not isinstance(found, dict) or set(found) != wanted:
        raise BadContent(
            f"{path}: [weights] does not fit the features of the game; wanted: "
            f"{listed(sorted(wanted))}; fit it again: python -m delvers.lab.fit GAME"
        )
    for name, weight in found.items():
        if isinstance(weight, bool) or not isinstance(weight, int | float):
            raise BadContent(f"{path}: weights: {name} must be a number, not {weight!r}")
    by_name = {name: float(found[name]) for name in features.names}
    return Weights(features, float(found[BIAS]), by_name)
