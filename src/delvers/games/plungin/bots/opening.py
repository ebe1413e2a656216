"""Doors and chests: how they are opened, by whom, and how likely that works."""

from functools import cache
from typing import Final

from delvers.games.plungin.bots.chart import FAR, Chart
from delvers.games.plungin.bots.crew import Crew
from delvers.games.plungin.bots.packing import GREAT_KEY, key_bearer
from delvers.games.plungin.bots.party import crew_of, handy, strength, strongest_but
from delvers.games.plungin.bots.plan import Plan
from delvers.games.plungin.rules.heroes.odds import chance_of, success_odds
from delvers.games.plungin.rules.options import lock_named
from delvers.games.plungin.rules.view.seen import DoorView, HeroView, LockView

BURST_LOCK: Final = "burst_lock"
REACH: Final = 2
"""So far off the door stands who bursts its lock."""
LIKELY: Final = 0.35
"""A lock that is picked less often than that is worth a key, a spell, or noisy blows."""
AFTER: Final = 2
"""So many tiles after the Great Door the party still looks for its key."""
FAIR: Final = 0.25
"""So often it must work when a trap is to be made safe."""
LAST: Final = 0.3
"""A blow at a chest must be so much likelier than the skill of the handy one."""


def plan_for(chart: Chart, name: str, lock: LockView, squares: tuple[int, ...]) -> Plan:
    """Who works on a door or chest: a mage with a spell, the handy one, who has the key, or two."""
    lock_name = lock_named(name)
    crew, is_door = crew_of(chart), lock_name is not None and lock_name.is_door
    kind, worker = way_to_open(chart, lock, crew, is_door)
    mage = burster(chart, lock) if is_door and kind in ("search", "pick", "break") else None
    if mage is not None:
        return Plan("burst", name, mage["number"], -1, off_the_door(chart, squares))
    if is_door and kind == "break":
        worker = last_to_act(chart, crew.strong, crew.second)
    elif is_door and kind == "open":
        worker = whoever_is_there(chart, worker, squares)
    is_helped = worker != crew.strong and kind == "break"
    helper = crew.strong if is_helped else strongest_but(chart, worker)
    return Plan(kind, name, worker, helper, squares)


def off_the_door(chart: Chart, squares: tuple[int, ...]) -> tuple[int, ...]:
    """The squares from which a lock can be burst without standing before its door."""
    near = tuple(chart.distances(squares, REACH))
    return tuple(square for square in near if square not in squares) or squares


def way_to_open(chart: Chart, lock: LockView, crew: Crew, is_door: bool) -> tuple[str, int]:
    """How a door or chest is opened, and by whom."""
    if not lock["locked"]:
        return "open", crew.strong if lock["safe"] and is_door else crew.expert
    is_great = lock.get("kind") == "great"
    if is_great or (not lock["ruined"] and is_hard_to_pick(chart, lock)):
        bearer = key_bearer(chart, GREAT_KEY if is_great else "key")
        if bearer is not None:
            return "unlock", bearer["number"]
    if is_to_be_searched(chart, lock, crew.expert):
        return "search", crew.expert
    if is_great or lock["ruined"] or is_easier_to_break(chart, lock, is_door):
        return "break", crew.strong
    return "pick", crew.expert


def whoever_is_there(chart: Chart, worker: int, squares: tuple[int, ...]) -> int:
    """Who opens a door before which others stand so that nobody else gets there: one of them."""
    there = [hero for hero in chart.heroes if hero["at"] in squares and not hero["escort"]]
    if len(there) < len(squares) or any(hero["number"] == worker for hero in there):
        return worker
    return int(
        max(there, key=lambda hero: (strength(chart.books, hero), -hero["number"]))["number"]
    )


def last_to_act(chart: Chart, one: int, other: int) -> int:
    """Who of two strikes the blow: where players take turns, the one whose turn is later."""
    seats = {hero["number"]: hero["seat"] for hero in chart.heroes}
    count, first = 1 + max(seats.values()), chart.view["first"]
    if other not in seats or seats[one] == seats[other]:
        return one
    return max(one, other, key=lambda number: (seats[number] - first) % count)


def is_unopened(door: DoorView) -> bool:
    """Whether a door leads to where nobody has been."""
    return not (door["open"] or door["blind"] or door["exit"] or door["to"] >= 0)


def is_over_pit(chart: Chart, plan: Plan) -> bool:
    """Whether a pit keeps all from the work: nobody strikes from within, or walks on in it."""
    if not chart.pits.issuperset(plan.squares):
        return False
    return plan.kind == "break" or not is_entered(chart, plan.squares)


def is_entered(chart: Chart, squares: tuple[int, ...]) -> bool:
    """Whether somebody is on one of some squares of a pit, or could step onto one from its edge."""
    edge = {there for square in squares for there in chart.neighbours(square)} - chart.pits
    return bool(edge) or any(hero["at"] in squares for hero in chart.heroes)


def is_too_hard(chart: Chart, lock: LockView, plan: Plan, least: float) -> bool:
    """Whether only blows are left, and hardly one would open it."""
    if plan.kind in ("unlock", "burst"):
        return False
    is_door = plan.is_door
    is_vain = plan.kind == "break" and chance_of_blow(chart, lock, is_door) < least
    return is_vain or bool(lock["hopeless"])


def burster(chart: Chart, lock: LockView) -> HeroView | None:
    """Who bursts a lock that is hard to pick: magic does nothing to a Great Door."""
    is_hard = lock["ruined"] or is_hard_to_pick(chart, lock)
    if not lock["locked"] or not is_hard or lock.get("kind") == "great":
        return None
    return next((hero for hero in chart.heroes if BURST_LOCK in hero["prepared"]), None)


def cost_of(chart: Chart, door: DoorView, plan: Plan) -> int:
    """Locks cost time; the Great Door is first with its key, last without, until one has looked."""
    if door["kind"] != "great":
        return 6 * (int(door["locked"]) + (plan.kind == "break"))
    if not door["locked"] or key_bearer(chart) is not None:
        return -FAR // 2
    has_looked = len(chart.view["tiles"]) > door["of"] + AFTER
    return 0 if has_looked else FAR // 2


def is_to_be_searched(chart: Chart, lock: LockView, expert: int) -> bool:
    """Whether the handy one looks for a trap, or makes safe what has been found."""
    if lock["safe"] or not lock["trap"]:
        return not lock["safe"] and expert not in lock["failed"]
    return chance_to_disarm(chart, lock) >= FAIR


def is_hard_to_pick(chart: Chart, lock: LockView) -> bool:
    """Whether a lock is worth a key."""
    return chance_to_pick(chart, lock) < LIKELY


def is_easier_to_break(chart: Chart, lock: LockView, is_door: bool) -> bool:
    """Whether blows are better than skill: they are loud, and a chest's treasure suffers."""
    chance = chance_of_blow(chart, lock, is_door) * (1 if is_door else LAST)
    return chance_to_pick(chart, lock) < min(chance, LIKELY)


def chance_to_disarm(chart: Chart, lock: LockView) -> float:
    """How likely the handy one makes a known trap safe, without a fumble."""
    assert lock["trap"] is not None
    book = chart.books.traps[lock["trap"]]
    return chance_to_make_safe(
        handy(chart)["stats"][book.disarm], book.difficulty + lock["disarms"]
    )


@cache
def chance_to_make_safe(dice: int, needed: int) -> float:
    """How likely so many dice make a trap safe."""
    return chance_of(dice, lambda pool: pool.successes >= needed and not pool.fumbled)


def chance_to_pick(chart: Chart, lock: LockView) -> float:
    """How likely the handy one opens a lock."""
    return chance_of_successes(crew_of(chart).pick, lock["difficulty"] + lock["picks"])


def chance_of_blow(chart: Chart, lock: LockView, is_door: bool) -> float:
    """How likely a blow of the strongest opens a lock, at a door with the help of the next."""
    crew = crew_of(chart)
    dice = crew.joint_blow if is_door else crew.blow
    return chance_of_successes(dice, 2 * lock["difficulty"] + lock["blows"])


@cache
def chance_of_successes(dice: int, needed: int) -> float:
    """How likely so many dice show so many successes."""
    return sum(success_odds(dice)[needed:])
