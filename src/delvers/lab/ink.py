"""What all plots share: colours, patterns, and bars with intervals."""

from typing import Any, Final

from matplotlib.ticker import MaxNLocator, PercentFormatter

from delvers.lab.statistics import Interval

# Okabe and Ito's colours, which most colour-blind readers can tell apart.
COLOURS: Final = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00")
HATCHES: Final = ("", "///", "...", "xxx", "\\\\\\", "+++")
PAPER: Final = "#FFFFFF"
INK: Final = "#333333"


def draw_rates(
    panel: Any,
    rates: dict[str, tuple[float, Interval]],
    title: str,
    line: tuple[float, str] | None = None,
) -> None:
    """One bar for each bot with its interval, and perhaps a line to compare with."""
    for at, (rate, interval) in enumerate(rates.values()):
        reach = [[rate - interval.low], [interval.high - rate]]
        panel.bar(at, rate, width=0.6, **style(at))
        panel.errorbar(at, rate, reach, color=INK, capsize=6, linewidth=1.5)
        panel.annotate(
            f"{rate:.1%}",
            (at, interval.high),
            (0, 5),
            textcoords="offset points",
            ha="center",
            color=INK,
        )
    if line:
        panel.axhline(line[0], color=INK, linestyle="--", linewidth=1, label=line[1])
    panel.set_xticks(range(len(rates)), list(rates))
    panel.set_xlim(-0.6, len(rates) - 0.4)
    top = max(interval.high for _, interval in rates.values())
    panel.set_ylim(0, max(top, line[0] if line else 0) * 1.15)
    panel.set_ylabel(title)
    tidy(panel)


def style(at: int) -> dict[str, str]:
    """Colour and pattern of a bot; the pattern tells them apart without colour."""
    return {
        "color": COLOURS[at % len(COLOURS)],
        "hatch": HATCHES[at % len(HATCHES)],
        "edgecolor": PAPER,
    }


def tidy(panel: Any) -> None:
    """Percent upwards, a legend above the lines, and nothing that carries no meaning."""
    panel.yaxis.set_major_locator(MaxNLocator(nbins=6, steps=[1, 2, 5, 10]))
    panel.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    if panel.get_legend_handles_labels()[1]:
        panel.legend(loc="upper right", framealpha=1, edgecolor=PAPER)
    panel.spines[["top", "right"]].set_visible(False)
    panel.grid(axis="y", color="#DDDDDD", linewidth=0.7)
    panel.set_axisbelow(True)
    panel.tick_params(colors=INK)
