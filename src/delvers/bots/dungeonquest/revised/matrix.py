"""Games of two players who choose at once, and what one wins the other loses."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

Matrix: TypeAlias = Sequence[Sequence[float]]
Mix: TypeAlias = tuple[float, ...]
"""How often each choice should be made."""

NEARLY = 1e-9


class Solution(NamedTuple):
    """What the game is worth to the one who chooses the row, and how both should mix."""

    value: float
    rows: Mix
    columns: Mix


def solve(payoffs: Matrix) -> Solution:
    """The best mixtures of both sides of a small game."""
    best = max(candidates(payoffs), key=lambda found: found[0])
    return best[1]


def candidates(payoffs: Matrix) -> Iterator[tuple[float, Solution]]:
    """Mixtures over equally many rows and columns, with how little could be gained by leaving them.

    The gain that is left is told below zero; it is zero where neither side can do better.
    """
    for size in range(1, len(payoffs) + 1):
        for rows in combinations(range(len(payoffs)), size):
            for columns in combinations(range(len(payoffs[0])), size):
                solution = balanced(payoffs, rows, columns)
                if solution is not None:
                    yield -regret(payoffs, solution), solution


def regret(payoffs: Matrix, solution: Solution) -> float:
    """What the two could gain together if each knew how the other mixes."""
    by_row = max(sum(p * q for p, q in zip(row, solution.columns, strict=True)) for row in payoffs)
    by_column = min(
        sum(row[at] * p for row, p in zip(payoffs, solution.rows, strict=True))
        for at in range(len(payoffs[0]))
    )
    return by_row - by_column


def balanced(payoffs: Matrix, rows: tuple[int, ...], columns: tuple[int, ...]) -> Solution | None:
    """Mixtures over some rows and columns that leave the other side no preference among its own."""
    part = [[payoffs[row][column] for column in columns] for row in rows]
    theirs = even(part)
    mine = even([list(row) for row in zip(*part, strict=True)])
    if mine is None or theirs is None:
        return None
    value = theirs[1]
    return Solution(
        value, spread(mine[0], rows, len(payoffs)), spread(theirs[0], columns, len(payoffs[0]))
    )


def spread(mix: Mix, choices: tuple[int, ...], count: int) -> Mix:
    """A mixture over some choices as one over all."""
    whole = [0.0] * count
    for choice, part in zip(choices, mix, strict=True):
        whole[choice] = part
    return tuple(whole)


def even(part: list[list[float]]) -> tuple[Mix, float] | None:
    """A mixture of the columns for which all rows pay the same, and what they pay; None if none."""
    size = len(part)
    # Unknown are the parts of the mixture and the value; the last line says the parts sum to 1.
    lines = [[*row, -1.0, 0.0] for row in part] + [[1.0] * size + [0.0, 1.0]]
    found = eliminate(lines)
    if found is None or min(found[:size]) < -NEARLY:
        return None
    return tuple(max(0.0, share) for share in found[:size]), found[size]


def eliminate(lines: list[list[float]]) -> list[float] | None:
    """The solution of linear equations, the last number of a line being its right side."""
    size = len(lines)
    for at in range(size):
        pivot = max(range(at, size), key=lambda line: abs(lines[line][at]))
        if abs(lines[pivot][at]) < NEARLY:
            return None
        lines[at], lines[pivot] = lines[pivot], lines[at]
        lead = [number / lines[at][at] for number in lines[at]]
        lines[at] = lead
        for other in range(size):
            if other != at and lines[other][at]:
                factor = lines[other][at]
                lines[other] = [
                    number - factor * its for number, its in zip(lines[other], lead, strict=True)
                ]
    return [line[-1] for line in lines]
