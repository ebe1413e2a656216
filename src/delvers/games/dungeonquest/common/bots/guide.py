"""What a searcher knows of DungeonQuest, whichever edition."""

import math
from collections.abc import Callable
from typing import Final, NamedTuple

from delvers.bots.search import Guide
from delvers.games.dungeonquest.common.bots.chances import alive, in_time
from delvers.games.dungeonquest.common.bots.policy import (
    FROM_TREASURE,
    TO_TOWER,
    TO_TREASURE,
    TURNS_A_STEP,
    Answers,
    daylight,
    policy_with,
)
from delvers.games.dungeonquest.common.rules.board import TREASURE
from delvers.games.dungeonquest.common.rules.exits import gold_of
from delvers.games.dungeonquest.common.rules.loot import has_treasure
from delvers.games.dungeonquest.common.rules.state import Hero, State
from delvers.games.dungeonquest.common.rules.wounds import life_of
from delvers.kernel.spec import Result

REACH: Final = 3
"""So many rounds a rehearsal is played on."""
WOUNDS_A_STEP: Final = 0.45
DEATH_A_STEP: Final = 0.008
SMALL_FIND: Final = 60
TREASURES: Final = 1060
"""What a visit to the dragon brings, on average."""
DRAGON: Final = 0.8
"""The chance to get away from him with something."""
CLOSE: Final = 250.0
"""So much gold is hardly a lead."""
SURVIVAL: Final = 0.1
"""What it counts to come out alive, beside winning."""

NeedsTreasure = Callable[["State[Hero]"], bool]


class Prospect(NamedTuple):
    """A hero's chance to come out, and with how much."""

    out: float
    gold: float


NOTHING: Final = Prospect(0.0, 0.0)


def prospect(state: State[Hero], hero: Hero, needs_treasure: bool) -> Prospect:
    """The better of two plans: straight home, or by way of the treasure."""
    if hero.status == "dead":
        return NOTHING
    gold = gold_of(state, hero)
    if hero.status == "out":
        has_failed = needs_treasure and not hero.brought_treasure
        return NOTHING if has_failed else Prospect(1.0, gold)
    at = hero.at if hero.at >= 0 else TREASURE
    with_treasure = has_treasure(state, hero)
    hoard = TO_TREASURE[at] + FROM_TREASURE
    by_hoard = getting_out(state, hero, hoard + 1) * DRAGON
    far = Prospect(by_hoard, gold + TREASURES)
    if needs_treasure and not with_treasure:
        return far
    home = getting_out(state, hero, TO_TOWER[at] + (0 if hero.loot else 3))
    near = Prospect(home, gold if hero.loot else SMALL_FIND)
    return max(near, far, key=lambda one: one.out * (GOLD_FLOOR + one.gold))


GOLD_FLOOR: Final = 300


def getting_out(state: State[Hero], hero: Hero, steps: int) -> float:
    """The chance to live through so many steps before the doors shut."""
    turns = TURNS_A_STEP * steps + (2.0 if hero.status == "below" else 0.0) + hero.skips
    life = life_of(state, hero) - hero.wounds
    lives = alive(round(10 * WOUNDS_A_STEP * steps), life) * (1 - DEATH_A_STEP) ** steps
    return lives * in_time(daylight(state), round(10 * turns))


def values_with(
    needs_treasure: NeedsTreasure,
) -> Callable[[State[Hero], Result | None], list[float]]:
    """What a position is worth to everybody, where some rules want a Treasure card."""

    def values(state: State[Hero], result: Result | None) -> list[float]:
        heroes = state.heroes
        if result is not None:
            part = 1 / len(result.winners) if result.winners else 0.0
            won = [part if seat in result.winners else 0.0 for seat in range(len(heroes))]
            return [value(won[hero.seat], float(hero.status == "out")) for hero in heroes]
        is_needed = needs_treasure(state)
        prospects = [prospect(state, hero, is_needed) for hero in heroes]
        return [value(winning(prospects, seat), prospects[seat].out) for seat in range(len(heroes))]

    return values


def value(win: float, out: float) -> float:
    """A victory, and a little for coming out alive."""
    return (1 - SURVIVAL) * win + SURVIVAL * out


def winning(prospects: list[Prospect], seat: int) -> float:
    """The chance to come out with more than everybody else who does."""
    mine = prospects[seat]
    chance = mine.out
    for other, its in enumerate(prospects):
        if other != seat:
            ahead = 1 / (1 + math.exp(max(-30.0, min(30.0, (mine.gold - its.gold) / CLOSE))))
            chance *= 1 - its.out * ahead
    return chance


def rounds(state: State[Hero]) -> int:
    """How many rounds have been played."""
    return state.sun


def guide_with(answers: Answers, needs_treasure: NeedsTreasure) -> Guide:
    """The guide of an edition."""
    return Guide(values_with(needs_treasure), policy_with(answers), rounds, REACH)
