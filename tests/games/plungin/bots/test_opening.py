"""Doors and chests: how they are opened, by whom, and how likely that works."""

from typing import Any

import pytest

from delvers.games.plungin.bots.chart import FAR
from delvers.games.plungin.bots.exploring import make_plan
from delvers.games.plungin.bots.opening import (
    chance_of_blow,
    chance_of_successes,
    chance_to_make_safe,
    cost_of,
    is_over_pit,
    is_to_be_searched,
    is_too_hard,
    is_unopened,
    last_to_act,
    plan_for,
)
from delvers.games.plungin.bots.plan import Plan
from delvers.games.plungin.rules.squares import square_at
from tests.games.plungin.bots.views import chart_of
from tests.games.plungin.rules.objects import at_chest, at_door

DOOR = (square_at(2, 0), square_at(3, 0))


def planned(*heroes: str, seats: int = 1, kind: str = "locked", **door: Any) -> Plan:
    """The plan for a door before which some heroes stand, the first of them a thief."""
    names = heroes or ("sable_wick", "brannoc_vale")
    chart = chart_of(at_door(*names, kind=kind, trap="", beyond="", seats=seats))
    chart.doors[0] |= door  # type: ignore[typeddict-item]
    return plan_for(chart, "door 0", chart.doors[0], DOOR)


def test_an_open_lock_needs_a_strong_arm_when_it_is_safe_and_the_handy_one_when_it_is_not() -> None:
    third = ("sable_wick", "brannoc_vale", "sister_ivenne")
    assert planned(*third, locked=False, safe=True).worker == 1
    assert planned(*third, locked=False, safe=False).worker == 0
    assert planned(locked=False, safe=True).kind == "open"


def test_a_chest_is_opened_by_the_handy_one() -> None:
    game = at_chest("brannoc_vale", "sable_wick", trap="", seats=1)
    chart = chart_of(game)
    chart.chests[0] |= {"safe": True}
    plan = plan_for(chart, "chest 0", chart.chests[0], (square_at(1, 3),))
    assert (plan.kind, plan.worker, plan.is_chest, plan.is_door) == ("open", 1, True, False)


def test_a_door_is_broken_by_the_strongest_with_the_help_of_the_next() -> None:
    plan = planned(ruined=True, safe=True)
    assert (plan.kind, plan.worker, plan.helper) == ("break", 1, 0)
    assert planned("sable_wick", ruined=True, safe=True).helper == -1


def test_a_ruined_lock_is_broken_though_somebody_has_a_key() -> None:
    chart = chart_of(
        at_door("brannoc_vale", trap="", beyond="", difficulty=3, seats=1, carried={0: ["key"]})
    )
    assert plan_for(chart, "door 0", chart.doors[0], DOOR).kind == "unlock"
    chart.doors[0] |= {"ruined": True, "safe": True}
    assert plan_for(chart, "door 0", chart.doors[0], DOOR).kind == "break"


def test_where_players_take_turns_the_later_of_two_strikes_the_blow() -> None:
    game = at_door("sable_wick", "brannoc_vale", "dagna_ironlid", trap="", beyond="")
    assert last_to_act(chart_of(game, first=0), 1, 2) == 2
    assert last_to_act(chart_of(game, first=2), 1, 2) == 1
    assert last_to_act(chart_of(game, first=2), 1, -1) == 1
    shared = at_door("sable_wick", "brannoc_vale", "dagna_ironlid", trap="", beyond="", seats=1)
    assert last_to_act(chart_of(shared, first=0), 1, 2) == 1


@pytest.mark.parametrize(
    ("door", "new"),
    [
        ({}, True),
        ({"open": True}, False),
        ({"blind": True}, False),
        ({"exit": True}, False),
        ({"to": 0}, False),
    ],
)
def test_doors_lead_on_unless_one_has_been_there(door: dict[str, Any], new: bool) -> None:
    chart = chart_of(at_door("sable_wick", beyond="", seats=1))
    chart.doors[0] |= door  # type: ignore[typeddict-item]
    assert is_unopened(chart.doors[0]) is new


def test_nobody_strikes_from_within_a_pit() -> None:
    def over(kind: str, *pits: tuple[int, int]) -> bool:
        squares = [square_at(*pit) for pit in pits]
        hazards = [{"kind": "pit_trap", "squares": squares, "rounds": 0}]
        chart = chart_of(at_door("sable_wick", beyond="", seats=1), hazards=hazards)
        return is_over_pit(chart, Plan(kind, "door 0", 0, -1, DOOR))

    assert over("break", (2, 0), (3, 0))
    assert not over("break", (2, 0))
    assert not over("pick", (2, 0), (3, 0))


def test_a_door_at_the_far_end_of_a_pit_is_left_alone_unless_somebody_lies_there() -> None:
    def over(at: tuple[int, int], *pits: tuple[int, int]) -> bool:
        hazards = [{"kind": "pit_trap", "squares": [square_at(*pit) for pit in pits], "rounds": 0}]
        game = at_door("sable_wick", beyond="", seats=1)
        chart = chart_of(game, {0: {"at": square_at(*at)}}, hazards=hazards)
        return is_over_pit(chart, Plan("open", "door 0", 0, -1, DOOR))

    row, next_row = ((1, 0), (2, 0), (3, 0), (4, 0)), ((2, 1), (3, 1))
    assert over((0, 5), *row, *next_row)
    assert not over((2, 0), *row, *next_row)
    assert not over((0, 5), *row, (2, 1))
    assert not over((0, 5), (2, 0), *next_row)


def test_what_hardly_a_blow_opens_is_left_alone_but_for_its_key() -> None:
    chart = chart_of(at_door("sable_wick", beyond="", seats=1))
    door, least = chart.doors[0], 0.1
    door |= {"difficulty": 5, "hopeless": False}
    assert is_too_hard(chart, door, Plan("break", "door 0"), least)
    assert not is_too_hard(chart, door, Plan("pick", "door 0"), least)
    assert not is_too_hard(chart, door, Plan("unlock", "door 0"), least)
    door |= {"difficulty": 1}
    assert not is_too_hard(chart, door, Plan("break", "door 0"), least)
    door |= {"hopeless": True}
    assert is_too_hard(chart, door, Plan("pick", "door 0"), least)
    assert not is_too_hard(chart, door, Plan("unlock", "door 0"), least)


def test_a_great_door_comes_first_with_its_key_and_last_until_one_has_looked_for_it() -> None:
    def cost(carried: list[str], tiles: int = 1, **door: Any) -> int:
        game = at_door("sable_wick", kind="great", beyond="", seats=1, carried={0: carried})
        chart = chart_of(game)
        chart.view["tiles"] *= tiles
        chart.doors[0] |= door  # type: ignore[typeddict-item]
        return cost_of(chart, chart.doors[0], Plan("break", "door 0"))

    assert cost(["great_key"]) < -1000
    assert cost([], locked=False) < -1000
    assert cost([], tiles=2) > FAR // 3
    assert cost([], tiles=3) == 0
    assert cost([], kind="locked", locked=True) == 12
    assert cost([], kind="normal", locked=False) == 6


@pytest.mark.parametrize(
    ("lock", "searched"),
    [
        ({"safe": False, "trap": None, "failed": []}, True),
        ({"safe": False, "trap": None, "failed": [0]}, False),
        ({"safe": True, "trap": None, "failed": []}, False),
        ({"safe": True, "trap": "spear_trap", "failed": []}, False),
    ],
)
def test_traps_are_looked_for_once_by_the_handy_one(lock: dict[str, Any], searched: bool) -> None:
    chart = chart_of(at_door("sable_wick", beyond="", seats=1))
    chart.doors[0] |= lock  # type: ignore[typeddict-item]
    assert is_to_be_searched(chart, chart.doors[0], 0) is searched


def test_a_known_trap_is_made_safe_only_by_who_can() -> None:
    chart = chart_of(at_door("sable_wick", beyond="", seats=1))
    chart.doors[0] |= {"safe": False, "trap": "spear_trap", "failed": [0], "disarms": 0}
    assert is_to_be_searched(chart, chart.doors[0], 0)
    chart.doors[0] |= {"disarms": 3}
    assert not is_to_be_searched(chart, chart.doors[0], 0)


def test_chances_are_exact() -> None:
    assert chance_of_successes(1, 1) == pytest.approx(1 / 3)
    assert chance_of_successes(2, 1) == pytest.approx(5 / 9)
    assert chance_of_successes(2, 3) == 0
    assert chance_to_make_safe(1, 1) == pytest.approx(1 / 3)
    assert chance_to_make_safe(2, 1) == pytest.approx(5 / 9)


def test_a_blow_at_a_door_has_help_and_one_at_a_chest_has_not() -> None:
    chart = chart_of(at_door("sable_wick", "brannoc_vale", beyond="", difficulty=1, seats=1))
    chart.doors[0] |= {"blows": 1}
    assert chance_of_blow(chart, chart.doors[0], True) == chance_of_successes(6 + 4, 3)
    assert chance_of_blow(chart, chart.doors[0], False) == chance_of_successes(6, 3)


def test_a_crowd_before_a_door_has_its_strongest_open_it() -> None:
    game = at_door(
        *("brannoc_vale", "sister_ivenne", "sable_wick"),
        at=[(2, 3), (2, 0), (3, 0)],
        kind="normal",
        locked=False,
        trap="",
        beyond="",
        seats=1,
    )
    assert make_plan(chart_of(game)).worker == 2
    game = at_door(
        *("brannoc_vale", "sister_ivenne", "sable_wick"),
        at=[(2, 3), (2, 0), (3, 1)],
        kind="normal",
        locked=False,
        trap="",
        beyond="",
        seats=1,
    )
    chart = chart_of(game)
    chart.doors[0] |= {"safe": True}
    assert make_plan(chart).worker == 0


def burst(difficulty: int = 4, kind: str = "locked", **door: Any) -> Plan:
    """The plan of a mage with the spell and a warrior for a door."""
    mage: dict[str, Any] = {"prepared": {0: ["burst_lock"]}}
    at = [(2, 3), (3, 3)]
    game = at_door(*("orrin_ashgrove", "brannoc_vale"), trap="", beyond="", at=at, seats=1, **mage)
    chart = chart_of(game)
    lock: Any = chart.doors[0]
    lock |= {"difficulty": difficulty, "kind": kind, **door}
    return plan_for(chart, "door 0", lock, DOOR)


def test_a_mage_bursts_a_door_that_is_hard_to_pick_or_ruined_from_behind_those_before_it() -> None:
    plan = burst()
    assert (plan.kind, plan.worker, plan.helper) == ("burst", 0, -1)
    assert plan.squares
    assert not {*plan.squares} & {*DOOR}
    assert all(chart_of(at_door()).distances(DOOR)[square] <= 2 for square in plan.squares)
    assert burst(1, ruined=True).kind == "burst"
    assert burst(1, safe=True).kind == "pick"
    assert burst(kind="great").kind != "burst"
    assert burst(locked=False).kind == "open"


def test_no_door_that_can_be_burst_is_too_hard() -> None:
    chart = chart_of(at_door("orrin_ashgrove", trap="", beyond="", difficulty=4, seats=1))
    assert is_too_hard(chart, chart.doors[0], Plan("break", "door 0", 0, -1, DOOR), 0.005)
    assert not is_too_hard(chart, chart.doors[0], Plan("burst", "door 0", 0, -1, DOOR), 0.005)
