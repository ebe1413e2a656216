"""Where heroes die: in the table, and on the board."""

from collections import Counter
from typing import Any

import pytest
from matplotlib.figure import Figure

from delvers.lab.facts import Board, Mark
from delvers.lab.reporting.placeplots import draw_board, places
from tests.lab.reporting.made import study
from tests.lab.reporting.test_plots import drawn_with, only

BOARD = Board(
    ("A", "B", "C"),
    ("1", "2"),
    {"a1": (0, 0), "a1 below": (0, 0), "b1": (1, 0), "c2": (2, 1)},
    {"c2": Mark("★", "treasure")},
)


def deaths(*where: str | None) -> list[dict[str, Any]]:
    return [{"place": place} for place in where]


def test_places_stand_from_the_deadliest_with_the_signs_of_the_board() -> None:
    rows = deaths("b2", "b2", "a1 below", None)
    plot = only(places(study(rows, game="dungeonquest-3e")))
    assert (plot.name, plot.title) == ("places-of-death", "Where heroes die")
    assert plot.about.startswith("Numbers are parts of all deaths whose place is known. ♜ ")
    assert plot.about.count("★") == plot.about.count("♜") == 1
    assert plot.headings == ("Place", "Heroes", "Rate", "Interval (95%)")
    assert [row[:3] for row in plot.rows] == [("B2", "2", "66.7%"), ("A1, catacombs", "1", "33.3%")]
    assert drawn_with(plot)["counted"] == {"b2": 2, "a1 below": 1}
    assert plot.height == 0.33 * 10 + 1.0


def test_without_a_board_places_are_bars() -> None:
    plot = only(places(study(deaths("orc", *(["goblin"] * 3)), game="plungin")))
    assert plot.about == "Numbers are parts of all deaths whose place is known."
    told = drawn_with(plot)
    assert len(told["names"]) == 2
    assert [one.mean for one in told["estimates"]] == [0.75, 0.25]
    assert (told["label"], told["is_rate"]) == ("Part of all deaths", True)
    assert [*places(study(deaths(None), game="plungin"))] == []


def test_the_board_shows_parts_of_all_deaths_at_their_spaces() -> None:
    figure = Figure()
    counted = Counter({"a1": 5, "a1 below": 1, "b1": 1, "nowhere": 13})
    draw_board(figure, BOARD, counted)
    panel: Any = figure.axes[0]
    numbers = {
        one.get_position(): (one.get_text(), one.get_color())
        for one in panel.texts
        if one.get_text() not in ("", "★")
    }
    assert numbers == {(0.5, 0.68): ("30", "#FFFFFE"), (1.5, 0.68): ("5.0", "#222222")}
    assert panel.collections[0].get_array().tolist() == [[6, 1, 0], [0, 0, 0]]
    assert panel.collections[0].get_clim() == (0, 6)
    (star,) = [one for one in panel.texts if one.get_text() == "★"]
    assert star.get_position() == pytest.approx((2.08, 1.36))
    (frame,) = panel.get_lines()
    assert [*zip(frame.get_xdata(), frame.get_ydata(), strict=True)] == [
        *((2, 1), (3, 1), (3, 2), (2, 2), (2, 1))
    ]
    assert [label.get_text() for label in panel.get_xticklabels()] == ["A", "B", "C"]
    assert [label.get_text() for label in panel.get_yticklabels()] == ["1", "2"]
    assert [*panel.get_xticks()] == [0.5, 1.5, 2.5]
    assert [*panel.get_yticks()] == [0.5, 1.5]
    assert panel.yaxis_inverted()
    assert panel.get_xlabel() == "%"


def test_an_empty_board_has_no_numbers() -> None:
    figure = Figure()
    draw_board(figure, BOARD, Counter())
    panel: Any = figure.axes[0]
    assert {one.get_text() for one in panel.texts} == {"", "★"}
    assert panel.collections[0].get_clim() == (0, 1)


def test_ten_percent_and_more_have_no_digit_behind_the_point() -> None:
    figure = Figure()
    draw_board(figure, BOARD, Counter({"a1": 199, "b1": 198, "c2": 1603}))
    told = [one.get_text() for one in figure.axes[0].texts if one.get_text() not in ("", "★")]
    assert told == ["10", "9.9", "80"]
