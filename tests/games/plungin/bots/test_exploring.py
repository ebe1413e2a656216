"""What the party does next."""

from typing import Any

import pytest

from delvers.games.plungin.bots.exploring import (
    best_object,
    home,
    is_great,
    is_late,
    is_only_way,
    is_spent,
    make_plan,
    most_hurt,
    near_side,
    objects,
    things_to_fetch,
    wants_more,
)
from delvers.games.plungin.bots.plan import Plan
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.view.seen import DoorView
from tests.games.plungin.bots.views import MAGE, PARTY, PRIESTESS, chart_of
from tests.games.plungin.rules.objects import at_chest, at_door
from tests.games.plungin.rules.scene import scene

OPEN_DOOR: dict[str, Any] = {
    "kind": "normal",
    "locked": False,
    "trap": "",
    "beyond": "",
    "seats": 1,
}


def test_a_party_that_has_been_in_a_dungeon_for_very_long_goes_home() -> None:
    game = at_door("brannoc_vale", **OPEN_DOOR)
    assert make_plan(chart_of(game, round=1500)).kind == "open"
    assert make_plan(chart_of(game, round=1501)).kind == "home"
    assert is_late(chart_of(game, round=1501).view)


def test_who_has_lost_three_life_is_healed_first_and_who_lost_most_before_others() -> None:
    game = scene(*PARTY, seats=1)
    assert most_hurt(chart_of(game, {0: {"life": 7}})) is None
    hurt = most_hurt(chart_of(game, {0: {"life": 6}, 1: {"life": 1}}))
    assert hurt is not None
    assert hurt["number"] == 1
    plan = make_plan(chart_of(game, {0: {"life": 6}}))
    assert (plan.kind, plan.worker) == ("heal", PRIESTESS)
    assert chart_of(game).heroes[0]["at"] in plan.squares


def test_a_party_that_comes_to_nothing_tries_one_thing_after_another_and_then_goes_home() -> None:
    second = Door(1, False, trap="", kind="normal")
    game = at_door("brannoc_vale", doors={"south": second}, **OPEN_DOOR)
    far = chart_of(game).walk(chart_of(game).doors[0]["squares"])
    rounds = [24 + far + vain for vain in (0, 1, 12, 24, 36)]
    names = [make_plan(chart_of(game, quiet=quiet)).name for quiet in rounds]
    assert names == ["door 0", "door 0", "door 1", "", "door 0"]


def test_a_party_that_has_tried_for_long_goes_home_for_good_if_it_can() -> None:
    game = at_door("brannoc_vale", **OPEN_DOOR)
    long = 24 + 72 + chart_of(game).walk(chart_of(game).doors[0]["squares"])
    assert make_plan(chart_of(game, quiet=long + 1)).name == "door 0"
    for quiet, kind in ((long, "open"), (long + 1, "home")):
        chart = chart_of(game, quiet=quiet)
        chart.doors.append({**chart.doors[0], "exit": True, "squares": [square_at(0, 2)]})
        assert make_plan(chart).kind == kind


def test_a_party_with_a_long_way_home_is_not_called_off() -> None:
    game = scene("brannoc_vale", "sable_wick", at=[(0, 5), (0, 4)], seats=1)
    chart = chart_of(game, {1: {"status": "dead"}}, quiet=26)
    chart.doors.append({**closed_door(), "exit": True, "open": True})
    assert chart.walk(chart.doors[0]["squares"]) >= 2
    assert make_plan(chart).kind == "home"


def test_the_way_home_from_below_the_winch_ends_in_its_hall() -> None:
    game = scene("brannoc_vale", at=[(0, 5)], beyond={"east": "room_4x4"}, seats=1)
    chart = chart_of(game, adventure="bell_under_harrow", chapter=1)
    chart.doors.append({**closed_door(), "exit": True})
    assert home(chart).squares == tuple(chart.doors[-1]["squares"])
    chart.view["tiles"][1] |= {"location": "orc_moot"}
    assert {chart.tile_at[square] for square in home(chart).squares} == {1}
    chart.view["chapter"] = 0
    assert home(chart).squares == tuple(chart.doors[-1]["squares"])


def closed_door() -> DoorView:
    """A door in the north that nobody has opened."""
    return chart_of(at_door("brannoc_vale", **OPEN_DOOR)).doors[0]


def test_a_closed_door_between_known_rooms_is_opened_if_there_is_no_other_way() -> None:
    door = {"east": Door(1, False, trap="", kind="normal")}
    game = scene("brannoc_vale", at=[(0, 0)], doors=door, beyond={"east": "room_4x4"}, seats=1)
    chart = chart_of(game)
    assert [plan.name for plan, _ in objects(chart)] == ["door 0"]
    chart = chart_of(game, {0: {"at": chart.doors[0]["beyond"][0]}})
    assert near_side(chart, chart.doors[0]) == tuple(chart.doors[0]["beyond"])
    assert not is_only_way(chart, {**chart.doors[0], "open": True})
    assert not is_only_way(chart, {**chart.doors[0], "blind": True})
    assert not is_only_way(chart, {**chart.doors[0], "exit": True})


def test_nobody_looks_for_what_lies_about_while_nothing_moves_on() -> None:
    game = at_door("brannoc_vale", **OPEN_DOOR)
    chart = chart_of(game, quiet=25, lying={str(square_at(4, 4)): ["chain_shirt"]})
    assert make_plan(chart).name == "door 0"


def test_a_great_door_is_left_alone_while_the_party_is_hurt_or_out_of_spells() -> None:
    def more(**sheets: Any) -> bool:
        game = scene(*PARTY, seats=1)
        by_number = {int(name.removeprefix("of_")): sheet for name, sheet in sheets.items()}
        base: dict[str, Any] = {"prepared": [], "wiped": []}
        return wants_more(chart_of(game, {n: base | by_number.get(n, {}) for n in range(4)}))

    heal, bolt = ["mend_wounds"], ["fire_bolt"]
    assert not more()
    assert more(of_0={"life": 6})
    assert not more(of_0={"life": 7})
    assert more(of_2={"prepared": heal * 2, "wiped": heal})
    assert not more(of_2={"prepared": heal * 3, "wiped": heal})
    assert not more(of_2={"prepared": heal * 2, "wiped": ["ward"]})
    assert more(of_3={"prepared": bolt * 2, "wiped": bolt})
    assert not more(of_3={"prepared": bolt * 3, "wiped": bolt})
    assert not more(of_3={"prepared": bolt * 2, "wiped": ["ward"]})


@pytest.mark.parametrize(
    ("healing", "blasts", "lost", "spent"),
    [
        (4, 0, 20, False),
        (3, 1, 7, False),
        (3, 1, 8, True),
        (3, 0, 0, True),
        (0, 1, 2, False),
        (0, 1, 3, True),
        (0, 0, 0, True),
    ],
)
def test_a_party_goes_home_when_life_and_spells_run_out(
    healing: int, blasts: int, lost: int, spent: bool
) -> None:
    """The four have 28 LIFE together."""
    game = scene(*PARTY, seats=1)
    none: dict[str, Any] = {"prepared": [], "wiped": []}
    sheets = {number: {**none} for number in range(4)}
    sheets[PRIESTESS] = {"prepared": ["mend_wounds"] * healing, "wiped": ["pulse"]}
    sheets[MAGE] = {"prepared": ["fire_bolt"] * blasts, "wiped": []}
    chart = chart_of(game, sheets)
    for hero in chart.heroes:
        less = min(lost, hero["life"] - 1)
        hero["life"], lost = hero["life"] - less, lost - less
    assert is_spent(chart) is spent


def test_a_party_that_has_cast_nothing_is_never_spent() -> None:
    game = scene("brannoc_vale", "sable_wick", seats=1)
    assert not is_spent(chart_of(game, {0: {"life": 1}}))
    assert is_spent(chart_of(game, {0: {"status": "dead"}}))
    assert not is_spent(chart_of(game, {0: {"status": "dead", "escort": True}}))
    assert not is_spent(chart_of(game, {0: {"status": "gone"}}))


def test_great_doors_are_known() -> None:
    game = at_door("brannoc_vale", kind="great", beyond="", seats=1)
    assert is_great(chart_of(game), Plan("break", "door 0"))
    assert not is_great(chart_of(game), Plan("home"))
    assert not is_great(chart_of(at_door("brannoc_vale", **OPEN_DOOR)), Plan("open", "door 0"))
    chest = chart_of(at_chest("brannoc_vale", seats=1))
    assert not is_great(chest, Plan("open", "chest 0"))


def test_the_nearest_thing_is_done_first_and_chests_before_doors() -> None:
    second = Door(1, False, trap="", kind="normal")
    game = at_door("brannoc_vale", at=[(2, 4)], doors={"south": second}, **OPEN_DOOR)
    best = best_object(chart_of(game))
    assert best is not None
    assert best.name == "door 1"
    game = at_door("brannoc_vale", at=[(2, 1)], doors={"south": second}, **OPEN_DOOR)
    best = best_object(chart_of(game))
    assert best is not None
    assert best.name == "door 0"


def test_what_is_open_is_no_object() -> None:
    chart = chart_of(at_chest("sable_wick", trap="", seats=1))
    assert [plan.name for plan, _ in objects(chart)] == ["chest 0"]
    chart.chests[0]["open"] = True
    assert objects(chart) == []
    assert best_object(chart) is None


def test_what_lies_under_somebody_else_is_left_to_him() -> None:
    game = scene("brannoc_vale", "sable_wick", at=[(0, 0), (3, 3)], seats=1)

    def fetched(x: int, y: int, sheet: dict[str, Any] | None = None) -> list[tuple[str, int]]:
        lying = {str(square_at(x, y)): ["chain_shirt"]}
        chart = chart_of(game, {1: sheet or {}}, lying=lying)
        return [(plan.name, plan.worker) for plan, _ in things_to_fetch(chart)]

    assert fetched(1, 0) == [("chain_shirt", 0)]
    assert fetched(3, 3) == [("chain_shirt", 1)]
    assert fetched(3, 3, {"carried": ["club"] * 9}) == []
    full = {"carried": ["club"] * 9}
    chart = chart_of(game, {0: full, 1: full}, lying={str(square_at(1, 0)): ["chain_shirt"]})
    assert things_to_fetch(chart) == []


def test_a_great_key_is_worth_any_way() -> None:
    lying = {str(square_at(5, 5)): ["great_key"], str(square_at(0, 1)): ["chain_shirt"]}
    best = best_object(chart_of(scene("brannoc_vale", at=[(0, 0)], seats=1), lying=lying))
    assert best is not None
    assert (best.kind, best.name, best.squares) == ("fetch", "great_key", (square_at(5, 5),))
