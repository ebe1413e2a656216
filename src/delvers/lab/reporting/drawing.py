"""Drawing plots: narrow enough for a phone, with inks that a page can exchange."""

import io
import math
import re
import textwrap
from collections.abc import Sequence
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from delvers.lab.analysis.estimates import Estimate
from delvers.lab.ink import COLOURS, INK, PAPER
from delvers.lab.reporting.plot import Plot

WIDTH: Final = 4.6
"""Inches: about as many points as a phone has pixels, so that letters keep their size."""
FAINT: Final = "#DDDDDD"
STYLE: Final[Any] = {
    "font.size": 11,
    "axes.titlesize": 11,
    "svg.fonttype": "none",
    "svg.hashsalt": "delvers",
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "hatch.linewidth": 0.6,
}
HEAT: Final = LinearSegmentedColormap.from_list("heat", ["#FFF7EC", "#FDBB84", "#B30000"])
CHANGEABLE: Final = {INK: "--ink", PAPER: "--paper", FAINT: "--faint"}
"""Inks that a page has two of, one for light and one for dark."""


def drawn(plot: Plot) -> Figure:
    """The plot as a figure."""
    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, plot.height), layout="constrained", facecolor=PAPER)
        FigureCanvasAgg(figure)
        plot.draw(figure)
    return figure


def as_png(figure: Figure) -> bytes:
    """The figure as a picture of points."""
    sink = io.BytesIO()
    with rc_context(STYLE):
        figure.savefig(sink, format="png", dpi=160, metadata={"Software": None})
    return sink.getvalue()


def as_svg(figure: Figure, title: str) -> str:
    """The figure as a drawing of its own, the same whenever it is made."""
    sink = io.StringIO()
    with rc_context(STYLE):
        figure.savefig(sink, format="svg", metadata={"Date": None, "Title": title})
    return sink.getvalue()


def inside_page(svg: str, name: str) -> str:
    """The drawing as a part of a page: it takes the inks of the page, and its ids are its own."""
    drawing = svg[svg.index("<svg") :]
    drawing = re.sub(r"<metadata>.*?</metadata>", "", drawing, flags=re.DOTALL)
    drawing = re.sub(r'\bid="([^"]+)"', rf'id="{name}-\1"', drawing)
    drawing = re.sub(r'href="#([^"]+)"', rf'href="#{name}-\1"', drawing)
    drawing = re.sub(r"url\(#([^)]+)\)", rf"url(#{name}-\1)", drawing)
    for ink, variable in CHANGEABLE.items():
        drawing = re.sub(rf"{ink}\b", f"var({variable})", drawing, flags=re.IGNORECASE)
    drawing = drawing.replace("#000000", "var(--ink)")
    return re.sub(r'^<svg([^>]*?) width="[^"]*"', r'<svg\1 role="img"', drawing, count=1)


# -- kinds of drawings -----------------------------------------------------------------------------


def draw_estimates(
    figure: Any,
    names: Sequence[str],
    estimates: Sequence[Estimate],
    label: str,
    *,
    is_rate: bool,
    line: float | None = None,
) -> None:
    """One bar for each name with its interval, from above; perhaps a line to compare with."""
    panel = figure.subplots()
    for at, one in enumerate(estimates):
        panel.barh(at, one.mean, height=0.62, color=COLOURS[0])
        reach = [[max(0, one.mean - one.low)], [max(0, one.high - one.mean)]]
        panel.errorbar(one.mean, at, xerr=reach, color=INK, capsize=4, linewidth=1.3)
    if line is not None:
        panel.axvline(line, color=INK, linestyle="--", linewidth=1)
    panel.set_yticks(range(len(names)), [in_two_lines(name) for name in names])
    panel.invert_yaxis()
    panel.set_xlim(left=0)
    finish_across(figure, panel, label, is_rate=is_rate)


def draw_forest(
    figure: Any, names: Sequence[str], estimates: Sequence[Estimate], label: str, *, is_rate: bool
) -> None:
    """A point with its interval for each change, around a line where nothing changes."""
    panel = figure.subplots()
    panel.axvline(0, color=INK, linestyle="--", linewidth=1)
    for at, one in enumerate(estimates):
        is_clear = one.low > 0 or one.high < 0
        reach = [[one.mean - one.low], [one.high - one.mean]]
        panel.errorbar(
            one.mean,
            at,
            xerr=reach,
            fmt="s" if is_clear else "o",
            markerfacecolor=COLOURS[0] if is_clear else PAPER,
            color=COLOURS[0],
            capsize=4,
        )
    panel.set_yticks(range(len(names)), [in_two_lines(name) for name in names])
    panel.set_ylim(len(names) - 0.5, -0.5)
    finish_across(figure, panel, label, is_rate=is_rate)


def draw_counts(
    figure: Any,
    places: Sequence[float],
    shares: dict[str, Sequence[float]],
    label: str,
    ylabel: str,
    width: float,
) -> None:
    """How often numbers came up, groups as outlines over each other."""
    panel = figure.subplots()
    for at, (name, parts) in enumerate(shares.items()):
        panel.stairs(
            parts,
            [*places, places[-1] + width],
            label=name,
            color=COLOURS[at % len(COLOURS)],
            fill=len(shares) == 1,
            linewidth=1.8,
            linestyle=("-", "--", ":", "-.")[at % 4],
        )
    if len(shares) > 1:
        panel.legend(frameon=False, labelcolor=INK)
    panel.set_xlabel(label)
    panel.set_ylabel(ylabel)
    panel.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    panel.grid(axis="y", color=FAINT, linewidth=0.7)
    panel.set_axisbelow(True)


def draw_heat(
    figure: Any,
    cells: Sequence[Sequence[float]],
    across: tuple[str, Sequence[str]],
    down: tuple[str, Sequence[str]],
    *,
    is_rate: bool,
) -> None:
    """A table of colours with their numbers."""
    panel = figure.subplots()
    known = [value for row in cells for value in row if not math.isnan(value)]
    low, high = (min(known), max(known)) if known else (0.0, 1.0)
    panel.pcolormesh(cells, cmap=HEAT, vmin=low, vmax=high or 1, edgecolors=PAPER, linewidth=1)
    for y, row in enumerate(cells):
        for x, value in enumerate(row):
            if not math.isnan(value):
                is_dark = high > low and (value - low) / (high - low) > 0.6
                text = f"{value:.0%}" if is_rate else f"{value:,.1f}"
                ink = "#FFFFFE" if is_dark else "#222222"
                panel.text(x + 0.5, y + 0.5, text, ha="center", va="center", color=ink)
    panel.set_xticks([x + 0.5 for x in range(len(across[1]))], across[1])
    panel.set_yticks([y + 0.5 for y in range(len(down[1]))], down[1])
    panel.set_xlabel(across[0])
    panel.set_ylabel(down[0])
    panel.spines[["left", "bottom"]].set_visible(False)
    panel.tick_params(length=0)


def finish_across(figure: Any, panel: Any, label: str, *, is_rate: bool) -> None:
    """Numbers along the bottom, and nothing that carries no meaning."""
    figure.supxlabel(label, fontsize=STYLE["font.size"])  # long names leave the panel little room
    panel.xaxis.set_major_locator(MaxNLocator(nbins=4, steps=[1, 2, 5, 10]))
    if is_rate:
        panel.xaxis.set_major_formatter(lambda value, _place: f"{100 * value:.3g}%")
    panel.grid(axis="x", color=FAINT, linewidth=0.7)
    panel.set_axisbelow(True)


def in_two_lines(name: str, most: int = 28) -> str:
    """A long name in two lines, shortened if need be; they part at a dot between two names."""
    if len(name) > most and " · " in name:
        first, _, rest = name.partition(" · ")
        return f"{shortened(first, most)}\n{shortened(rest, most)}"
    first = textwrap.wrap(name, most, break_long_words=False)[0] if name.strip() else ""
    rest = name.removeprefix(first).strip()
    if not rest or len(first) > most:
        return shortened(name, most)
    return f"{first}\n{shortened(rest, most)}"


def shortened(name: str, most: int = 28) -> str:
    """A name that leaves room for the drawing beside it; its end often tells it from others."""
    return name if len(name) <= most else f"{name[: most - 14]}…{name[-13:]}"
