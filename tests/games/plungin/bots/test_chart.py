"""The chart of a bot: ways, hazards, tiles and doors between them, and where a party comes in."""

from typing import Any

import pytest

from delvers.games.plungin.bots.chart import Chart
from delvers.games.plungin.rules.squares import place_of, square_at
from delvers.games.plungin.rules.state.fixtures import Door
from tests.games.plungin.bots.views import chart_of, places
from tests.games.plungin.rules.scene import scene

GAP = (square_at(5, 2), square_at(5, 3))
BEYOND = (square_at(6, 2), square_at(6, 3))


def two_rooms(at: tuple[int, int] = (2, 2), is_open: bool = True, **facts: Any) -> Chart:
    """A thief in a room of six by six, and a room of four by four east of it."""
    door = {"east": Door(trap="", is_open=is_open)}
    game = scene("sable_wick", at=[at], doors=door, beyond={"east": "room_4x4"}, seats=1)
    return chart_of(game, **facts)


def pit(*squares: tuple[int, int], kind: str = "pit_trap") -> list[dict[str, Any]]:
    return [{"kind": kind, "squares": [square_at(*one) for one in squares], "rounds": 0}]


def way(chart: Chart, start: tuple[int, int], *goals: tuple[int, int]) -> list[tuple[int, int]]:
    found = chart.way(square_at(*start), [square_at(*goal) for goal in goals])
    return [place_of(square) for square in found]


def test_distances_are_counted_in_steps_and_through_open_doors_only() -> None:
    start = [square_at(4, 2)]
    assert two_rooms().distances(start)[BEYOND[0]] == 2
    assert BEYOND[0] not in two_rooms(is_open=False).distances(start)
    near = two_rooms().distances(start, most=1)
    assert places({*near}) == {(4, 2), (3, 2), (5, 2), (4, 1), (4, 3)}
    assert [near[square_at(*one)] for one in ((4, 2), (5, 2))] == [0, 1]


def test_a_way_leads_around_hazards_if_it_can_and_through_them_if_it_must() -> None:
    assert way(two_rooms((0, 0)), (0, 0), (2, 0)) == [(1, 0), (2, 0)]
    around = two_rooms((0, 0), hazards=pit((1, 0)))
    assert way(around, (0, 0), (2, 0)) == [(0, 1), (1, 1), (2, 1), (2, 0)]
    barred = two_rooms((0, 0), hazards=pit((1, 0), (0, 1)))
    assert way(barred, (0, 0), (2, 0)) == [(1, 0), (2, 0)]
    smoke = two_rooms((0, 0), hazards=pit((1, 0), kind="smoke"))
    assert way(smoke, (0, 0), (2, 0)) == [(1, 0), (2, 0)]


def test_there_is_no_way_to_where_one_stands_or_where_somebody_stands() -> None:
    chart = two_rooms((0, 0))
    assert way(chart, (0, 0), (0, 0)) == way(chart, (1, 0), (0, 0)) == []
    assert not chart.is_reached(square_at(1, 0), [square_at(0, 0)])
    assert chart.is_reached(square_at(1, 0), [square_at(2, 0), square_at(0, 0)])
    assert not chart.is_reached(square_at(1, 0), [square_at(1, 0), square_at(2, 0)])


def test_the_first_step_has_a_direction_also_through_a_door() -> None:
    chart = two_rooms()
    assert chart.step(square_at(2, 2), [square_at(2, 0)]) == "north"
    assert chart.step(GAP[0], [BEYOND[0]]) == "east"
    assert chart.step(BEYOND[1], [GAP[1]]) == "west"
    assert chart.step(GAP[0], [GAP[0]]) is None


def test_a_door_may_lead_to_a_tile_that_lies_elsewhere() -> None:
    chart = two_rooms()
    far = [square_at(40, 2), square_at(40, 3)]
    chart.doors[0] |= {"beyond": far}
    assert chart.direction_of(GAP[1], far[1]) == "east"
    assert chart.direction_of(far[1], GAP[1]) == "west"
    assert chart.direction_of(GAP[0], far[1]) is None


def test_where_nobody_can_stand_one_comes_as_near_as_others_let_one() -> None:
    game = scene("sable_wick", "brannoc_vale", at=[(0, 0), (4, 0)], seats=1)
    chart = chart_of(game)
    near = [place_of(square) for square in chart.approach(square_at(0, 0), [square_at(4, 0)])]
    assert near == [(1, 0), (2, 0), (3, 0)]
    assert chart.approach(square_at(3, 0), [square_at(4, 0)]) == []


def test_a_way_is_open_when_who_bars_it_would_stand_elsewhere() -> None:
    game = scene(
        *("sable_wick", "brannoc_vale", "sister_ivenne"),
        at=[(4, 2), (5, 2), (5, 3)],
        beyond={"east": "room_4x4"},
        seats=1,
    )
    chart, start = chart_of(game), square_at(4, 2)
    assert not chart.is_way_open(start, BEYOND, {})
    assert chart.is_way_open(start, BEYOND, {GAP[0]: square_at(0, 0)})
    assert not chart.is_way_open(start, BEYOND, {GAP[0]: BEYOND[0]})
    assert not chart.is_way_open(start, [start], {})


def test_tiles_are_near_within_so_many_open_doors() -> None:
    chart = two_rooms()
    assert chart.tiles_near({0}, 1) == chart.tiles_near({1}, 1) == {0, 1}
    assert chart.tiles_near({0}, 0) == chart.tiles_near({0}, 1, barred=1) == {0}
    assert two_rooms(is_open=False).tiles_near({0}, 5) == {0}


@pytest.mark.parametrize(("chapter", "number"), [(0, 0), (1, 1)])
def test_a_party_comes_in_by_the_exit_and_later_by_the_hall_of_the_winch(
    chapter: int, number: int
) -> None:
    chart = two_rooms(adventure="bell_under_harrow", chapter=chapter)
    chart.view["tiles"][1] |= {"location": "orc_moot"}
    assert len(chart.entrance()) == (36, 16)[number]
    assert {chart.tile_at[square] for square in chart.entrance()} == {number}


def test_without_a_hall_of_the_winch_a_party_comes_in_by_the_exit() -> None:
    for adventure in ("bell_under_harrow", "tapping_in_the_wall"):
        chart = two_rooms(adventure=adventure, chapter=1)
        assert {chart.tile_at[square] for square in chart.entrance()} == {0}


def test_the_last_room_is_where_the_adventure_ends() -> None:
    chart = two_rooms(adventure="bell_under_harrow")
    chart.view["tiles"][1] |= {"location": "orc_moot"}
    assert not chart.is_last_room()
    chart.view["tiles"][1] |= {"location": "drowned_belfry"}
    assert chart.is_last_room()


def test_foes_are_the_monsters_that_are_near() -> None:
    game = scene("sable_wick", monsters=[("goblin", (4, 4))], seats=1)
    assert [one["number"] for one in chart_of(game).foes()] == [10]
    assert chart_of(scene("sable_wick", seats=1)).foes() == []


def test_who_has_still_to_walk_how_far_is_counted_for_the_last() -> None:
    game = scene("sable_wick", "brannoc_vale", at=[(0, 0), (3, 0)], seats=1)
    chart = chart_of(game)
    assert chart.steps_left([square_at(0, 0)]) == 3
    assert chart.steps_left([square_at(40, 40)]) == 0
    assert chart.walk([square_at(0, 0)]) == (5 + 5) // 3


def test_what_was_cleared_can_be_walked_on() -> None:
    game = scene("sable_wick", at=[(0, 0)], tile="room_6x6_pillars", seats=1)
    floor = chart_of(game).steps
    squares = [square_at(x, y) for x in range(6) for y in range(6)]
    pillar = next(square for square in squares if square not in floor)
    chart = chart_of(game, cleared=[pillar])
    assert chart.tile_at[pillar] == 0
    assert chart.steps[pillar]
    assert pillar not in chart_of(game, cleared=[pillar], terrain={str(pillar): "r"}).steps
