"""Ratings of bots from games of several seats, on the scale that chess players know."""

import math
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from delvers.kernel.dice import Dice

Wins: TypeAlias = Mapping[tuple[str, str], float]
"""How often one came before another; half for a tie."""
SCALE: Final = 400 / math.log(10)
ROUNDS: Final = 200
DOUBT: Final = 0.5
"""So many ties are added to each pair, so that who never lost has a rating too."""
SAMPLES: Final = 200


def compared(
    line_up: Sequence[str], ranking: Sequence[Sequence[int]]
) -> dict[tuple[str, str], float]:
    """Who came before whom in a game."""
    place = {seat: at for at, tied in enumerate(ranking) for seat in tied}
    wins: dict[tuple[str, str], float] = {}
    for one, name in enumerate(line_up):
        for other, its in enumerate(line_up):
            if name != its and one in place and other in place:
                won = 1.0 if place[one] < place[other] else 0.5 * (place[one] == place[other])
                wins[name, its] = wins.get((name, its), 0.0) + won
    return wins


def ratings(games: Sequence[Wins]) -> dict[str, float]:
    """Ratings by the model of Bradley and Terry, with 1500 in the middle."""
    total: dict[tuple[str, str], float] = {}
    for game in games:
        for pair, won in game.items():
            total[pair] = total.get(pair, 0.0) + won
    names = sorted({name for pair in total for name in pair})
    for pair in [(one, other) for one in names for other in names if one != other]:
        total[pair] = total.get(pair, 0.0) + DOUBT
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        strength = {one: improved(one, names, total, strength) for one in names}
        middle = math.exp(sum(map(math.log, strength.values())) / len(names))
        strength = {one: its / middle for one, its in strength.items()}
    return {one: 1500 + SCALE * math.log(its) for one, its in strength.items()}


def improved(one: str, names: Sequence[str], wins: Wins, strength: Mapping[str, float]) -> float:
    """The strength that explains the wins of one bot best, given the others'."""
    others = [other for other in names if other != one]
    won = sum(wins[one, other] for other in others)
    met = sum(
        (wins[one, other] + wins[other, one]) / (strength[one] + strength[other])
        for other in others
    )
    return won / met


def rating_errors(games: Sequence[Wins], dice: Dice) -> dict[str, float]:
    """The standard errors of the ratings, from games drawn again with replacement."""
    samples = [ratings([dice.choice(games) for _ in games]) for _ in range(SAMPLES)]
    errors = {}
    for name in ratings(games):
        found = [sample[name] for sample in samples if name in sample]
        middle = sum(found) / len(found)
        errors[name] = math.sqrt(sum((one - middle) ** 2 for one in found) / max(1, len(found) - 1))
    return errors
