"""Pictures of a report: win rates with their intervals, and how often every number came up."""

from collections import Counter
from pathlib import Path
from typing import Any, Final

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import MaxNLocator, PercentFormatter

from delvers.kernel.errors import BadOption, listed
from delvers.lab.simulate import Report
from delvers.lab.statistics import mean, total
from delvers.lab.tally import BotTally
from delvers.text import Words

# Okabe and Ito's colours, which most colour-blind readers can tell apart.
COLOURS: Final = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00")
HATCHES: Final = ("", "///", "...", "xxx", "\\\\\\", "+++")
PAPER: Final = "#FFFFFF"
INK: Final = "#333333"


def check_path(path: Path) -> None:
    """Raise unless a plot can be saved there."""
    known = FigureCanvasAgg(Figure()).get_supported_filetypes()
    if path.suffix.lstrip(".").lower() not in known:
        raise BadOption(f"{path.name!r} cannot be drawn; allowed endings: {listed(sorted(known))}")
    if not path.parent.is_dir():
        raise BadOption(f"there is no folder {str(path.parent)!r} to save the plot in")


def save_plot(report: Report, path: Path, words: Words) -> None:
    """Draw the report into a file; its ending says which kind."""
    check_path(path)
    figure = draw(report, words)
    FigureCanvasAgg(figure)
    figure.savefig(path, dpi=150, facecolor=PAPER)


def draw(report: Report, words: Words) -> Figure:
    """Win rates on the left, and one panel for each figure that the game has."""
    tally, series = report.tally, report.series
    bots = dict(sorted(tally.bots.items(), key=lambda item: -item[1].win_rate))
    figures = list(next(iter(bots.values())).figures)
    figure = Figure(
        figsize=(4.4 * (1 + len(figures)), 4.4), layout=ConstrainedLayoutEngine(w_pad=0.15)
    )
    panels = figure.subplots(1, 1 + len(figures), squeeze=False)[0]
    draw_wins(panels[0], bots, 1 / series.seats, words)
    for panel, what in zip(panels[1:], figures, strict=True):
        draw_counts(panel, {name: bot.figures[what] for name, bot in bots.items()}, words)
        panel.set_xlabel(label_of(what, words))
    title = words.say(
        "%(game)s: %(games)s games with %(seats)s seats, seed %(seed)s",
        game=words.game(series.game),
        games=f"{tally.games:,}",
        seats=series.seats,
        seed=series.seed,
    )
    figure.suptitle(title, color=INK, fontsize=13, fontweight="bold")
    return figure


def label_of(what: str, words: Words) -> str:
    """The words for a figure."""
    labels = {
        "coins": words.say("Coins at the end"),
        "wounds": words.say("Wounds at the end"),
        "score": words.say("Score"),
    }
    return labels.get(what, what)


def draw_wins(panel: Any, bots: dict[str, BotTally], fair: float, words: Words) -> None:
    """One bar for each bot with its interval, and a line where all are equal."""
    for at, bot in enumerate(bots.values()):
        below, above = bot.win_rate - bot.interval.low, bot.interval.high - bot.win_rate
        panel.bar(at, bot.win_rate, width=0.6, **style(at))
        panel.errorbar(at, bot.win_rate, [[below], [above]], color=INK, capsize=6, linewidth=1.5)
        panel.annotate(
            f"{bot.win_rate:.1%}",
            (at, bot.interval.high),
            (0, 5),
            textcoords="offset points",
            ha="center",
            color=INK,
        )
    panel.axhline(fair, color=INK, linestyle="--", linewidth=1, label=words.say("equal share"))
    panel.set_xticks(range(len(bots)), list(bots))
    panel.set_xlim(-0.6, len(bots) - 0.4)
    top = max(bot.interval.high for bot in bots.values())
    panel.set_ylim(0, max(top, fair) * 1.15)
    panel.set_ylabel(words.say("Win rate per seat"))
    tidy(panel)


def draw_counts(panel: Any, counts: dict[str, Counter[int]], words: Words) -> None:
    """How often every number came up, bots side by side, with a line at each mean."""
    width = 0.84 / len(counts)
    for at, (name, count) in enumerate(counts.items()):
        numbers = sorted(count)
        places = [number + (at - (len(counts) - 1) / 2) * width for number in numbers]
        shares = [count[number] / total(count) for number in numbers]
        middle = mean(count)
        label = words.say("%(bot)s: mean %(mean)s", bot=name, mean=f"{middle:.1f}")
        panel.bar(places, shares, width=width, label=label, **style(at))
        panel.axvline(middle, color=COLOURS[at % len(COLOURS)], linestyle="--", linewidth=1)
    panel.set_ylim(0, panel.get_ylim()[1] * 1.2)
    panel.xaxis.set_major_locator(MaxNLocator(integer=True))
    panel.set_ylabel(words.say("Part of all seats"))
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
    panel.legend(loc="upper right", framealpha=1, edgecolor=PAPER)
    panel.spines[["top", "right"]].set_visible(False)
    panel.grid(axis="y", color="#DDDDDD", linewidth=0.7)
    panel.set_axisbelow(True)
    panel.tick_params(colors=INK)
