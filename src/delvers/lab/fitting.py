"""A logistic model by numpy: how much each number about a position counts for the chance to win."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.float64]

RIDGE: Final = 1.0
"""How strongly weights are held near 0, so that features that tell the same do not run apart."""
STEPS: Final = 30
STILL: Final = 1e-9
"""Weights that change less have arrived."""
EDGE: Final = 1e-3
"""No chance is taken for nearer to 0 or 1, so that one surprise does not outweigh all else."""


def fitted(rows: Numbers, wins: Numbers) -> Numbers:
    """The bias and the weight of each column, by Newton's method; `wins` may be parts of wins."""
    mean, spread = rows.mean(axis=0), rows.std(axis=0)
    spread[spread == 0] = 1.0
    columns = np.column_stack([np.ones(len(rows)), (rows - mean) / spread])
    held = np.full(columns.shape[1], RIDGE)
    held[0] = 1e-6
    weights = np.zeros(columns.shape[1])
    for _ in range(STEPS):
        chances = chances_of(columns @ weights)
        slope = columns.T @ (wins - chances) - held * weights
        bend = (columns * (chances * (1 - chances))[:, None]).T @ columns + np.diag(held)
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < STILL:
            break
    plain = weights[1:] / spread
    return np.concatenate([[weights[0] - mean @ plain], plain])


def chances_of(scores: Numbers) -> Numbers:
    """Scores as chances."""
    chances: Numbers = 1 / (1 + np.exp(-np.clip(scores, -30, 30)))
    return chances


def predicted(weights: Numbers, rows: Numbers) -> Numbers:
    """The chances that weights (the bias first) give."""
    return chances_of(weights[0] + rows @ weights[1:])


def log_loss(chances: Numbers, wins: Numbers) -> float:
    """How surprising what happened is to somebody who believes in the chances; less is better."""
    safe = np.clip(chances, EDGE, 1 - EDGE)
    return float(-(wins * np.log(safe) + (1 - wins) * np.log(1 - safe)).mean())
