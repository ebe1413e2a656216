"""The free point build of the Character Book (SETUP)."""

from typing import Final

from delvers.games.plungin.rules import prompts
from delvers.games.plungin.rules.books.people import STATS, Race, Stat, Stats
from delvers.games.plungin.rules.options import RAISE
from delvers.games.plungin.rules.state.figures import Hero
from delvers.kernel.requests import Rule, ask

START: Final[Stats] = {
    "ATK": 1,
    "DEF": 1,
    "MAG": 1,
    "MOV": 3,
    "LIFE": 4,
    "RES": 1,
    "DEX": 1,
    "WIT": 1,
}
LIMITS: Final[Stats] = {
    "ATK": 4,
    "DEF": 4,
    "MAG": 5,
    "MOV": 5,
    "LIFE": 8,
    "RES": 4,
    "DEX": 4,
    "WIT": 4,
}
POINTS: Final = 14
HARD: Final = 4
"""The step beyond this costs two points, but not for LIFE and MOV."""


def build_freely(seat: int, race: Race, hero: Hero) -> Rule[Stats]:
    """Fourteen points, all of them spent; the race must leave no stat below 1."""
    hero.stats, points = START.copy(), POINTS
    stats = hero.stats
    while points:
        able = [
            stat for stat in STATS if stats[stat] < LIMITS[stat] and cost(stats, stat) <= points
        ]
        lacking = too_low(stats, race)
        if len(lacking) == points:
            able = lacking
        options = [RAISE(stat) for stat in able]
        option = yield from ask(seat, options, "DP-SETUP-07", prompts.POINTS(points))
        stat = able[options.index(option)]
        points -= cost(stats, stat)
        stats[stat] += 1
    return stats


def cost(stats: Stats, stat: Stat) -> int:
    """What one step costs."""
    return 2 if stats[stat] == HARD and stat not in ("LIFE", "MOV") else 1


def too_low(stats: Stats, race: Race) -> list[Stat]:
    """The stats that the race would bring below 1."""
    return [stat for stat in STATS if stats[stat] + race.stats.get(stat, 0) < 1]
