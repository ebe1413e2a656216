"""Where a hero goes for the plan."""

from typing import Any

from delvers.games.plungin.bots.plan import Plan
from delvers.games.plungin.bots.walking import (
    goals_of_plan,
    is_ahead,
    is_far_ahead,
    partners,
    reach_of,
)
from delvers.games.plungin.rules.squares import square_at
from tests.games.plungin.bots.views import PARTY, chart_of, places, sheet_of
from tests.games.plungin.rules.objects import at_door
from tests.games.plungin.rules.scene import scene

DOOR = (square_at(2, 0), square_at(3, 0))


def goals(plan: Plan, *at: tuple[int, int], hero: int = 0, **facts: Any) -> set[tuple[int, int]]:
    """Where one of the party goes."""
    chart = chart_of(scene(*PARTY[: len(at)], at=at, seats=1), **facts)
    return places(goals_of_plan(chart, chart.heroes[hero], plan))


def test_the_worker_goes_to_a_free_place_before_the_door_and_stays_there() -> None:
    plan = Plan("pick", "door 0", 0, -1, DOOR)
    assert goals(plan, (0, 5), (3, 0)) == {(2, 0)}
    assert goals(plan, (2, 0), (0, 5)) == set()


def test_a_nurse_goes_beside_her_patient_and_the_others_stay() -> None:
    heal = Plan("heal", worker=0, squares=(square_at(2, 2), square_at(2, 3)))
    assert goals(heal, (0, 5), (2, 2)) == {(2, 2), (2, 3)}
    assert goals(heal, (2, 3), (2, 2)) == set()
    assert goals(heal, (0, 5), (2, 2), hero=1) == set()


def test_the_others_wait_near_a_door_but_not_in_front_of_it() -> None:
    plan = Plan("pick", "door 0", 0, -1, DOOR)
    waiting = goals(plan, (2, 0), (0, 5), hero=1)
    assert waiting
    assert not waiting & {(2, 0), (3, 0)}
    assert all(min(abs(x - 2), abs(x - 3)) + y <= 4 for x, y in waiting)
    assert goals(plan, (2, 0), (2, 3), hero=1) == set()


def test_all_come_right_behind_who_opens_a_door_an_escort_a_step_later() -> None:
    door, chest = Plan("open", "door 0"), Plan("open", "chest 0")
    hero = sheet_of("brannoc_vale")
    assert reach_of(door, hero) < reach_of(door, hero | {"escort": True})
    assert reach_of(door, hero) < reach_of(chest, hero) == reach_of(Plan("pick", "door 0"), hero)


def test_a_door_has_a_guard_beside_who_opens_it_and_a_helper_beside_who_breaks_it() -> None:
    chart = chart_of(scene(*PARTY, seats=1))
    assert partners(chart, Plan("break", "door 0", 1, 0)) == {0, 1}
    assert partners(chart, Plan("open", "door 0", 1)) == {0, 1}
    assert partners(chart, Plan("open", "door 0", 0)) == {0, 1}
    assert partners(chart, Plan("open", "chest 0", 1)) == {1}
    assert partners(chart, Plan("pick", "door 0", 1, 0)) == {1}


def test_nobody_goes_on_while_others_are_far_behind() -> None:
    chart = chart_of(scene("brannoc_vale", "sable_wick", seats=1))
    first, last = (hero["at"] for hero in chart.heroes)
    assert not is_far_ahead(chart, chart.heroes[0], {first: 1, last: 7})
    assert is_far_ahead(chart, chart.heroes[0], {first: 1, last: 8})
    assert not is_far_ahead(chart, chart.heroes[1], {first: 1, last: 8})


def test_who_is_nearer_than_the_workers_waits_for_them() -> None:
    chart = chart_of(scene("brannoc_vale", "sable_wick", seats=1))
    own, worker = (hero["at"] for hero in chart.heroes)
    assert is_ahead(chart, chart.heroes[0], {1}, {own: 2, worker: 3})
    assert is_ahead(chart, chart.heroes[0], {1}, {own: 3, worker: 3})
    assert not is_ahead(chart, chart.heroes[0], {1}, {own: 4, worker: 3})
    assert not is_ahead(chart, chart.heroes[0], {1}, {own: 1, worker: 3})
    chart.gates = frozenset({own})
    assert not is_ahead(chart, chart.heroes[0], {1}, {own: 2, worker: 3})


def test_who_blocks_the_way_of_a_worker_steps_aside() -> None:
    """In a corridor two wide the first two stand before those who are to work."""
    game = at_door(
        *PARTY[:3],
        tile="corridor_long",
        at=[(0, 3), (1, 3), (0, 5)],
        trap="",
        beyond="",
        seats=1,
    )
    chart = chart_of(game)
    squares = tuple(chart.doors[0]["squares"])
    plan = Plan("pick", "door 0", 2, -1, squares)
    aside = goals_of_plan(chart, chart.heroes[0], plan)
    assert len(aside) == 1
    assert not aside & {*squares}
    assert chart.is_way_open(chart.heroes[2]["at"], squares, {chart.heroes[0]["at"]: min(aside)})
    free = at_door(
        *PARTY[:2], tile="corridor_long", at=[(0, 3), (0, 5)], trap="", beyond="", seats=1
    )
    chart = chart_of(free)
    plan = Plan("pick", "door 0", 1, -1, tuple(chart.doors[0]["squares"]))
    assert goals_of_plan(chart, chart.heroes[0], plan) == set()


def beside_rubble(*at: tuple[int, int], **facts: Any) -> set[tuple[int, int]]:
    """Where the second goes who is to help at a door that has but one free square before it."""
    rubble = {str(square_at(x, 0)): "c" for x in (1, 4)} | {str(square_at(3, 1)): "c"}
    plan = Plan("break", "door 0", 0, 1, DOOR)
    return goals(plan, *at, hero=1, terrain=rubble, **facts)


def test_who_is_first_at_a_door_goes_on_so_that_the_other_gets_there() -> None:
    assert beside_rubble((2, 4), (2, 0)) == {(3, 0)}
    assert beside_rubble((2, 4), (3, 0)) == set()
    assert beside_rubble((2, 4), (2, 0), (2, 1)) == {(3, 0)}


def test_when_nothing_moves_on_those_who_do_not_work_go_elsewhere_every_other_round() -> None:
    plan = Plan("pick", "door 0", 0, -1, DOOR)
    assert goals(plan, (2, 0), (2, 3), hero=1, quiet=13, round=4) == set()
    assert len(goals(plan, (2, 0), (2, 3), hero=1, quiet=14, round=4)) == 1
    assert goals(plan, (2, 0), (2, 3), hero=1, quiet=14, round=5) == set()
    assert goals(plan, (2, 0), (2, 3), hero=0, quiet=14, round=4) == set()


def test_a_long_way_is_no_jam() -> None:
    plan = Plan("pick", "door 0", 0, -1, DOOR)
    gathered = goals(plan, (2, 0), (5, 5), hero=1, quiet=14, round=4)
    assert gathered == goals(plan, (2, 0), (5, 5), hero=1, quiet=0, round=4)
    assert len(gathered) > 1


def test_on_the_way_home_all_gather_on_the_first_tile() -> None:
    game = scene(*PARTY[:2], at=[(2, 0), (2, 2)], beyond={"north": "room_6x6"}, seats=1)
    chart = chart_of(game)
    home = Plan("home", worker=0, squares=(square_at(2, 1),))
    found = goals_of_plan(chart, chart.heroes[1], home)
    assert all(chart.tile_at[square] == 0 for square in found)


def test_all_gather_at_an_exit_half_of_whose_squares_are_gone() -> None:
    game = scene(*PARTY[:2], at=[(2, 0), (0, 0)], seats=1)
    gone = square_at(2, 5)
    chart = chart_of(game, terrain={str(gone): "c"})
    home = Plan("home", worker=0, squares=(gone, square_at(3, 5)))
    assert goals_of_plan(chart, chart.heroes[1], home) - {gone}
