"""Games of three choices each, made at once, in which one wins what the other loses."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

Matrix: TypeAlias = Sequence[Sequence[float]]
Mix: TypeAlias = tuple[float, float, float]
"""How often each choice should be made."""

NEARLY: Final = 1e-9


class Solution(NamedTuple):
    """What the game is worth to the one who chooses the row, and how both should mix."""

    value: float
    rows: Mix
    columns: Mix


def solve(payoffs: Matrix) -> Solution:
    """The mixtures from which neither side gains by turning to another choice."""
    closest, least = None, float("inf")
    for solution in candidates(payoffs):
        gain = regret(payoffs, solution)
        if gain < NEARLY:
            return solution
        if gain < least:
            closest, least = solution, gain
    assert closest is not None
    return closest


def candidates(payoffs: Matrix) -> Iterator[Solution]:
    """Mixtures that leave the other side no preference among its own: of all choices, two or one.

    A best pair of mixtures is among them, as both sides can always do with equally many choices.
    """
    for size in (3, 2, 1):
        for rows in combinations(range(3), size):
            for columns in combinations(range(3), size):
                if solution := balanced(payoffs, rows, columns):
                    yield solution


def balanced(payoffs: Matrix, rows: Sequence[int], columns: Sequence[int]) -> Solution | None:
    """Mixtures of some rows and columns; None if there are none."""
    cofactors = adjugate([[payoffs[row][column] for column in columns] for row in rows])
    by_column = [sum(line) for line in cofactors]
    by_row = [sum(line) for line in zip(*cofactors, strict=True)]
    total = sum(by_column)
    if abs(total) < NEARLY or min(*by_row, *by_column, key=lambda part: part / total) / total < 0:
        return None
    mine, theirs = spread(by_row, rows, total), spread(by_column, columns, total)
    row = payoffs[rows[0]]
    return Solution(sum(row[at] * theirs[at] for at in range(3)), mine, theirs)


def spread(parts: Sequence[float], choices: Sequence[int], total: float) -> Mix:
    """The parts of some choices as a mixture of all three."""
    mix = [0.0, 0.0, 0.0]
    for choice, part in zip(choices, parts, strict=True):
        mix[choice] = part / total
    return (mix[0], mix[1], mix[2])


def adjugate(part: Matrix) -> list[list[float]]:
    """The transposed cofactors of a square of one to three rows."""
    if len(part) == 1:
        return [[1.0]]
    if len(part) == 2:
        (a, b), (c, d) = part
        return [[d, -b], [-c, a]]
    (a, b, c), (d, e, f), (g, h, i) = part
    return [
        [e * i - f * h, c * h - b * i, b * f - c * e],
        [f * g - d * i, a * i - c * g, c * d - a * f],
        [d * h - e * g, b * g - a * h, a * e - b * d],
    ]


def regret(payoffs: Matrix, solution: Solution) -> float:
    """What the two could gain together if each knew how the other mixes."""
    (p, q, r), (s, t, u) = solution.rows, solution.columns
    one, two, three = payoffs
    best_row = max(row[0] * s + row[1] * t + row[2] * u for row in payoffs)
    worst_column = min(p * one[at] + q * two[at] + r * three[at] for at in range(3))
    return best_row - worst_column
