"""The plots of a grid, from cells whose games were made by hand."""

from typing import Any

import numpy as np
import pytest

from delvers.lab.analysis.estimates import Difference
from delvers.lab.reporting.gridplots import (
    MOST_CELLS,
    MOST_MAPS,
    axis_name,
    cells,
    effects,
    file_name,
    numbers_by_cell,
    ordered,
    shown_effect,
    success,
    sweeps,
)
from tests.lab.reporting.made import study
from tests.lab.reporting.test_plots import drawn_with, only

ONCE = "Each game counts once, with the mean of its heroes; lines are intervals (95%)."
RATES = ("Games", "Rate", "Interval (95%)")


def games(cell: int, *outcomes: bool) -> list[dict[str, Any]]:
    """One hero in each game of a cell."""
    return [{"cell": cell, "number": n, "survived": one} for n, one in enumerate(outcomes)]


SEATS = [{"seats": "3"}, {"seats": "4"}]
TWO = [*games(0, True, True, True, False), *games(1, False, True, False, False)]


def test_games_of_a_cell_are_known_by_their_numbers() -> None:
    rows = [*TWO, {"cell": 1, "number": 1, "survived": False}]
    found = numbers_by_cell(study(rows, SEATS))
    assert found[1].keys.tolist() == [0, 1, 2, 3]
    assert found[1].numbers.tolist() == [0, 0.5, 0, 0]


def test_every_cell_has_its_rate() -> None:
    plot = only(cells(study(TWO, SEATS)))
    assert (plot.name, plot.title, plot.about) == ("cells", "Every cell of the grid", ONCE)
    assert plot.headings == ("Cell", *RATES)
    assert [row[:3] for row in plot.rows] == [("seats 3", "4", "75.0%"), ("seats 4", "4", "25.0%")]
    assert drawn_with(plot)["label"] == "Players still standing at the end"
    assert drawn_with(plot)["is_rate"]


def test_one_cell_or_too_many_are_not_drawn() -> None:
    assert [*cells(study(games(0, True), [{}]))] == []
    many = [{"seats": str(n)} for n in range(MOST_CELLS + 1)]
    rows = [row for n in range(MOST_CELLS + 1) for row in games(n, True)]
    assert [*cells(study(rows, many))] == []
    assert len([*cells(study(rows[:-1], many[:-1]))]) == 1


# -- effects ---------------------------------------------------------------------------------------


def test_an_effect_is_the_difference_to_the_first_value_game_by_game() -> None:
    plot = only(effects(study(TWO, SEATS)))
    assert (plot.name, plot.title) == ("effects", "Effect of each option")
    assert plot.about.startswith("Differences to the first value, game by game with the same dice")
    assert plot.about.endswith("the chance of luck alone is corrected after Holm.")
    assert plot.headings == (
        *("Change", "Games", "Before", "After", "Difference", "Interval (95%)"),
        "Chance of luck alone",
    )
    ((name, *row),) = plot.rows
    assert name == "seats: 3 → 4"
    assert row[:4] == ["4", "75.0%", "25.0%", "-50.0"]
    assert drawn_with(plot)["label"] == "Change of: Players still standing at the end"
    assert drawn_with(plot)["names"] == ["seats: 3 → 4"]
    assert drawn_with(plot)["estimates"][0].mean == -0.5


def test_an_effect_is_taken_over_all_pairs_that_differ_in_nothing_else() -> None:
    grid = [
        {"seats": seats, "option.tactical": tactical}
        for seats in ("3", "4")
        for tactical in ("false", "true")
    ]
    rows = [
        *games(0, True, True),
        *games(1, True, False),
        *games(2, False, False),
        *games(3, True, False),
    ]
    found = {row[0]: row[1:5] for row in only(effects(study(rows, grid))).rows}
    assert found == {
        "seats: 3 → 4": ("4", "75.0%", "25.0%", "-50.0"),
        "tactical: false → true": ("4", "50.0%", "50.0%", "+0.0"),
    }


def test_without_a_second_value_there_are_no_effects() -> None:
    assert [*effects(study(games(0, True, False), [{"seats": "3"}]))] == []


def test_an_effect_is_shown_in_points_of_percent_or_as_numbers() -> None:
    differs = Difference(0.5, 0.25, -0.25, -0.4, -0.1, 0.0001, 0.0004, 1_000, True)
    assert shown_effect(differs, is_rate=True) == (
        *("1,000", "50.0%", "25.0%", "-25.0"),
        *("-40.0 – -10.0", "< 0.001"),
    )
    luck = Difference(1500.0, 1501.5, 1.5, -2.0, 5.0, 0.1, 0.25, 30, True)
    assert shown_effect(luck, is_rate=False) == (
        *("30", "1,500.00", "1,501.50", "+1.50"),
        *("-2.00 – +5.00", "0.250"),
    )
    edge = Difference(0, 0, 0, 0, 0, 0.001, 0.001, 2, True)
    assert shown_effect(edge, is_rate=False)[-1] == "0.001"


# -- sweeps ----------------------------------------------------------------------------------------

LIFE = "sweep.monsters.orc_chief.life"


def test_a_single_swept_number_has_a_bar_for_each_value() -> None:
    plot = only(sweeps(study(TWO, [{LIFE: "3"}, {LIFE: "9"}])))
    assert plot.name == "sweep-monsters-orc-chief-life"
    assert plot.title == "Sweep of monsters.orc_chief.life"
    assert plot.about == ONCE
    assert plot.headings == ("monsters.orc_chief.life", *RATES)
    assert [row[:3] for row in plot.rows] == [("3", "4", "75.0%"), ("9", "4", "25.0%")]
    assert drawn_with(plot)["names"] == ["3", "9"]


def test_a_bar_stands_for_all_cells_that_have_its_value() -> None:
    rows = [{"cell": cell, "number": 0, "survived": cell < 2} for cell in range(4)]
    grid = [{"parties": party, LIFE: life} for party in ("a", "b") for life in ("3", "9")]
    plot = only(sweeps(study(rows, grid)))
    assert [row[:3] for row in plot.rows] == [("3", "2", "50.0%"), ("9", "2", "50.0%")]


def test_two_axes_make_a_heat_map_over_all_others() -> None:
    grid = [{LIFE: "10", "seats": "3"}, {LIFE: "9", "seats": "3"}, {LIFE: "9", "seats": "4"}]
    rows = [*games(0, True), *games(1, True, False), *games(2, False)]
    plot = only(sweeps(study(rows, grid)))
    assert plot.name == "sweep-monsters-orc-chief-life-seats"
    assert plot.title == ("Players still standing at the end by monsters.orc_chief.life and seats")
    assert plot.headings == ("monsters.orc_chief.life", "seats", *RATES)
    assert [row[:4] for row in plot.rows] == [
        ("9", "3", "2", "50.0%"),
        ("9", "4", "1", "0.0%"),
        ("10", "3", "1", "100.0%"),
    ]
    told = drawn_with(plot)
    assert told["across"] == ("monsters.orc_chief.life", ["9", "10"])
    assert told["down"] == ("seats", ["3", "4"])
    assert np.array_equal(told["cells"], [[0.5, 1.0], [0.0, np.nan]], equal_nan=True)
    assert plot.height == 2.2


def test_only_a_few_pairs_are_drawn_and_none_without_a_sweep() -> None:
    axes = [f"sweep.a.{n}" for n in range(4)]
    grid = [dict.fromkeys(axes, value) for value in ("1", "2")]
    found = [*sweeps(study(TWO, grid))]
    assert [plot.name for plot in found] == ["sweep-a-0-a-1", "sweep-a-0-a-2", "sweep-a-0-a-3"]
    assert len(found) == MOST_MAPS
    assert [*sweeps(study(TWO, SEATS))] == []


def test_numbers_stand_by_their_size_before_texts() -> None:
    assert ordered({"10", "9", "-3", "none", "all"}) == ["-3", "9", "10", "all", "none"]


def test_an_axis_is_called_by_its_last_part() -> None:
    assert axis_name("option.late_start") == "late_start"
    assert axis_name("sweep.monsters.orc.life") == "monsters.orc.life"
    assert file_name("option.late_start") == "late-start"


# -- parties ---------------------------------------------------------------------------------------


def party(adventure: str, heroes: str, number: int, victory: float) -> dict[str, Any]:
    told = {"label.adventure": adventure, "label.party": heroes}
    return {"number": number, "victory": victory, **told}


def test_parties_have_their_success_by_adventure() -> None:
    rows = [
        *(party("tapping_in_the_wall", "sable_wick", n, 0.0) for n in range(2)),
        *(party("tapping_in_the_wall", "brannoc_vale,sable_wick", n, 1.0) for n in (2, 3)),
        party("tapping_in_the_wall", "brannoc_vale,sable_wick", 4, 0.0),
    ]
    plot = only(success(study(rows, game="plungin")))
    assert (plot.name, plot.title) == ("success", "Success by party and adventure")
    assert plot.about == "The part of all games that the party wins; lines are intervals (95%)."
    assert plot.headings == ("Adventure", "Party", *RATES)
    assert [row[:4] for row in plot.rows] == [
        ("The Tapping in the Wall", "Brannoc Vale, Sable Wick", "3", "66.7%"),
        ("The Tapping in the Wall", "Sable Wick", "2", "0.0%"),
    ]
    names = ["The Tapping in the Wall · Brannoc Vale, Sable Wick"]
    assert drawn_with(plot)["names"][:1] == names
    assert drawn_with(plot)["label"] == "Win rate"


def test_only_parties_with_labels_have_a_success() -> None:
    rows = [{"victory": 1.0, "label.party": "x"}]
    assert [*success(study(rows))] == []
    assert [*success(study([{"victory": 1.0}], game="plungin"))] == []
    assert [*success(study([{"victory": 1.0, "label.party": None}], game="plungin"))] == []


@pytest.mark.parametrize("count", [1, 2])
def test_a_plot_is_as_high_as_its_lines(count: int) -> None:
    rows = [party("tapping_in_the_wall", f"hero_{n}", n, 1.0) for n in range(count)]
    plot = only(success(study(rows, game="plungin")))
    assert plot.height == pytest.approx(max(1.6, 1.1 + 0.34 * count))
