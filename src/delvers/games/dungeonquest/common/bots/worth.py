"""What a position of DungeonQuest is worth, whichever edition, and what of it matters for a fit."""

import math
from collections.abc import Callable
from typing import Final, NamedTuple

from delvers.bots.search import Features, log_odds
from delvers.games.dungeonquest.common.bots.chances import alive, in_time
from delvers.games.dungeonquest.common.bots.policy import (
    FROM_TREASURE,
    TO_TOWER,
    TO_TREASURE,
    TURNS_A_STEP,
    daylight,
)
from delvers.games.dungeonquest.common.rules.board import TREASURE
from delvers.games.dungeonquest.common.rules.exits import gold_of
from delvers.games.dungeonquest.common.rules.loot import has_treasure
from delvers.games.dungeonquest.common.rules.state import Hero, State
from delvers.games.dungeonquest.common.rules.wounds import life_of
from delvers.kernel.spec import Result

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

NeedsTreasure = Callable[["State"], bool]


class Prospect(NamedTuple):
    """A hero's chance to come out, and with how much."""

    out: float
    gold: float


NOTHING: Final = Prospect(0.0, 0.0)


def prospect(state: State, hero: Hero, needs_treasure: bool) -> Prospect:
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


def getting_out(state: State, hero: Hero, steps: int) -> float:
    """The chance to live through so many steps before the doors shut."""
    turns = TURNS_A_STEP * steps + (2.0 if hero.status == "below" else 0.0) + hero.skips
    life = life_of(state, hero) - hero.wounds
    lives = alive(round(10 * WOUNDS_A_STEP * steps), life) * (1 - DEATH_A_STEP) ** steps
    return lives * in_time(daylight(state), round(10 * turns))


def values_with(
    needs_treasure: NeedsTreasure,
) -> Callable[[State, Result | None], list[float]]:
    """What a position is worth to everybody, where some rules want a Treasure card."""

    def values(state: State, result: Result | None) -> list[float]:
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


NAMES: Final = (
    "guess",
    "out",
    "gold",
    "lead",
    "life",
    "daylight",
    "steps_home",
    "is_out",
    "is_dead",
    "has_treasure",
)


def features_with(needs_treasure: NeedsTreasure) -> Features:
    """What matters for a hero, where some rules want a Treasure card."""
    values = values_with(needs_treasure)

    def read(state: State, seat: int) -> tuple[float, ...]:
        hero, is_needed = state.heroes[seat], needs_treasure(state)
        mine = prospect(state, hero, is_needed)
        golds = [gold_of(state, one) for one in state.heroes if one is not hero and is_there(one)]
        gold, is_in = gold_of(state, hero) if is_there(hero) else 0, float(is_inside(hero))
        lead = gold - max(golds, default=0)
        return (
            log_odds(values(state, None)[seat]),
            mine.out,
            math.log1p(gold / 100),
            math.tanh(lead / CLOSE),
            is_in * (life_of(state, hero) - hero.wounds) / 10,
            daylight(state) / state.edition.sun_spaces,
            is_in * TO_TOWER[hero.at if hero.at >= 0 else TREASURE] / 10,
            float(hero.status == "out"),
            float(hero.status == "dead"),
            float(is_there(hero) and has_treasure(state, hero)),
        )

    return Features(NAMES, read)


def is_there(hero: Hero) -> bool:
    """Whether a hero's gold counts yet or still."""
    return hero.status != "dead"


def is_inside(hero: Hero) -> bool:
    """Whether a hero is still in the dungeon, above or below."""
    return hero.status not in ("dead", "out")
