"""What a hero does for the plan of the party."""

from typing import Any

from delvers.games.plungin.bots.chart import Chart
from delvers.games.plungin.bots.plan import Plan
from delvers.games.plungin.bots.working import (
    can_follow,
    is_at,
    is_ready,
    is_worth_a_try,
    useful_action,
)
from delvers.games.plungin.rules.heroes.odds import WHOLE
from delvers.games.plungin.rules.squares import square_at
from tests.games.plungin.bots.views import chart_of
from tests.games.plungin.rules.objects import at_chest, at_door
from tests.games.plungin.rules.scene import scene

DOOR = (square_at(2, 0), square_at(3, 0))
FAR_OFF = [(2, 0), (0, 5)]


def before_a_door(at: Any = ((2, 0), (3, 0)), **facts: Any) -> Chart:
    """Two heroes before a closed door; the warrior has number 0."""
    kind = facts.pop("kind", "normal")
    more = {"prepared": facts.pop("prepared", {})}
    game = at_door(
        *("brannoc_vale", "sable_wick"), kind=kind, trap="", beyond="", at=at, seats=1, **more
    )
    return chart_of(game, **facts)


def done(chart: Chart, plan: Plan, *options: str, hero: int = 0) -> str | None:
    """What a hero does for a plan."""
    return useful_action(options, chart, chart.heroes[hero], plan)


def plan(kind: str, name: str = "door 0", worker: int = 0, helper: int = -1) -> Plan:
    return Plan(kind, name, worker, helper, DOOR)


def test_who_goes_home_leaves_and_does_nothing_else() -> None:
    home = Plan("home", worker=0, squares=DOOR)
    assert done(before_a_door(), home, "leave dungeon", "open door 0") == "leave dungeon"
    assert done(before_a_door(), home, "open door 0") is None


def test_only_the_worker_works() -> None:
    assert done(before_a_door(), plan("open"), "open door 0") == "open door 0"
    assert done(before_a_door(), plan("open", worker=1), "open door 0") is None


def test_a_door_is_opened_when_all_are_near_or_it_has_taken_too_long() -> None:
    assert done(before_a_door(FAR_OFF), plan("open"), "open door 0") is None
    late = 14 + before_a_door(FAR_OFF).steps_left(DOOR) // 2
    assert late > 14
    assert done(before_a_door(FAR_OFF, quiet=late), plan("open"), "open door 0") is None
    opened = done(before_a_door(FAR_OFF, quiet=late + 1), plan("open"), "open door 0")
    assert opened == "open door 0"


def test_a_door_is_opened_by_who_acts_first_so_that_all_can_follow() -> None:
    assert done(before_a_door(acted=[0]), plan("open"), "open door 0") == "open door 0"
    assert done(before_a_door(acted=[1, 0]), plan("open"), "open door 0") is None


def test_where_each_player_has_a_hero_anybody_opens_it() -> None:
    game = at_door("brannoc_vale", "sable_wick", kind="normal", trap="", beyond="")
    assert can_follow(chart_of(game, acted=[0, 1]))
    game = at_door("brannoc_vale", "sable_wick", kind="normal", trap="", beyond="", seats=1)
    assert not can_follow(chart_of(game, acted=[0, 1]))
    assert not can_follow(chart_of(game, {1: {"escort": True, "seat": 1}}, acted=[0, 1]))


def test_a_chest_is_opened_whoever_has_acted_and_wherever_the_others_are() -> None:
    game = at_chest("brannoc_vale", "sable_wick", at=[(1, 3), (5, 0)], trap="", seats=1)
    chest = Plan("open", "chest 0", 0, -1, (square_at(1, 3),))
    assert done(chart_of(game, acted=[1, 0]), chest, "open chest 0") == "open chest 0"


def test_a_door_is_broken_by_two_who_stand_before_it() -> None:
    breaking = plan("break", helper=1)
    options = ("break door 0", "help break door 0", "detect door 0")
    assert done(before_a_door(), breaking, *options) == "break door 0"
    assert done(before_a_door(), breaking, *options, hero=1) == "help break door 0"
    assert done(before_a_door([(2, 0), (3, 1)]), breaking, *options) is None
    assert done(before_a_door([(2, 1), (3, 0)]), breaking, *options, hero=1) is None
    assert done(before_a_door(), breaking, "pass", hero=1) is None


def test_a_plan_to_pick_is_no_plan_to_strike() -> None:
    assert done(before_a_door(), plan("pick"), "break door 0") is None
    assert done(before_a_door(), plan("pick"), "break door 0", "pick door 0") == "pick door 0"


def test_keys_come_before_traps_and_traps_before_locks() -> None:
    options = ("pick door 0", "detect door 0", "unlock door 0")
    assert done(before_a_door(), plan("search"), *options) == "unlock door 0"
    assert done(before_a_door(), plan("search"), *options[:2]) == "detect door 0"
    assert done(before_a_door(), plan("work"), "work on door 0") == "work on door 0"


def test_what_is_to_be_fetched_is_taken_up() -> None:
    fetching = Plan("fetch", "club", 0, -1, DOOR)
    assert done(before_a_door(), fetching, "take club", "take rope_and_hook") == "take club"
    assert done(before_a_door(), fetching, "take rope_and_hook") is None


def test_a_door_is_burst_when_all_are_near_and_can_follow() -> None:
    def cast(at: Any = ((2, 0), (3, 0)), **facts: Any) -> str | None:
        chart = before_a_door(at, kind="locked", **facts)
        chart.doors[0]["difficulty"] = 5
        return done(chart, plan("burst", worker=1), "cast burst_lock", "pick door 0")

    assert cast() == "cast burst_lock"
    assert cast(acted=[1, 0]) is None
    long = at_door(
        *("brannoc_vale", "sable_wick"),
        trap="",
        beyond="",
        tile="corridor_long",
        at=[(0, 0), (0, 11)],
        difficulty=5,
        seats=1,
    )
    chart = chart_of(long)
    squares = tuple(chart.doors[0]["squares"])
    assert done(chart, Plan("burst", "door 0", 1, -1, squares), "cast burst_lock") is None
    assert done(before_a_door(kind="locked"), plan("pick"), "cast burst_lock") is None


def test_all_are_ready_when_they_are_close_and_closer_still_when_it_opens() -> None:
    def ready(kind: str, at: tuple[int, int]) -> bool:
        return is_ready(before_a_door([(2, 0), at]), plan(kind))

    assert ready("pick", (2, 5))
    assert not ready("pick", (0, 5))
    assert ready("open", (2, 2))
    assert not ready("open", (2, 3))


def test_who_stands_at_the_work_is_there() -> None:
    chart = before_a_door([(2, 0), (0, 5)])
    assert is_at(chart, 0, plan("open"))
    assert not is_at(chart, 1, plan("open"))
    assert not is_at(chart, 7, plan("open"))


def test_a_trap_in_play_is_worth_a_try_if_it_may_well_work() -> None:
    def worth(chance: int, option: str = "disarm spear_trap") -> bool:
        checks = [{"option": option, "chance": chance}]
        chart = chart_of(scene("sable_wick", seats=1), prospects={"checks": checks})
        return is_worth_a_try(chart, "disarm spear_trap")

    assert worth(WHOLE // 4)
    assert not worth(WHOLE // 4 - 1)
    assert not worth(WHOLE, "disarm pit_trap")
    nobody = chart_of(scene("sable_wick", seats=1), prospects=None)
    assert not is_worth_a_try(nobody, "disarm spear_trap")
