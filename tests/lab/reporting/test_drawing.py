"""What stands in a drawing: bars and intervals at their places, names, inks."""

import math
from collections.abc import Sequence
from typing import Any

import pytest
from matplotlib.colors import to_hex
from matplotlib.figure import Figure

from delvers.lab.analysis.estimates import Estimate
from delvers.lab.ink import COLOURS, INK, PAPER
from delvers.lab.reporting.drawing import (
    WIDTH,
    as_png,
    as_svg,
    draw_counts,
    draw_estimates,
    draw_forest,
    draw_heat,
    drawn,
    in_two_lines,
    inside_page,
    shortened,
)
from delvers.lab.reporting.plot import Plot

HALF = Estimate(0.5, 0.4, 0.7, 10)
FIFTH = Estimate(0.2, 0.2, 0.2, 10)


@pytest.fixture
def figure() -> Figure:
    return Figure()


def panel_of(figure: Figure) -> Any:
    return figure.axes[0]


def texts(labels: Any) -> list[str]:
    return [label.get_text() for label in labels]


def spans(panel: Any) -> list[tuple[float, float, float]]:
    """From where to where each interval reaches, and at which height."""
    found = []
    for bars in panel.collections:
        for (low, at), (high, _) in bars.get_segments():
            found.append((round(low, 4), round(high, 4), at))
    return found


def test_estimates_are_bars_with_their_intervals_from_above(figure: Figure) -> None:
    draw_estimates(figure, ["Ana", "x" * 30], [HALF, FIFTH], "Rate", is_rate=True)
    panel = panel_of(figure)
    assert [(bar.get_y() + bar.get_height() / 2, bar.get_width()) for bar in panel.patches] == [
        (pytest.approx(0), 0.5),
        (pytest.approx(1), 0.2),
    ]
    assert spans(panel) == [(0.4, 0.7, 0), (0.2, 0.2, 1)]
    assert texts(panel.get_yticklabels()) == ["Ana", "x" * 14 + "…" + "x" * 13]
    assert [*panel.get_yticks()] == [0, 1]
    assert panel.yaxis_inverted()
    assert panel.get_xlim()[0] == 0
    assert figure.get_supxlabel() == "Rate"
    assert panel.xaxis.get_major_formatter()(0.5, 0) == "50%"
    assert panel.get_lines()[0].get_label().startswith("_")


def test_a_line_to_compare_with_is_dashed(figure: Figure) -> None:
    draw_estimates(figure, ["Ana"], [HALF], "Turns", is_rate=False, line=0.25)
    dashed = [line for line in panel_of(figure).get_lines() if line.get_linestyle() == "--"]
    assert [line.get_xdata()[0] for line in dashed] == [0.25]
    assert "%" not in panel_of(figure).xaxis.get_major_formatter()(0.5, 0)


def test_without_a_line_there_is_none(figure: Figure) -> None:
    draw_estimates(figure, ["Ana"], [HALF], "Turns", is_rate=False)
    assert [line for line in panel_of(figure).get_lines() if line.get_linestyle() == "--"] == []


def test_changes_that_are_clear_are_filled_squares_around_zero(figure: Figure) -> None:
    changes = [
        Estimate(0.3, 0.1, 0.6, 9),
        Estimate(-0.3, -0.6, -0.1, 9),
        Estimate(0.1, -0.1, 0.2, 9),
        Estimate(0.1, 0.0, 0.2, 9),
        Estimate(-0.1, -0.2, 0.0, 9),
    ]
    draw_forest(figure, ["a", "b", "c", "d", "e"], changes, "Change", is_rate=True)
    panel = panel_of(figure)
    points = [line for line in panel.get_lines() if line.get_marker() in ("s", "o")]
    assert [line.get_marker() for line in points] == ["s", "s", "o", "o", "o"]
    filled = [to_hex(line.get_markerfacecolor()).upper() for line in points]
    assert filled == [COLOURS[0]] * 2 + [PAPER] * 3
    assert [(line.get_xdata()[0], line.get_ydata()[0]) for line in points] == [
        *((0.3, 0), (-0.3, 1), (0.1, 2), (0.1, 3), (-0.1, 4))
    ]
    assert spans(panel)[:2] == [(0.1, 0.6, 0), (-0.6, -0.1, 1)]
    dashed = [line for line in panel.get_lines() if line.get_linestyle() == "--"]
    assert [line.get_xdata()[0] for line in dashed] == [0]
    assert panel.get_ylim() == (4.5, -0.5)
    assert texts(panel.get_yticklabels()) == ["a", "b", "c", "d", "e"]
    assert panel.xaxis.get_major_formatter()(0.5, 0) == "50%"


def test_counts_are_outlines_over_each_other_with_a_legend(figure: Figure) -> None:
    shares: dict[str, Sequence[float]] = {"clever": [0.25, 0.75], "plain": [1.0, 0.0]}
    draw_counts(figure, [3.0, 5.0], shares, "Gold", "Part of all", 2.0)
    panel = panel_of(figure)
    stairs = [one.get_data() for one in panel.patches]
    assert [[*one.values] for one in stairs] == [[0.25, 0.75], [1.0, 0.0]]
    assert [*stairs[0].edges] == [3.0, 5.0, 7.0]
    assert [one.get_fill() for one in panel.patches] == [False, False]
    assert [one.get_linestyle() for one in panel.patches] == ["-", "--"]
    assert texts(panel.get_legend().get_texts()) == ["clever", "plain"]
    assert (panel.get_xlabel(), panel.get_ylabel()) == ("Gold", "Part of all")
    assert panel.yaxis.get_major_formatter()(0.5, 0) == "50%"


def test_a_single_group_is_filled_and_needs_no_legend(figure: Figure) -> None:
    draw_counts(figure, [3.0], {"clever": [1.0]}, "Gold", "Part of all", 1.0)
    assert panel_of(figure).patches[0].get_fill()
    assert panel_of(figure).get_legend() is None


def test_a_heat_map_has_its_numbers_bright_on_dark_and_none_where_nothing_is_known(
    figure: Figure,
) -> None:
    cells = [[0.0, 0.5], [1.0, math.nan]]
    draw_heat(figure, cells, ("life", ["3", "9"]), ("seats", ["1", "2"]), is_rate=True)
    panel = panel_of(figure)
    found = {one.get_text(): (one.get_position(), one.get_color()) for one in panel.texts}
    assert found == {
        "0%": ((0.5, 0.5), "#222222"),
        "50%": ((1.5, 0.5), "#222222"),
        "100%": ((0.5, 1.5), "#FFFFFE"),
    }
    assert panel.collections[0].get_clim() == (0.0, 1.0)
    assert (texts(panel.get_xticklabels()), [*panel.get_xticks()]) == (["3", "9"], [0.5, 1.5])
    assert (texts(panel.get_yticklabels()), [*panel.get_yticks()]) == (["1", "2"], [0.5, 1.5])
    assert (panel.get_xlabel(), panel.get_ylabel()) == ("life", "seats")


def test_a_heat_map_of_equal_numbers_stays_readable(figure: Figure) -> None:
    draw_heat(figure, [[7.25, 7.25]], ("a", ["1", "2"]), ("b", ["1"]), is_rate=False)
    panel = panel_of(figure)
    assert [(one.get_text(), one.get_color()) for one in panel.texts] == [("7.2", "#222222")] * 2
    empty = Figure()
    draw_heat(empty, [[math.nan]], ("a", ["1"]), ("b", ["1"]), is_rate=False)
    assert panel_of(empty).collections[0].get_clim() == (0.0, 1.0)
    assert len(panel_of(empty).texts) == 0


def test_a_long_name_stands_in_two_lines() -> None:
    assert in_two_lines("The Bell Under Harrow") == "The Bell Under Harrow"
    long = "The Bell Under Harrow: Brannoc Vale, Sable Wick, Sister Ivenne, Orrin Ashgrove"
    assert in_two_lines(long) == "The Bell Under Harrow:\nBrannoc Vale, …rrin Ashgrove"
    assert in_two_lines("x" * 30 + " y") == shortened("x" * 30 + " y")
    assert in_two_lines("The Bell Under Harrow · Pim, Tollo") == "The Bell Under Harrow\nPim, Tollo"
    assert in_two_lines("") == ""


def test_a_long_name_is_shortened() -> None:
    assert shortened("x" * 28) == "x" * 28
    assert shortened("x" * 15 + "y" * 14) == "x" * 14 + "…" + "y" * 13
    assert shortened("abcdefghijklmnopq", 16) == "ab…efghijklmnopq"


# -- files -----------------------------------------------------------------------------------------


def plot() -> Plot:
    def draw(figure: Any) -> None:
        figure.subplots().set_xlabel("drawn here")

    return Plot("name", "Title", "About.", ("a",), [("b",)], draw, 2.5)


def test_a_plot_is_drawn_as_high_as_it_says_in_our_style() -> None:
    made = drawn(plot())
    assert tuple(made.get_size_inches()) == (WIDTH, 2.5)
    panel = panel_of(made)
    assert panel.get_xlabel() == "drawn here"
    assert not panel.spines["top"].get_visible()
    assert not panel.spines["right"].get_visible()
    assert to_hex(panel.xaxis.label.get_color()).upper() == INK
    assert panel.xaxis.label.get_size() == 11


def test_files_are_the_same_whenever_they_are_made() -> None:
    first, second = drawn(plot()), drawn(plot())
    assert as_svg(first, "My title") == as_svg(second, "My title")
    assert as_png(first) == as_png(second)
    assert as_png(first).startswith(b"\x89PNG")
    assert b"matplotlib" not in as_png(first).lower()
    svg = as_svg(first, "My title")
    assert "<dc:date>" not in svg
    assert "My title" in svg
    assert ">drawn here</text>" in svg


def test_inside_a_page_a_drawing_takes_its_inks_and_has_ids_of_its_own() -> None:
    svg = (
        '<?xml version="1.0"?>\n<svg a="1" width="9pt" height="5pt"><metadata>\nx\n</metadata>'
        f'<g id="one" fill="{INK}" stroke="#dddddd"/><use href="#one" clip-path="url(#two)"/>'
        f'<rect width="3" fill="{PAPER.lower()}" stroke="#000000"/></svg>'
    )
    assert inside_page(svg, "gold") == (
        '<svg a="1" role="img" height="5pt">'
        '<g id="gold-one" fill="var(--ink)" stroke="var(--faint)"/>'
        '<use href="#gold-one" clip-path="url(#gold-two)"/>'
        '<rect width="3" fill="var(--paper)" stroke="var(--ink)"/></svg>'
    )
