"""Exact chances of pools of dice (CHECK, COMBAT)."""

from collections.abc import Callable, Sequence
from functools import cache

from delvers.games.plungin.rules.heroes.checks import SUCCESS, Pool

FACES = 6
WHOLE = 1000
"""Views hold whole numbers: chances and averages are told in thousandths."""


def thousandths(share: float) -> int:
    """A chance or an average as it stands in a view."""
    return round(WHOLE * share)


@cache
def pool_odds(count: int, least: int = SUCCESS) -> dict[Pool, float]:
    """How likely each outcome of a roll is; never fewer than one die."""
    good = (FACES + 1 - least) / FACES
    bad = 1 / FACES
    found = {Pool(0, 0): 1.0}
    for _ in range(max(1, count)):
        more: dict[Pool, float] = {}
        for (hits, misses), chance in found.items():
            for pool, part in (
                (Pool(hits + 1, misses), good),
                (Pool(hits, misses + 1), bad),
                (Pool(hits, misses), 1 - good - bad),
            ):
                more[pool] = more.get(pool, 0.0) + chance * part
        found = more
    return found


def chance_of(count: int, is_so: Callable[[Pool], bool], least: int = SUCCESS) -> float:
    """How likely a roll comes out in some way."""
    return sum(chance for pool, chance in pool_odds(count, least).items() if is_so(pool))


@cache
def joint_odds(parts: tuple[tuple[int, int], ...]) -> dict[Pool, float]:
    """How likely each outcome of several rolls together is, each with its own lowest success."""
    found = {Pool(0, 0): 1.0}
    for count, least in parts:
        more: dict[Pool, float] = {}
        for (hits, misses), chance in found.items():
            for pool, part in pool_odds(count, least).items():
                both = Pool(hits + pool.successes, misses + pool.failures)
                more[both] = more.get(both, 0.0) + chance * part
        found = more
    return found


@cache
def success_odds(count: int, least: int = SUCCESS) -> tuple[float, ...]:
    """How likely no success is, one, two and so on."""
    found = [0.0] * (max(1, count) + 1)
    for pool, chance in pool_odds(count, least).items():
        found[pool.successes] += chance
    return tuple(found)


def damage_odds(hits: Sequence[float], guards: Sequence[float]) -> list[float]:
    """How likely no damage is, one, two and so on, when every guard cancels a hit."""
    found = [0.0] * len(hits)
    for hit, likely in enumerate(hits):
        for guard, chance in enumerate(guards):
            found[max(0, hit - guard)] += likely * chance
    return found
