"""What a hero does for the plan, besides walking."""

from typing import Final

from delvers.games.plungin.bots.chart import Chart
from delvers.games.plungin.bots.opening import FAIR, chance_to_disarm
from delvers.games.plungin.bots.plan import Plan
from delvers.games.plungin.rules.heroes.odds import WHOLE
from delvers.games.plungin.rules.options import (
    BREAK,
    CAST,
    DETECT,
    DISARM,
    HELP_BREAK,
    LEAVE_DUNGEON,
    OPEN,
    PICK,
    TAKE,
    UNLOCK,
    WORK_ON,
)
from delvers.games.plungin.rules.view.seen import HeroView, LockView

CLOSE: Final = 5
"""So near the others wait while a door is opened."""
ROW: Final = 2
"""So near they are when it is opened."""
HASTE: Final = 14
"""After so many rounds, and the time to walk, a door is opened though not all have come."""

LEAVE: Final = LEAVE_DUNGEON()
BURST: Final = CAST("burst_lock")


def useful_action(options: tuple[str, ...], chart: Chart, hero: HeroView, plan: Plan) -> str | None:
    """What a hero does now for the plan, besides walking."""
    if plan.kind == "home":
        return LEAVE if LEAVE in options else None
    if plan.kind == "burst":
        is_now = BURST in options and can_follow(chart) and is_ready(chart, plan)
        return BURST if is_now else None
    if hero["number"] == plan.helper and plan.kind == "break":
        helping = HELP_BREAK(plan.name)
        is_useful = helping in options and is_at(chart, plan.worker, plan)
        return helping if is_useful else None
    return work(options, chart, plan) if hero["number"] == plan.worker else None


def work(options: tuple[str, ...], chart: Chart, plan: Plan) -> str | None:
    """What the worker of a plan does."""
    if plan.kind == "fetch":
        return TAKE(plan.name) if TAKE(plan.name) in options else None
    if plan.kind != "break":
        for way in (UNLOCK, DISARM, DETECT, PICK, WORK_ON):
            option = way(plan.name)
            if option in options and (way is not DISARM or can_be_made_safe(chart, plan)):
                return option
    is_late = chart.quiet > HASTE + chart.steps_left(plan.squares) // 2
    is_now = is_late or is_ready(chart, plan)
    return opening(options, chart, plan) if is_now else None


def is_worth_a_try(chart: Chart, option: str) -> bool:
    """Whether a trap in play can be made safe with some luck."""
    checks = (chart.view["prospects"] or {"checks": ()})["checks"]
    return any(one["option"] == option and one["chance"] >= WHOLE * FAIR for one in checks)


def can_be_made_safe(chart: Chart, plan: Plan) -> bool:
    """Whether the known trap of a door or chest can be disarmed with some luck."""
    named = plan.lock
    assert named is not None
    lock: LockView = chart.doors[named.number] if named.is_door else chart.chests[named.number]
    return bool(lock["trap"]) and chance_to_disarm(chart, lock) >= FAIR


def opening(options: tuple[str, ...], chart: Chart, plan: Plan) -> str | None:
    """Open it, a door only if all others can act afterwards; or strike the blow."""
    if OPEN(plan.name) in options:
        return OPEN(plan.name) if plan.is_chest or can_follow(chart) else None
    blow = BREAK(plan.name)
    return blow if plan.kind == "break" and blow in options else None


def can_follow(chart: Chart) -> bool:
    """Whether a hero is the first of the round; where each player has his own, any will do."""
    heroes = [hero for hero in chart.heroes if not hero["escort"]]
    is_shared = len({hero["seat"] for hero in heroes}) > 1
    return is_shared or len(chart.view["acted"]) <= 1


def is_at(chart: Chart, number: int, plan: Plan) -> bool:
    """Whether a hero stands where the work is."""
    return any(h["number"] == number and h["at"] in plan.squares for h in chart.heroes)


def is_ready(chart: Chart, plan: Plan) -> bool:
    """Whether the others are near enough for a door to be opened; a chest may be opened alone."""
    if plan.is_chest:
        return True
    if plan.kind == "break" and plan.helper >= 0 and not is_at(chart, plan.helper, plan):
        return False
    near = chart.distances(plan.squares, CLOSE if plan.kind != "open" else ROW)
    return all(hero["at"] in near for hero in chart.heroes)
