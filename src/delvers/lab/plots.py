"""Pictures of a report: win rates with their intervals, and how often every number came up."""

from collections import Counter
from pathlib import Path
from typing import Any

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import MaxNLocator

from delvers.kernel.errors import BadOption, listed
from delvers.lab.facts import facts_of
from delvers.lab.fateplots import draw_fates
from delvers.lab.ink import COLOURS, INK, PAPER, draw_rates, style, tidy
from delvers.lab.simulate import Report
from delvers.lab.statistics import mean, total
from delvers.lab.tally import Tally
from delvers.text import Words


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
    """Who fared how: by what became of heroes if the game tells that, else by victories."""
    series, fates = report.series, report.tally.fates.get("bots")
    if fates:
        figure, panels = paper(4, 4.8) if facts_of(series.game).is_party else paper(3, 5.2)
        by_rate = sorted(fates.items(), key=lambda item: -item[1].rate)
        draw_fates(series.game, panels[-3:], dict(by_rate), words)
        if len(panels) > len(panels[-3:]):
            draw_victories(panels[0], report.tally, words)
    else:
        figure = draw_results(report, words)
    title = words.say(
        "%(game)s: %(games)s games with %(seats)s seats, seed %(seed)s",
        game=words.game(series.game),
        games=f"{report.tally.games:,}",
        seats=series.seats,
        seed=series.seed,
    )
    figure.suptitle(title, color=INK, fontsize=13, fontweight="bold")
    return figure


def paper(count: int, width: float = 4.4) -> tuple[Figure, Any]:
    """A figure with panels side by side."""
    figure = Figure(figsize=(width * count, 4.4), layout=ConstrainedLayoutEngine(w_pad=0.15))
    return figure, figure.subplots(1, count, squeeze=False)[0]


def draw_victories(panel: Any, tally: Tally, words: Words) -> None:
    """How many of their games the parties of each bot win."""
    bots = sorted(tally.bots.items(), key=lambda item: -item[1].win_rate)
    rates = {name: (bot.win_rate, bot.interval) for name, bot in bots}
    draw_rates(panel, rates, words.say("Win rate"))


def draw_results(report: Report, words: Words) -> Figure:
    """Win rates on the left, and one panel for each figure that the game has."""
    tally, series = report.tally, report.series
    bots = dict(sorted(tally.bots.items(), key=lambda item: -item[1].win_rate))
    figures = list(next(iter(bots.values())).figures)
    figure, panels = paper(1 + len(figures))
    draw_rates(
        panels[0],
        {name: (bot.win_rate, bot.interval) for name, bot in bots.items()},
        words.say("Win rate per seat"),
        (1 / series.seats, words.say("equal share")),
    )
    for panel, what in zip(panels[1:], figures, strict=True):
        draw_counts(panel, {name: bot.figures[what] for name, bot in bots.items()}, words)
        panel.set_xlabel(label_of(what, words))
    return figure


def label_of(what: str, words: Words) -> str:
    """The words for a figure."""
    labels = {
        "coins": words.say("Coins at the end"),
        "wounds": words.say("Wounds at the end"),
        "score": words.say("Score"),
    }
    return labels.get(what, what)


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
