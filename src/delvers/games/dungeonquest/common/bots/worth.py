"""What a position of DungeonQuest is worth, whichever edition, as fitted to games.

The features are few, and each is plainly good or bad: whoever chooses by a value finds every place
where features that tell nearly the same are weighed against each other.
"""

import math
from collections.abc import Callable
from pathlib import Path
from typing import Final

from delvers.bots.search import Features, read_weights
from delvers.games.dungeonquest.common.bots.chances import alive, in_time
from delvers.games.dungeonquest.common.bots.distances import Distances, distances
from delvers.games.dungeonquest.common.bots.policy import TURNS_A_STEP, daylight
from delvers.games.dungeonquest.common.rules.board import TREASURE
from delvers.games.dungeonquest.common.rules.exits import gold_of
from delvers.games.dungeonquest.common.rules.loot import has_treasure
from delvers.games.dungeonquest.common.rules.state import Hero, State
from delvers.games.dungeonquest.common.rules.wounds import life_of
from delvers.kernel.spec import Result

WOUNDS_A_STEP: Final = 0.45
CLOSE: Final = 250.0
"""So much gold is hardly a lead."""
WEAK: Final = 4.0
"""So much life is little."""
CLIMB: Final = 2.0
"""How many turns it takes to come up from the catacombs."""
SLOWEST: Final = 2.0
"""A pace at which nobody arrives, in steps a turn."""

NeedsTreasure = Callable[["State"], bool]

NAMES: Final = (
    "is_out",
    "gold",
    "is_anyone_out",
    "lead_out",
    "lead_inside",
    "rivals_inside",
    "rivals_weak",
    "log_life",
    "lives_through",
    "in_time",
    "pace",
    "has_loot",
    "has_treasure",
    "runes",
)


class Chances:
    """Everybody's chance to win, as fitted: by some weights for several heroes, by others alone."""

    def __init__(self, folder: Path, needs_treasure: NeedsTreasure) -> None:
        self.features = features_with(needs_treasure)
        self._together = read_weights(folder / "weights.toml", self.features)
        self._alone = read_weights(folder / "alone.toml", self.features)

    def values(self, state: State, result: Result | None) -> list[float]:
        """What a position is worth to everybody."""
        heroes = state.heroes
        if result is not None:
            part = 1 / len(result.winners) if result.winners else 0.0
            return [part if hero.seat in result.winners else 0.0 for hero in heroes]
        return (self._alone if len(heroes) == 1 else self._together).worth(state)


def is_lost(hero: Hero, is_needed: bool) -> bool:
    """Whether a hero is dead, or has come out without the treasure that was needed."""
    is_out = hero.status == "out"
    return hero.status == "dead" or (is_out and is_needed and not hero.brought_treasure)


def features_with(needs_treasure: NeedsTreasure) -> Features:
    """What matters for a hero, where some rules want a Treasure card."""

    def read(state: State) -> list[tuple[float, ...] | None]:
        is_needed, ways = needs_treasure(state), distances(state)
        purses = [gold_of(state, hero) for hero in state.heroes]
        return [
            None
            if is_lost(hero, is_needed)
            else (
                float(hero.status == "out"),
                math.log1p(purses[hero.seat] / 100),
                *against_others(state, hero, purses),
                *inside(state, hero, ways, is_needed),
            )
            for hero in state.heroes
        ]

    return Features(NAMES, read)


def against_others(state: State, hero: Hero, purses: list[int]) -> tuple[float, ...]:
    """How a hero's gold compares with that of those who are out, and of those still inside."""
    best_out, best_inside, count, weak = -1, -1, 0, 0.0
    for other in state.heroes:
        if other is hero:
            continue
        if other.status == "out":
            best_out = max(best_out, purses[other.seat])
        elif other.status != "dead":
            best_inside = max(best_inside, purses[other.seat])
            count += 1
            weak += math.exp((other.wounds - life_of(state, other)) / WEAK)
    gold = purses[hero.seat]
    return (
        float(best_out >= 0),
        math.tanh((gold - best_out) / CLOSE) if best_out >= 0 else 0.0,
        math.tanh((gold - best_inside) / CLOSE) if best_inside >= 0 else 0.0,
        count / 3,
        weak,
    )


OUTSIDE: Final = (0.0,) * 7


def inside(state: State, hero: Hero, ways: Distances, is_needed: bool) -> tuple[float, ...]:
    """A hero's life and his way out, by the treasure if he needs it."""
    if hero.status == "out":
        return OUTSIDE
    has_one = is_needed and has_treasure(state, hero)
    steps = steps_out(hero, ways, is_needed and not has_one)
    life, light = life_of(state, hero) - hero.wounds, daylight(state)
    turns = TURNS_A_STEP * steps + hero.skips + (CLIMB if hero.status == "below" else 0.0)
    return (
        math.log(max(1, life)),
        alive(round(10 * WOUNDS_A_STEP * steps), life),
        in_time(light, round(10 * turns)),
        min(SLOWEST, steps / max(1, light - hero.skips)),
        float(bool(hero.loot)),
        float(has_one),
        float(len(hero.runes)),
    )


def steps_out(hero: Hero, ways: Distances, by_the_hoard: bool) -> int:
    """How many steps a hero has before him."""
    at = hero.at if hero.at >= 0 else TREASURE
    return ways.hoard[at] + 1 + ways.home[TREASURE] if by_the_hoard else ways.home[at]
